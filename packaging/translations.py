"""Keep the catalogues of translations in step with the code: `python packaging/translations.py [missing]`.

Finds every literal given to `said`, `tr` and `counted`, writes them with their known translations into
`resources/translations/rouge-gui_<language>.ts` and compiles that into the `.qm` that the window loads. With `missing`
it prints what has no translation yet instead, as JSON.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parents[1]
CODE = ROOT / "rouge_gui"
TRANSLATIONS = ROOT / "resources" / "translations"
CONTEXT = "rouge-gui"
# How many forms a counted text has in each language.
LANGUAGES = {"pl": 3}
SAYING, COUNTING = ("said", "tr"), "counted"
MAKERS = ("rouge_gui/wording.py", "rouge_gui/gui/language.py")
LATER = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
AT_ONCE = "tr"

Key = tuple[str, str]


@dataclass
class Message:
    """A text to translate: where it is said, its comment (the case that sentences ask for), its forms so far."""

    source: str
    comment: str = ""
    plural: bool = False
    places: list[str] = field(default_factory=list)
    forms: list[str] = field(default_factory=list)

    @property
    def key(self) -> Key:
        """What a translator finds it by."""
        return self.source, self.comment

    @property
    def is_done(self) -> bool:
        """Whether every form is there."""
        return bool(self.forms) and all(self.forms)


def messages(code: Path = CODE) -> tuple[dict[Key, Message], list[str]]:
    """Return everything that the modules below `code` say, and a sentence for each place where it can't be found."""
    found: dict[Key, Message] = {}
    faults: list[str] = []
    for path in sorted(code.rglob("*.py")):
        place = path.relative_to(code.parent).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        late = {id(each) for part in ast.walk(tree) if isinstance(part, LATER) for each in ast.walk(part)}
        for call in ast.walk(tree):
            if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name)):
                continue
            if call.func.id == AT_ONCE and id(call) not in late:
                faults.append(
                    f"{place}:{call.lineno}: `tr` runs before a language is chosen; take `said`, and `shown` later"
                )
            if call.func.id not in (*SAYING, COUNTING) or place in MAKERS:
                continue
            source = _source(call)
            if source is None:
                faults.append(
                    f"{place}:{call.lineno}: what is said must be a literal, with its values as fields"
                )
                continue
            message = found.setdefault((source, ""), Message(source, plural=call.func.id == COUNTING))
            if place not in message.places:
                message.places.append(place)
    return found, faults


def _source(call: ast.Call) -> str | None:
    """Return what translators know the text of a call by, None where it is no literal."""
    texts = [
        each.value if isinstance(each, ast.Constant) and isinstance(each.value, str) else None
        for each in call.args
    ]
    if isinstance(call.func, ast.Name) and call.func.id == COUNTING:
        match texts:
            case [_, str() as one]:
                return f"%Ln {one}s"
            case [_, _, str() as several, *_]:
                return f"%Ln {several}"
        return None
    return texts[0] if texts else None


def catalogue(path: Path) -> dict[Key, Message]:
    """Return what a catalogue holds."""
    held: dict[Key, Message] = {}
    for each in ET.parse(path).iter("message") if path.exists() else ():  # noqa: S314 (our own file)
        translation = each.find("translation")
        if translation is None:
            continue
        plural = each.get("numerus") == "yes"
        forms = [form.text or "" for form in translation] if plural else [translation.text or ""]
        message = Message(each.findtext("source", ""), each.findtext("comment", ""), plural, forms=forms)
        held[message.key] = message
    return held


def updated(said: dict[Key, Message], held: dict[Key, Message]) -> list[Message]:
    """Return the messages of the code with the forms held; the cases of a count stay as long as it is said."""
    known = [replace(message, forms=held[key].forms if key in held else []) for key, message in said.items()]
    cases = [
        Message(case.source, case.comment, case.plural, said[case.source, ""].places, case.forms)
        for case in held.values()
        if case.comment and (case.source, "") in said
    ]
    return sorted([*known, *cases], key=lambda each: each.key)


def written(language: str, held: list[Message]) -> str:
    """Return the text of a catalogue file."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for each in held:
        message = ET.SubElement(context, "message", {"numerus": "yes"} if each.plural else {})
        for place in each.places:
            ET.SubElement(message, "location", filename=f"../../{place}")
        ET.SubElement(message, "source").text = each.source
        if each.comment:
            ET.SubElement(message, "comment").text = each.comment
        state = {} if each.is_done else {"type": "unfinished"}
        translation = ET.SubElement(message, "translation", state)
        if each.plural:
            for form in each.forms or [""] * LANGUAGES[language]:
                ET.SubElement(translation, "numerusform").text = form
        else:
            translation.text = "".join(each.forms)
    ET.indent(root, " ")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{ET.tostring(root, encoding="unicode")}\n'


def path_of(language: str) -> Path:
    """Return the place of a catalogue; the compiled one lies beside it, with the ending `.qm`."""
    return TRANSLATIONS / f"rouge-gui_{language}.ts"


def compile_catalogue(source: Path, compiled: Path) -> None:
    """Make of a `.ts` file the `.qm` file that Qt loads, by Qt's own `lrelease`."""
    import PySide6

    program = Path(PySide6.__file__).parent / f"lrelease{'.exe' if sys.platform == 'win32' else ''}"
    subprocess.run([program, "-silent", source, "-qm", compiled], check=True)


def main(arguments: list[str]) -> int:
    """Update and compile every catalogue, or print what is missing; 1 where something said can't be found."""
    said, faults = messages()
    for fault in faults:
        print(fault, file=sys.stderr)
    for language, number in LANGUAGES.items():
        path = path_of(language)
        held = updated(said, catalogue(path))
        if arguments == ["missing"]:
            forms = [""] * number
            missing = {each.source: forms if each.plural else "" for each in held if not each.is_done}
            print(json.dumps(missing, ensure_ascii=False, indent=1))
            continue
        TRANSLATIONS.mkdir(exist_ok=True)
        path.write_text(written(language, held), encoding="utf-8")
        compile_catalogue(path, path.with_suffix(".qm"))
        print(f"{language}: {sum(each.is_done for each in held)} of {len(held)} translated")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
