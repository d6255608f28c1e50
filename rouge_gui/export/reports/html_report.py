"""A report as one HTML file that needs nothing else: no script, no other file, nothing that is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rouge_gui.export.documents.head import head
from rouge_gui.export.documents.html_words import words
from rouge_gui.export.documents.style import STYLE
from rouge_gui.export.reports.parts import Cell, Facts, Heading, Plots, Sentences, Table
from rouge_gui.export.reports.told import parts, title

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from rouge_gui.export.reports.contents import Contents

# So many columns that all else is made narrower.
WIDE = 8
RULES = """
body { max-width: 72rem; }
h1 { font-size: 1.6rem; margin-bottom: .3rem; }
h2 { font-size: 1.25rem; border-top: 1px solid var(--border); padding-top: 1.2rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.2rem; font-size: .9rem; margin: .8rem 0; }
dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; }
.limits { border-left: 4px solid var(--amber); background: var(--base); padding: .5rem 1rem; margin: 1rem 0; }
.told { max-width: 46rem; font-weight: 600; margin: .2rem 0 1.6rem; }
td.warning b::before { content: "\\25BC\\00A0"; font-size: .7em; }
.limits p { margin: .2rem 0; }
figure { margin: 1.2rem 0; }
.table { overflow-x: auto; }
table { margin: 0; font-size: .9rem; line-height: 1.35; }
caption { text-align: left; font-weight: 600; padding: 0 0 .4rem; caption-side: top; }
thead th { border-bottom: 2px solid var(--text); font-weight: 600; vertical-align: bottom; white-space: nowrap; }
tbody th { font-weight: 400; max-width: 14rem; overflow-wrap: anywhere; }
th, td { vertical-align: top; padding: .25rem 1.1rem .25rem 0; }
.words { text-align: left; }
td.words:not(:first-child) { max-width: 34rem; }
small { display: block; color: var(--faint); font-size: .78em; }
.wide th, .wide td { padding-right: .55rem; }
td.best b, td.warning b { font-weight: 700; }
td.warning, td.warning small { color: var(--red); }
.note, summary { font-size: .82rem; color: var(--faint); max-width: 60rem; }
.note { margin: .4rem 0 0; } summary { font-size: .9rem; cursor: pointer; padding: .2rem 0; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1.6rem; }
.plots figure { margin: 0; background: var(--base); border: 1px solid var(--border); border-radius: 6px;
  padding: .8rem; align-self: start; }
.plot { display: block; width: 100%; height: auto; }
.plot * { stroke-linejoin: round; stroke-linecap: butt; }
@media print {
  h1 { font-size: 18pt; } h2 { break-after: avoid; } tr, .plots figure, .told { break-inside: avoid; }
  table { break-inside: auto; font-size: 8pt; } thead { display: table-header-group; }
  .table { overflow: visible; } .plots { display: block; columns: 2; } .plots figure { margin-bottom: 1rem; }
  th, td { padding-right: .6rem; } .wide { font-size: 6.2pt; } .wide th, .wide td { padding-right: .3rem; }
  @page { margin: 12mm; } details:not([open]) { display: none; }
}
"""


def write(path: Path, contents: Contents) -> None:
    """Write the report of `contents`."""
    with path.open("w", encoding="utf-8", newline="") as handle:
        handle.write(head(title(contents), f"{STYLE}{RULES}"))
        for number, part in enumerate(parts(contents)):
            handle.writelines(_WRITERS[type(part)](part, f"p{number}"))
        handle.write(
            f"<footer>Made by rouge-gui. Signature: <code>{words(contents.signature)}</code></footer>\n"
        )
        handle.write("</body>\n</html>\n")


def _heading(part: Heading, _name: str) -> Iterator[str]:
    yield f"<h2>{words(part.words)}</h2>\n"


def _facts(part: Facts, _name: str) -> Iterator[str]:
    yield "<dl>\n"
    for name, told in part.facts:
        yield f"<dt>{words(name)}</dt><dd>{words(told)}</dd>\n"
    yield "</dl>\n"


def _sentences(part: Sentences, _name: str) -> Iterator[str]:
    look = "limits" if part.is_warning else "told"
    yield f'<div class="{look}">\n'
    for sentence in part.sentences:
        yield f"<p>{words(sentence)}</p>\n"
    yield "</div>\n"


def _table(part: Table, _name: str) -> Iterator[str]:
    if part.is_folded:
        yield f"<details><summary>{words(part.caption)}</summary>\n"
    look = ' class="wide"' if len(part.columns) > WIDE and part.worded == 1 else ""
    yield f'<figure><div class="table"><table{look}>\n'
    if not part.is_folded:
        yield f"<caption>{words(part.caption)}</caption>\n"
    headings = (
        f'<th scope="col"{_worded(part, place)}>{words(name)}</th>' for place, name in enumerate(part.columns)
    )
    yield f"<thead><tr>{''.join(headings)}</tr></thead>\n<tbody>\n"
    for row in part.rows:
        first, *others = row
        cells = (_cell(cell, _worded(part, place)) for place, cell in enumerate(others, 1))
        yield f'<tr><th scope="row" class="words">{words(first.words)}</th>{"".join(cells)}</tr>\n'
    yield "</tbody></table></div>\n"
    if part.note:
        yield f'<p class="note">{words(part.note)}</p>\n'
    yield "</figure>\n"
    if part.is_folded:
        yield "</details>\n"


def _cell(cell: Cell, worded: str) -> str:
    small = f"<small>{words(cell.small)}</small>" if cell.small else ""
    if not cell.look:
        return f"<td{worded}>{words(cell.words)}{small}</td>"
    return f'<td class="{cell.look}"><b>{words(cell.words)}</b>{small}</td>'


def _worded(part: Table, place: int) -> str:
    return ' class="words"' if place < part.worded else ""


def _plots(part: Plots, name: str) -> Iterator[str]:
    from rouge_gui.export.plots.formats import inline

    yield '<div class="plots">\n'
    for number, plot in enumerate(part.plots):
        yield f"<figure>{inline(plot, f'{name}-{number}')}</figure>\n"
    yield "</div>\n"


_WRITERS: Mapping[type, Callable[[Any, str], Iterator[str]]] = {
    Heading: _heading,
    Facts: _facts,
    Sentences: _sentences,
    Table: _table,
    Plots: _plots,
}
