"""What the desktop and Debian are told: well-formed, of one mind with each other and with the program."""

import configparser
import re
from datetime import date
from pathlib import Path
from xml.etree.ElementTree import Element

import bundle
import deb
import pytest
import system_packages
from defusedxml.ElementTree import fromstring

from rouge_gui import __version__
from rouge_gui.store.sessions import ENDING, KIND

SESSION, LINES = "application/x-rouge-gui-session", "application/jsonl"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
METAINFO = deb.LINUX / f"{bundle.IDENTIFIER}.metainfo.xml"


@pytest.fixture
def entry() -> configparser.SectionProxy:
    """The desktop entry."""
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(deb.LINUX / "rouge-gui.desktop", encoding="utf-8")
    assert read.sections() == ["Desktop Entry"]
    return read["Desktop Entry"]


def parsed(path: Path) -> Element:
    root: Element = fromstring(path.read_text(encoding="utf-8"))
    return root


def test_the_desktop_entry_starts_the_program_on_its_kinds_of_files(entry: configparser.SectionProxy) -> None:
    assert entry["Type"] == "Application"
    assert entry["Exec"].split() == [bundle.NAME, "%F"]
    assert entry["Icon"] == bundle.ICON.stem
    assert entry["MimeType"].split(";") == [SESSION, LINES, ""]
    assert entry["Terminal"] == "false"


def test_what_has_a_polish_form_has_one_everywhere(entry: configparser.SectionProxy) -> None:
    translated = {key.partition("[")[0] for key in entry if key.endswith("[pl]")}
    assert translated == {"Comment", "GenericName", "Keywords"}
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for path, tags in (
        (METAINFO, ("summary", "p", "li")),
        (deb.LINUX / "rouge-gui-mime.xml", (f"{MIME}comment",)),
    ):
        for tag in tags:
            told = [each.get(language) for each in parsed(path).iter(tag)]
            assert told.count("pl") == told.count(None), (path.name, tag)


def test_kinds_of_files_are_told_by_the_endings_that_the_program_writes() -> None:
    kinds = {
        each.get("type"): each for each in parsed(deb.LINUX / "rouge-gui-mime.xml").iter(f"{MIME}mime-type")
    }
    assert kinds.keys() == {SESSION, LINES}
    assert [glob.get("pattern") for glob in kinds[SESSION].iter(f"{MIME}glob")] == [f"*{ENDING}"]
    assert [glob.get("pattern") for glob in kinds[LINES].iter(f"{MIME}glob")] == ["*.jsonl"]
    assert [match.get("value") for match in kinds[SESSION].iter(f"{MIME}match")] == [f'"kind": "{KIND}"']


def test_the_metainfo_speaks_of_the_same_program(entry: configparser.SectionProxy) -> None:
    told = parsed(METAINFO)
    assert told.findtext("id") == bundle.IDENTIFIER
    assert told.findtext("launchable") == "rouge-gui.desktop"
    assert [each.text for each in told.iter("mediatype")] == entry["MimeType"].split(";")[:-1]
    assert [each.text for each in told.iter("category")] == ["Science", "Languages"]
    assert told.findtext("project_license") == "MIT"
    assert [each.get("version") for each in told.iter("release")] == [__version__]


def test_the_version_is_the_programs() -> None:
    assert bundle.version() == __version__


def test_the_package_depends_on_all_that_qt_opens() -> None:
    depends = set(deb.depends())
    opened = {
        *system_packages.ALWAYS.values(),
        *system_packages.ON_DISPLAY["x11"].values(),
        system_packages.FONT,
    }
    assert opened - depends == {"libglib2.0-0"}
    assert "libglib2.0-0t64 | libglib2.0-0" in depends


def test_the_control_file_is_one_that_dpkg_can_read() -> None:
    lines = deb.fields("amd64", 400_000, 36).splitlines()
    assert all(re.fullmatch(r"[A-Z][A-Za-z-]+: \S.*| \S.*", line) for line in lines)
    assert f"Version: {__version__}-1" in lines
    assert any(line.startswith("Depends: libc6 (>= 2.36), ") for line in lines)


def test_debians_changelog_is_dated_as_debian_writes_dates() -> None:
    first, _, change, _, last = deb.changes(date(2026, 11, 30)).splitlines()
    assert first == f"rouge-gui ({__version__}-1) unstable; urgency=medium"
    assert change.startswith("  * ")
    assert last == f" -- {deb.MAINTAINER}  Mon, 30 Nov 2026 00:00:00 +0000"


def test_the_oldest_libc_is_the_newest_that_any_file_asks_for(tmp_path: Path) -> None:
    (tmp_path / "a.so.1").write_bytes(b"\x00GLIBC_2.14\x00GLIBC_2.34\x00")
    (tmp_path / "rouge-gui").write_bytes(b"\x00GLIBC_2.9\x00")
    (tmp_path / "notes.txt").write_bytes(b"\x00GLIBC_2.99\x00")
    assert deb.oldest_libc(tmp_path) == 34


def test_the_icon_is_a_square_drawing() -> None:
    icon = parsed(bundle.ICON)
    assert icon.get("viewBox") == "0 0 128 128"
