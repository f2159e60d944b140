// SPDX-License-Identifier: MIT

package import LabelCore

/// Reads SVG files into `VectorPicture`: levels 1 and 2 of the icon specification, without gradients and masks.
///
/// Nothing is ever fetched or run. Errors in values are lenient where SVG says so, and then listed in `VectorPicture.ignored`;
/// a file that is not well-formed or goes beyond `SVGLimits` is refused.
package enum SVGReader {
  /// The picture in a file's bytes.
  ///
  /// - Throws: `LabelError.unusableIcon` with `path`, the line and the reason.
  package static func picture(_ bytes: [UInt8], path: String) throws(LabelError) -> VectorPicture {
    do throws(SVGProblem) {
      let document = try XMLReader.document(bytes)
      var walk = try SVGWalk(document)
      return try walk.picture()
    } catch {
      throw error.located(in: path)
    }
  }
}
