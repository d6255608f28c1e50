"""What `rouge-gui compare` and `rouge-gui study` take beside paths and scoring options."""

from argparse import ArgumentParser
from pathlib import Path

from rouge_gui.cli.output import add_output
from rouge_gui.export import REPORTS

REPORT_ENDINGS = ", ".join(REPORTS)


def add_comparing(parser: ArgumentParser) -> None:
    """Add what says how systems are compared."""
    from rouge_gui.study.baselines import BASELINES
    from rouge_gui.study.comparing.pairs import Settings
    from rouge_gui.study.comparing.significance import TESTS

    add_output(parser, f"where the report goes ({REPORT_ENDINGS})")
    parser.add_argument(
        "--baseline",
        metavar="NAME",
        nargs="+",
        action="extend",
        default=[],
        help=f"add systems that no model wrote, of the sources; of: {', '.join(BASELINES)}. "
        "They stand behind the paths",
    )
    usual = Settings()
    parser.add_argument(
        "--test",
        choices=tuple(TESTS),
        default=usual.test,
        help=f"how pairs are tested [{usual.test}], with {usual.resamples:,} resamples if --resamples is not given",
    )


def add_studying(parser: ArgumentParser) -> None:
    """Add what says how scores are held against ratings."""
    from rouge_gui.study.rating.correlation import RESAMPLES, Drawing

    add_output(parser, f"where the report goes ({REPORT_ENDINGS})")
    parser.add_argument(
        "--ratings",
        metavar="FILE",
        type=Path,
        help='ratings beside the corpus: .csv, .tsv or .jsonl with "example", "system" and a column for each rating',
    )
    usual = Drawing()
    parser.add_argument(
        "--resample",
        choices=tuple(RESAMPLES),
        default=usual.resample,
        help=f"what the intervals take as a sample of all that there could be [{usual.resample}]",
    )
