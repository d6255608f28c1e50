"""The digest of texts is what its rule says: the SHA-256 of each text behind its length in bytes."""

from hashlib import sha256

from rouge_gui.rouge.digest import Digest


def signed(*texts: str) -> str:
    digest = Digest()
    digest.add(*texts)
    return digest.sign("rouge-gui 0.1.0")


def test_twelve_digits_of_all_texts_in_order() -> None:
    framed = "2:\u017c".encode() + b"0:1:a"
    assert signed("\u017c", "", "a") == f"rouge-gui 0.1.0 | text sha {sha256(framed).hexdigest()[:12]}"


def test_half_a_surrogate_pair_is_three_bytes() -> None:
    assert signed("\ud83d").endswith(sha256(b"3:\xed\xa0\xbd").hexdigest()[:12])


def test_texts_do_not_run_into_one_another() -> None:
    assert len({signed("ab"), signed("a", "b"), signed("b", "a"), signed("ab", ""), signed()}) == 5
