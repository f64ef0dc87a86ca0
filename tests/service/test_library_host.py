"""Every order is answered, also when its answer cannot be said."""

import os
import threading

from app.core.cancellation import CancelFlag
from app.service.library_host import LibraryHost, Tell
from app.service.library_messages import Answer, Failed, Hello, ModelsChanged, decode_report, encode
from app.service.library_orders import AskToken, NumberedOrder
from tests.conftest import ExpectLog


def test_an_answer_that_cannot_be_written_down_is_a_failure(expect_log: ExpectLog) -> None:
    expect_log("order failed")

    def answer(order: NumberedOrder, _flag: CancelFlag, _tell: Tell) -> Answer:
        return ModelsChanged(order.id, "half a character: \ud800")

    orders_out, orders_in = os.pipe()
    reports_out, reports_in = os.pipe()
    with (
        os.fdopen(orders_out, "rb") as orders,
        os.fdopen(orders_in, "wb") as window,
        os.fdopen(reports_out, "rb") as heard,
        os.fdopen(reports_in, "wb") as reports,
    ):
        host = LibraryHost(orders, reports)
        host._desk = answer
        thread = threading.Thread(target=host.serve)
        thread.start()
        window.write(encode(AskToken(7)))
        window.flush()
        found = [decode_report(heard.readline()) for _ in range(3)]
        window.close()
        thread.join()
    assert isinstance(found[0], Hello)
    (failed,) = (one for one in found if isinstance(one, Failed))
    assert failed.id == 7
