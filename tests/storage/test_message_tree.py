"""The tree of messages against a simple model of it, through any sequence of operations."""

import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from app.core.conversation import Role
from app.storage.conversations import ConversationStore
from app.storage.database import open_database
from app.storage.messages import MessageStore

which = st.integers(min_value=0)


@dataclass(eq=False)
class Node:
    """A message of the model. Only the message that was deleted is marked, nothing below it."""

    id: int
    role: Role
    parent: "Node | None"
    children: list["Node"] = field(default_factory=list)
    chosen: "Node | None" = None
    is_deleted: bool = False

    @property
    def living_children(self) -> list["Node"]:
        return [child for child in self.children if not child.is_deleted]

    @property
    def is_reachable(self) -> bool:
        return not self.is_deleted and (self.parent is None or self.parent.is_reachable)

    def show(self) -> None:
        node = self
        while node.parent is not None:
            node.parent.chosen = node
            node = node.parent


class TreeAgainstModel(RuleBasedStateMachine):
    """Every operation is done to the store and to the model; then both must show the same path."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        path = Path(self.folder.name)
        self.connection = open_database(path / "c.sqlite3", path / "backups").connection
        self.conversations = ConversationStore(self.connection, lambda: 1.0)
        self.messages = MessageStore(self.connection, lambda: 1.0)
        self.conversation_id = self.conversations.create()
        self.root = Node(0, Role.SYSTEM, None)
        self.nodes: list[Node] = []

    def teardown(self) -> None:
        for name in ("message_index", "title_index"):
            self.connection.change(f"INSERT INTO {name} ({name}, rank) VALUES ('integrity-check', 1)")
        self.connection.close()
        self.folder.cleanup()

    def reachable(self) -> list[Node]:
        return [node for node in self.nodes if node.is_reachable]

    def living_ids(self, conversation_id: int) -> list[int]:
        sql = "SELECT id FROM message WHERE conversation_id = ? AND deleted_at IS NULL ORDER BY id"
        return [row[0] for row in self.connection.rows(sql, (conversation_id,))]

    def path(self) -> list[Node]:
        path, node = [], self.root.chosen
        while node is not None:
            path.append(node)
            node = node.chosen
        return path

    def add(self, node_id: int, role: Role, parent: Node) -> None:
        node = Node(node_id, role, parent)
        parent.children.append(node)
        self.nodes.append(node)
        node.show()

    @rule()
    def ask(self) -> None:
        question_id = self.messages.append_question(self.conversation_id, "?")
        self.add(question_id, Role.USER, (self.path() or [self.root])[-1])

    @precondition(lambda self: self.reachable())
    @rule(index=which)
    def reply(self, index: int) -> None:
        questions = [node for node in self.reachable() if node.role is Role.USER]
        if questions:
            question = questions[index % len(questions)]
            self.add(self.messages.begin_reply(question.id), Role.ASSISTANT, question)

    @precondition(lambda self: self.reachable())
    @rule(index=which)
    def edit(self, index: int) -> None:
        node = self.reachable()[index % len(self.reachable())]
        assert node.parent is not None
        self.add(self.messages.add_version(node.id, "edited"), node.role, node.parent)

    @precondition(lambda self: self.reachable())
    @rule(index=which)
    def choose(self, index: int) -> None:
        node = self.reachable()[index % len(self.reachable())]
        self.messages.choose(node.id)
        node.show()

    @precondition(lambda self: self.reachable())
    @rule(index=which)
    def delete(self, index: int) -> None:
        node = self.reachable()[index % len(self.reachable())]
        self.messages.delete(node.id)
        assert node.parent is not None
        siblings = node.parent.living_children
        if node.parent.chosen is node:
            place = siblings.index(node)
            others = siblings[:place][-1:] or siblings[place + 1 :][:1]
            node.parent.chosen = others[0] if others else None
        node.is_deleted = True

    @precondition(lambda self: any(node.is_deleted for node in self.nodes))
    @rule(index=which)
    def restore(self, index: int) -> None:
        deleted = [node for node in self.nodes if node.is_deleted]
        node = deleted[index % len(deleted)]
        self.messages.restore(node.id)
        node.is_deleted = False
        assert node.parent is not None
        node.parent.chosen = node
        if node.is_reachable:
            node.show()

    @rule()
    def purge(self) -> None:
        self.conversations.purge(2.0)
        self.nodes = self.reachable()
        for node in [self.root, *self.nodes]:
            node.children = node.living_children

    @rule()
    def go_on_with_a_copy(self) -> None:
        copy_id = self.conversations.duplicate(self.conversation_id)
        old, new = (self.living_ids(wanted) for wanted in (self.conversation_id, copy_id))
        moved = dict(zip(old, new, strict=True))
        self.nodes = self.reachable()
        for node in [self.root, *self.nodes]:
            node.children = node.living_children
            node.id = moved.get(node.id, node.id)
        self.conversation_id = copy_id

    @invariant()
    def both_show_the_same_path(self) -> None:
        shown = self.messages.path(self.conversation_id)
        expected = self.path()
        assert [message.id for message in shown] == [node.id for node in expected]
        for message, node in zip(shown, expected, strict=True):
            assert node.parent is not None
            siblings = node.parent.living_children
            assert (message.version, message.versions) == (siblings.index(node) + 1, len(siblings))
            assert message.role is node.role

    @invariant()
    def the_end_of_the_path_can_be_read_alone(self) -> None:
        last = self.messages.path(self.conversation_id, limit=2)
        assert [message.id for message in last] == [node.id for node in self.path()[-2:]]


def run(examples: int, steps: int) -> None:
    run_state_machine_as_test(
        TreeAgainstModel,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
        ),
    )


def test_tree_and_model_agree() -> None:
    run(examples=40, steps=30)


@pytest.mark.fuzz
def test_many_trees_and_models_agree() -> None:
    run(examples=500, steps=60)
