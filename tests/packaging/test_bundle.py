"""What the bundle holds is what the program imports, on every platform the same."""

import ast
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path, PurePosixPath

import bundle
import pytest
from environment import ROOT

from rouge_gui.rouge.batch import engine

SPECS = sorted((ROOT / "packaging" / "pyinstaller").glob("*.spec"))
SITE = "/env/lib/python3.11/site-packages"


@cache
def imported() -> tuple[tuple[str, Path], ...]:
    """All of `imports`, parsed once."""
    return tuple(imports())


def imports() -> Iterator[tuple[str, Path]]:
    """Each module that the program imports anywhere, at the top or where it is needed, but for checking types."""
    for path in sorted((ROOT / "rouge_gui").rglob("*.py")):
        for node in without_typing(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((alias.name, path) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                yield from ((f"{node.module}.{alias.name}", path) for alias in node.names)


def without_typing(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        yield child
        yield from without_typing(child)


def third_party(module: str) -> bool:
    return module.split(".", maxsplit=1)[0] not in {*sys.stdlib_module_names, "rouge_gui"}


def test_every_library_that_is_imported_is_known_to_the_bundle() -> None:
    found = {module.split(".")[0] for module, _ in imported() if third_party(module)}
    assert found - {*bundle.IMPORTED, *bundle.OPTIONAL} == set()
    assert {"PySide6", "numpy", "pandas"} <= found


def test_nothing_that_is_imported_is_left_out() -> None:
    left_out = set(bundle.EXCLUDED) - set(bundle.OPTIONAL)
    lost = [
        f"{path.relative_to(ROOT)}: {module}"
        for module, path in imported()
        if any(module == each or module.startswith(f"{each}.") for each in left_out)
    ]
    assert lost == []


def test_every_module_of_qt_that_is_imported_comes_along_and_no_other() -> None:
    parts = [module.split(".") for module, _ in imported()]
    assert {names[1] for names in parts if names[0] == "PySide6"} == set(bundle.QT_MODULES)
    assert not set(bundle.QT_LIBRARIES) & {*bundle.QT_LEFT_OUT} - {"QtDBus"}


KERNELS = "rouge_gui.rouge.batch.kernels"


def named_here() -> list[str]:
    """What the bundle names; where nothing was compiled (no compiler) there are no kernels to import."""
    return [name for name in bundle.BY_NAME if name != KERNELS or engine.is_built()]


def test_the_kernels_are_in_the_bundle() -> None:
    assert KERNELS in bundle.BY_NAME


def test_all_that_the_bundle_names_can_be_imported_here() -> None:
    from importlib.util import find_spec

    assert [name for name in named_here() if find_spec(name) is None] == []


BLOCKED = """
import sys
from importlib import import_module

LEFT_OUT = set(sys.argv[1].split())

class Without:
    def __init__(self, finder):
        self.finder = finder

    def find_spec(self, name, path=None, target=None):
        return None if name in LEFT_OUT else self.finder.find_spec(name, path, target)

sys.meta_path[:] = [Without(each) for each in sys.meta_path]
for name in sys.argv[2].split():
    import_module(name)
"""


def test_with_what_is_left_out_gone_everything_can_still_be_imported() -> None:
    named = [*bundle.IMPORTED, *named_here(), "rouge_gui.gui.systems.plots", "rouge_gui.export.plots"]
    command = [sys.executable, "-c", BLOCKED, " ".join(bundle.EXCLUDED), " ".join(named)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


class Recorder:
    """Stands for PyInstaller while a spec runs: keeps what each of its steps is given."""

    def __init__(self) -> None:
        self.given: dict[str, tuple[tuple[object, ...], dict[str, object]]] = {}

    def step(self, name: str) -> "Callable[..., Recorder]":
        def take(*arguments: object, **named: object) -> "Recorder":
            self.given[name] = arguments, named
            return self

        return take

    @property
    def pure(self) -> list[bundle.Entry]:
        return []

    scripts = binaries = datas = pure


@pytest.mark.parametrize("spec", SPECS, ids=lambda path: path.stem)
def test_each_spec_gathers_the_same_and_compresses_nothing(
    spec: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bundle, "gathering", lambda: {"datas": ["resources"], "excludes": ["nothing"]})
    recorder = Recorder()
    steps = {name: recorder.step(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    exec(  # noqa: S102 (as PyInstaller does)
        compile(spec.read_text(encoding="utf-8"), str(spec), "exec"), {"SPECPATH": str(spec.parent), **steps}
    )
    arguments, named = recorder.given["Analysis"]
    assert arguments == ([str(bundle.LAUNCHER)],)
    assert named == {"datas": ["resources"], "excludes": ["nothing"]}
    assert recorder.given["EXE"][1]["name"] == recorder.given["COLLECT"][1]["name"] == "rouge-gui"
    assert recorder.given["EXE"][1]["exclude_binaries"]
    assert recorder.given["EXE"][1]["upx"] is recorder.given["COLLECT"][1]["upx"] is False


def test_there_is_a_spec_for_each_platform() -> None:
    from building import SPECS as BY_PLATFORM

    assert sorted(BY_PLATFORM.values()) == [path.name for path in SPECS]


NEEDED = [
    ("PySide6/QtWidgets.abi3.so", f"{SITE}/PySide6/QtWidgets.abi3.so"),
    ("PySide6/Qt/lib/libQt6XcbQpa.so.6", f"{SITE}/PySide6/Qt/lib/libQt6XcbQpa.so.6"),
    ("PySide6/Qt/plugins/platforms/libqxcb.so", f"{SITE}/PySide6/Qt/plugins/platforms/libqxcb.so"),
    ("PySide6/plugins/platforms/qwindows.dll", r"C:\env\PySide6\plugins\platforms\qwindows.dll"),
    ("PySide6/Qt6Core.dll", r"C:\env\PySide6\Qt6Core.dll"),
    ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "/env/PySide6/Qt/plugins/platforms/libqcocoa.dylib"),
    ("pyarrow/libparquet.so.2600", f"{SITE}/pyarrow/libparquet.so.2600"),
    ("libssl.so.3", "/usr/lib/x86_64-linux-gnu/libssl.so.3"),
    ("rouge_gui/resources/samples/planted.jsonl", "/src/resources/samples/planted.jsonl"),
]
LEFT = [
    ("PySide6/QtNetwork.abi3.so", f"{SITE}/PySide6/QtNetwork.abi3.so"),
    ("libQt6Qml.so.6", f"{SITE}/PySide6/Qt/lib/libQt6Qml.so.6"),
    ("PySide6/Qt6Network.dll", r"C:\env\PySide6\Qt6Network.dll"),
    ("PySide6/Qt/plugins/tls/libqopensslbackend.so", f"{SITE}/PySide6/Qt/plugins/tls/libqopensslbackend.so"),
    ("PySide6/Qt/plugins/platforms/libqvnc.so", f"{SITE}/PySide6/Qt/plugins/platforms/libqvnc.so"),
    ("PySide6/Qt/translations/qt_help_pl.qm", f"{SITE}/PySide6/Qt/translations/qt_help_pl.qm"),
    ("pyarrow/libarrow_flight.so.2600", f"{SITE}/pyarrow/libarrow_flight.so.2600"),
    ("nltk_data/corpora/words.zip", "/root/nltk_data/corpora/words.zip"),
    ("libX11.so.6", "/usr/lib/x86_64-linux-gnu/libX11.so.6"),
    ("libstdc++.so.6", "/lib/x86_64-linux-gnu/libstdc++.so.6"),
]


def test_files_are_kept_or_left_out_as_they_are_needed() -> None:
    assert [place for place, source in NEEDED if not bundle.is_needed(PurePosixPath(place), source)] == []
    assert [place for place, source in LEFT if bundle.is_needed(PurePosixPath(place), source)] == []


def test_the_folder_of_a_library_on_windows_is_understood() -> None:
    kept = bundle.kept([(r"PySide6\plugins\tls\qschannelbackend.dll", r"C:\env\x.dll", "BINARY")])
    assert kept == []
