// SPDX-License-Identifier: MIT

internal import LabelCore

/// How large an SVG file may be before it is refused.
///
/// Real icons stay far below: the largest of 45,638 measured files has 1,153 path commands. The limits bound the work on a hostile
/// file to a few hundredths of a second, and are checked before the work is done.
package enum SVGLimits {
  /// The file, in bytes.
  package static let fileBytes = 1 << 20
  /// Elements inside elements; `use` adds to it.
  package static let depth = 64
  /// Elements of a file, and elements visited while it is drawn (`use` and `clip-path` visit again).
  package static let elements = 10_000
  /// Attributes of one element.
  package static let attributes = 256
  /// Path commands of the whole picture.
  package static let pathCommands = 20_000
  /// The size of any number.
  package static let magnitude = 1e6
  /// `use` inside what another `use` shows.
  package static let useDepth = 8
  /// Definitions (clips, masks, patterns, markers) inside each other, and gradients that take from each other.
  package static let definitionDepth = 8
  /// Stops of one gradient; further ones have no say.
  package static let gradientStops = 256
  /// Stops of the gradients of all shapes together.
  package static let paintedStops = 40_000
  /// Times that a pattern is repeated to fill a shape.
  package static let patternTiles = 2_500
  /// Bytes of attributes read while drawing: all that a file can hold, once. Only repetition by reference meets it.
  package static let visitedBytes = fileBytes
  /// Classes looked up, selectors tried and declarations applied for all elements together; real icons need a few hundred.
  package static let styleMatches = 40_000
  /// Dashes and gaps of one stroke; a longer list counts as not understood, as every stroke below inherits it.
  package static let dashes = 64
  /// Rules and selectors of the style sheets together.
  package static let styleRules = 2_000
  /// Compound selectors (`path.a.b`) of the style sheets; tried on each element that has its first class.
  package static let compoundSelectors = 16
  /// Classes of one element; further ones have no say.
  package static let classes = 64
}

/// Why a file cannot be used, before it is known what the file is called.
struct SVGError: Error, Hashable {
  /// The line, from 1; nil when the file as a whole is at fault.
  var line: Int?
  var reason: String

  /// The problem with its file, as users meet it.
  func located(in path: String) -> LabelError { .unusableIcon(path: path, line: line, reason: reason) }
}
