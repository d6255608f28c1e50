"""Where Qt can show a window: on the system's own screen, on X11, on Wayland, or nowhere."""

from collections.abc import Mapping


def available(platform: str, environ: Mapping[str, str]) -> tuple[str, ...]:
    """Return the displays (`native`, `x11`, `wayland`, or none) that `environ` tells of on `sys.platform`."""
    if platform in {"darwin", "win32"}:
        return ("native",)
    variables = {"x11": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}
    return tuple(name for name, variable in variables.items() if environ.get(variable))
