// SPDX-License-Identifier: MIT

package import LabelCore

/// What the program that draws the previews of a package says about them, as frames in a file: first its version, then a row for each
/// event.
package struct PreviewRow: Sendable {
  /// What happened.
  package enum Event: String, Hashable, Sendable {
    /// The previews of a provider are about to be listed; the name is that of the type.
    case listing
    /// A preview was found.
    case found
    /// An image is about to be drawn.
    case began
    /// An image was drawn.
    case drawn
    /// A preview was audited.
    case audited
    /// An image could not be drawn, or a preview not be audited.
    case failed
  }

  package var event: Event
  /// The name of the preview.
  package var name: String
  /// The name that the preview was given; nil without one.
  package var displayName: String?
  /// The file as `#fileID` has it, or the type of a provider.
  package var file = ""
  /// The line; 0 for a provider.
  package var line = 0
  /// What differs from the default surroundings; empty for these.
  package var variant = ""
  /// The path of the image below the output folder.
  package var path: String?
  package var width = 0
  package var height = 0
  /// Whether the file of the image is new or has changed.
  package var isWritten = false
  package var diagnostics: [Diagnostic] = []
  /// What the audit of a preview found.
  package var audit: PreviewAuditResult?

  package init(_ event: Event, name: String) {
    self.event = event
    self.name = name
  }

  /// The frame of a row.
  package var frame: Frame {
    var writer = FrameWriter()
    writer.write(event.rawValue, name, displayName, file, line, variant, path, width, height, isWritten, diagnostics, audit)
    return Frame(kind: 1, payload: writer.bytes)
  }

  /// The frame that begins a file.
  package static let version = Frame(kind: 0, payload: Array(LabelKitVersion.current.utf8))

  /// Reads the rows of a file up to its end, or to the place where the program died.
  ///
  /// - Throws: `LabelError.usage` if another version of LabelKit wrote the file.
  package static func rows(in bytes: [UInt8]) throws(Diagnostic) -> [PreviewRow] {
    var buffer = FrameBuffer()
    buffer.append(bytes[...])
    var rows: [PreviewRow] = []
    do throws(FrameError) {
      guard let first = try buffer.next() else { return [] }
      guard first == version else { throw .notAFrame }
      while let frame = try buffer.next() { rows.append(try PreviewRow(frame)) }
    } catch {
      throw Diagnostic(
        LabelError.usage(
          reason: "the package uses another version of LabelKit than \(LabelKitVersion.current), that of this tool",
          help: "install the tool of the version in Package.resolved"))
    }
    return rows
  }

  private init(_ frame: Frame) throws(FrameError) {
    var reader = FrameReader(frame.payload)
    guard frame.kind == 1, let event = Event(rawValue: try reader.value()) else { throw .damaged }
    self.event = event
    name = try reader.value()
    displayName = try reader.value()
    file = try reader.value()
    line = try reader.value()
    variant = try reader.value()
    path = try reader.value()
    width = try reader.value()
    height = try reader.value()
    isWritten = try reader.value()
    diagnostics = try reader.value()
    audit = try reader.value()
    try reader.finish()
  }
}
