// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `Examples/Make` and `Examples/CMake`, built by the installed tools.
@Suite struct BuildToolTests {
  let tool: Tool

  init() throws {
    tool = try Tool()
    let example = Checkout.root.appending(path: "Examples/Make")
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

  /// CMake writes build files for Make or Ninja, which read the dependency file.
  @Test(.enabled(if: BuildToolTests.hasCMake, "cmake is not installed"))
  func cmakeRunsLabelkitOnlyWhenAnInputChanged() throws {
    let example = Checkout.root.appending(path: "Examples/CMake")
    for name in ["CMakeLists.txt", "labels.yaml", "icons/logo.svg"] {
      try tool.write("c/\(name)", [UInt8](try Data(contentsOf: example.appendingPathComponent(name))))
    }
    for name in ["labels.yaml", "icons/logo.svg"] { try tool.age("c/\(name)") }
    #expect(try cmake("-S", "c", "-B", "b", "-D", "LABELKIT=" + Tool.executable.path) == 0)
    #expect(try cmake("--build", "b") == 0)
    #expect(try Set(tool.files("b/labels").keys) == ["save.png", "logo.png"])
    let stamp = try tool.changeTimes("b")["labels.made"]
    #expect(try cmake("--build", "b") == 0)
    #expect(try tool.changeTimes("b")["labels.made"] == stamp)
    let images = try tool.files("b/labels")
    try tool.write(
      "c/icons/logo.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path class=\"primary\" d=\"M2 2h20v8z\"/></svg>"
    )
    let times = try tool.changeTimes("b/labels")
    #expect(try cmake("--build", "b") == 0)
    #expect(try tool.files("b/labels")["logo.png"] != images["logo.png"])
    #expect(try tool.changeTimes("b/labels")["save.png"] == times["save.png"])
  }

  private static let hasCMake = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: $0 + "/cmake") }

  private func cmake(_ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["cmake"] + arguments
    process.currentDirectoryURL = tool.home.appendingPathComponent("work")
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": tool.home.path + "/cache"]) { _, new in new }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Pool threads block all signals, and a child process inherits that: cmake would wait for its own children forever.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGCHLD)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
