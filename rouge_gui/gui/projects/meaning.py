"""What the numbers of agreement mean, in plain sentences that name where each threshold is from."""

import math

from rouge_gui.gui.language import percent, shown, tr
from rouge_gui.gui.projects.agreement_columns import coefficient
from rouge_gui.study.annotating.agreement import Agreement, QuestionAgreement
from rouge_gui.study.annotating.alpha import Alpha
from rouge_gui.wording import counted, said

RELIABLE, TENTATIVE = 0.8, 0.667
ALPHA_NAMES = {
    "nominal": said("alpha (nominal)"),
    "ordinal": said("alpha (ordinal)"),
    "interval": said("alpha (interval)"),
}
SOURCE = said(
    "Krippendorff (Content Analysis, 2004, chapter 11) relies on data from an alpha of .800 on, and draws no more than "
    "tentative conclusions down to .667; how much is needed depends on what the answers are to be used for."
)
NOTHING_SHARED = said(
    "No item was judged by two annotators yet: agreement cannot be told. See the overlap of the project."
)
NO_QUESTIONS = said(
    "This scheme has labels only: the F1 of the spans says how far annotators mark the same places."
)


def meaning(found: Agreement) -> str:
    """Return what can be said of each question, and by whose measure."""
    if not found.questions:
        return shown(NO_QUESTIONS if any(each.items for each in found.spans) else NOTHING_SHARED)
    if not any(each.items for each in found.questions):
        return shown(NOTHING_SHARED)
    return "\n".join([*map(_of_question, found.questions), shown(SOURCE)])


def _of_question(found: QuestionAgreement) -> str:
    best = next((each for each in found.alphas if each.level == "ordinal"), found.alphas[0])
    items = counted(found.items, "item")
    if not found.items:
        return tr("{question}: no item was judged by two.", question=found.question)
    if math.isnan(best.value):
        return tr(
            "{question}: the same answer everywhere ({items}), so that alpha is undefined.",
            question=found.question,
            items=items,
        )
    values = {
        "question": found.question,
        "share": percent(found.raw),
        "alpha": ALPHA_NAMES[best.level],
        "value": coefficient(best.value),
        "items": items,
    }
    if math.isnan(best.low):
        return tr(
            "{question}: {share} of the pairs of answers are equal; {alpha} {value} over {items}.", **values
        )
    return tr(
        "{question}: {share} of the pairs of answers are equal; {alpha} {value} over {items}, with other items {low} to "
        "{high}: {reach}.",
        **values,
        low=coefficient(best.low),
        high=coefficient(best.high),
        reach=_reach(best),
    )


def _reach(alpha: Alpha) -> str:
    if alpha.low >= RELIABLE:
        return said("all .800 or above")
    if alpha.low >= TENTATIVE:
        return said("all .667 or above, not all .800")
    if alpha.high < TENTATIVE:
        return said("all below .667")
    return said("too wide to tell on which side of .667")
