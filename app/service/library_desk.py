"""Carries out the orders of the window, each in a thread of its own."""

import threading
from collections.abc import Callable
from pathlib import Path

from app.core.cancellation import CancelFlag
from app.errors import HubError, TokenError, UsageError
from app.library.file_users import loaded_files
from app.library.hub_token import TokenPlace
from app.library.installed import InstalledModel
from app.library.model_keeping import copy_in, delete, rename
from app.library.starter import resolve_model
from app.service import model_shelf
from app.service.download_thread import DownloadThread
from app.service.facts_shelf import FactsShelf
from app.service.hub_door import HubDoor
from app.service.installed_cards import list_installed, model_at
from app.service.library_messages import (
    Answer,
    CopyProgress,
    Done,
    DownloadAdded,
    ModelsChanged,
    TokenState,
)
from app.service.library_orders import (
    AddDownload,
    AddPlace,
    AskToken,
    CopyModel,
    DeleteModel,
    ForgetPlace,
    ForgetToken,
    Judge,
    JudgeDrafts,
    ListInstalled,
    ListPairs,
    MeasureMachine,
    NumberedOrder,
    OpenRepository,
    PauseDownload,
    RemoveDownload,
    RenameModel,
    ResumeDownload,
    SearchHub,
    SetToken,
    StoreTest,
)
from app.service.machine_insight import MachineInsight
from app.service.machine_measuring import measure_machine
from app.service.pair_judging import judge, judge_drafts
from app.service.pair_offers import list_pairs
from app.storage.paths import own_models


class LibraryDesk:
    """Knows who answers what.

    Args:
        door: The way to the Hub.
        downloads: Does the downloads.
    """

    def __init__(self, door: HubDoor, downloads: DownloadThread) -> None:
        self._door = door
        self._downloads = downloads
        self._shelf = FactsShelf(door)
        self._keeping = threading.Lock()

    def carry_out(self, order: NumberedOrder, flag: CancelFlag, tell: Callable[[Answer], None]) -> Answer:
        """Do what is asked, and return what it is answered with.

        Args:
            order: What is asked.
            flag: Raised to stop.
            tell: Takes how far it is.

        Raises:
            AppError: It cannot be done.
            CancelledError: It was stopped.
        """
        match order:
            case ListPairs():
                return list_pairs(order)
            case Judge():
                return judge(order, self._shelf)
            case JudgeDrafts():
                return judge_drafts(order, self._shelf, flag)
            case ListInstalled():
                return list_installed(order.id, self._shelf, flag, tell)
            case SearchHub() | OpenRepository() | AddDownload():
                return self._ask_hub(order)
            case PauseDownload() | ResumeDownload() | RemoveDownload():
                return self._steer(order)
            case CopyModel():
                return self._copy(order, flag, tell)
            case AddPlace() | ForgetPlace() | RenameModel() | DeleteModel():
                with self._keeping:
                    return self._keep(order)
            case AskToken() | SetToken() | ForgetToken():
                return self._token(order)
            case MeasureMachine():
                return measure_machine(order.id, flag, tell)
            case StoreTest():
                target, draft = resolve_model(order.target), resolve_model(order.draft)
                MachineInsight().remember(target, draft, order.plain_speed, order.factor, order.prompts)
                return Done(order.id)

    def _ask_hub(self, order: SearchHub | OpenRepository | AddDownload) -> Answer:
        # Only here, because the Hub's library takes longer to load than all the rest.
        from app.service.hub_answers import files_of, open_repository, search

        match order:
            case SearchHub():
                return search(order, self._door.hub())
            case OpenRepository():
                return open_repository(order, self._door.hub())
            case AddDownload():
                files = files_of(order.references, self._door.hub())
                return DownloadAdded(order.id, self._downloads.add(order.title, files, own_models()))

    def _steer(self, order: PauseDownload | ResumeDownload | RemoveDownload) -> Done:
        match order:
            case PauseDownload():
                self._downloads.pause(order.job)
            case ResumeDownload():
                self._downloads.resume(order.job)
            case RemoveDownload():
                return Done(order.id, self._downloads.remove(order.job))
        return Done(order.id)

    def _copy(self, order: CopyModel, flag: CancelFlag, tell: Callable[[Answer], None]) -> ModelsChanged:
        told = -1

        def report(done: int, total: int) -> None:
            nonlocal told
            if (percent := 100 * done // max(1, total)) != told:
                told = percent
                tell(CopyProgress(order.id, done, total))

        path = copy_in(Path(order.path), own_models(), flag, report)
        return ModelsChanged(order.id, str(path))

    def _keep(self, order: AddPlace | ForgetPlace | RenameModel | DeleteModel) -> ModelsChanged:
        references = model_shelf.references()
        match order:
            case AddPlace():
                return ModelsChanged(order.id, str(references.add(Path(order.path))))
            case ForgetPlace():
                folder = Path(order.path).expanduser().absolute()
                if folder not in (*references.folders(), *references.files()):
                    raise UsageError(f"{folder} was not added.", "Look at the list again.")
                references.remove(folder)
                return ModelsChanged(order.id, "")
            case RenameModel():
                model = model_at(order.path)
                return ModelsChanged(order.id, str(rename(model, order.name, _in_use(model, order.in_use))))
            case DeleteModel():
                model = model_at(order.path)
                return ModelsChanged(order.id, "", delete(model, _in_use(model, order.in_use), references))

    def _token(self, order: AskToken | SetToken | ForgetToken) -> TokenState:
        store = model_shelf.token_store()
        before = store.token()
        match order:
            case SetToken():
                store.keep(order.token)
                self._door.renew()
            case ForgetToken():
                store.forget()
                self._door.renew()
        token = store.token()
        if token.place is TokenPlace.NOWHERE:
            return TokenState(order.id, token.place, "")
        try:
            return TokenState(order.id, token.place, self._door.hub().account())
        except TokenError:
            if isinstance(order, SetToken):
                store.forget()
                if before.place in (TokenPlace.KEYRING, TokenPlace.FILE):
                    store.keep(before.text)
                self._door.renew()
            raise
        except HubError as error:
            return TokenState(order.id, token.place, "", str(error))


def _in_use(model: InstalledModel, named: tuple[str, ...]) -> set[Path]:
    return {*map(Path, named), *loaded_files(model.files)}
