// SPDX-License-Identifier: MIT

/// A value that the payload of a frame can hold.
package protocol FrameValue {
  /// Reads the value.
  ///
  /// - Throws: `FrameError.damaged` if the payload holds something else.
  init(from reader: inout FrameReader) throws(FrameError)

  /// Writes the value.
  func write(to writer: inout FrameWriter)
}

extension Int: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) { self = Int(truncatingIfNeeded: try reader.bits()) }
  package func write(to writer: inout FrameWriter) { writer.write(bits: UInt64(bitPattern: Int64(self))) }
}

/// All 64 bits, since a number in a diagnostic may be infinite or not a number.
extension Double: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) { self.init(bitPattern: try reader.bits()) }
  package func write(to writer: inout FrameWriter) { writer.write(bits: bitPattern) }
}

extension Bool: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) {
    let byte = try reader.byte()
    guard byte <= 1 else { throw .damaged }
    self = byte == 1
  }

  package func write(to writer: inout FrameWriter) { writer.write(byte: self ? 1 : 0) }
}

extension String: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) {
    guard let text = String(validating: try reader.slice(), as: UTF8.self) else { throw .damaged }
    self = text
  }

  package func write(to writer: inout FrameWriter) { writer.write(block: utf8) }
}

extension Unicode.Scalar: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) {
    let number: Int = try reader.value()
    guard let value = UInt32(exactly: number), let scalar = Unicode.Scalar(value) else { throw .damaged }
    self = scalar
  }

  package func write(to writer: inout FrameWriter) { writer.write(Int(value)) }
}

extension Optional: FrameValue where Wrapped: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) {
    let isPresent: Bool = try reader.value()
    self = isPresent ? try Wrapped(from: &reader) : nil
  }

  package func write(to writer: inout FrameWriter) {
    writer.write(self != nil)
    if let self { writer.write(self) }
  }
}

extension Array: FrameValue where Element: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) {
    self = []
    for _ in 0..<(try reader.count()) { append(try Element(from: &reader)) }
  }

  package func write(to writer: inout FrameWriter) {
    writer.write(count)
    for element in self { writer.write(element) }
  }
}

extension Dictionary: FrameValue where Key: FrameValue & Comparable, Value: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) {
    self = [:]
    for _ in 0..<(try reader.count()) {
      let key: Key = try reader.value()
      self[key] = try Value(from: &reader)
    }
  }

  package func write(to writer: inout FrameWriter) {
    writer.write(count)
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      writer.write(key)
      writer.write(value)
    }
  }
}
