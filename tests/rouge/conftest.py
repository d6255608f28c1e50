"""The engine's properties are tried without a stopwatch: the first stemmer loads nltk, and machines are shared."""

from hypothesis import settings

settings.register_profile("patient", settings.get_profile("run"), deadline=None)
settings.load_profile("patient")
