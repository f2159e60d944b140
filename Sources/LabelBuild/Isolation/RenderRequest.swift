// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout
package import LabelManifest
internal import LabelViewNode

/// What a run asks a worker process to do with a label.
package struct RenderRequest: Sendable {
  /// The kind of request, which is the kind of its frame.
  package enum Purpose: UInt8, Sendable {
    /// Render the label.
    case image = 1
    /// Find the errors in the icon and the fonts of a label that has other errors.
    case diagnostics = 2
  }

  /// What to do.
  package var purpose: Purpose
  /// The label. Its locations are not sent: the run locates what the worker finds.
  package var job: LabelJob

  /// Creates a request from its parts.
  package init(_ purpose: Purpose, _ job: LabelJob) {
    self.purpose = purpose
    self.job = job
  }

  /// The request as a frame. The record is sent as JSON, from which a decoder makes the same record.
  package var frame: Frame {
    var writer = FrameWriter()
    writer.write(block: job.label.storage.record.encoded)
    writer.write(job.folder)
    writer.write(job.resources.iconFolders)
    writer.write(job.resources.fontFolders)
    writer.write(job.fit?.side)
    writer.write(job.fit?.ground.rawValue ?? "")
    writer.write(job.format.rawValue)
    return Frame(kind: purpose.rawValue, payload: writer.bytes)
  }

  /// Reads a request.
  ///
  /// - Throws: `FrameError.damaged`.
  package init(_ frame: Frame) throws(FrameError) {
    guard let purpose = Purpose(rawValue: frame.kind) else { throw .damaged }
    var reader = FrameReader(frame.payload)
    let text = try reader.block()
    let folder: String = try reader.value()
    let label = try Self.label(text, in: folder)
    let resources = LabelResources(iconFolders: try reader.value(), fontFolders: try reader.value())
    let side: Int? = try reader.value()
    let ground: String = try reader.value()
    let formatName: String = try reader.value()
    guard let format = OutputFormat(rawValue: formatName) else { throw .damaged }
    try reader.finish()
    var job = LabelJob(label: label.record, folder: folder, source: label.source, resources: resources)
    if let side {
      guard let ground = SquareFit.Ground(rawValue: ground) else { throw .damaged }
      job.fit = SquareFit(side: side, ground: ground)
    }
    job.format = format
    self.init(purpose, job)
  }

  private static func label(_ bytes: [UInt8], in folder: String) throws(FrameError) -> (record: LocatedRecord, source: SourceText) {
    do throws(Diagnostic) {
      let source = try SourceText(file: folder + "/label", bytes: bytes, format: "JSON")
      let document = try JSONReader.read(source)
      let (record, diagnostics) = LocatedRecord.decode(document.root, from: source)
      guard document.diagnostics.isEmpty, diagnostics.isEmpty else { throw diagnostics.first ?? Diagnostic(.emptyLabel) }
      return (record, source)
    } catch {
      throw .damaged
    }
  }
}
