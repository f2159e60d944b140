// SPDX-License-Identifier: MIT

package import LabelCore

/// Reads SVG files into `VectorImage`: levels 1 and 2 of the icon specification, patterns and
/// markers too; and SF Symbols' templates into `SymbolTemplate`.
///
/// Nothing is ever fetched or run. Errors in values are lenient where SVG says so, and then listed in `VectorImage.ignored`;
/// a file that is not well-formed or goes beyond `SVGLimits` is refused.
package enum SVGReader {
  /// What a file is.
  package enum Contents: Hashable, Sendable {
    case picture(VectorImage)
    case template(SymbolTemplate)
  }

  /// The picture or the template in a file's bytes.
  ///
  /// - Throws: `LabelError.unusableIcon` with `path`, the line and the reason.
  package static func contents(_ bytes: [UInt8], path: String) throws(LabelError) -> Contents {
    do throws(SVGError) {
      let document = try XMLDocument(bytes)
      if let template = try TemplateReader.template(in: document) { return .template(template) }
      var walk = try SVGWalk(document)
      return .picture(try walk.picture())
    } catch {
      throw error.located(in: path)
    }
  }

  /// The picture in a file's bytes, a template's whole canvas included.
  ///
  /// - Throws: `LabelError.unusableIcon` with `path`, the line and the reason.
  package static func picture(_ bytes: [UInt8], path: String) throws(LabelError) -> VectorImage {
    do throws(SVGError) {
      var walk = try SVGWalk(try XMLDocument(bytes))
      return try walk.picture()
    } catch {
      throw error.located(in: path)
    }
  }
}
