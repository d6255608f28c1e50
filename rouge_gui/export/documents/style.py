"""How an exported page looks: the colours of the window's default themes, light and dark, on screen and on paper."""

from __future__ import annotations

from rouge_gui.colours import DARK, LIGHT, Theme

USED = ("window", "base", "text", "faint", "border", "fill", "solid", "dotted", "hollow", "red", "amber")


def _variables(theme: Theme) -> str:
    return " ".join(f"--{name}: {getattr(theme, name)};" for name in USED)


RULES = """
body { margin: 0 auto; max-width: 80rem; padding: 1.5rem; background: var(--window); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.3rem; } h2 { font-size: 1.15rem; margin-top: 2.5rem; } h3 { font-size: 1rem; margin: 0 0 .4rem; }
.faint { color: var(--faint); font-weight: normal; }
.texts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1rem;
  align-items: start; margin-bottom: 1rem; }
.texts section, .legend { background: var(--base); border: 1px solid var(--border);
  border-radius: 6px; padding: .8rem 1rem; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; line-height: 2; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .3rem 1.6rem; margin: 1rem 0; }
.text span, .legend span, .control { -webkit-box-decoration-break: slice; box-decoration-break: slice;
  -webkit-print-color-adjust: exact; print-color-adjust: exact; }
.bigram { background: var(--fill); }
.unigram { text-decoration: underline dotted var(--dotted) 2px; }
.lcs { text-decoration: underline solid var(--solid) 2px; }
.unigram, .lcs { text-underline-offset: 3px; text-decoration-skip-ink: none; }
.hollow { outline: 1px solid var(--hollow); outline-offset: 1px; border-radius: 2px; }
.box { border: solid var(--red); border-width: 2px 0; padding: .1em 0; }
.box.amber { border-color: var(--amber); border-style: dashed; }
.box.first { border-left-width: 2px; border-top-left-radius: 3px; border-bottom-left-radius: 3px; }
.box.last { border-right-width: 2px; border-top-right-radius: 3px; border-bottom-right-radius: 3px; }
.seam { border-left: 2px solid var(--amber); margin: 0 1px; }
.stem { position: relative; } .whole { white-space: nowrap; }
.stem::before { content: "~"; position: absolute; top: -.75em; left: 0; right: 0; text-align: center; line-height: 1;
  color: var(--text); pointer-events: none; }
.text[style] { position: relative; padding-inline-start: calc(var(--columns) * .7rem + .2rem); }
.letter { position: absolute; inset-inline-start: calc(var(--column) * .7rem); width: .7rem; }
.letter::before { content: attr(data-letter); font: bold .75rem/2rem system-ui, sans-serif; }
.letter.red { color: var(--red); } .letter.amber { color: var(--amber); }
.control { color: var(--faint); border: 1px dotted var(--faint); font-size: .8em; }
.cues { font-size: .9rem; padding-left: 1.2rem; columns: 24rem; column-gap: 2rem; } .cues li { break-inside: avoid; }
 .cues b { color: var(--red); } .cues b.amber { color: var(--amber); }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--border); padding: .2rem .9rem .2rem 0; text-align: right; }
th:first-child, td:first-child { text-align: left; }
footer { margin-top: 2rem; font-size: .85rem; overflow-wrap: anywhere; }
code { font-family: ui-monospace, monospace; }
@media print {
  body { background: none; padding: 0; max-width: none; font-size: 11pt; }
  .texts { display: block; } .texts section { margin-bottom: 1rem; border: none; padding: 0; }
  h2, h3 { break-after: avoid; } table, .legend { break-inside: avoid; } article + article { break-before: page; }
}
"""
STYLE = f"""
:root {{ color-scheme: light dark; {_variables(LIGHT)} }}
@media screen and (prefers-color-scheme: dark) {{ :root {{ {_variables(DARK)} }} }}
@media print {{ :root {{ color-scheme: light; }} }}
{RULES}"""
