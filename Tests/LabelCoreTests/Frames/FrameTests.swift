// SPDX-License-Identifier: MIT

import LabelCore
import TestSupport
import Testing

/// Frames survive any division of their stream into pieces; damaged ones are refused.
@Suite struct FrameTests {
  private static func frames(_ generator: inout Seeded) -> [Frame] {
    (0..<20).map { _ in
      let count = [0, 1, 7, 8, 300, 70_000].randomElement(using: &generator) ?? 0
      return Frame(
        kind: .random(in: 0...255, using: &generator), payload: (0..<count).map { _ in .random(in: 0...255, using: &generator) })
    }
  }

  @Test func framesArriveWholeInWhateverPiecesTheirBytesDo() throws {
    var generator = Seeded(state: 1)
    for _ in 0..<10 {
      let frames = Self.frames(&generator)
      var rest = try frames.flatMap { try $0.encoded() }[...]
      var buffer = FrameBuffer()
      var received: [Frame] = []
      while !rest.isEmpty {
        let piece = rest.prefix(.random(in: 1...100_000, using: &generator))
        rest = rest.dropFirst(piece.count)
        buffer.append(piece)
        while let frame = try buffer.next() { received.append(frame) }
      }
      try buffer.finish()
      #expect(received == frames)
    }
  }

  @Test func streamThatEndsInsideAFrameIsTruncated() throws {
    let bytes = try Frame(kind: 3, payload: [1, 2, 3]).encoded()
    for count in 1..<bytes.count {
      var buffer = FrameBuffer()
      buffer.append(bytes.prefix(count))
      #expect(try buffer.next() == nil)
      #expect(throws: FrameError.truncated) { try buffer.finish() }
    }
  }

  @Test func headWithAnyOtherLettersOrVersionIsNotAFrame() throws {
    let bytes = try Frame(kind: 3, payload: []).encoded()
    for index in 0..<3 {
      for value in UInt8.min...UInt8.max where value != bytes[index] {
        var buffer = FrameBuffer()
        var changed = bytes
        changed[index] = value
        buffer.append(changed)
        #expect(throws: FrameError.notAFrame) { try buffer.next() }
      }
    }
  }

  @Test func lengthAboveTheLimitIsRefusedBeforeItsBytesArrive() throws {
    for (count, limit) in [(1, 0), (101, 100), (Frame.maximumPayload + 1, Frame.maximumPayload), (0xFFFF_FFFF, Frame.maximumPayload)] {
      var buffer = FrameBuffer(limit: limit)
      buffer.append([UInt8(ascii: "L"), UInt8(ascii: "K"), 1, 0] + (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) })
      #expect(throws: FrameError.tooLong(bytes: count, limit: limit)) { try buffer.next() }
    }
  }
}
