#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Measures large batches: the time of a second run of an unchanged manifest, and the memory for many rows.
# Usage: Benchmarks/batch.sh [ROWS]; one million by default. Needs GNU time.
set -euo pipefail
cd "$(dirname "$0")/.."

labelkit=${LABELKIT:-$PWD/.build/release/labelkit}
rows=${1:-1000000}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work/cache

ndjson() { awk -v n="$1" 'BEGIN { for (i = 0; i < n; i++) printf "{\"id\":\"g%d/r%d\",\"title\":\"Row %d\",\"scale\":1}\n", i % 100, i, i }'; }

yaml() {
  echo "version: 1"
  echo "labels:"
  awk 'BEGIN { for (i = 0; i < 10000; i++) printf "  - { id: g%d/r%d, title: Label number %d, icon: bolt.fill }\n", i % 50, i, i }'
}

# Prints the processor time of a run and its peak memory in KiB.
measure() { /usr/bin/time -f "%U %S %M" "$@" 2>&1 >/dev/null | tail -1 | awk '{ printf "%.2f s of processor time, %d KiB\n", $1 + $2, $3 }'; }

ndjson 10000 >"$work/m.ndjson"
yaml >"$work/m.yaml"
for manifest in m.ndjson m.yaml; do
  for run in first second; do
    printf '%s, 10,000 labels, %s run: ' "$manifest" "$run"
    measure "$labelkit" batch "$work/$manifest" -o "$work/out-$manifest" --progress never
  done
done

for count in 1000 "$rows"; do
  printf '%s rows from a pipe into a tar file: ' "$count"
  ndjson "$count" | measure "$labelkit" batch - --archive "$work/out.tar" --progress never
done
