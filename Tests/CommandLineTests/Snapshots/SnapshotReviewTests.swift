// SPDX-License-Identifier: MIT

import CTestSystem
import Foundation
import TestSupport
import Testing

/// `labelkit snapshot review` in a terminal, whose other end is the test.
final class SnapshotReviewTests {
  private let tool: Tool
  private let master: Int32
  private let terminal: Int32

  init() throws {
    tool = try Tool()
    master = posix_openpt(O_RDWR | O_NOCTTY)
    try #require(master >= 0 && grantpt(master) == 0 && unlockpt(master) == 0)
    terminal = open(ptsname(master), O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    var size = winsize(ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    for (id, title) in [("a", "Rain"), ("b", "Sunny"), ("c", "Windy")] { try record(id, title) }
    try write([("a", "Rainy"), ("b", "Sun")])
  }

  deinit { for file in [master, terminal] { close(file) } }

  private func write(_ labels: [(String, String)]) throws {
    let rows = labels.map { "  - { id: \($0.0), title: \($0.1), font: { family: Inter, size: 60 }, icon: cloud.rain }\n" }.joined()
    try tool.write("m.yaml", "version: 1\nlabels:\n" + rows)
  }

  private func record(_ id: String, _ title: String) throws {
    try write([(id, title)])
    try #require(try tool.run(["snapshot", "record", "m.yaml"], environment: ["CI": ""]).code == 0)
  }

  /// The terminal's mode: whether it collects lines, and whether it echoes.
  private func mode() -> tcflag_t {
    var mode = termios()
    return tcgetattr(terminal, &mode) == 0 ? mode.c_lflag & tcflag_t(ICANON | ECHO) : 0
  }

  /// Starts the review; its messages go to the terminal.
  private func start(pictures: String = "none") throws -> Process {
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = ["snapshot", "review", "m.yaml", "--pictures", pictures, "--color", "never"]
    process.currentDirectoryURL = tool.home.appendingPathComponent("work")
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["CI": "", "GITHUB_ACTIONS": "", "XDG_CACHE_HOME": tool.home.path + "/cache"]
    ) { _, new in new }
    process.standardInput = FileHandle(fileDescriptor: terminal)
    process.standardError = FileHandle(fileDescriptor: terminal)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Reads what the review shows until it asks, or until it ends.
  private func screen(until end: String = "q quit: ") throws -> String {
    var shown: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !shown.suffix(end.utf8.count).elementsEqual(end.utf8) {
      var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      // A minute, for a busy machine; the test fails then.
      try #require(poll(&waiting, 1, 60_000) > 0, "waiting for \(end) after: \(String(decoding: shown.suffix(2000), as: UTF8.self))")
      let count = read(master, &buffer, buffer.count)
      try #require(count > 0)
      shown += buffer[..<count]
    }
    return String(decoding: shown, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }

  private func press(_ keys: String) { _ = Array(keys.utf8).withUnsafeBytes { Foundation.write(master, $0.baseAddress, $0.count) } }

  @Test(.timeLimit(.minutes(60))) func keysActWithoutEnterAndDeletedSnapshotsAreOffered() throws {
    let before = mode()
    let process = try start()
    let first = try screen()
    #expect(first.contains("[1 of 3] a differs from the accepted image\n  kind        text changed, size ("), "\(first)")
    #expect(first.contains("title is \"Rainy\", was \"Rain\""))
    #expect(mode() != before && mode() & tcflag_t(ICANON) == 0)
    // An arrow key ends in A, and x is no answer.
    press("\u{1B}[Ax")
    press("\u{1B}OA\u{1B}a")
    #expect(try screen().contains("accept\n\n[2 of 3] b differs"))
    press("S")
    #expect(try screen().contains("skip\n\n[3 of 3] c belongs to no label\na remove the file · r reject · s skip · q quit: "))
    press("a")
    let end = try screen(until: "1 recorded\r\n")
    #expect(end.hasPrefix("remove\nremoved Snapshots/c.png\nremoved Snapshots/c.txt\n"), "\(end)")
    process.waitUntilExit()
    #expect(process.terminationStatus == 20 && mode() == before)
    #expect(try Set(tool.files("Snapshots").keys) == ["a.png", "a.txt", "b.png", "b.txt"])
    #expect(try tool.run(["snapshot", "verify", "m.yaml", "--filter", "a"]).code == 0)
  }

  @Test(.timeLimit(.minutes(60)), arguments: [SIGINT, SIGTERM])
  func signalRestoresTheTerminalAndAcceptsNothing(_ signal: Int32) throws {
    let before = mode()
    let files = try tool.files("Snapshots")
    let process = try start()
    _ = try screen()
    press("a")
    _ = try screen()
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 128 + signal)
    #expect(mode() == before)
    #expect(try tool.files("Snapshots") == files)
  }

  @Test(.timeLimit(.minutes(60)), arguments: ["q", "\u{4}"])
  func quittingKeepsWhatWasAccepted(_ key: String) throws {
    let before = mode()
    let process = try start()
    _ = try screen()
    press("a")
    _ = try screen()
    press(key)
    _ = try screen(until: "1 deleted\r\n")
    process.waitUntilExit()
    #expect(process.terminationStatus == 20 && mode() == before)
    #expect(try tool.run(["snapshot", "verify", "m.yaml", "--filter", "a"]).code == 0)
  }

  /// Images, facts and question of a large label fit on the terminal together.
  @Test(.timeLimit(.minutes(60))) func factsStayOnTheScreenBelowTheImages() throws {
    let process = try start(pictures: "blocks")
    let text = try screen()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.isEmpty }
    let rows = lines.reduce(0) { sum, line in
      let shown = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
      return sum + 1 + max(0, shown.count - 1) / 100
    }
    #expect(rows <= 30 && rows > 20, "\(rows) rows")
    for title in ["accepted", "new", "difference"] { #expect(lines.first?.contains(title) == true) }
    let width = lines.filter { $0.contains("▀") }.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "").count }.max() ?? 0
    #expect(width > 30 && width <= 100, "\(width) columns")
    press("q")
    _ = try screen(until: "1 deleted\r\n")
    process.waitUntilExit()
  }
}
