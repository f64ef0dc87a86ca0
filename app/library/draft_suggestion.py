"""Which small model may draft for a repository that is in no catalogue: the one of its nearest relatives.

A name proves nothing: a suggestion is what to look at first, and the vocabularies decide (compatibility.py).
"""

import re

from app.library.catalogue import Catalogue, CataloguedModel

_SIZE = re.compile(r"(?<![a-z0-9.])(?:(\d+)x)?(\d+(?:\.\d+)?)([bm])(?![a-z0-9])")
_MAKERS = ("qwen_", "google_", "mistralai_", "meta-", "microsoft_", "deepseek-ai_", "huggingfacetb_")
_SMALLER = 2.0
"""How many times smaller than its target a draft must be to be worth a try."""


def suggested_drafts(repository: str, catalogue: Catalogue) -> list[CataloguedModel]:
    """Drafts worth a look for a repository, the nearest first.

    Args:
        repository: "owner/name" of the target's repository.
        catalogue: Where drafts are taken from.
    """
    name = plain_name(repository)
    size = billions(name)
    same, related = [], []
    for pair in catalogue.pairs:
        known = plain_name(pair.target.repository)
        if name == known:
            same.append(pair.draft)
        elif name.startswith(series := _series(known)) and series:
            related.append((len(series), pair.draft))
    related.sort(key=lambda found: -found[0])
    drafts = dict.fromkeys(draft.repository for draft in [*same, *(draft for _, draft in related)])
    models = {pair.draft.repository: pair.draft for pair in catalogue.pairs}
    return [models[draft] for draft in drafts if size is None or models[draft].parameters * _SMALLER <= size]


def plain_name(repository: str) -> str:
    """A model's name without owner, maker and format: "llama-3.2-3b-instruct"."""
    name = repository.rpartition("/")[2].casefold()
    name = re.sub(r"[-_.]?(gguf|imatrix|i1)(?=[-_.]|$)", "", name)
    for maker in _MAKERS:
        name = name.removeprefix(maker)
    return name


def billions(name: str) -> float | None:
    """Billions of weights that a name tells, such as 0.5 for "0.5b"; None when it tells none."""
    found = _SIZE.search(name)
    if not found:
        return None
    count, number, unit = found.groups()
    return int(count or 1) * float(number) / (1.0 if unit == "b" else 1000.0)


def _series(name: str) -> str:
    """What stands before the size: "qwen2.5-coder-"; empty when a name tells no size."""
    found = _SIZE.search(name)
    return name[: found.start()] if found else ""
