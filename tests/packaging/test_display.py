import pytest
from display import available


@pytest.mark.parametrize(
    ("platform", "environ", "displays"),
    [
        ("darwin", {}, ("native",)),
        ("win32", {}, ("native",)),
        ("linux", {}, ()),
        ("linux", {"DISPLAY": "", "WAYLAND_DISPLAY": ""}, ()),
        ("linux", {"DISPLAY": ":0"}, ("x11",)),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, ("wayland",)),
        ("linux", {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ("x11", "wayland")),
    ],
)
def test_displays(platform: str, environ: dict[str, str], displays: tuple[str, ...]) -> None:
    assert available(platform, environ) == displays
