# SPDX-License-Identifier: MIT
"""``labelkit.Worker`` against the tool that LABELKIT names."""

import hashlib
import os
import pickle
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional

import pytest

import labelkit


def record(number: int, **keys: Any) -> Dict[str, Any]:
    return {"id": f"r{number}", "title": f"Row {number}", **keys}


def ends(process: Optional[int]) -> bool:
    """Whether a process ends within half a minute."""
    assert process is not None
    try:
        descriptor = os.pidfd_open(process)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([descriptor], [], [], 30)[0])
    finally:
        os.close(descriptor)


def test_many_calls_have_one_process_and_the_results_of_a_batch() -> None:
    expected = [result.png for result in labelkit.batch(record(number) for number in range(60))]
    with labelkit.Worker() as worker:
        process = worker.process_id
        for size in (1, 7, 60, 0, 60):
            results = list(worker.render(record(number) for number in range(size)))
            assert [(result.row, result.id, result.png) for result in results] == [(row, f"r{row}", expected[row]) for row in range(size)]
            assert all(result.digest == hashlib.sha256(result.unwrap()).hexdigest() for result in results)
        assert worker.process_id == process
    assert ends(process)


def test_lines_of_ndjson_are_rows_as_well() -> None:
    lines = ['{"id":"a",\n"title":"A"}', "", "  ", '{"id":"b"', "null", '{"version":1,"id":"c","title":"C"}', '{"id":"d","title":"D"}']
    with labelkit.Worker() as worker:
        results = list(worker.render(lines))
    assert [result.id for result in results] == ["a", None, None, None, None, "c", "d"]
    assert [result.ok for result in results] == [True, False, False, False, False, False, True]
    assert all(result.diagnostics for result in results if not result.ok)


def test_a_row_with_variants_has_a_result_for_each_and_moves_no_other_row() -> None:
    rows = [record(0), record(1, variants={"scale": [1, 2], "colorScheme": ["light", "dark"]}), record(2)]
    with labelkit.Worker() as worker:
        results = list(worker.render(rows))
    assert [result.row for result in results] == [0, 1, 1, 1, 1, 2]
    assert len({result.path for result in results}) == 6
    assert {(one.variant["scale"], one.variant["colorScheme"]) for one in results if one.variant} == {
        (scale, scheme) for scale in (1, 2) for scheme in ("light", "dark")
    }
    assert [result.row for result in labelkit.batch([{"title": "x", "variants": {"scale": [1, 2]}}, {"title": "y"}])] == [0, 0, 1]


def test_the_manifest_of_the_options_holds_for_all_rows() -> None:
    with labelkit.Worker(labelkit.Options(manifest={"variants": {"scale": [1, 3]}}, defaults={"font": {"size": 9}})) as worker:
        first, second = worker.render([record(0)])
    assert (first.path, second.path) == ("r0.png", "r0@3x.png")
    assert second.width and first.width and 2.5 < second.width / first.width < 3.5


def test_digests_can_be_had_without_images() -> None:
    with labelkit.Worker() as worker, labelkit.Worker(images=False) as digests:
        (image,), (digest,) = worker.render([record(0)]), digests.render([record(0)])
    assert (digest.digest, digest.width, digest.height, digest.png) == (image.digest, image.width, image.height, None)
    assert digest.ok


def test_equal_ids_and_rows_that_are_sent_again_have_equal_results() -> None:
    with labelkit.Worker() as worker:
        twice = [[(one.id, one.digest) for one in worker.render([record(0), record(0), {**record(0), "id": "R0"}])] for _ in range(2)]
    assert twice[0] == twice[1] and len({digest for _, digest in twice[0]}) == 1


# MARK: Errors


def test_a_null_id_or_none_is_a_failed_row() -> None:
    with labelkit.Worker() as worker:
        results = list(worker.render([{"title": "x"}, {"id": None, "title": "x"}, record(2)]))
    assert [[note.code for note in result.diagnostics] for result in results] == [["LK0205"], ["LK0205"], []]


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ({"id": "long", "title": "x" * 10_000_000}, ""),
        ('{"id":"longer","title":"' + "x" * 17_000_000 + '"}', "LK0410"),
        ({"id": "wide", **{f"column{number}": number for number in range(100_000)}}, ""),
        ("PAR1\x15\x04\x00", "LK0201"),
        ("a,b,c", "LK0201"),
        ({"id": "a", "title": "\udcff"}, "LK0201"),
        ('{"id":"\ud800"}', "LK0201"),
    ],
    ids=["10 MB", "17 MB", "100,000 columns", "Parquet", "CSV", "a name that is not UTF-8", "half a surrogate pair"],
)
def test_a_bad_row_fails_alone(row: Any, code: str) -> None:
    with labelkit.Worker() as worker:
        before, bad, after = worker.render([record(0), row, record(2)])
    assert before.ok and after.ok and not bad.ok
    assert bad.diagnostics[0].code == code or not code and bad.diagnostics[0].code.startswith("LK")
    assert len(bad.diagnostics) <= 101 and sum(len(str(note)) for note in bad.diagnostics) < 1 << 16


def test_an_error_in_the_options_is_found_before_there_is_a_row() -> None:
    with pytest.raises(labelkit.LabelError, match="LK0202") as failure:
        labelkit.fingerprint(labelkit.Options(manifest={"fotns": []}))
    assert failure.value.place == 'the defaults, at "fotns"'


def test_an_unknown_option_of_the_tool_is_an_error_with_its_message() -> None:
    with pytest.raises(labelkit.WorkerError, match="(?s)exit code 64.*--jobs must be at least 1"):
        labelkit.Worker(labelkit.Options(jobs=0))


def test_the_fingerprint_is_that_of_everything_but_the_rows_and_the_threads() -> None:
    fingerprint = labelkit.fingerprint()
    assert len(fingerprint) == 32 and int(fingerprint, 16)
    assert labelkit.fingerprint(labelkit.Options(jobs=1, timeout=3, isolate=True)) == fingerprint
    others = [labelkit.Options(optimize=True), labelkit.Options(system_fonts=False), labelkit.Options(strict=True)]
    assert len({fingerprint, *map(labelkit.fingerprint, others)}) == 4


def test_another_fingerprint_is_refused_before_a_row_is_rendered() -> None:
    expected = labelkit.fingerprint(labelkit.Options(optimize=True))
    with pytest.raises(labelkit.FingerprintError, match="install the same version") as failure:
        labelkit.Worker(expect=expected)
    assert (failure.value.expected, failure.value.fingerprint) == (expected, labelkit.fingerprint())
    assert pickle.loads(pickle.dumps(failure.value)).expected == expected


def test_a_process_that_is_killed_is_an_error_with_the_unanswered_rows_and_the_next_call_has_another() -> None:
    with labelkit.Worker(labelkit.Options(jobs=1)) as worker:
        process = worker.process_id
        assert process is not None

        def rows() -> Iterator[Dict[str, Any]]:
            yield from (record(number) for number in range(3))
            yield record(3, title="x" * 50)
            os.kill(process, signal.SIGKILL)
            yield record(4)

        done: List[str] = []
        with pytest.raises(labelkit.WorkerError, match="signal 9") as failure:
            for result in worker.render(rows()):
                done.append(str(result.id))
        error = pickle.loads(pickle.dumps(failure.value))
        # Rows are answered in order by one thread; perhaps the last one was not read any more.
        unanswered = [id for _, id in error.unanswered]
        assert (done + unanswered)[:4] == ["r0", "r1", "r2", "r3"] and error.id == unanswered[0]
        assert f'row {len(done)}, "{error.id}"' in str(error)
        assert [result.id for result in worker.render([record(7)])] == ["r7"]
        assert worker.process_id != process


@pytest.mark.skipif("LABELKIT_SANITIZER" in os.environ, reason="a sanitizer reserves terabytes of addresses")
def test_a_row_that_ends_its_process_is_a_failed_row_if_isolated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small = tmp_path / "small"
    small.write_text(f'#!/bin/sh\nulimit -v 400000\nexec "{os.environ["LABELKIT"]}" "$@"\n')
    small.chmod(0o755)
    monkeypatch.setenv("LABELKIT", str(small))
    monkeypatch.setenv("SWIFT_BACKTRACE", "enable=no")
    rows = [record(0), {"id": "large", "title": "L", "width": 4000, "height": 4000, "background": "white"}, record(2)]
    with labelkit.Worker(labelkit.Options(jobs=1)) as worker, pytest.raises(labelkit.WorkerError) as failure:
        list(worker.render(rows))
    assert failure.value.culprit == (1, "large") and 'row 1, "large"' in str(failure.value)
    with labelkit.Worker(labelkit.Options(jobs=1, isolate=True)) as worker:
        results = list(worker.render(rows))
    assert [[note.code for note in result.diagnostics] for result in results] == [[], ["LK0412"], []]


def test_a_caller_that_stops_ends_the_process_quietly() -> None:
    with labelkit.Worker() as worker:
        process = worker.process_id
        results = worker.render(record(number) for number in range(10_000))
        next(results)
        results.close()  # type: ignore[attr-defined]
        assert ends(process)
        assert [result.ok for result in worker.render([record(0)])] == [True]


def test_the_process_ends_when_the_caller_is_killed() -> None:
    source = (
        "import itertools, labelkit\nworker = labelkit.Worker()\nprint(worker.process_id, flush=True)\n"
        "for result in worker.render({'id': str(n), 'title': 'x'} for n in itertools.count()): print(result.id, flush=True)\n"
    )
    with subprocess.Popen([sys.executable, "-c", source], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as caller:
        assert caller.stdout is not None and caller.stderr is not None
        process = int(caller.stdout.readline())
        assert caller.stdout.readline() == b"0\n"
        caller.kill()
        assert ends(process)
        assert caller.stderr.read() == b""


def test_one_worker_renders_one_call_at_a_time() -> None:
    with labelkit.Worker() as worker:
        first = worker.render([record(0), record(1)])
        next(first)
        with pytest.raises(RuntimeError, match="one call at a time"):
            next(worker.render([record(2)]))
        assert [result.id for result in first] == ["r1"]


def test_a_worker_whose_process_did_not_start_can_be_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with labelkit.Worker() as worker:
        worker.close()
        with monkeypatch.context() as patch:
            patch.setattr(labelkit.Worker, "_start", lambda self: (_ for _ in ()).throw(OSError("killed")))
            with pytest.raises(OSError, match="killed"):
                next(worker.render([record(0)]))
        assert [result.id for result in worker.render([record(1)])] == ["r1"]


def test_memory_is_bounded_by_rows_and_by_their_size() -> None:
    """No more rows are read than fit, while nobody takes the results."""
    read = 0

    def rows() -> Iterator[Dict[str, Any]]:
        nonlocal read
        for number in range(24):
            read = number
            yield {"id": f"{number}", "title": "x", "accessibilityLabel": "y" * 4_000_000}

    with labelkit.Worker() as worker:
        for taken, _ in enumerate(worker.render(rows())):
            assert read - taken < 12
