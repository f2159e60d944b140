// SPDX-License-Identifier: MIT

import LabelServer
import Synchronization

extension Response {
  /// The whole content, also if it is sent while it is made.
  var bytes: [UInt8] {
    get async throws {
      switch body {
      case .bytes(let bytes): return bytes
      case .stream(let stream):
        let bytes = Collected()
        try await stream { bytes.add($0) }
        return bytes.all
      }
    }
  }

  private final class Collected: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    var all: [UInt8] { bytes.withLock { $0 } }
    func add(_ more: [UInt8]) { bytes.withLock { $0 += more } }
  }
}
