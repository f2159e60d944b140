// SPDX-License-Identifier: MIT

import Dispatch
import LabelBuild
import LabelCore
import LabelSystem
import Synchronization
import Testing

struct WorkerOutputTests {
  /// What an output has written: the writes one after another.
  private final class Written: Sendable {
    let writes = Mutex<[[UInt8]]>([])
    let arrivals = DispatchSemaphore(value: 0)

    func add(_ bytes: [UInt8]) {
      writes.withLock { $0.append(bytes) }
      arrivals.signal()
    }

    var text: String { writes.withLock { String(decoding: $0.joined(), as: UTF8.self) } }
  }

  @Test func linesAndBytesKeepTheirOrder() throws {
    let written = Written()
    let output = WorkerOutput { (bytes) throws(MachineError) in written.add(bytes) }
    output.begin()
    try output.add(line: "a")
    try output.add(line: "b", followedBy: Array("12".utf8))
    try output.add(line: "c", followedBy: [UInt8](repeating: UInt8(ascii: "x"), count: 70_000))
    try output.add(line: "d")
    try output.finish()
    #expect(written.text == "a\nb\n12c\n" + String(repeating: "x", count: 70_000) + "d\n")
  }

  /// Without this, a program that waits for a result before it sends the next row would wait forever.
  @Test func lineIsWrittenAlthoughNothingFollows() throws {
    let written = Written()
    let output = WorkerOutput { (bytes) throws(MachineError) in written.add(bytes) }
    output.begin()
    for line in ["a", "b"] {
      try output.add(line: line)
      written.arrivals.wait()
    }
    #expect(written.text == "a\nb\n")
    try output.finish()
  }

  @Test func manyLinesAreWrittenInLargePieces() throws {
    let written = Written()
    let output = WorkerOutput { (bytes) throws(MachineError) in written.add(bytes) }
    // Without the thread that writes after a time.
    for _ in 0..<10_000 { try output.add(line: String(repeating: "x", count: 63)) }
    let sizes = written.writes.withLock { $0.map(\.count) }
    #expect(sizes.allSatisfy { $0 == 64 << 10 } && sizes.count == 9)
    try output.finish()
    #expect(written.text.utf8.count == 640_000)
  }

  @Test func nothingIsWrittenAfterAnError() throws {
    let written = Written()
    let output = WorkerOutput { (bytes) throws(MachineError) in
      written.add(bytes)
      throw .diskFull(path: "<stdout>", reason: "no space")
    }
    try output.add(line: "a")
    #expect(throws: MachineError.diskFull(path: "<stdout>", reason: "no space")) { try output.flush() }
    #expect(throws: MachineError.self) { try output.add(line: "b") }
    #expect(throws: MachineError.self) { try output.finish() }
    #expect(written.text == "a\n")
  }

  /// Lines of several threads are whole.
  @Test func threadsDoNotMixTheirLines() throws {
    let written = Written()
    let output = WorkerOutput { (bytes) throws(MachineError) in written.add(bytes) }
    output.begin()
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<2000 { try? output.add(line: "\(thread) \(number)", followedBy: Array("(\(thread))\n".utf8)) }
    }
    try output.finish()
    let lines = written.text.split(separator: "\n")
    #expect(lines.count == 16_000)
    for index in stride(from: 0, to: lines.count, by: 2) { #expect(lines[index + 1] == "(\(lines[index].prefix(1)))") }
  }
}
