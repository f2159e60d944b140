// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore

/// The frames between `labelkit batch --isolate` and its worker processes, as either of them reads the bytes of the other.
enum FrameFuzzing {
  /// Takes all frames from a stream, in pieces whose length the first byte gives, and reads each as everything that a frame may be.
  static func read(_ bytes: [UInt8]) {
    var buffer = FrameBuffer(limit: 1 << 20)
    var rest = bytes.dropFirst()
    let length = Int(bytes.first ?? 0) + 1
    while !rest.isEmpty {
      buffer.append(rest.prefix(length))
      rest = rest.dropFirst(length)
      do throws(FrameError) {
        while let frame = try buffer.next() {
          if let greeting = try? WorkerGreeting(frame) { precondition((try? WorkerGreeting(greeting.frame))?.frame == greeting.frame) }
          if let answer = try? RenderAnswer(frame) { precondition((try? RenderAnswer(answer.frame))?.frame == answer.frame) }
          if let request = try? RenderRequest(frame) { _ = try? RenderRequest(request.frame) }
        }
      } catch { return }
    }
    try? buffer.finish()
  }
}
