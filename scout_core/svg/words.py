"""What pictures say: phrases with `{name}` and the like for what is put in.

Counts are written so that no language needs a plural of them. `digits` are what counts are written with; the numerals
of cards are the same everywhere.
"""

from __future__ import annotations

from typing import Final

from ..errors import ScoutError, quoted
from .languages import ENGLISH, LANGUAGES, Words

_RIGHT_TO_LEFT: Final = ("ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi")


def direction(lang: str) -> str:
    """How that language is written.

    >>> direction("fa-IR"), direction("fr")
    ('rtl', 'ltr')
    """
    return "rtl" if lang.partition("-")[0].lower() in _RIGHT_TO_LEFT else "ltr"


def words_of(lang: str, given: Words | None) -> Words:
    """The words of a language, with those that are given instead; in a language without words the others are English.

    Raises ScoutError for such a language when none are given, for a word there is not and for digits that are not ten.

    >>> words_of("de-AT", None)["over"], words_of("xx", {"seat": "S{seat}"})["seat"]
    ('Die Runde ist vorbei', 'S{seat}')
    """
    own = LANGUAGES.get(lang.partition("-")[0].lower())
    if own is None and given is None:
        raise ScoutError(f"pictures speak {', '.join(LANGUAGES)}, or any language with words given, not {quoted(lang)}")
    for key, text in (given or {}).items():
        if key not in ENGLISH or not isinstance(text, str):
            raise ScoutError(f"a picture has no word {quoted(key)}: they are {', '.join(ENGLISH)}")
    found = {**ENGLISH, **(own or {}), **(given or {})}
    if len(found["digits"]) != 10:
        raise ScoutError(f"digits are ten signs, not {quoted(found['digits'])}")
    return found


def say(words: Words, key: str, **values: str | int) -> str:
    """A phrase with what is put in; numbers in the digits of the language. Braces inside of what is put in stay.

    >>> say(ENGLISH, "round", round=2, rounds=5)
    'Round 2 of 5'
    """
    text = words[key]
    parts: list[str] = []
    while text:
        before, brace, rest = text.partition("{")
        name, closing, after = rest.partition("}")
        known = bool(closing) and name in values
        parts += [before, written(words, values[name]) if known else brace]
        text = after if known else rest
    return "".join(parts)


def written(words: Words, value: str | int) -> str:
    """A number in the digits of the language; a text as it is."""
    if isinstance(value, str):
        return value
    sign, digits = ("\u2212" if value < 0 else ""), words["digits"]
    return sign + "".join(digits[int(digit)] for digit in str(abs(value)))
