# SPDX-License-Identifier: MIT
"""``labelkit_ray`` with Ray on this machine and the tool that LABELKIT names."""

import hashlib
import json
import logging
import os
from typing import Any, Dict, Iterator, List

import pytest

pytest.importorskip("ray.data")

from conftest import ExecutorTool, records

import labelkit
import labelkit_ray
import pyarrow
import pyarrow.compute as compute
import ray

count = 120


@pytest.fixture(scope="module", autouse=True)
def cluster(session_tool: ExecutorTool) -> Iterator[None]:
    names = {"LABELKIT": str(session_tool.path), "PYTHONPATH": os.environ["PYTHONPATH"]}
    ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR, runtime_env={"env_vars": names})
    ray.data.DataContext.get_current().enable_progress_bars = False
    yield
    ray.shutdown()


def render(rows: List[Dict[str, Any]], actors: int = 1, **options: Any) -> List[Dict[str, Any]]:
    return labelkit_ray.render(ray.data.from_items(rows), batch_size=25, actors=actors, **options).take_all()  # type: ignore[no-any-return]


@pytest.mark.parametrize("mode", ["plain", "once"])
def test_images_are_those_of_one_process_also_if_one_dies(tool: ExecutorTool, mode: str) -> None:
    with labelkit.Worker() as worker:
        expected = {(one.id, one.status, one.digest) for one in worker.render(records(count))}
    tool.behaves(mode)
    found = render([{"json": json.dumps(record)} for record in records(count)], actors=2, column="json")
    assert len(found) == count and {(row["id"], row["status"], row["digest"]) for row in found} == expected
    assert all(hashlib.sha256(row["png"]).hexdigest() == row["digest"] for row in found if row["status"] == "rendered")
    assert tool.has_been_killed == (mode == "once")


def test_columns_are_keys_and_bad_rows_are_rows_with_diagnostics(tool: ExecutorTool) -> None:
    ids, paddings = ["a", None, "c"], [4.0, None, float("nan")]
    found = render([{"id": id, "title": "A", "padding": padding} for id, padding in zip(ids, paddings)])
    assert sorted((row["id"] or "", row["status"]) for row in found) == [("", "failed"), ("a", "rendered"), ("c", "rendered")]
    assert [note["code"] for row in found for note in row["diagnostics"]] == ["LK0205"]


def test_text_that_is_not_utf8_is_an_error_of_its_row(tool: ExecutorTool) -> None:
    def text(*values: bytes) -> Any:
        return compute.cast(pyarrow.array(values), options=compute.CastOptions(target_type=pyarrow.string(), allow_invalid_utf8=True))

    def answers(table: Any, **options: Any) -> List[Any]:
        rows = labelkit_ray.render(ray.data.from_arrow(table), actors=1, **options).take_all()
        return sorted((row["id"] or "", [note["code"] for note in row["diagnostics"]]) for row in rows)

    expected: List[Any] = [("", ["LK0201"]), ("", ["LK0201"]), ("a", [])]
    font = pyarrow.StructArray.from_arrays([text(b"\xff", b"bold", b"bold")], ["weight"])
    table = pyarrow.table({"id": text(b"x", b"y\xff", b"a"), "title": text(b"A", b"A", b"A"), "font": font})
    assert answers(table) == expected
    lines = [b'{"id":"\xff","title":"A"}', b'{"id":"y","title":"\xff"}', b'{"id":"a","title":"A"}']
    assert answers(pyarrow.table({"json": text(*lines)}), column="json") == expected
    assert answers(pyarrow.table({"json": lines}), column="json") == expected


@pytest.mark.parametrize(("mode", "message"), [("other", "install the same version"), ("missing", "could not be started"), ("always", "signal 9")])
def test_a_tool_that_dies_or_is_missing_or_another_one_is_an_error(tool: ExecutorTool, mode: str, message: str) -> None:
    tool.behaves(mode)
    with pytest.raises(Exception, match=message):
        render(records(10))
