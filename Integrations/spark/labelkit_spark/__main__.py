# SPDX-License-Identifier: MIT
"""The job: ``python -m labelkit_spark labels.parquet images/``, or spark-submit with this file."""

from __future__ import annotations

import argparse
import json
import re
import sys
from typing import Any, Dict, List, Optional

import labelkit
from labelkit_spark import Options, render, write_archives
from pyspark.errors import PySparkException
from pyspark.sql import DataFrame, Observation, SparkSession
from pyspark.sql import functions as sql

_exit_codes = """exit codes: 0 all rows are rendered; 1 some have failed, and their rows say why; 2 the arguments are wrong;
70 the job has failed, and there is no output"""


def _arguments(words: Optional[List[str]]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="labelkit_spark", description="Renders labels, which are icons with titles, with Apache Spark.", epilog=_exit_codes
    )
    parser.add_argument("input", nargs="+", help="Parquet, or NDJSON if the names end with .ndjson, .jsonl or .json")
    parser.add_argument("output", help="the folder to write")
    parser.add_argument("--to", choices=["parquet", "webdataset"], default="parquet", help="default: parquet")
    parser.add_argument("--from", dest="format", choices=["parquet", "ndjson"], help="the format of the input")
    parser.add_argument("--column", help="the column of the input that has records as JSON; by default each column is a key")
    parser.add_argument("--partitions", type=_count, help="the number of tasks; default: spark.sql.shuffle.partitions")
    parser.add_argument("--archive-size", type=_size, default=512 << 20, metavar="BYTES", help="such as 512M, the default")
    parser.add_argument("--overwrite", action="store_true", help="replace what is in the output")
    parser.add_argument("--manifest", help="a JSON file with keys for all records: defaults, variants, strings, icons, fonts")
    tool = parser.add_argument_group("options of labelkit worker")
    tool.add_argument("--font-dir", action="append", default=[], metavar="DIR")
    tool.add_argument("--icons", action="append", default=[], metavar="PREFIX=DIR", type=_icons)
    tool.add_argument("--no-system-fonts", action="store_true")
    tool.add_argument("--timeout", type=float, metavar="S")
    for name in ("isolate", "untrusted", "optimize", "strict"):
        tool.add_argument(f"--{name}", action="store_true")
    return parser.parse_args(words)


def _count(text: str) -> int:
    if not re.fullmatch(r"[1-9]\d{0,5}", text):
        raise argparse.ArgumentTypeError(f'"{text}" is not a whole number from 1')
    return int(text)


def _size(text: str) -> int:
    match = re.fullmatch(r"([1-9]\d*)([KMG]?)", text)
    if match is None:
        raise argparse.ArgumentTypeError(f'"{text}" is not a size such as 512M')
    return int(match[1]) << {"": 0, "K": 10, "M": 20, "G": 30}[match[2]]


def _icons(text: str) -> List[str]:
    prefix, equals, folder = text.partition("=")
    if not prefix or not equals or not folder:
        raise argparse.ArgumentTypeError(f'"{text}" is not PREFIX=DIR')
    return [prefix, folder]


def _options(arguments: argparse.Namespace) -> Options:
    manifest: Dict[str, Any] = {}
    if arguments.manifest is not None:
        with open(arguments.manifest, encoding="utf-8") as file:
            manifest = json.load(file)
        if not isinstance(manifest, dict) or "labels" in manifest:
            raise ValueError(f'{arguments.manifest} has to be an object without "labels"; the labels are the input\'s rows')
    return Options(
        manifest=manifest,
        timeout=arguments.timeout,
        font_dirs=arguments.font_dir,
        icons=dict(arguments.icons),
        system_fonts=not arguments.no_system_fonts,
        isolate=arguments.isolate,
        untrusted=arguments.untrusted,
        optimize=arguments.optimize,
        strict=arguments.strict,
    )


def _read(session: SparkSession, arguments: argparse.Namespace) -> DataFrame:
    is_text = all(path.rstrip("/").endswith((".ndjson", ".jsonl", ".json")) for path in arguments.input)
    if (arguments.format or ("ndjson" if is_text else "parquet")) == "parquet":
        return session.read.parquet(*arguments.input)
    # As text, so that the tool reads the records as they are, and a line that is no JSON is a row with an error.
    arguments.column = arguments.column or "value"
    return session.read.text(arguments.input).where(sql.length(sql.trim("value")) > 0)


def _write_parquet(records: DataFrame, options: Options, arguments: argparse.Namespace) -> Dict[str, Any]:
    observation = Observation()
    partitions = arguments.partitions or int(records.sparkSession.conf.get("spark.sql.shuffle.partitions") or 200)
    images = render(records, options, column=arguments.column, partitions=partitions)
    counts = [sql.count_if(sql.col("status") == status).alias(status) for status in ("rendered", "failed")]
    images = images.observe(observation, *counts, sql.coalesce(sql.sum(sql.length("png")), sql.lit(0)).alias("bytes"))
    images.write.mode("overwrite" if arguments.overwrite else "error").parquet(arguments.output)
    return dict(observation.get)


def _write_archives(records: DataFrame, options: Options, arguments: argparse.Namespace) -> Dict[str, Any]:
    return write_archives(
        records,
        arguments.output,
        options,
        column=arguments.column,
        partitions=arguments.partitions,
        archive_size=arguments.archive_size,
        overwrite=arguments.overwrite,
    )


def main(words: Optional[List[str]] = None) -> int:
    """Runs the job, and prints its counts as JSON."""
    arguments = _arguments(words)
    try:
        options = _options(arguments)
        session = SparkSession.builder.appName("labelkit").getOrCreate()
        records = _read(session, arguments)
        write = _write_parquet if arguments.to == "parquet" else _write_archives
        counts = write(records, options, arguments)
    except (PySparkException, labelkit.LabelKitError, OSError, ValueError) as error:
        print(f"labelkit_spark: {error}", file=sys.stderr)
        return 70
    print(json.dumps(counts))
    return 1 if counts["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
