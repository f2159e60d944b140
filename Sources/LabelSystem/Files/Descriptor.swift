// SPDX-License-Identifier: MIT

internal import Glibc

/// An open file or folder, closed when it goes out of scope.
package struct Descriptor: ~Copyable, Sendable {
  /// The number that the system knows it by; valid as long as this value lives.
  package let number: Int32

  /// Takes over what a call of the `open` family returned; nil when that call failed, and then `errno` says why.
  package init?(_ result: Int32) {
    guard result >= 0 else { return nil }
    number = result
  }

  deinit {
    _ = Glibc.close(number)
  }

  /// Closes the file and says how that went: full disks and remote file systems may fail only here.
  ///
  /// - Returns: 0, or the error's number. Linux closes the descriptor even when it reports EINTR.
  package consuming func close() -> Int32 {
    let file = number
    discard self
    return Glibc.close(file) == 0 || errno == EINTR ? 0 : errno
  }

  /// Writes all bytes, however many calls that takes.
  ///
  /// - Returns: 0, or the error's number.
  package borrowing func writeAll(_ bytes: [UInt8]) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(number, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        if count > 0 { done += count } else if count == 0 { return EIO } else if errno != EINTR { return errno }
      }
      return 0
    }
  }

  /// The rest of the file; nil when it cannot be read or is longer than `limit`.
  package borrowing func contents(limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      guard let chunk = chunk() else { return nil }
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
    return nil
  }

  /// Whether the rest of the file is exactly `bytes`; false also when it cannot be read.
  package borrowing func holds(_ bytes: [UInt8]) -> Bool {
    var done = 0
    while let chunk = chunk() {
      if chunk.isEmpty { return done == bytes.count }
      guard chunk.count <= bytes.count - done, chunk.elementsEqual(bytes[done..<done + chunk.count]) else { return false }
      done += chunk.count
    }
    return false
  }

  /// The next bytes of the file, none at its end; nil when they cannot be read. Of the memory only what the file fills is touched.
  private borrowing func chunk() -> [UInt8]? {
    var status = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      repeat { status = Glibc.read(number, buffer.baseAddress, buffer.count) } while status < 0 && errno == EINTR
      count = max(0, status)
    }
    return status < 0 ? nil : chunk
  }
}

/// The system's words for an error's number, in English.
package func systemMessage(_ number: Int32) -> String {
  strerror(number).map { String(cString: $0) } ?? "error \(number)"
}
