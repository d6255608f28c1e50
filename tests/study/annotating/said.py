"""Verdicts as tests write them down."""

from collections.abc import Iterator, Mapping, Sequence

from rouge_gui.study.annotating.verdict import Answer, Item, SpanLabel, Verdict


def verdicts(
    question: str, told: Mapping[str, Sequence[Answer | str]], scheme: str = "s"
) -> Iterator[Verdict]:
    """Each annotator's answers to one question, item by item, a second apart; "-" where there is no verdict."""
    for annotator, answers in told.items():
        for number, answer in enumerate(answers):
            if answer != "-":
                yield Verdict(
                    Item(f"e{number}", ("A",)),
                    annotator,
                    scheme,
                    "d",
                    {question: answer},
                    moment=f"2026-11-30T10:{number // 60:02}:{number % 60:02}+00:00",
                    revision=1,
                    uid=f"{annotator}{number}",
                )


def spans(annotator: str, example: str, *labels: SpanLabel) -> Verdict:
    """Tell the spans that an annotator labelled of one candidate."""
    return Verdict(
        Item(example, ("A",)), annotator, "s", "d", spans=labels, revision=1, uid=annotator + example
    )
