// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine

/// What a host that stays is asked for: the image of a preview.
package struct PreviewImageRequest: Hashable, Sendable {
  /// The name of the preview.
  package var name: String
  /// The axes of its variant, each with one value, such as `locale=ar`.
  package var axes: [String]

  /// Creates a request from its parts.
  package init(name: String, axes: [String]) {
    self.name = name
    self.axes = axes
  }

  /// The request as a frame.
  package var frame: Frame {
    var writer = FrameWriter()
    writer.write(name, axes)
    return Frame(kind: 2, payload: writer.bytes)
  }

  /// Reads a request.
  ///
  /// - Throws: `FrameError.damaged`.
  package init(_ frame: Frame) throws(FrameError) {
    guard frame.kind == 2 else { throw .damaged }
    var reader = FrameReader(frame.payload)
    name = try reader.value()
    axes = try reader.value()
    try reader.finish()
  }
}

/// The answer: an image of a preview, or why it cannot be drawn.
package struct PreviewImage: Sendable {
  /// The PNG file; empty if the preview cannot be drawn.
  package var png: [UInt8] = []
  /// The size in pixels.
  package var width = 0
  package var height = 0
  /// Pixels per point.
  package var scale = 1.0
  package var texts = TextFacts()
  /// Where the parts are, as `Renderer.parts` gives it; empty if the preview cannot be drawn.
  package var layout = ""
  package var diagnostics: [Diagnostic] = []

  /// Creates an answer without an image.
  package init() {}

  /// The answer as a frame.
  package var frame: Frame {
    var writer = FrameWriter()
    writer.write(block: png)
    writer.write(width, height, scale, texts.isTruncated, texts.isShrunk, texts.lacksGlyphs, layout, diagnostics)
    return Frame(kind: 3, payload: writer.bytes)
  }

  /// Reads an answer.
  ///
  /// - Throws: `FrameError.damaged`.
  package init(_ frame: Frame) throws(FrameError) {
    guard frame.kind == 3 else { throw .damaged }
    var reader = FrameReader(frame.payload)
    png = try reader.block()
    width = try reader.value()
    height = try reader.value()
    scale = try reader.value()
    texts.isTruncated = try reader.value()
    texts.isShrunk = try reader.value()
    texts.lacksGlyphs = try reader.value()
    layout = try reader.value()
    diagnostics = try reader.value()
    try reader.finish()
  }
}
