// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore

/// The limits of an SVG file. A larger file is rejected.
///
/// Real icons are far below: the largest of 45,638 measured files has 1,153 path commands. The limits bound the work on a hostile file to
/// a few hundredths of a second, and are checked before the work is done.
package enum SVGLimits {
  /// Size of the file, in bytes.
  package static let fileBytes = 1 << 20
  /// Size of an SVG document in a font, in bytes: some fonts have all their glyphs in one.
  package static let fontDocumentBytes = 16 << 20
  /// Elements of an SVG document in a font.
  package static let fontDocumentElements = 400_000
  /// Nesting depth of elements, including `use`.
  package static let depth = 64
  /// Elements of a file, and elements visited while it is drawn (`use` and `clip-path` visit again).
  package static let elements = 10_000
  /// Attributes of one element.
  package static let attributes = 256
  /// Path commands of the whole image.
  package static let pathCommands = 20_000
  /// Absolute value of any number.
  package static let magnitude = CSSCalculation.magnitude
  /// Nesting depth of `use`.
  package static let useDepth = 32
  /// Nesting depth of definitions (clips, masks, patterns, markers), and length of a gradient's `href` chain.
  package static let definitionDepth = 8
  /// Stops of one gradient; further ones are ignored.
  package static let gradientStops = 256
  /// Stops of the gradients of all shapes together.
  package static let paintedStops = 40_000
  /// Tiles of a pattern in one shape.
  package static let patternTiles = 10_000
  /// Path commands in the tiles of all patterns, those of their clips and masks too. They are copied for each tile, not read again.
  package static let patternCommands = 60_000
  /// Primitives of one filter.
  package static let filterSteps = 64
  /// Characters of one text.
  package static let textCharacters = 1_000
  /// Different pictures of one file.
  package static let pictures = 64
  /// Pixels of the pictures of one file together: 64 MiB. Further pictures are not drawn.
  package static let picturePixels = 16 << 20
  /// Nesting depth of drawings that are pictures of drawings.
  package static let pictureDepth = 2
  /// Bytes of attributes read while drawing: as many as a whole file has. Only repeated references can exceed it. Pictures
  /// in the file do not count, because each is read once.
  package static let visitedBytes = fileBytes
  /// Classes looked up, selectors tried and declarations applied for all elements together; real icons need a few hundred.
  package static let styleMatches = 40_000
  /// Dashes and gaps of one stroke. A longer list is ignored, because every stroke below would inherit it.
  package static let dashes = 64
  /// Rules and selectors of the style sheets together.
  package static let styleRules = 2_000
  /// Compound selectors (`path.a.b`) of the style sheets. Each is tried on every element with its first class.
  package static let compoundSelectors = 16
  /// Classes of one element; further ones are ignored.
  package static let classes = 64
}

/// Why a file cannot be used, without the file's path.
struct SVGError: Error, Hashable {
  /// The line, from 1; nil for the whole file.
  var line: Int?
  var reason: String

  /// The error with the file's path, for users.
  func located(in path: String) -> LabelError { .unusableIcon(path: path, line: line, reason: reason) }
}
