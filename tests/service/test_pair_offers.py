"""What counts as a model of the catalogue that is here already."""

from pathlib import Path

import pytest

from app.library.catalogue import load_catalogue
from app.library.installed import InstalledModel
from app.library.model_places import Place, PlaceKind
from app.service.pair_offers import offered_model
from app.storage.resources import resource


@pytest.mark.parametrize(("share", "is_here"), [(1.0, True), (1.02, True), (0.5, False), (1.9, False)])
def test_a_file_of_the_right_name_and_about_the_right_size_is_the_model(share: float, is_here: bool) -> None:
    catalogue = load_catalogue(resource("catalogue.json"))
    pair = catalogue.pair("qwen2.5-7b")
    assert pair is not None
    file = pair.target.files["Q4_K_M"]
    assert file.gigabytes is not None
    path = Path("/models") / file.name
    size = round(share * 1e9 * file.gigabytes)
    model = InstalledModel(path.stem, path, (path,), size, Place(PlaceKind.OWN, path.parent))
    offered = offered_model(pair.target, "Q4_K_M", catalogue, [model])
    assert offered.path == (str(path) if is_here else "")
