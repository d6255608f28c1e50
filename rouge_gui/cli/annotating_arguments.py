"""What `rouge-gui annotations` takes: what to do with a project of annotating."""

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from pathlib import Path

from rouge_gui.cli.output import add_output


def add_annotating(parser: ArgumentParser) -> None:
    """Add a parser for each thing that can be done; its name is `action`."""
    from rouge_gui.study.annotating.formats import FORMATS

    told = [f"  {name:12} {each.help}. {each.loses}".rstrip() for name, each in FORMATS.items()]
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name, help_ in (
        ("agree", "say how far the annotators agree, with each other and with gold"),
        ("export", "write what they said, for other programs"),
        ("merge", "take in what came by mail, or from another program"),
    ):
        action = actions.add_parser(name, help=help_, description=f"{help_[0].upper()}{help_[1:]}.")
        action.add_argument("project", metavar="PROJECT", type=Path, help="the project's folder")
        if name == "agree":
            action.add_argument(
                "-o", "--output", metavar="FILE", type=Path, help="also write all of it as JSON"
            )
            continue
        action.formatter_class = RawDescriptionHelpFormatter
        action.epilog = "\n".join(["formats:", *told])
        if name == "merge":
            action.add_argument("file", metavar="FILE", type=Path, help="a file of verdicts")
            action.add_argument(
                "--from",
                dest="format",
                metavar="FORMAT",
                choices=tuple(FORMATS),
                help="the format of another program; if not given, FILE is one of ours (.verdicts or .jsonl)",
            )
        else:
            action.add_argument(
                "--to",
                dest="format",
                metavar="FORMAT",
                choices=tuple(FORMATS),
                required=True,
                help="see below",
            )
            add_output(action, "the file to write", "OUT")
            action.add_argument(
                "--decided", action="store_true", help="where somebody adjudicated, the decision alone"
            )
