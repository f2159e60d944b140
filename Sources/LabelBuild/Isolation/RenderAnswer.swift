// SPDX-License-Identifier: MIT

package import LabelCore

/// What a worker process answers to a `RenderRequest`.
package enum RenderAnswer: Hashable, Sendable {
  /// The file. Its warnings have no locations in the manifest yet.
  case rendered(RenderedOutput)
  /// The label's errors and warnings, without locations in the manifest.
  case failed([Diagnostic])
  /// Errors that concern every label of the manifest, such as a folder of fonts that does not exist.
  case unusableResources([Diagnostic])
  /// The request could not be read.
  case refused

  /// The answer as a frame.
  package var frame: Frame {
    var writer = FrameWriter()
    switch self {
    case .rendered(let output):
      writer.write(output.pixelWidth, output.pixelHeight, Int(output.insets.packed), output.warnings)
      writer.write(block: output.bytes)
      return Frame(kind: 1, payload: writer.bytes)
    case .failed(let diagnostics):
      writer.write(diagnostics)
      return Frame(kind: 2, payload: writer.bytes)
    case .unusableResources(let diagnostics):
      writer.write(diagnostics)
      return Frame(kind: 3, payload: writer.bytes)
    case .refused: return Frame(kind: 4, payload: [])
    }
  }

  /// Reads an answer.
  ///
  /// - Throws: `FrameError.damaged`.
  package init(_ frame: Frame) throws(FrameError) {
    var reader = FrameReader(frame.payload)
    switch frame.kind {
    case 1:
      let (width, height): (Int, Int) = (try reader.value(), try reader.value())
      let insets: Int = try reader.value()
      let warnings: [Diagnostic] = try reader.value()
      guard width > 0, height > 0 else { throw .damaged }
      var output = RenderedOutput(bytes: try reader.block(), pixelWidth: width, pixelHeight: height, warnings: warnings)
      output.insets = PixelInsets(packed: Int64(insets))
      self = .rendered(output)
    case 2: self = .failed(try reader.value())
    case 3: self = .unusableResources(try reader.value())
    case 4: self = .refused
    default: throw .damaged
    }
    try reader.finish()
  }
}
