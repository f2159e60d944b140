#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Measures previews: a package whose module has 100 of them. How much longer it takes to compile the module with its previews, and how long
# `swift test` takes to compare 800 pictures, eight of each preview.
# usage: Benchmarks/previews.sh [number of previews]; BUILD=DIR uses a build folder again, FLAGS="-Xswiftc -O" are flags of each build and test
set -euo pipefail
labelkit=$(cd "$(dirname "$0")/.." && pwd)
count=${1:-100}
scratch=$(mktemp -d)
build=${BUILD:-$scratch/.build}
FLAGS=${FLAGS:-}
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
mkdir -p Sources/Labels Tests/PreviewTests

cat > Package.swift << END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Labels",
  dependencies: [.package(name: "LabelKit", path: "$labelkit")],
  targets: [
    .target(name: "Labels", dependencies: [.product(name: "SwiftUI", package: "LabelKit")]),
    .testTarget(name: "PreviewTests", dependencies: ["Labels", .product(name: "LabelSnapshots", package: "LabelKit")]),
  ])
END
cat > Tests/PreviewTests/PreviewTests.swift << 'END'
import LabelSnapshots
import Testing

@Test(arguments: Previews.all) func previews(_ preview: Preview) { assertSnapshot(of: preview, variants: .standard) }
END

# Ten files, each with a tenth of the views; with their previews if $1 is 1.
write_sources() {
  for file in $(seq 0 9); do
    {
      echo "import SwiftUI"
      for view in $(seq $((count / 10))); do
        name=V${file}x$view
        echo "struct $name: View {"
        echo "  var body: some View {"
        echo "    HStack { Label(\"Label $view of $file\", systemImage: \"cloud.rain\").font(.headline)"
        echo "      Text(\"\(${view} * $file)\").foregroundStyle(.secondary) }.padding(8)"
        echo "  }"
        echo "}"
        [ "$1" = 0 ] || echo "#Preview(\"$name\") { $name() }"
      done
    } > "Sources/Labels/File$file.swift"
  done
}

# The seconds and the processor seconds of a command.
seconds() {
  local TIMEFORMAT='%R s, %U s of the processors'
  { time "$@" > log 2>&1; } 2>&1 || { tail -20 log >&2; exit 1; }
}

write_sources 0
swift build $FLAGS --scratch-path "$build" --build-tests > log 2>&1 || { tail -20 log >&2; exit 1; }
for previews in 0 1 0 1 0 1; do
  write_sources $previews
  echo "build of the module with $((previews * count)) previews: $(seconds swift build $FLAGS --scratch-path "$build" --target Labels)"
done
swift build $FLAGS --scratch-path "$build" --build-tests > log 2>&1
echo "accepting $((count * 8)) pictures: $(LABELKIT_RECORD=missing seconds swift test $FLAGS --scratch-path "$build" --skip-build)"
for _ in 1 2 3; do
  spent=$(seconds swift test $FLAGS --scratch-path "$build" --skip-build)
  sed -n 's/.*Test run with .* passed after \(.*\) seconds.*/comparing them: \1 s/p' log
  echo "with the start of swift test: $spent"
done
