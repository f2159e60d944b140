// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import TestSupport
import Testing

/// Build caches that another user can have written.
@Suite struct CacheTrustTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.write("m.json", Tool.twoLabels)
  }

  /// D12: somebody who can write to the cache can have forged an entry, so that --prune deletes a file.
  @Test func stateThatOthersCanWriteIsRefused() throws {
    #expect(try tool("batch", "m.json", "-o", "out", "--state", "state").code == 0)
    try tool.write("m.json", #"{"version":1,"labels":[{"id":"a","title":"x"}]}"#)
    let path = tool.home.path + "/work/state"
    var refused: [[FileAttributeKey: Any]] = [[.posixPermissions: 0o666]]
    if getuid() == 0 { refused.append([.posixPermissions: 0o644, .ownerAccountID: 65534]) }
    for attributes in refused {
      try FileManager.default.setAttributes(attributes, ofItemAtPath: path)
      let state = try tool.bytes("state")
      let outcome = try tool("batch", "m.json", "-o", "out", "--state", "state", "--prune")
      #expect(outcome.code == 73 && outcome.errors.contains("LK0404") && outcome.errors.contains("another user"), "\(outcome.errors)")
      #expect(try tool.bytes("state") == state && tool.files("out").count == 2)
    }
  }

  @Test func cacheThatOthersCanWriteIsMadeAgain() throws {
    #expect(try tool("batch", "m.json", "-o", "out").code == 0)
    let folder = tool.home.path + "/cache/labelkit"
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasSuffix(".sqlite") })
    try tool.write("m.json", #"{"version":1,"labels":[{"id":"a","title":"x"}]}"#)
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: folder + "/" + name)
    if getuid() == 0 { try FileManager.default.setAttributes([.ownerAccountID: 65534], ofItemAtPath: folder + "/" + name) }
    let outcome = try tool("batch", "m.json", "-o", "out", "--prune")
    #expect(outcome.code == 0 && !outcome.errors.contains("removed"), "\(outcome.errors)")
    #expect(try tool.files("out").count == 2)
    #expect(try tool("batch", "m.json", "-o", "out", "--dry-run").lines.isEmpty)
  }
}
