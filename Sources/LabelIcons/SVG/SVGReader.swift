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
  /// - Parameters:
  ///   - media: Reads what else the file contains; nil for files of outlines only.
  ///   - surroundings: The answers to what the file asks of the label.
  /// - Throws: `LabelError.unusableIcon` with `path`, the line and the reason.
  package static func contents(
    _ bytes: [UInt8], path: String, media: IconMedia? = nil, in surroundings: IconSurroundings = IconSurroundings()
  ) throws(LabelError) -> Contents {
    do throws(SVGError) {
      let document = try XMLDocument(bytes)
      if let template = try TemplateReader.template(in: document) { return .template(template) }
      var walk = try SVGWalk(document, in: surroundings)
      walk.media = media.map { MediaReader($0, path: path) }
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

  /// The paths of the pictures beside an icon's file that it refers to, whether they exist or not.
  package static func pictureFiles(_ bytes: [UInt8], path: String) -> [String] {
    guard String(decoding: bytes, as: UTF8.self).containsUTF8("image"), let document = try? XMLDocument(bytes) else { return [] }
    return document.elements.compactMap { element in
      guard element.isSVG, element.name == "image", let text = element.reference, case .file(let name) = PictureReference(text) else {
        return nil
      }
      return MediaReader.path(of: name, beside: path)
    }
  }
}
