// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Runs into a small file system of their own, which becomes full at one file or another. `DiskFullTests` has every single write.
@Suite(.enabled(if: Tool.canMount, "file systems cannot be mounted here")) struct FullDiskTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  /// Mounts, runs, copies what is there, makes room, and runs again. The output folder, the cache and the dependency file are on the disk.
  private static let script = """
    mkdir disk && mount -t tmpfs -o "$1" tmpfs disk || exit 99
    mkdir disk/out
    "$0" batch m.ndjson -o disk/out --state disk/state --deps disk/m.d --jobs 2 2> first; echo $? > code
    cp -r disk/out after && find disk -name '.labelkit-*' -o -name 'm.d' -size 0 > leftovers
    mount -o remount,size=64m,nr_inodes=10000 tmpfs disk || exit 99
    "$0" batch m.ndjson -o disk/out --state disk/state --deps disk/m.d 2> second || exit 98
    find disk -name '.labelkit-*' >> leftovers; cp -r disk/out result; cp disk/m.d deps
    """

  @Test(arguments: [
    "size=8k", "size=16k", "size=24k", "size=60k", "size=120k", "size=200k", "nr_inodes=4", "nr_inodes=9", "nr_inodes=30",
  ])
  func fullDiskIs73AndTheNextRunCompletes(options: String) throws {
    try tool.write("m.ndjson", RowSample.rows(40))
    #expect(try tool("batch", "m.ndjson", "-o", "clean").code == 0)
    let clean = try tool.files("clean")
    let outcome = try tool.shell(Self.script, options, prefix: Tool.namespace)
    try #require(outcome.code == 0, "\(outcome.errors)")
    let errors = try tool.text("work/first")
    #expect(try tool.text("work/code") == "73\n" && errors.contains("LK0407") && errors.contains(": No space left on device"), "\(errors)")
    #expect(errors.contains("disk/"), "the path is named: \(errors)")
    #expect(try tool.text("work/leftovers").isEmpty)
    for (name, bytes) in try tool.files("after") { #expect(bytes == clean[name], "\(name) is not complete") }
    #expect(try tool.files("result") == clean)
    #expect(try tool.text("work/deps").contains("disk/out/g4/r39.png"))
  }

  /// The error names the file, whichever file it is.
  @Test(arguments: [
    ["batch", "m.ndjson", "--archive", "disk/a.tar"], ["render", "Rain", "-o", "disk/a.png"],
    ["icons", "sheet", "bolt", "-o", "disk/a.png"],
    ["icons", "export", "star", "--size", "400", "-o", "disk"], ["assets", "m.yaml", "--kind", "web", "-o", "disk"],
    ["snapshot", "record", "m.yaml", "--baseline", "disk"], ["snapshot", "report", "m.yaml", "-o", "disk/a.html"],
    ["snapshot", "verify", "m.yaml", "--junit", "disk/a.xml"],
  ])
  func everyOutputNamesItsFile(arguments: [String]) throws {
    try tool.write("m.ndjson", RowSample.rows(40))
    try tool.write("m.yaml", "version: 1\nlabels: [{ id: a, title: A, width: 400, height: 300 }]\n")
    let script = """
      mkdir disk && mount -t tmpfs -o size=4k tmpfs disk || exit 99
      printf x > disk/filler; "$0" "$@" > /dev/null; code=$?; find disk -mindepth 1 -type f ! -name filler >&2; exit $code
      """
    let arguments = ["/bin/sh", "-c", script, Tool.executable.path] + arguments
    let environment = ["CI": "", "LABELKIT_RECORD": ""]
    let outcome = try tool.run(Tool.namespace + arguments, environment: environment, program: URL(filePath: "/usr/bin/env"))
    #expect(outcome.code == 73 && outcome.errors.contains("LK0407"), "\(outcome.code) \(outcome.errors)")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.contains { $0.contains("cannot write disk") && $0.contains("No space left on device") }, "\(outcome.errors)")
    #expect(!lines.contains { $0.hasPrefix("disk/") }, "nothing half-written stays: \(outcome.errors)")
  }

  /// The images are written although the cache has no space; the exit code says that something is missing.
  @Test func fullDiskOfTheCacheIsAnErrorAtTheEnd() throws {
    try tool.write("m.ndjson", RowSample.rows(40))
    let script = """
      mkdir disk && mount -t tmpfs -o size=8k tmpfs disk || exit 99
      XDG_CACHE_HOME=$PWD/disk "$0" batch m.ndjson -o out
      """
    let outcome = try tool.shell(script, prefix: Tool.namespace)
    #expect(outcome.code == 73 && outcome.errors.contains(".sqlite: No space left on device"), "\(outcome.errors)")
    #expect(outcome.errors.contains("40 written"))
    #expect(try tool.files("out").count == 40)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func standardOutputOnAFullDiskIs73() throws {
    let outcome = try tool.shell("\"$0\" render Rain -o - > /dev/full")
    #expect(outcome.code == 73 && outcome.errors.contains("LK0407"), "\(outcome.errors)")
  }
}
