// SPDX-License-Identifier: MIT

import Foundation
import LabelSystem
import TestSupport
import Testing

@Suite struct PathStampsTests {
  @Test func stampsMatchFileStampInAnyOrder() throws {
    let scratch = try ScratchTree()
    try scratch.make(folder: "out/a")
    for name in ["a/b.png", "a/c.png", "d.png"] { try scratch.make(file: "out/" + name, holding: name) }
    symlink("b.png", scratch.out + "/a/link")
    symlink("nowhere", scratch.out + "/a/broken")
    let names = ["a/b.png", "a/c.png", "a/link", "a/broken", "a/none", "d.png", "none/at/all", "a", "d.png/x", "a/b.png", ""]
    let paths = names.map { scratch.out + "/" + $0 } + ["/", "/etc", "", "relative", "./here"]
    var stamps = PathStamps()
    for path in paths { #expect(stamps.stamp(of: path) == FileStamp(path: path), Comment(rawValue: path)) }
    for path in paths.reversed() { #expect(stamps.stamp(of: path) == FileStamp(path: path), Comment(rawValue: path)) }
    #expect(stamps.stamp(of: scratch.out + "/a/link")?.size == 7)
  }

  @Test func lastChangeCannotBeSetBack() throws {
    let scratch = try ScratchTree()
    try scratch.make(folder: "out")
    var stamps = PathStamps()
    #expect(stamps.stamp(of: "/usr") != nil)
    let start = FileStamp.now
    #expect(stamps.lastChange < start)
    try scratch.make(file: "out/a.png", holding: "a")
    let path = scratch.out + "/a.png"
    let old = timespec(tv_sec: 1_000_000_000, tv_nsec: 0)
    #expect(utimensat(AT_FDCWD, path, [old, old], 0) == 0)
    #expect(stamps.stamp(of: path)?.changed == 1_000_000_000 * 1_000_000_000)
    #expect(stamps.lastChange >= start)
  }
}
