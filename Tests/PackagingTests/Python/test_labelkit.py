# SPDX-License-Identifier: MIT
"""The Python module against the tool that LABELKIT names."""

import os
import pickle
import struct
import threading
from typing import Dict, Iterator

import pytest

import labelkit


def size(png: bytes) -> "tuple[int, int]":
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_render_returns_a_png_file() -> None:
    width, height = size(labelkit.render({"title": "Rain", "icon": "cloud.rain"}))
    assert width > height > 20


def test_the_same_record_has_the_same_bytes() -> None:
    record: Dict[str, object] = {"title": "Rain", "icon": "cloud.rain", "font": {"size": 20}}
    assert labelkit.render(record) == list(labelkit.batch([{"title": "Sun"}, record]))[1].png


def test_batch_yields_a_result_for_each_row_in_order() -> None:
    rows = [{"title": f"Row {row}"} for row in range(300)]
    results = list(labelkit.batch(rows, jobs=2))
    assert [result.row for result in results] == list(range(300))
    assert all(result.ok and size(result.unwrap()) == (result.width, result.height) for result in results)


def test_rows_are_read_while_results_are_taken() -> None:
    """An endless source of rows does not hold up the first results."""

    def endless() -> Iterator[Dict[str, str]]:
        row = 0
        while True:
            yield {"title": f"{row}"}
            row += 1

    results = labelkit.batch(endless())
    assert [next(results).row for _ in range(20)] == list(range(20))
    results.close()  # type: ignore[attr-defined]


def test_ids_are_the_callers_and_may_be_equal_or_missing() -> None:
    rows = [{"id": "a/../b", "title": "x"}, {"id": "same", "title": "y"}, {"id": "same", "title": "z"}, {"title": "w"}]
    assert [(result.id, result.ok) for result in labelkit.batch(rows)] == [("a/../b", True), ("same", True), ("same", True), (None, True)]


def test_a_wrong_row_fails_alone() -> None:
    rows = [{"title": "x"}, {"title": "x", "icon": "blot.fill"}, {"title": "x"}, {"titel": "x"}, {"title": "x"}]
    results = list(labelkit.batch(rows))
    assert [result.ok for result in results] == [True, False, True, False, True]
    with pytest.raises(labelkit.LabelError) as failure:
        results[1].unwrap()
    error = failure.value
    assert (error.code, error.place, error.suggestion) == ("LK0102", 'row 1, at "blot.fill"', "bolt.fill")
    assert results[3].diagnostics[0].code == "LK0202"
    assert results[3].diagnostics[0].suggestion == "title"
    assert pickle.loads(pickle.dumps(error)).code == "LK0102"


def test_places_are_right_behind_characters_of_any_length() -> None:
    (result,) = labelkit.batch([{"title": "ä東👍🏽", "icon": "blot.fill"}])
    assert result.diagnostics[0].text == '"blot.fill"'


def test_defaults_hold_for_all_rows() -> None:
    small, large = (size(labelkit.render({"title": "x"}, defaults={"font": {"size": points}})) for points in (10, 40))
    assert large[1] > 2 * small[1]


def test_an_error_in_the_defaults_is_an_error_of_the_call() -> None:
    for call in (labelkit.batch, labelkit.measure_all):
        with pytest.raises(labelkit.LabelError, match="LK0202") as failure:
            list(call([{"title": "x"}], defaults={"fotn": {}}))
        assert (failure.value.place, failure.value.suggestion) == ('the defaults, at "fotn"', "font")


def test_measure_returns_sizes_and_lines() -> None:
    measured = labelkit.measure({"title": "one two three", "bounds": [0, 0, 60, 200], "numberOfLines": 0})
    assert len(measured["lines"]) > 1
    assert [one["isTruncated"] for one in labelkit.measure_all([{"title": "a"}] * 3) if not isinstance(one, labelkit.LabelError)] == [False] * 3


def test_measure_raises_the_errors_of_a_record() -> None:
    with pytest.raises(labelkit.LabelError) as failure:
        labelkit.measure({"title": "x", "fotn": 1})
    assert (failure.value.code, failure.value.suggestion) == ("LK0202", "font")


@pytest.mark.parametrize("text", ["\udcff", "a\ud800"])
def test_defaults_with_half_a_surrogate_pair_are_the_callers_exception(text: str) -> None:
    with pytest.raises(UnicodeEncodeError):
        list(labelkit.batch([{"title": "x"}], defaults={"title": text}))
    with pytest.raises(UnicodeEncodeError):
        labelkit.measure({"title": "x"}, defaults={"title": text})


@pytest.mark.parametrize("row", [{"title": float("nan")}, {"title": object()}, 7])
def test_rows_that_are_no_json_are_the_callers_exceptions(row: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        list(labelkit.batch([row]))  # type: ignore[list-item]


def test_an_exception_of_the_source_of_rows_is_passed_on() -> None:
    def source() -> Iterator[Dict[str, str]]:
        yield {"title": "x"}
        raise KeyError("gone")

    with pytest.raises(KeyError, match="gone"):
        list(labelkit.batch(source()))


def test_a_missing_tool_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LABELKIT", "/nowhere/labelkit")
    with pytest.raises(labelkit.ToolError, match="could not be started"):
        labelkit.render({"title": "x"})


def test_a_tool_that_dies_is_an_error_and_not_an_end(monkeypatch: pytest.MonkeyPatch, tmp_path: "os.PathLike[str]") -> None:
    script = os.path.join(tmp_path, "dies")
    with open(script, "w") as file:
        file.write("#!/bin/sh\nread line\nkill -9 $$\n")
    os.chmod(script, 0o755)
    monkeypatch.setenv("LABELKIT", script)
    for call in (labelkit.batch, labelkit.measure_all):
        with pytest.raises(labelkit.ToolError, match="signal 9"):
            list(call([{"title": "x"}] * 5))


def test_a_tool_that_dies_is_an_error_while_the_source_of_rows_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LABELKIT", "/bin/false")
    released = threading.Event()

    def source() -> Iterator[Dict[str, str]]:
        yield {"title": "x"}
        released.wait()

    try:
        with pytest.raises(labelkit.ToolError, match="exit code 1"):
            list(labelkit.batch(source()))
    finally:
        released.set()


def test_nothing_is_left_in_the_temporary_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: "os.PathLike[str]") -> None:
    import tempfile

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    list(labelkit.batch([{"title": "x"}, {"titel": "x"}]))
    assert os.listdir(tmp_path) == []


def test_version_is_that_of_the_tool() -> None:
    assert labelkit.version().count(".") == 2
