#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# 10,000 rows of which a hundred are bad: 9,900 right files and a hundred diagnostics, each with its row. Then `kill -9` at 20 random
# moments, each followed at last by a whole run: the tree of a clean one, and nothing else. Uses the release build.
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
      bad = i % 100 == 0
      if (bad && !poison) continue
      printf "{\"id\":\"g%d/r%d\",\"title\":\"Row %d\",\"icon\":\"%s\",\"scale\":1}\n", i % 50, i, i, bad ? "bolt.fil" : "bolt"
    }
  }'
}

rows 1 >poisoned.ndjson
rows 0 >sound.ndjson
status=0
"$labelkit" batch poisoned.ndjson -o poisoned --diagnostics short --progress never 2>errors || status=$?
files=$(find poisoned -name '*.png' | wc -l)
diagnostics=$(grep -c '^poisoned.ndjson:[0-9]*00:.*LK0102' errors)
echo "poisoned: exit $status, $files files, $diagnostics diagnostics"
[ "$status" = 1 ] && [ "$files" = 9900 ] && [ "$diagnostics" = 100 ]

"$labelkit" batch sound.ndjson -o clean --progress never 2>/dev/null
diff -r clean poisoned

for round in $(seq 20); do
  "$labelkit" batch sound.ndjson -o killed --progress never 2>/dev/null &
  process=$!
  sleep "$(awk -v seed="$round$$" 'BEGIN { srand(seed); printf "%.3f", rand() * 1.5 }')"
  kill -9 "$process" 2>/dev/null || true
  wait "$process" 2>/dev/null || true
  # No file is torn: whatever is there but for temporaries is whole.
  mkdir -p killed
  if diff -rq -x '.labelkit-*' killed clean | grep -v '^Only in clean'; then echo "torn after round $round"; exit 1; fi
done
"$labelkit" batch sound.ndjson -o killed --progress never
diff -r clean killed
echo "killed 20 times: the tree of a clean run"
