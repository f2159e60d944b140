#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs 10,000 rows with a hundred invalid ones, and expects 9,900 correct files and a hundred diagnostics with their rows. Then kills 20 runs with
# `kill -9` at random moments and completes the last one, and expects the same files as those of a clean run. Uses the release build.
set -euo pipefail
cd "$(dirname "$0")/.."

labelkit=${LABELKIT:-$PWD/.build/release/labelkit}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work/cache
cd "$work"

rows() {
  awk -v poison="$1" 'BEGIN {
    for (i = 1; i <= 10000; i++) {
      invalid = i % 100 == 0
      if (invalid && !poison) continue
      printf "{\"id\":\"g%d/r%d\",\"title\":\"Row %d\",\"icon\":\"%s\",\"scale\":1}\n", i % 50, i, i, invalid ? "bolt.fil" : "bolt"
    }
  }'
}

rows 1 >poisoned.ndjson
rows 0 >valid.ndjson
status=0
"$labelkit" batch poisoned.ndjson -o poisoned --diagnostics short --progress never 2>errors || status=$?
files=$(find poisoned -name '*.png' | wc -l)
diagnostics=$(grep -c '^poisoned.ndjson:[0-9]*00:.*LK0102' errors)
echo "poisoned: exit $status, $files files, $diagnostics diagnostics"
[ "$status" = 1 ] && [ "$files" = 9900 ] && [ "$diagnostics" = 100 ]

"$labelkit" batch valid.ndjson -o clean --progress never 2>/dev/null
diff -r clean poisoned

for round in $(seq 20); do
  "$labelkit" batch valid.ndjson -o killed --progress never 2>/dev/null &
  process=$!
  sleep "$(awk -v seed="$round$$" 'BEGIN { srand(seed); printf "%.3f", rand() * 1.5 }')"
  kill -9 "$process" 2>/dev/null || true
  wait "$process" 2>/dev/null || true
  # No file is incomplete: every file except for temporaries is the same as in a clean run.
  mkdir -p killed
  if diff -rq -x '.labelkit-*' killed clean | grep -v '^Only in clean'; then echo "incomplete files after round $round"; exit 1; fi
done
"$labelkit" batch valid.ndjson -o killed --progress never
diff -r clean killed
echo "killed 20 times: the same files as a clean run"
