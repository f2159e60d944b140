// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A file that a command reads is never one that it writes.
@Suite struct InputProtectionTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  private func writeImages() throws {
    for (name, title) in [("one.png", "1"), ("two.png", "2")] { try tool.write(name, tool.command("render", title, "-o", "-").output) }
  }

  @Test(arguments: [
    ["render", "--icon", "photo.png", "-o", "photo.png"], ["render", "--icon", "./photo.png", "-o", "photo.png"],
    ["compare", "photo.png", "two.png", "-o", "two.png"], ["compare", "photo.png", "two.png", "-o", "photo.png"],
    ["icons", "show", "p:photo", "--icons", "p=.", "-o", "photo.png"],
    ["icons", "sheet", "--icons", "p=.", "--prefix", "p", "-o", "photo.png"],
    ["icons", "export", "p:photo", "--icons", "p=p", "-o", "."],
  ])
  func inputIsNoOutput(arguments: [String]) throws {
    try writeImages()
    try tool.write("photo.png", tool.command("render", "Photo", "-o", "-").output)
    // `icons export` writes p:photo as p/photo.png.
    try tool.write("p/photo.png", try tool.bytes("photo.png"))
    let before = try tool.files()
    let outcome = try tool.run(arguments)
    #expect(outcome.code != 0 && outcome.errors.contains("LK04"), "\(outcome.errors)")
    #expect(try tool.files() == before)
  }
}
