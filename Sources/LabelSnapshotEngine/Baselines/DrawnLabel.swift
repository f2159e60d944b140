// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelEngine
package import LabelLayout
package import LabelManifest
internal import LabelRaster
internal import LabelText

/// A label with all that a snapshot keeps of it.
package struct DrawnLabel: Sendable {
  package var picture: Picture
  /// As the renderer writes it.
  package var png: [UInt8]
  /// `labelkit dump --stage layout`.
  package var layout: String
  /// The font files of its glyphs, each once.
  package var fontFiles: [String]

  package func snapshot(named name: String, keepsLayout: Bool = true) -> Snapshot {
    Snapshot(name: name, contents: .picture(picture, png: png), layout: keepsLayout ? layout : nil, fontFiles: fontFiles)
  }
}

extension Renderer {
  /// Takes a view all the way, and keeps what explains a difference.
  ///
  /// - Throws: what is wrong with the view, or trouble with the machine.
  package func drawn(_ view: ViewNode, in environment: RenderEnvironment) throws(Diagnostic) -> DrawnLabel {
    let placed = try placed(view, in: environment)
    let list = draw(placed)
    let bitmap = try rasterize(list)
    var files: [String] = []
    for font in list.commands.flatMap(\.fonts) {
      if let path = typesetter.library.path(of: font), !files.contains(path) { files.append(path) }
    }
    return DrawnLabel(picture: Picture(bitmap), png: try encode(bitmap), layout: placed.dump, fontFiles: files.sorted())
  }
}

extension Renderer {
  /// Makes a job's picture and what explains a difference.
  ///
  /// - Throws: what is wrong with the record, put where it stands in the manifest.
  package func drawn(_ job: LabelJob) throws(Diagnostic) -> DrawnLabel {
    do throws(Diagnostic) {
      return try drawn(job.label.record.viewNode(baseFolder: job.folder), in: job.label.record.renderEnvironment())
    } catch { throw job.label.located(error, in: job.source) }
  }
}

extension DrawCommand {
  fileprivate var fonts: [FontInstance] {
    switch self {
    case .fill, .stroke, .image: []
    case .glyphs(let run, _): [run.font]
    case .group(let group): group.commands.flatMap(\.fonts)
    }
  }
}
