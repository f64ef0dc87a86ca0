"""The pairs to choose from: enough of them, each by the rules, and the person's own on top."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from app.errors import CatalogueError
from app.library.catalogue import Catalogue, Purpose, load_catalogue
from app.library.repository import quantization
from app.storage.resources import resource

SHIPPED = resource("catalogue.json")


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(SHIPPED)


def shipped() -> Any:
    return json.loads(SHIPPED.read_text("utf-8"))


def written(folder: Path, content: object) -> Path:
    path = folder / "own.json"
    path.write_text(json.dumps(content), "utf-8")
    return path


def test_there_are_pairs_of_every_family_and_size(catalogue: Catalogue) -> None:
    assert len(catalogue.pairs) >= 12
    families = {pair.family for pair in catalogue.pairs}
    assert {"Qwen", "Llama", "Gemma", "SmolLM", "Mistral", "Phi", "DeepSeek"} <= families
    sizes = [pair.target.parameters for pair in catalogue.pairs]
    assert min(sizes) < 2 < 10 < 30 < 70 <= max(sizes)
    assert {purpose for pair in catalogue.pairs for purpose in pair.purposes} == set(Purpose)


def test_drafts_are_much_smaller_than_their_targets(catalogue: Catalogue) -> None:
    assert all(pair.draft.parameters * 2 < pair.target.parameters for pair in catalogue.pairs)


def test_both_models_of_a_pair_speak_the_same_tokens(catalogue: Catalogue) -> None:
    spoken: dict[str, set[str]] = {}
    for pair in catalogue.pairs:
        for model in (pair.target, pair.draft):
            spoken.setdefault(model.repository, set()).add(pair.vocabulary)
    assert {name: words for name, words in spoken.items() if len(words) > 1} == {}


def test_files_are_called_after_their_quantization(catalogue: Catalogue) -> None:
    for pair in catalogue.pairs:
        for model in (pair.target, pair.draft):
            for kind, file in model.files.items():
                assert quantization(file.name) == kind, file


def test_sizes_go_with_the_number_of_weights(catalogue: Catalogue) -> None:
    bits = {"Q3_K_M": 3.9, "Q4_0": 4.6, "Q4_K_S": 4.7, "Q4_K_M": 4.9, "Q8_0": 8.5}
    for pair in catalogue.pairs:
        for model in (pair.target, pair.draft):
            for kind, file in model.files.items():
                if file.gigabytes is not None:
                    expected = model.parameters * bits[kind] / 8
                    # Small models keep much of their weight in the vocabulary, at more bits.
                    assert expected * 0.9 < file.gigabytes < expected * 1.6 + 0.05, (model.repository, kind)


def test_a_model_is_described_the_same_everywhere(catalogue: Catalogue) -> None:
    seen: dict[str, object] = {}
    for pair in catalogue.pairs:
        for model in (pair.target, pair.draft):
            assert seen.setdefault(model.repository, model) == model


def test_sentences_are_sentences_and_licences_have_pages(catalogue: Catalogue) -> None:
    assert all(re.fullmatch(r"[A-Z].{20,100}\.", pair.good_for) for pair in catalogue.pairs)
    assert all(licence.page.startswith("https://") for licence in catalogue.licences.values())


def test_a_pair_is_found_by_id_and_by_name(catalogue: Catalogue) -> None:
    pair = catalogue.pair("llama-3.2-3b")
    assert pair is not None
    assert pair == catalogue.pair(" Llama 3.2 3B ")
    assert pair.gigabytes == pytest.approx(2.79)
    assert catalogue.pair("nothing") is None
    assert catalogue.pairs_of("bartowski/llama-3.2-3b-instruct-gguf") == [pair]
    without_size = catalogue.pair("mistral-small-24b")
    assert without_size is not None
    assert without_size.gigabytes is None


def test_a_persons_own_pairs_replace_and_add(tmp_path: Path) -> None:
    first = shipped()["pairs"][0]
    own = written(tmp_path, {"version": 1, "pairs": [first | {"name": "Mine"}, first | {"id": "more"}]})
    merged = load_catalogue(SHIPPED, own)
    assert merged.pairs[0].name == "Mine"
    assert merged.pairs[-1].id == "more"
    assert len(merged.pairs) == len(shipped()["pairs"]) + 1
    assert merged.complaint == ""


@pytest.mark.parametrize("field", ["parameters", "gigabytes"])
def test_numbers_beyond_all_models_are_refused(tmp_path: Path, field: str) -> None:
    content = shipped()
    target = content["pairs"][0]["target"]
    if field == "parameters":
        target[field] = 1e300
    else:
        target["files"][target["recommended"]][field] = 1e300
    merged = load_catalogue(SHIPPED, written(tmp_path, content))
    assert "too large" in merged.complaint
    assert len(merged.pairs) == len(shipped()["pairs"])


def test_a_wrong_file_of_ones_own_is_left_out_and_said(tmp_path: Path) -> None:
    (tmp_path / "own.json").write_text("{", "utf-8")
    merged = load_catalogue(SHIPPED, tmp_path / "own.json")
    assert len(merged.pairs) == len(shipped()["pairs"])
    assert "own.json is no catalogue" in merged.complaint
    assert load_catalogue(SHIPPED, tmp_path / "missing.json").complaint == ""


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"id": "Big Letters"}, "id"),
        ({"acceptance": 1.5}, "acceptance"),
        ({"purposes": []}, "purposes"),
        ({"purposes": ["magic"]}, "magic"),
        ({"surprise": 1}, "surprise"),
        ({"target": {"repository": "https://huggingface.co/a/b"}}, "owner/name"),
        ({"target": {"licence": "secret"}}, "licence"),
        ({"target": {"recommended": "Q1_X"}}, "recommends"),
        ({"target": {"parameters": 0.1}}, "smaller"),
        ({"draft": {"files": {"Q4_0": {"name": "a.bin"}}}}, "no .gguf"),
        ({"draft": {"files": {"Q4_0": {"name": "a.gguf", "gigabytes": 0}}}}, "without content"),
    ],
)
def test_each_rule_is_kept(tmp_path: Path, change: dict[str, Any], words: str) -> None:
    content = shipped()
    pair = content["pairs"][0]
    for key, value in change.items():
        pair[key] = pair[key] | value if isinstance(value, dict) else value
    with pytest.raises(CatalogueError, match=words):
        load_catalogue(written(tmp_path, content))


def test_another_version_and_twins_are_refused(tmp_path: Path) -> None:
    content = shipped()
    with pytest.raises(CatalogueError, match="version 2"):
        load_catalogue(written(tmp_path, content | {"version": 2}))
    with pytest.raises(CatalogueError, match="two pairs"):
        load_catalogue(written(tmp_path, content | {"pairs": [content["pairs"][0]] * 2}))
    with pytest.raises(CatalogueError, match="cannot be read"):
        load_catalogue(tmp_path / "missing.json")
