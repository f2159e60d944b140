// SPDX-License-Identifier: MIT

import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// Collects the body of an answer.
final class AnswerWriter: ResponseBodyWriter {
  let bytes = Mutex<[UInt8]>([])
  func write(_ buffer: ByteBuffer) async throws { bytes.withLock { $0 += Array(buffer: buffer) } }
  func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
