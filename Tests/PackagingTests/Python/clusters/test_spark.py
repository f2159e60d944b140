# SPDX-License-Identifier: MIT
"""``labelkit_spark`` with Spark in this process and the tool that LABELKIT names."""

import hashlib
import json
import os
import select
import socket
import subprocess
import tarfile
import time
from pathlib import Path
from typing import Any, Dict, List, Optional, Set, Tuple

import pytest

pytest.importorskip("pyspark")

from conftest import ExecutorTool, records

import labelkit
from labelkit_spark import Options, render, write_archives
from labelkit_spark.__main__ import main
from pyspark import InheritableThread
from pyspark.sql import functions as sql

Answer = Tuple[Optional[str], str, Optional[str], Optional[int], Optional[int], Tuple[str, ...]]
count = 120


def frame(spark: Any, rows: Any = None) -> Any:
    """A table with a column of JSON, in four partitions."""
    lines = [(row if isinstance(row, str) else json.dumps(row),) for row in (records(count) if rows is None else rows)]
    return spark.createDataFrame(lines, "json string").repartition(4)


def answers(table: Any) -> Set[Answer]:
    rows = table.collect()
    assert all((row.png is None) == (row.digest is None) == (row.status == "failed") for row in rows)
    assert all(hashlib.sha256(row.png).hexdigest() == row.digest for row in rows if row.png is not None)
    found = {(row.id, row.status, row.digest, row.width, row.height, tuple(note.code for note in row.diagnostics)) for row in rows}
    assert len(found) == len(rows)
    return found


@pytest.fixture(scope="module")
def expected() -> Set[Answer]:
    """What one process without Spark gives."""
    with labelkit.Worker() as worker:
        return {
            (one.id, one.status, one.digest, one.width, one.height, tuple(note.code for note in one.diagnostics))
            for one in worker.render(records(count))
        }


# MARK: Rows


def test_images_are_those_of_one_process(spark: Any, tool: ExecutorTool, expected: Set[Answer]) -> None:
    table = render(frame(spark), column="json")
    assert table.columns[:7] == ["id", "status", "png", "width", "height", "digest", "diagnostics"]
    assert answers(table) == expected
    assert len([answer for answer in expected if answer[5] == ("LK0102",)]) == 3


def test_columns_are_the_keys_of_records(spark: Any, tool: ExecutorTool, expected: Set[Answer]) -> None:
    """Also nested ones. A null is a key that the record does not have, so a null id is an error of its row."""
    schema = "id string, title string, icon string, font struct<size:int,weight:string>, padding double"
    rows = [(row["id"], row["title"], row["icon"], (row["font"]["size"], None), None) for row in records(count)]
    found = answers(render(spark.createDataFrame([*rows, (None, "x", None, None, None)], schema)))
    assert found - expected == {(None, "failed", None, None, None, ("LK0205",))}
    assert expected < found


def test_the_spread_of_rows_changes_nothing_but_equal_ids_are_errors(spark: Any, tool: ExecutorTool, expected: Set[Answer]) -> None:
    twice = [*reversed(records(count)), {**records(1)[0], "title": "Again"}]
    found = answers(render(frame(spark, twice), column="json", partitions=5))
    # Of two rows with one id the first in the order of their JSON is rendered, here the one with the title "Again".
    assert sorted(answer[5] for answer in found - expected) == [(), ("LK0206",)]
    assert len(found) == count + 1 and len(found & expected) == count - 1


def test_variants_and_options_are_those_of_the_tool(spark: Any, tool: ExecutorTool) -> None:
    options = Options(defaults={"font": {"size": 30}}, manifest={"variants": {"scale": [1, 2]}})
    rows = render(frame(spark, records(3)), options, column="json", images=False).collect()
    with labelkit.Worker(options) as worker:
        assert {(row.path, row.digest) for row in rows} == {(one.path, one.digest) for one in worker.render(records(3))}
    assert len(rows) == 6 and all(row.png is None for row in rows)


def test_bad_rows_are_rows_with_diagnostics(spark: Any, tool: ExecutorTool) -> None:
    rows = ["", "x", "[1]", '{"id":"a","title":"A"', '{"id":null,"title":"x"}', json.dumps({"id": "long", "title": "x" * 10_000_000}), "PAR1\x15\x04"]
    found = render(frame(spark, [*rows, records(1)[0]]), column="json").collect()
    assert len(found) == 8 and [row.status for row in found].count("rendered") == 1
    codes = sorted(note.code for row in found for note in row.diagnostics)
    assert codes == ["LK0201", "LK0201", "LK0201", "LK0203", "LK0203", "LK0205", "LK0305"]
    assert all(len(note.message or "") + len(note.text or "") < 5000 for row in found for note in row.diagnostics)


def test_rows_that_only_spark_takes_for_records_fail_alone(spark: Any, tool: ExecutorTool) -> None:
    """Spark reads JSON less strictly, and finds the ids of such rows and which of them are equal."""
    loose = [b'{"id":12,"title":"A"}', b'{"id":{"a":1}}', b"{'id':'a'}", b'{"id":"a"} b', b'{"id":"\xff","title":"A"}']
    longest = b'{"id":"' + b"a" * 100_000 + b'","title":"A"}'
    twice = [bytearray(row) for row in [*loose, longest] for _ in range(2)] + [bytearray(json.dumps(records(1)[0]).encode())]
    table = spark.createDataFrame([(row,) for row in twice], "json binary")
    for lines in (table, table.select(sql.col("json").cast("string"))):
        found = render(lines, column="json", partitions=2).collect()
        assert sorted(code for row in found for code in {note.code for note in row.diagnostics}) == ["LK0201"] * 6 + ["LK0203"] * 4 + ["LK0207"] * 2
        assert [row.id for row in found if row.status == "rendered"] == [records(1)[0]["id"]] and len(found) == 13
        assert all(len(note.message) < 1000 for row in found for note in row.diagnostics)


def test_names_of_columns_are_quoted(spark: Any, tool: ExecutorTool) -> None:
    (row,) = render(spark.createDataFrame([("a", "A", 1)], "id string, title string, `b``.c` int")).collect()
    assert [(note.code, note.text) for note in row.diagnostics] == [("LK0202", '"b`.c"')]


def test_tables_that_have_no_records_are_refused_before_the_job(spark: Any, tool: ExecutorTool) -> None:
    wide = spark.range(1).select(sql.lit("a").alias("id"), *(sql.lit(1).alias(f"c{number}") for number in range(1000)))
    with pytest.raises(ValueError, match="1001 columns; a record has at most 1000 keys"):
        render(wide)
    with pytest.raises(ValueError, match='no column "id", only name, title'):
        render(spark.createDataFrame([("a", "A")], "name string, title string"))
    with pytest.raises(labelkit.LabelError, match="LK0202.*fotn"):
        render(frame(spark, []), Options(defaults={"fotn": 1}), column="json")


# MARK: Processes


def test_a_task_whose_process_dies_is_tried_again(spark: Any, tool: ExecutorTool, expected: Set[Answer]) -> None:
    tool.behaves("once")
    assert answers(render(frame(spark), column="json")) == expected
    assert tool.has_been_killed


@pytest.mark.parametrize(
    ("mode", "message"),
    [
        ("always", 'ended by signal 9 before all rows were answered; the first without an answer is row 2, "folder/'),
        ("missing", "could not be started: .*install the wheel of LabelKit"),
        ("other", "has the fingerprint .*install the same version"),
    ],
)
def test_a_job_with_a_tool_that_dies_or_is_missing_or_another_one_fails(spark: Any, tool: ExecutorTool, mode: str, message: str) -> None:
    table = render(frame(spark), column="json")
    tool.behaves(mode)
    with pytest.raises(Exception, match=f"LabelKit on {socket.gethostname()}: .*{message}"):
        table.collect()


def test_the_process_of_a_task_ends_with_it(spark: Any, tool: ExecutorTool) -> None:
    table = render(frame(spark).coalesce(1), Options(jobs=tool.silent_jobs), column="json")
    tool.behaves("silent")
    failures: List[BaseException] = []

    def collect() -> None:
        spark.sparkContext.setJobGroup("cancelled", "cancelled", interruptOnCancel=True)
        try:
            table.collect()
        except Exception as error:
            failures.append(error)

    job = InheritableThread(target=collect)
    job.start()
    processes: List[int] = []
    deadline = time.monotonic() + 120
    while job.is_alive() and time.monotonic() < deadline:
        processes += tool.started()
        if processes:
            spark.sparkContext.cancelJobGroup("cancelled")
        job.join(0.1)
    assert processes and not job.is_alive()
    assert "cancelled" in str(failures[0])
    for number in processes:
        try:
            process = os.pidfd_open(number)
        except ProcessLookupError:
            continue
        assert select.select([process], [], [], 60)[0]
        os.close(process)


# MARK: Archives


def members(folder: Path) -> Dict[str, bytes]:
    found: Dict[str, bytes] = {}
    for path in sorted(folder.glob("*.tar")):
        with tarfile.open(path) as tar:
            for member in tar:
                assert member.name not in found and member.mtime == 0
                file = tar.extractfile(member)
                found[member.name] = file.read() if file else b""
    return found


def contents(folder: Path) -> Dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if not path.name.startswith(".")}


def test_archives_have_the_images_and_are_those_of_every_other_run(
    spark: Any, tool: ExecutorTool, expected: Set[Answer], tmp_path: Path
) -> None:
    counts = write_archives(frame(spark), str(tmp_path / "a"), column="json", partitions=3, archive_size=60_000)
    assert (counts["rendered"], counts["failed"]) == (117, 3)
    found = members(tmp_path / "a")
    assert all("." not in name.rpartition("/")[2].removesuffix(".png").removesuffix(".json") for name in found)
    for id, status, digest, width, height, _ in expected:
        if status == "rendered":
            key = str(id).replace(".", "%2E")
            assert hashlib.sha256(found[key + ".png"]).hexdigest() == digest
            assert json.loads(found[key + ".json"]) == {"id": id, "width": width, "height": height, "digest": digest, "diagnostics": []}
    assert len(found) == 2 * 117
    tars = sorted((tmp_path / "a").glob("*.tar"))
    assert len(tars) == counts["archives"] > 3 and all(tar.stat().st_size <= 60_000 for tar in tars)
    for tar in tars:
        manifest = json.loads(tar.with_suffix(".json").read_text())
        with tarfile.open(tar) as archive:
            pngs = [archive.extractfile(member) for member in archive if member.name.endswith(".png")]
            images = [hashlib.sha256(png.read()).digest() for png in pngs if png]
        assert (manifest["count"], manifest["digest"]) == (len(images), hashlib.sha256(b"".join(images)).hexdigest())
        assert manifest["bytes"] == tar.stat().st_size
        assert manifest["fingerprint"] == labelkit.fingerprint()
    failures = [json.loads(line) for path in (tmp_path / "a").glob("failed-*.ndjson") for line in path.read_text().splitlines()]
    assert sorted(failure["id"] for failure in failures) == sorted(str(answer[0]) for answer in expected if answer[1] == "failed")
    # Rows in another order, and a task that has to be tried again.
    tool.behaves("once")
    write_archives(frame(spark, reversed(records(count))), str(tmp_path / "b"), column="json", partitions=3, archive_size=60_000)
    assert tool.has_been_killed and contents(tmp_path / "a") == contents(tmp_path / "b")


def test_keys_are_those_of_batch(spark: Any, tool: ExecutorTool, tmp_path: Path) -> None:
    rows = [{"id": id, "title": "x", "variants": {"scale": [1, 2]}} for id in ["a.b", "a%2Eb", "x/y.z", "__meta__/a", "ä b"]]
    write_archives(frame(spark, rows), str(tmp_path / "spark"), column="json")
    found = members(tmp_path / "spark")
    with labelkit.Worker() as worker:
        digests = {str(one.path): one.digest for one in worker.render(rows)}
    keys = {"a%2Eb": "a.b", "a%252Eb": "a%2Eb", "x/y%2Ez": "x/y.z", "%5F_meta__/a": "__meta__/a", "ä b": "ä b"}
    assert {name: hashlib.sha256(found[name]).hexdigest() for name in found if name.endswith(".png")} == {
        f"{key}{scale}.png": digests[f"{id}{scale}.png"] for key, id in keys.items() for scale in ("", "@2x")
    }
    assert json.loads(found["a%2Eb@2x.json"])["variant"] == {"scale": 2}


def test_webdataset_reads_archives(spark: Any, tool: ExecutorTool, tmp_path: Path) -> None:
    webdataset = pytest.importorskip("webdataset")
    write_archives(frame(spark, records(5)), str(tmp_path / "a"), column="json", partitions=1)
    samples = list(webdataset.WebDataset(str(tmp_path / "a/labels-000000.tar"), shardshuffle=False))
    assert len(samples) == 5
    assert all(hashlib.sha256(sample["png"]).hexdigest() == json.loads(sample["json"])["digest"] for sample in samples)


def test_a_job_that_fails_leaves_no_archive(spark: Any, tool: ExecutorTool, tmp_path: Path) -> None:
    tool.behaves("always")
    with pytest.raises(Exception, match="ended by signal 9"):
        write_archives(frame(spark), str(tmp_path / "a"), column="json")
    assert not (tmp_path / "a").exists() or os.listdir(tmp_path / "a") == []


def test_archives_are_replaced_only_if_asked(spark: Any, tool: ExecutorTool, tmp_path: Path) -> None:
    output = tmp_path / "a"
    output.mkdir()
    (output / "mine.txt").write_text("x")
    write_archives(frame(spark, records(20)), str(output), column="json")
    with pytest.raises(FileExistsError, match="another folder, or replace them with overwrite"):
        write_archives(frame(spark, records(5)), str(output), column="json")
    write_archives(frame(spark, records(5)), str(output), column="json", partitions=1, overwrite=True)
    assert sorted(os.listdir(output)) == ["_SUCCESS", "labels-000000.json", "labels-000000.tar", "mine.txt"]
    assert len(members(output)) == 10


# MARK: The job


def test_the_job_reads_ndjson_and_writes_parquet(
    spark: Any, tool: ExecutorTool, expected: Set[Answer], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "rows.ndjson").write_text("\n\n".join(map(json.dumps, records(count))) + "\n")
    words = [str(tmp_path / "rows.ndjson"), str(tmp_path / "images")]
    assert main(words) == 1
    counts = json.loads(capsys.readouterr().out)
    assert (counts["rendered"], counts["failed"]) == (117, 3) and counts["bytes"] > 0
    assert answers(spark.read.parquet(str(tmp_path / "images"))) == expected
    assert main(words) == 70
    assert "exists" in capsys.readouterr().err


def test_the_job_reads_parquet_and_writes_archives(
    spark: Any, tool: ExecutorTool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spark.createDataFrame([(f"{row}", f"Row {row}") for row in range(10)], "id string, title string").write.parquet(str(tmp_path / "rows.parquet"))
    (tmp_path / "manifest.json").write_text('{"variants": {"scale": [1, 2]}}')
    words = [str(tmp_path / "rows.parquet"), str(tmp_path / "tars"), "--to", "webdataset", "--manifest", str(tmp_path / "manifest.json")]
    assert main(words) == 0
    assert json.loads(capsys.readouterr().out)["rendered"] == 20
    assert len(members(tmp_path / "tars")) == 40


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--archive-size", "5X"], '"5X" is not a size such as 512M'),
        (["--icons", "app"], '"app" is not PREFIX=DIR'),
        (["--partitions", "0"], "not a whole number from 1"),
    ],
)
def test_wrong_arguments_of_the_job_are_errors(words: List[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["rows.ndjson", "out", *words])
    assert end.value.code == 2 and message in capsys.readouterr().err
