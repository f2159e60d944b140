// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `labelkit worker` as a process: pipes, signals and memory.
@Suite struct WorkerProcessTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  /// A worker with pipes.
  private func start(_ options: [String], environment: [String: String] = [:]) throws -> (process: Process, input: Pipe, output: Pipe) {
    let (input, output) = (Pipe(), Pipe())
    let process = try tool.start(["worker"] + options, input: input, output: output, environment: environment)
    return (process, input, output)
  }

  /// The next lines of a worker.
  private func lines(_ count: Int, of output: Pipe, _ rest: inout [UInt8]) -> [String] {
    var lines: [String] = []
    while lines.count < count {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        lines.append(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeSubrange(...end)
        continue
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      rest += [UInt8](more)
    }
    return lines
  }

  /// A task that sends a row only after it has got the result of the one before.
  @Test(arguments: [[], ["--isolate"]]) func eachRowIsAnsweredWhileTheInputStaysOpen(options: [String]) throws {
    let (process, input, output) = try start(["--bytes", "none"] + options)
    var rest: [UInt8] = []
    #expect(lines(1, of: output, &rest).first?.hasPrefix("{\"labelkit\":") == true)
    for number in 0..<5 {
      try input.fileHandleForWriting.write(contentsOf: Data("{\"id\":\"\(number)\",\"title\":\"A\"}\n".utf8))
      let line = try jsonObject(lines(1, of: output, &rest).first ?? "")
      #expect(line["row"] as? Int == number && line["status"] as? String == "rendered")
    }
    try input.fileHandleForWriting.close()
    #expect(try jsonObject(lines(1, of: output, &rest).first ?? "")["rows"] as? Int == 5)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// The reader ends after the first line; also if the worker has inherited that SIGPIPE is ignored, as from the Java runtime.
  @Test(arguments: ["", "trap '' PIPE; "]) func closedPipeEndsTheWorkerQuietly(before: String) throws {
    try tool.write("rows.ndjson", RowSample.rows(4000))
    let outcome = try tool.run(
      ["-c", before + "{ \"$0\" worker < rows.ndjson; echo code $? >&2; } | head -n 1", Tool.executable.path],
      environment: ["SWIFT_BACKTRACE": "enable=no"], program: URL(fileURLWithPath: "/bin/bash"))
    #expect(outcome.errors == "code 141\n" && outcome.lines.count == 1)
  }

  @Test(arguments: [[], ["--isolate"]]) func killedWorkerLeavesNothingAndHasNoTrailer(options: [String]) throws {
    try tool.makeFolder("temporary")
    let (process, input, output) = try start(
      ["--bytes", "none"] + options, environment: ["TMPDIR": tool.home.path + "/work/temporary", "SWIFT_BACKTRACE": "enable=no"])
    var rest: [UInt8] = []
    try input.fileHandleForWriting.write(contentsOf: Data(RowSample.rows(200).utf8))
    _ = lines(50, of: output, &rest)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let last = lines(1000, of: output, &rest)
    #expect(!last.contains { $0.contains("\"end\":true") })
    #expect(try tool.files().isEmpty)
  }

  @Test(arguments: [SIGTERM, SIGINT]) func stoppedWorkerHasNoTrailer(signal: Int32) throws {
    let (process, input, output) = try start(["--bytes", "none"])
    var rest: [UInt8] = []
    try input.fileHandleForWriting.write(contentsOf: Data(RowSample.rows(50).utf8))
    _ = lines(51, of: output, &rest)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + signal)
    #expect(lines(1, of: output, &rest).isEmpty)
  }

  /// The worker stops reading while nobody reads its results: the pipes to it fill up, and the writer waits.
  @Test func rowsWaitUntilTheirResultsAreRead() throws {
    let (process, input, output) = try start(["--bytes", "none", "--jobs", "2"])
    let rows = Data(RowSample.rows(6000).utf8)
    let written = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      try? input.fileHandleForWriting.write(contentsOf: rows)
      try? input.fileHandleForWriting.close()
      written.signal()
    }
    var rest: [UInt8] = []
    let all = lines(6002, of: output, &rest)
    #expect(all.count == 6002 && all.last?.contains("\"rows\":6000,\"rendered\":6000") == true)
    written.wait()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(.enabled(if: !Sanitizer.isUsed, Sanitizer.memory)) func memoryDoesNotGrowWithRows() throws {
    let (process, input, output) = try start(["--jobs", "1", "--bytes", "none"])
    defer { process.terminate() }
    var rest: [UInt8] = []
    func send(_ numbers: Range<Int>) throws {
      for number in numbers {
        try input.fileHandleForWriting.write(contentsOf: Data("{\"id\":\"\(number)\",\"title\":\"Label \(number)\"}\n".utf8))
      }
      _ = lines(numbers.count, of: output, &rest)
    }
    _ = lines(1, of: output, &rest)
    try send(0..<300)
    let before = try BatchMemoryTests.peakMemory(of: process)
    for start in stride(from: 300, to: 2300, by: 200) { try send(start..<start + 200) }
    let after = try BatchMemoryTests.peakMemory(of: process)
    #expect(after - before < 8 << 10, "\(before) KiB after 300 rows, \(after) after 2300")
  }

  /// An image that needs more memory than there is, in a process whose memory is limited.
  @Test(.enabled(if: !Sanitizer.isUsed, Sanitizer.memory)) func rowThatEndsItsProcessIsNamed() throws {
    let rows = [
      #"{"id":"a","title":"A"}"#, #"{"id":"large","title":"L","width":4000,"height":4000,"background":"white"}"#,
      #"{"id":"b","title":"B"}"#,
    ]
    let outcome = try tool.run(
      ["-c", "ulimit -v 400000; exec \"$0\" worker --isolate", Tool.executable.path], input: rows.joined(separator: "\n"),
      environment: ["SWIFT_BACKTRACE": "enable=no"], program: URL(fileURLWithPath: "/bin/sh"))
    let answer = try WorkerAnswer(outcome.output)
    #expect(outcome.code == 1)
    #expect((0..<3).map { answer.results(of: $0).first?.codes } == [[], ["LK0412"], []])
    #expect(answer.results(of: 1).first?.id == "large" && answer.trailer != nil)
  }
}
