"""The example that is open: its texts as loaded, as edited, and whose they are."""

from dataclasses import dataclass, replace

from rouge_gui.corpus.example import Example
from rouge_gui.gui.editing import Edit
from rouge_gui.store.drafts import DraftKey, Edits
from rouge_gui.wording import said

SOURCE = "source"
CANDIDATE = "candidate"
REFERENCE = "reference"
ROLES = {SOURCE: said("source"), CANDIDATE: said("candidate"), REFERENCE: said("reference")}


def reference_role(index: int) -> str:
    """Return the role of reference `index` (0-based): `reference 1` for the first."""
    return f"{REFERENCE} {index + 1}"


def role_words(role: str) -> str:
    """Return what a role is called within a sentence."""
    kind, _, number = role.partition(" ")
    return said("reference {number}", number=number) if number else ROLES[kind]


@dataclass(frozen=True)
class Opened:
    """Texts by role: `source`, `candidate`, `reference 1`, `reference 2` ...; `loaded` as on disk, `texts` as edited."""

    example: str
    system: str
    loaded: dict[str, str]
    texts: dict[str, str]
    has_source: bool

    @property
    def source(self) -> str | None:
        """The source as edited; None where there is none."""
        return self.texts[SOURCE] if self.has_source or self.texts[SOURCE] else None

    @property
    def candidate(self) -> str:
        """The candidate as edited."""
        return self.texts[CANDIDATE]

    @property
    def references(self) -> tuple[str, ...]:
        """The references as edited, in order."""
        return tuple(text for role, text in self.texts.items() if role.startswith(REFERENCE))

    def edited_roles(self) -> list[str]:
        """Return the roles of the texts that differ from what was loaded."""
        return [role for role, text in self.texts.items() if text != self.loaded.get(role, "")]

    def after(self, edit: Edit) -> "Opened":
        """Return these texts after `edit`."""
        return replace(self, texts={**self.texts, edit.role: edit.applied(self.texts[edit.role])})

    def with_reference(self) -> "Opened":
        """Return these texts with one more, empty reference."""
        role = reference_role(len(self.references))
        return replace(self, loaded={**self.loaded, role: ""}, texts={**self.texts, role: ""})

    def without_last_reference(self) -> "Opened":
        """Return these texts without the last reference."""
        role = reference_role(len(self.references) - 1)
        return replace(self, texts={name: text for name, text in self.texts.items() if name != role})

    def key(self, role: str) -> DraftKey:
        """Return under which key an edit of `role` is kept; candidates of two systems are two texts."""
        owner = f"{role} {self.system}" if role == CANDIDATE else role
        return DraftKey(self.example, owner, self.loaded.get(role, ""))


def open_texts(example: Example, system: str, drafts: Edits) -> Opened:
    """Return the texts of `example` with the candidate of `system`, earlier edits in place."""
    candidate = example.candidates.get(system)
    loaded = {SOURCE: example.source or "", CANDIDATE: candidate.text if candidate else ""}
    loaded |= {reference_role(index): text for index, text in enumerate(example.references)}
    loaded.setdefault(reference_role(0), "")
    opened = Opened(example.id, system, loaded, loaded, example.source is not None)
    texts = {role: drafts.get(opened.key(role)) for role in loaded}
    return replace(
        opened, texts={role: loaded[role] if text is None else text for role, text in texts.items()}
    )
