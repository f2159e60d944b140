// SPDX-License-Identifier: MIT

// Diagnostics in frames, as texts.

extension Diagnostic: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) {
    self.init(
      try reader.value() as Cause, at: try reader.value(), sourceLine: try reader.value(), labelID: try reader.value())
  }

  package func write(to writer: inout FrameWriter) { writer.write(cause, location, sourceLine, labelID) }
}

extension Diagnostic.Cause: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) {
    code = DiagnosticCode(rawValue: try reader.value())
    message = try reader.value()
    help = try reader.value()
    nearest = try reader.value()
    guard let number = Int32(exactly: try reader.value() as Int), let kind = Diagnostic.Kind(rawValue: number) else { throw .damaged }
    self.kind = kind
    keys = try reader.value()
    subject = try reader.value()
    line = try reader.value()
    reason = try reader.value()
    group = try reader.value()
  }

  package func write(to writer: inout FrameWriter) {
    writer.write(code.rawValue, message, help, nearest, Int(kind.rawValue), keys, subject, line, reason, group)
  }
}

extension DocumentLocation: FrameValue {
  package init(from reader: inout FrameReader) throws(FrameError) {
    self.init(
      file: try reader.value(), line: try reader.value(), column: try reader.value(), endColumn: try reader.value() as Int)
  }

  package func write(to writer: inout FrameWriter) { writer.write(file, line, column, endColumn) }
}
