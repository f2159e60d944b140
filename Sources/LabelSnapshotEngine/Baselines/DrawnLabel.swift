// SPDX-License-Identifier: MIT

package import LabelComparison
package import LabelCore
package import LabelEngine
internal import LabelLayout
internal import LabelRaster
internal import LabelText
internal import LabelViewNode

/// A drawn label: its image, and what a snapshot stores beside it.
package struct DrawnLabel: Sendable {
  package var image: SnapshotImage
  /// The PNG file, as the renderer encodes it.
  package var png: [UInt8]
  /// The layout as text, as `labelkit dump --stage layout` prints it.
  package var layout: String
  /// Whether `layout` is what assistive technologies read instead.
  package var showsElements = false
  /// The SVG file; nil unless it was asked for.
  package var svg: String?
  /// The paths of the font files that its glyphs come from, each once.
  package var fontFiles: [String]
  /// The colours of its glyphs and outlines as 0xAARRGGBB, not premultiplied, each once.
  package var colors: [UInt32] = []
  /// Whether it is drawn for a dark background.
  package var isDark = false
  /// The warnings of a label of a manifest, with their locations.
  package var warnings: [Diagnostic] = []

  /// Returns a snapshot of the image, with the layout if `keepsLayout` is true.
  package func snapshot(named name: String, keepsLayout: Bool = true) -> Snapshot {
    var snapshot = Snapshot(name: name, contents: .image(image, png: png), layout: keepsLayout ? layout : nil, fontFiles: fontFiles)
    (snapshot.svg, snapshot.showsElements) = (svg, showsElements)
    snapshot.colors = colors
    snapshot.isDark = isDark
    return snapshot
  }
}

extension Renderer {
  /// Keeps the image of a label with its layout and its font files, which explain a difference.
  ///
  /// - Parameters:
  ///   - rendering: The label, rendered to a PNG file.
  ///   - svgTitle: The title of an SVG file; nil for no SVG file.
  /// - Throws: The errors of writing the SVG file.
  package func drawn(_ rendering: Rendering, svgTitle: String? = nil) throws(Diagnostic) -> DrawnLabel {
    let list = rendering.display
    var files: [String] = []
    for font in list.commands.flatMap(\.fonts) {
      if let path = typesetter.library.path(of: font), !files.contains(path) { files.append(path) }
    }
    var label = DrawnLabel(
      image: SnapshotImage(rendering.bitmap), png: rendering.file.bytes, layout: rendering.layout.dump, fontFiles: files.sorted())
    label.colors = Set(list.commands.flatMap(\.colors)).sorted()
    label.isDark = rendering.layout.environment.appearance.colorScheme == .dark
    label.warnings = rendering.warnings
    if let svgTitle {
      let file = try render(list, as: FileDescription(.svg, title: svgTitle)).file
      label.svg = String(decoding: file.bytes, as: UTF8.self)
      label.warnings += file.warnings
    }
    return label
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

  /// The colours of glyphs and outlines as 0xAARRGGBB, not premultiplied.
  fileprivate var colors: [UInt32] {
    switch self {
    case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)), .glyphs(_, .color(let color)): [color.bytes]
    case .fill, .stroke, .glyphs, .image: []
    case .group(let group): group.commands.flatMap(\.colors)
    }
  }
}

extension SRGBColor {
  /// The colour as 0xAARRGGBB, not premultiplied.
  fileprivate var bytes: UInt32 { [alpha, red, green, blue].reduce(0) { $0 << 8 | UInt32((min(1, max(0, $1)) * 255).rounded()) } }
}
