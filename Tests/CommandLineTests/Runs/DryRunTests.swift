// SPDX-License-Identifier: MIT

import CTestSystem
import Foundation
import TestSupport
import Testing

/// `labelkit batch --dry-run`, through a pipe and in a terminal, whose other end is the test.
struct DryRunTests {
  private let tool: Tool

  init() throws {
    tool = try Tool()
    try tool.writeManifest(of: ["title: R"])
  }

  @Test func fileIsOnStandardOutputAndItsReasonIsAMessage() throws {
    let outcome = try tool("batch", "m.yaml", "-o", "out", "--dry-run")
    #expect(outcome.text == "l0.png\n" && outcome.errors.hasPrefix("l0.png: it is new\n"), "\(outcome.text)\(outcome.errors)")
  }

  @Test(.timeLimit(.minutes(60)), arguments: [[], ["--quiet"]])
  func aTerminalShowsEachFileOnce(options: [String]) throws {
    let master = posix_openpt(O_RDWR | O_NOCTTY)
    try #require(master >= 0 && grantpt(master) == 0 && unlockpt(master) == 0)
    let terminal = open(ptsname(master), O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    defer { close(master) }
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = ["batch", "m.yaml", "-o", "out", "--dry-run"] + options
    process.currentDirectoryURL = tool.home.appendingPathComponent("work")
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": tool.home.path + "/cache"]) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: terminal)
    process.standardError = FileHandle(fileDescriptor: terminal)
    try process.run()
    close(terminal)
    var shown: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    // It ends with an error when the process has ended.
    while case let count = read(master, &buffer, buffer.count), count > 0 { shown += buffer[..<count] }
    process.waitUntilExit()
    let text = String(decoding: shown, as: UTF8.self)
    #expect(text.components(separatedBy: "l0.png").count == 2, "\(text)")
  }
}
