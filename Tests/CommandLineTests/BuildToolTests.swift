// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// `Examples/Make`, built by the machine's own make.
@Suite struct BuildToolTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    let example = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Examples/Make").standardized
    for name in ["Makefile", "labels.yaml", "icons/logo.svg"] {
      try tool.write(name, [UInt8](try Data(contentsOf: example.appendingPathComponent(name))))
    }
  }

  private func make() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["make", "-s", "-C", tool.home.path + "/work", "LABELKIT=" + Tool.executable.path]
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": tool.home.path + "/cache"]) { _, new in new }
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func makeRunsLabelkitOnlyWhenAnInputChanged() throws {
    #expect(try make() == 0)
    #expect(try Set(tool.files("out").keys) == [".made", "save.png", "logo.png"])
    try tool.age("labels.yaml")
    try tool.age("icons/logo.svg")
    let stamp = try tool.changeTimes("out")[".made"]
    #expect(try make() == 0)
    #expect(try tool.changeTimes("out")[".made"] == stamp)
    let logo = try tool.files("out")["logo.png"]
    try tool.write(
      "icons/logo.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path class=\"primary\" d=\"M2 2h20v8z\"/></svg>")
    #expect(try make() == 0)
    #expect(try tool.changeTimes("out")[".made"] != stamp)
    #expect(try tool.files("out")["logo.png"] != logo)
  }
}
