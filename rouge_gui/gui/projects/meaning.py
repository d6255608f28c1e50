"""What the numbers of agreement mean, in plain sentences that name where each threshold is from."""

import math

from rouge_gui.gui.projects.agreement_columns import coefficient
from rouge_gui.study.annotating.agreement import Agreement, QuestionAgreement
from rouge_gui.study.annotating.alpha import Alpha
from rouge_gui.wording import counted

RELIABLE, TENTATIVE = 0.8, 0.667
SOURCE = (
    "Krippendorff (Content Analysis, 2004, chapter 11) relies on data from an alpha of .800 on, and draws no more than "
    "tentative conclusions down to .667; how much is needed depends on what the answers are to be used for."
)
NOTHING_SHARED = (
    "No item was judged by two annotators yet: agreement cannot be told. See the overlap of the project."
)
NO_QUESTIONS = (
    "This scheme has labels only: the F1 of the spans says how far annotators mark the same places."
)


def meaning(found: Agreement) -> str:
    """Return what can be said of each question, and by whose measure."""
    if not found.questions:
        return NO_QUESTIONS if any(each.items for each in found.spans) else NOTHING_SHARED
    if not any(each.items for each in found.questions):
        return NOTHING_SHARED
    return "\n".join([*map(_of_question, found.questions), SOURCE])


def _of_question(found: QuestionAgreement) -> str:
    best = next((each for each in found.alphas if each.level == "ordinal"), found.alphas[0])
    if not found.items:
        return f"{found.question}: no item was judged by two."
    if math.isnan(best.value):
        return f"{found.question}: the same answer everywhere ({found.items:,} items), so that alpha is undefined."
    items = counted(found.items, "item")
    return (
        f"{found.question}: {found.raw:.0%} of the pairs of answers are equal; alpha ({best.level}) "
        f"{coefficient(best.value)} over {items}{_bounds(best)}."
    )


def _bounds(alpha: Alpha) -> str:
    if math.isnan(alpha.low):
        return ""
    if alpha.low >= RELIABLE:
        told = "all .800 or above"
    elif alpha.low >= TENTATIVE:
        told = "all .667 or above, not all .800"
    elif alpha.high < TENTATIVE:
        told = "all below .667"
    else:
        told = "too wide to tell on which side of .667"
    return f", with other items {coefficient(alpha.low)} to {coefficient(alpha.high)}: {told}"
