// SPDX-License-Identifier: MIT

package import LabelCore

/// Reads SVG files into `VectorImage`, and SF Symbols templates into `SymbolTemplate`.
///
/// Supports levels 1 and 2 of the icon specification, patterns and markers. Nothing is ever fetched or run. Invalid values are ignored
/// where SVG allows it, and listed in `VectorImage.ignored`. A file that is not well-formed or exceeds `SVGLimits` is rejected.
package enum SVGReader {
  /// The contents of a file.
  package enum Contents: Hashable, Sendable {
    case image(VectorImage)
    case template(SymbolTemplate)
  }

  /// The image or the template in a file's bytes.
  ///
  /// - Parameter surroundings: The answers to what the file asks of the label.
  /// - Throws: `LabelError.unusableIcon` with `path`, the line and the reason.
  package static func contents(
    _ bytes: [UInt8], path: String, in surroundings: IconSurroundings = IconSurroundings()
  ) throws(LabelError) -> Contents {
    do throws(SVGError) {
      let document = try XMLDocument(bytes)
      if let template = try TemplateReader.template(in: document) { return .template(template) }
      var walk = try SVGWalk(document, in: surroundings)
      return .image(try walk.image())
    } catch {
      throw error.located(in: path)
    }
  }

  /// The image in a file's bytes; for a template, its whole canvas.
  ///
  /// - Throws: `LabelError.unusableIcon` with `path`, the line and the reason.
  package static func image(_ bytes: [UInt8], path: String) throws(LabelError) -> VectorImage {
    do throws(SVGError) {
      var walk = try SVGWalk(try XMLDocument(bytes))
      return try walk.image()
    } catch {
      throw error.located(in: path)
    }
  }
}
