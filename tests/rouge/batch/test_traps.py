"""Texts on which arrays, bit vectors and hash tables go wrong first."""

import random
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from rouge_gui.rouge.batch import engine, score, scoring
from rouge_gui.rouge.batch.scoring import chunks
from rouge_gui.rouge.kinds import BY_SENTENCE, PERL
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.protocols import PROTOCOLS
from tests.rouge.batch.corpora import COMPILED_VARIANTS, ENGINES, Corpus, assert_same, corpus, expected

FEW = ("ROUGE-1", "ROUGE-2", "ROUGE-4", "ROUGE-L", "ROUGE-Lsum", "ROUGE-W-1.2", "ROUGE-S4", "ROUGE-SU4")
PLAIN = Options(variants=FEW)
BY_LINE = Options(variants=FEW, sequence=BY_SENTENCE, weighted=PERL, skip_unigrams=PERL)
every_option = pytest.mark.parametrize("options", [PLAIN, BY_LINE], ids=["whole", "by sentence"])


of_kernels = pytest.mark.skipif(
    not engine.is_built(), reason="NOT TESTED: the compiled kernels are not built here"
)


def hold(drawn: Corpus, options: Options) -> None:
    assert_same(score(*drawn, options), expected(*drawn, options), drawn)


def words(seed: object, size: int, different: int = 30, lines: int = 1) -> str:
    """Draw `size` words in so many `lines` of about one length."""
    draw = random.Random(str(seed))  # noqa: S311 (drawn the same in every run)
    found = [f"w{draw.randrange(different)}" for _ in range(size)]
    return "\n".join(" ".join(found[line::lines]) for line in range(lines))


@every_option
@pytest.mark.parametrize("size", [1, 2, 62, 63, 64, 65, 66, 127, 128, 129, 191, 192, 193, 257])
def test_sentences_around_the_width_of_a_processors_word(size: int, options: Options) -> None:
    ours = [words(f"{size} {other}", other) for other in (1, 63, 64, 65, 128, size)]
    theirs = [[words(f"{size} ref", size)], [words("few", size, 2), words("many", size, 500)]]
    hold(([*ours, *ours], [theirs[0]] * len(ours) + [theirs[1]] * len(ours)), options)
    hold((ours, [[f"{other}\n{words('more', 5)}"] for other in reversed(ours)]), options)


@every_option
@pytest.mark.parametrize("lines", [2, 3, 4, 7])
def test_sentences_that_fill_a_processors_word_together(lines: int, options: Options) -> None:
    for size in (63, 64, 65, 128, 130, 200):
        drawn = [words(f"{size} {lines} {each}", size, 12, lines) for each in range(2)]
        hold((drawn, [[words(f"ref {size} {each}", size, 12, lines)] for each in (1, lines)]), options)


@pytest.mark.parametrize("different", [2, 3, 5])
def test_together_sentences_offer_a_word_several_places(different: int) -> None:
    """Which of them is drawn decides whether a run of ROUGE-W goes on in both texts."""
    options = Options(variants=("ROUGE-W-1.2", "ROUGE-W-2"), sequence=BY_SENTENCE)
    ours = [words(f"ours {each} {different}", 14, different, 4) for each in range(60)]
    hold((ours, [[words(f"theirs {each} {different}", 16, different, 3)] for each in range(60)]), options)


@pytest.mark.parametrize("size", [7, 8, 9, 15, 16, 17, 18, 23, 24, 25, 31, 32, 33, 300, 5000])
@pytest.mark.parametrize("stemmer", ["none", "porter"])
def test_long_words_that_begin_or_end_alike(size: int, stemmer: str) -> None:
    """Words of more than 16 letters are hashed, and must still be compared letter by letter."""
    base = "z" * (size - 1)
    one, other, before = base + "a", base + "b", "b" + base
    texts = [
        f"{one} {other} {before}", f"{other} {one}", f"{before} {one} {one}a", f"{one}\n{other}{before}", base, one,
    ]  # fmt: skip
    hold(
        (texts, [texts[place:] + texts[:place] for place in range(len(texts))]),
        replace(PLAIN, stemmer=stemmer),
    )


def test_words_of_one_letter_more_or_less() -> None:
    """No prefix is taken for the word, at the length of a register and around."""
    ladder = ["k" * size for size in range(1, 40)]
    found = score([" ".join(ladder)], [[" ".join(ladder[1:])]], Options(variants=("ROUGE-1",)))
    assert found["ROUGE-1"].tolist() == [[38 / 39, 1.0, 2 * (38 / 39) * 1.0 / (38 / 39 + 1.0)]]


def test_more_different_words_than_sixteen_bits_hold() -> None:
    many = [f"{number:x}q" for number in range(70_000)]
    half = many[::2]
    options = Options(variants=("ROUGE-1", "ROUGE-2"))
    found = score([" ".join(many)], [[" ".join(half)]], options)
    assert found["ROUGE-1"][0].tolist()[:2] == [0.5, 1.0]
    assert found["ROUGE-2"][0].tolist() == [0.0, 0.0, 0.0]
    assert (score([" ".join(many)], [[" ".join(many)]], options)["ROUGE-2"] == 1.0).all()


@every_option
@pytest.mark.parametrize("often", [2, 40, 100, 400])
def test_one_word_again_and_again(often: int, options: Options) -> None:
    hold((["the " * often, "the " * 3, "fox the " * often], [["the " * 45, "a the " * often]] * 3), options)


@of_kernels
def test_one_word_a_hundred_thousand_times() -> None:
    """P 100,000 of 100,000, R 100,000 of 100,001; pairs of words one less each."""
    options = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-L", "ROUGE-Lsum", "ROUGE-S0"))
    found = score(["the " * 100_000], [["the " * 100_001]], options)
    for name in ("ROUGE-1", "ROUGE-L", "ROUGE-Lsum"):
        assert found[name][0].tolist()[:2] == [1.0, 100_000 / 100_001]
    for name in ("ROUGE-2", "ROUGE-S0"):
        assert found[name][0].tolist()[:2] == [1.0, 99_999 / 100_000]


EMPTY = ("", " ", "\n", "\r\n", "\0", "...", "-\n-\n", "\u2028", "é", "東", "🦊", "\ud800", "\n" * 70)


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_texts_without_a_word(protocol: str) -> None:
    options = replace(PROTOCOLS[protocol].options, variants=FEW)
    texts = [*EMPTY, "a", "the fox"]
    drawn = texts, [["the fox", *texts[place:]] for place in range(len(texts))]
    hold(drawn, options)
    drawn = texts, [[each] for each in reversed(texts)]
    wanted = expected(*drawn, replace(options, variants=COMPILED_VARIANTS))
    for each in ENGINES.values():
        assert_same(each(*drawn, replace(options, variants=COMPILED_VARIANTS)), wanted, drawn)


ODD = (
    "\u0130", "\u0130\u0130\u0130", "x\u0130x", "\u212a", "\u212aing king", "\u00df SS ss", "\ufb01ne fine", "\u0149 n",
    "e\u0301 e", "a\0b", "a\ud800b", "\udfff", "a\U0001f98ab", "\U00010400a", "\uff21\uff11 A1", "\u00bd 2", "\u0661 1",
    "\x85a\x85b", "a\rb", "a\r\nb\r\nc", "a\n\rb", "a\x0bb\x0cc", "a\u2028b\u2029c", "\u0131 I i", "\u017f s", "\x7fa",
    "@A[`a{/0:", "\xc1\xe1\xda",
)  # fmt: skip


@pytest.mark.parametrize("case", ["lower", "lower ASCII", "keep"])
def test_letters_that_become_others(case: str) -> None:
    """İ becomes two letters, the Kelvin sign an ASCII one; both of each, in all widths that Python keeps a string in."""
    texts = [*ODD, *(f"{each} king i k ss \u20ac" for each in ODD), *(f"🦊 {each}" for each in ODD)]
    options = replace(PLAIN, case=case, stop_words="english")
    hold((texts, [[other, "king i k", "a b c"] for other in reversed(texts)]), options)


@pytest.mark.parametrize("filler", ["", "\u20ac", "🦊"])
def test_a_text_of_nothing_but_dotted_capital_i(filler: str) -> None:
    """Each is a word of its own, so that a text holds as many words as characters."""
    found = score(["\u0130" * 50_000 + filler], [["i " * 50_000]], Options(variants=("ROUGE-1", "ROUGE-2")))
    assert [table[0].tolist() for table in found.values()] == [[1.0, 1.0, 1.0]] * 2


@of_kernels
def test_a_megabyte_against_a_few_words() -> None:
    long = words("long", 190_000, 40_000)
    assert len(long) > 10**6
    options = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-L", "ROUGE-Lsum", "ROUGE-W-1.2", "ROUGE-SU4"))
    short = " ".join(long.split()[100_000:100_010])
    drawn = [short, long], [[long], [short]]
    found = score(*drawn, options)
    for table in found.values():
        assert table[0, 0] == table[1, 1]
        assert table[0, 1] == table[1, 0]
    assert found["ROUGE-1"][0].tolist()[:2] == [1.0, 10 / 190_000]
    assert found["ROUGE-2"][0].tolist()[:2] == [1.0, 9 / 189_999]
    assert found["ROUGE-L"][0].tolist()[:2] == [1.0, 10 / 190_000]
    assert found["ROUGE-W-1.2"][0, 0] > 0


def test_sentences_so_long_that_their_columns_are_kept_a_stretch_at_a_time() -> None:
    """More than 8,000,000 blocks of 64 places, 64 MB, in one table; in a shuffled text the sequence wanders."""
    long = words("columns", 26_000, 300)
    draw = random.Random("stretches")  # noqa: S311 (drawn the same in every run)
    other = [word for word in long.split() if draw.random() < 0.9]
    other[5_000:9_000] = words("else", 4_000, 300).split()
    drawn = [long], [[" ".join(other)]]
    assert len(long.split()) * len(other) // 64 > 8_000_000
    hold(drawn, Options(variants=("ROUGE-L", "ROUGE-Lsum")))


def test_no_reference_is_no_number_and_leaves_the_others_alone() -> None:
    ours, theirs = corpus("gaps", 30)
    theirs = [[] if row % 3 == 0 else each for row, each in enumerate(theirs)]
    hold((ours, theirs), PLAIN)
    assert np.isnan(score(["a"], [[]], PLAIN)["ROUGE-L"]).all()
    assert {name: table.shape for name, table in score([], [], PLAIN).items()} == dict.fromkeys(FEW, (0, 3))


@pytest.mark.parametrize(
    "rule", ["best", "mean", "pooled", "best recall", "jackknife", "first", "best by one variant"]
)
def test_eleven_references(rule: str) -> None:
    ours, _ = corpus(rule, 6)
    _, many = corpus(f"{rule} more", 66, references=1)
    theirs = [[reference for [reference] in many[row::6]] for row in range(6)]
    assert {len(each) for each in theirs} == {11}
    hold((ours, theirs), replace(PLAIN, references=rule))


@pytest.mark.parametrize("characters", [1, 37, 200, 5_000])
def test_chunks_that_cut_anywhere_keep_the_order(characters: int, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = corpus("cut", 60)
    drawn[0][7] = drawn[1][8][0] = words("longer than a chunk", 400)
    drawn[1][20:23] = [[], [""], ["", ""]]
    whole = {threads: score(*drawn, PLAIN, threads) for threads in (1, 2, 8)}
    monkeypatch.setattr(scoring, "CHUNK_CHARACTERS", characters)
    cuts = list(chunks(*drawn))
    assert len(cuts) > 1
    assert [cuts[0].start, cuts[-1].stop] == [0, 60]
    assert all(one.stop == other.start and one.stop > one.start for one, other in pairwise(cuts))
    wanted = expected(*drawn, PLAIN)
    for threads, told in whole.items():
        assert_same(told, wanted, drawn)
        assert_same(score(*drawn, PLAIN, threads), wanted, drawn)


@pytest.mark.parametrize("stemmer", ["none", "porter", "ROUGE-1.5.5"])
def test_threads_that_share_a_lexicon_give_the_same_bits(
    stemmer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, theirs = corpus("threads", 100, longest=60)
    monkeypatch.setattr(scoring, "CHUNK_CHARACTERS", 2_000)
    options = replace(PLAIN, stemmer=stemmer, stop_words="english")
    one = score(ours * 4, theirs * 4, options, 1)
    for threads in (2, 8):
        assert_same(score(ours * 4, theirs * 4, options, threads), one, (ours * 4, theirs * 4))


def test_what_one_call_leaves_behind_the_next_does_not_see() -> None:
    """Large and small texts in turn, as they share the memory of one engine."""
    count = engine.counter(PLAIN)
    for size in (3, 500, 1, 70, 0, 129, 64, 2000, 5):
        ours, theirs = (
            [words(f"a{size}", size, size + 1)],
            [[words(f"b{size}", size, size + 1), words("c", 65)]],
        )
        counts, inverses = count(ours, theirs)
        again, _ = engine.counter(PLAIN)(ours, theirs)
        assert counts.tobytes() == again.tobytes()
        assert len(inverses) == len(FEW)


def test_texts_of_numpy_are_texts() -> None:
    drawn = list(np.array(["the fox \u0130", "a"])), [list(np.array(["a fox", "the i"])), [np.str_("a")]]
    hold(drawn, PLAIN)


@of_kernels
@pytest.mark.parametrize("thing", [None, b"fox", 5])
def test_what_is_no_text_is_refused(thing: object) -> None:
    from rouge_gui.rouge.batch.kernels import Lexicon, Workspace

    with pytest.raises(TypeError, match=f"a text is a {type(thing).__name__}, not a str"):
        Workspace().read(["fox", thing], lower=True, wide=True, stemmer=0, lexicon=Lexicon({}))  # type: ignore[list-item] # what is refused


@of_kernels
def test_the_kernel_refuses_what_it_has_no_room_for() -> None:
    from rouge_gui.rouge.batch.kernels import Workspace

    ids, ends = np.zeros(1, np.int32), np.ones(1, np.int64)
    pairs, worths = np.zeros((1, 4), np.int64), np.zeros((1, 1))
    for longest in (0, 16, -1, 2**40):
        with pytest.raises(ValueError, match="an n-gram has 1 to 15 words"):
            Workspace().count(ids, ends, ends, 1, pairs, np.array([[1, longest, 0, 0]], np.int64), worths)
