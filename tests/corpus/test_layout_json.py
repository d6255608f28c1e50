"""What evaluation tools leave as JSON and CSV, read to the right examples, and what is said of their wrong twins."""

import json
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from rouge_gui.corpus.example import Candidate, Corpus, Example, Level, Problem
from rouge_gui.corpus.layout import open_corpus
from tests.corpus.told import without_accounts

LAYOUTS = Path(__file__).parent.parent / "data" / "layouts"
VOTE, SHUT = "The council voted on Tuesday.", "Council shuts library."
RAIN, FALLS = "Heavy rain fell.", "Rain falls."
ONE, TWO = "[toy:one] Summarize", "[toy:two] Summarize"


def read(path: Path) -> tuple[list[Example], list[Problem]]:
    corpus, problems = Corpus(), []
    for item in without_accounts(open_corpus(path)):
        if isinstance(item, Example):
            corpus.add(item)
        else:
            problems.append(item)
    return list(corpus), problems


def test_samples_of_the_harness_come_once_for_each_filter() -> None:
    expected = [
        Example(
            "0",
            VOTE,
            (SHUT,),
            {
                "tiny__model": Candidate("The council closed it.", {"rouge1": 0.25}),
                "tiny__model (first-line)": Candidate("The council closed", {"rouge1": 0.25}),
            },
        ),
        Example(
            "1",
            RAIN,
            (FALLS,),
            {
                "tiny__model": Candidate("It rained.", {"rouge1": 1.25}),
                "tiny__model (first-line)": Candidate("It", {"rouge1": 1.25}),
            },
        ),
    ]
    folder = LAYOUTS / "lm_eval" / "tiny__model"
    assert read(folder) == (expected, [])
    assert read(next(folder.iterdir())) == (expected, [])


def test_annotations_of_summeval_bring_their_ratings() -> None:
    [example], problems = read(LAYOUTS / "summeval")
    assert problems == []
    assert (example.id, example.source, example.references) == ("n1", VOTE, (SHUT, "Library shut."))
    assert {name: candidate.text for name, candidate in example.candidates.items()} == {
        "M11": "The council closed it.",
        "M2": "",
    }
    told = example.candidates["M11"].metadata
    assert told["ratings"] == {"coherence": 2, "consistency": 2, "fluency": 3, "relevance": 2}
    assert told["expert"] == [
        {"coherence": 2, "consistency": 1, "fluency": 4, "relevance": 2},
        {"coherence": 1, "consistency": 1, "fluency": 2, "relevance": 1},
        {"coherence": 3, "consistency": 4, "fluency": 3, "relevance": 3},
    ]
    assert told["crowd"] == [{"coherence": 3, "consistency": 3, "fluency": 4, "relevance": 3}] * 2


def test_sacrerouge_writes_texts_or_lists_of_sentences() -> None:
    peer = {"summarizer_type": "peer"}
    assert read(LAYOUTS / "sacrerouge") == (
        [
            Example(
                "d1",
                None,
                (f"{SHUT}\nResidents protest.", "Library shut."),
                {"7": Candidate("The council closed it.", peer), "8": Candidate("Closed.\nProtest.", peer)},
            ),
            Example("d2", "It rained.\nMuch.", (FALLS,), {"7": Candidate("", peer)}),
        ],
        [],
    )


def test_llm_comparator_has_two_models() -> None:
    rest: dict[str, object] = {"individual_rater_scores": []}
    assert read(LAYOUTS / "llm_comparator") == (
        [
            Example(
                "1",
                "Summarize: the council voted.",
                (SHUT,),
                {
                    "A-7b": Candidate("The council closed it."),
                    "B-2b": Candidate('Council votes {"yes"}.'),
                },
                rest | {"tags": ["news"], "score": -1.25, "length": 4},
            ),
            Example(
                "2",
                "Summarize: heavy rain.",
                (FALLS,),
                {"A-7b": Candidate("It rained."), "B-2b": Candidate("")},
                rest | {"tags": [], "score": 0.5, "length": 2},
            ),
        ],
        [],
    )


def test_a_run_of_helm_without_what_calibrates() -> None:
    one, two = "toy/one", "toy/one (trial 2)"
    closed, closes = Candidate("The council closed it."), Candidate("Council closes.")
    assert read(LAYOUTS / "helm" / "news,model=toy_one") == (
        [
            Example("id1", VOTE, (SHUT,), {one: closed, two: closes}),
            Example("id2", RAIN, (FALLS,), {one: Candidate("It rained."), two: Candidate("")}),
        ],
        [],
    )


def test_runs_of_a_suite_are_brought_together(tmp_path: Path) -> None:
    run = LAYOUTS / "helm" / "news,model=toy_one"
    copytree(run, tmp_path / "suite" / run.name)
    other = copytree(run, tmp_path / "suite" / "news,model=toy_two")
    (other / "run_spec.json").write_text('{"adapter_spec": {"model": "toy/two"}}', "utf-8")
    examples, problems = read(tmp_path / "suite")
    trials = ["toy/one", "toy/one (trial 2)", "toy/two", "toy/two (trial 2)"]
    assert [(example.id, list(example.candidates)) for example in examples] == [
        ("id1", trials),
        ("id2", trials),
    ]
    copytree(run, tmp_path / "suite" / "mail,model=toy_one")
    examples, problems = read(tmp_path / "suite")
    assert [example.id for example in examples] == ["mail id1", "mail id2", "news id1", "news id2"]
    assert problems == []


def test_what_helm_displays_is_paired_with_its_instances() -> None:
    name = "news,model=toy_one"
    assert read(LAYOUTS / "helm_display" / name) == (
        [
            Example("id1", VOTE, (SHUT,), {name: Candidate("The council closed it.")}),
            Example("id2", RAIN, (FALLS,), {name: Candidate("")}),
        ],
        [],
    )


def test_promptfoo_repeats_its_columns_for_each_prompt() -> None:
    examples, [problem] = read(LAYOUTS / "promptfoo_csv")
    passed = {"Status": "PASS", "Score": "1.00"}
    detail = {"Named Scores": '{"rouge":0.5}', "Metric: rouge": "0.5", "Grader Reason": "fine"}
    odd = {"Status": "FAIL", "Score": "0.00", "Grader Reason": "too short", "Comment": "odd"}
    assert examples == [
        Example(
            "1",
            VOTE,
            (SHUT,),
            {
                ONE: Candidate("The council\nclosed it.", passed | detail),
                TWO: Candidate("-20 degrees in the library", odd),
            },
        ),
        Example("2", 'Heavy "rain" fell.', (FALLS,), {ONE: Candidate("'tis raining", passed)}),
    ]
    assert (problem.line, problem.level) == (4, Level.WARNING)
    assert TWO in problem.message


def test_promptfoo_results_in_json() -> None:
    examples, [problem] = read(LAYOUTS / "promptfoo_json")
    good = {"success": True, "score": 1, "namedScores": {}}
    bad = {"success": False, "score": 0, "namedScores": {}}
    texts = {ONE: Candidate("The council closed it.", good), TWO: Candidate("Library closed.", good)}
    assert examples == [
        Example("1", VOTE, (SHUT,), texts),
        Example("2", RAIN, (FALLS,), {ONE: Candidate("", bad)}),
    ]
    assert (problem.level, TWO in problem.message) == (Level.WARNING, True)


LINES = {
    "lm_eval/tiny__model/samples_news_2026-11-30T02-00-00.jsonl": [
        ({"doc": "text"}, '"doc" must be an object'),
        ({"filtered_resps": "text"}, '"filtered_resps" must be a list'),
        ({"filtered_resps": [["nested"]]}, "must be a text, not a list"),
        ({"target": 3}, '"target" must be a text or a list'),
    ],
    "summeval/model_annotations.aligned.paired.jsonl": [
        ({"decoded": ["x"]}, '"decoded" must be a text'),
        ({"expert_annotations": [{"coherence": "high"}]}, "a number for each quality"),
        ({"references": [1]}, "number 1 is a number"),
    ],
    "sacrerouge/summaries.jsonl": [
        ({"summary": "plain"}, '"summary" must hold an object with a "text"'),
        ({"references": ["plain"]}, '"references" must hold an object with a "text"'),
        ({"references": {"A": "text"}}, '"references" must be a list'),
    ],
}
BROKEN_LINES = [(name, *case) for name, cases in LINES.items() for case in cases]


@pytest.mark.parametrize(("name", "change", "message"), BROKEN_LINES, ids=range(len(BROKEN_LINES)))
def test_a_wrong_line_is_told_and_the_rest_goes_on(
    tmp_path: Path, name: str, change: dict[str, Any], message: str
) -> None:
    path = copytree((LAYOUTS / name).parent, tmp_path / "twin") / Path(name).name
    whole = sum(len(example.candidates) for example in read(path)[0])
    lines = path.read_text("utf-8").splitlines()
    lines[1] = json.dumps(json.loads(lines[1]) | change)
    path.write_text("\n".join(lines), "utf-8")
    examples, problems = read(path)
    [problem] = [problem for problem in problems if problem.level is Level.ERROR]
    assert (problem.path, problem.line) == (path, 2)
    assert message in problem.message
    assert sum(len(example.candidates) for example in examples) == whole - 1


Change = Callable[[Any], object]
ENTRIES: list[tuple[str, Change, str]] = [
    (
        "llm_comparator/comparison.json",
        lambda whole: whole["examples"][1].update(output_text_a=4),
        '"output_text_a" must be a text, not a number',
    ),
    (
        "llm_comparator/comparison.json",
        lambda whole: whole["examples"][0].update(custom_fields=[]) or whole["examples"].append(7),
        "must be an object in JSON, not a number",
    ),
    (
        "helm/news,model=toy_one/scenario_state.json",
        lambda whole: whole["request_states"][2]["instance"].pop("id"),
        "It has no id",
    ),
    (
        "helm/news,model=toy_one/scenario_state.json",
        lambda whole: whole["request_states"][0].update(result={"completions": ["text"]}),
        '"completion" must be an object, not a text',
    ),
    (
        "helm_display/news,model=toy_one/display_predictions.json",
        lambda whole: whole[0].update(instance_id="id9"),
        "instances.json has no instance id9",
    ),
    (
        "promptfoo_json/results.json",
        lambda whole: whole["results"]["results"][0].pop("vars"),
        '"vars" must be an object, not null',
    ),
    (
        "promptfoo_json/results.json",
        lambda whole: whole["results"]["results"][1]["response"].update(output={"a": 1}),
        "must be a text, not an object",
    ),
]


@pytest.mark.parametrize(("name", "change", "message"), ENTRIES, ids=range(len(ENTRIES)))
def test_a_wrong_entry_is_told_and_the_rest_goes_on(
    tmp_path: Path, name: str, change: Change, message: str
) -> None:
    folder = copytree((LAYOUTS / name).parent, tmp_path / "twin")
    path = folder / Path(name).name
    whole = json.loads(path.read_text("utf-8"))
    change(whole)
    path.write_text(json.dumps(whole, indent=1), "utf-8")
    examples, problems = read(folder)
    [problem] = [problem for problem in problems if problem.level is Level.ERROR]
    assert (problem.path, problem.line is not None) == (path, True)
    assert message in problem.message
    assert examples
