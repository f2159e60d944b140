// SPDX-License-Identifier: MIT

package import LabelCore

/// The drawing of an SVG file.
package struct VectorImage: Hashable, Sendable {
  /// The canvas, in the units of `nodes`: the file's view box, if it has one.
  package var viewBox: Rect
  /// In painting order.
  package var nodes: [IconNode]
  /// The attributes of the root element, for the annotations of built-in icons.
  package var rootAttributes: [String: String]
  /// The features of the file that are not drawn, in file order; at most 100.
  package var ignored: [IgnoredFeature]
  /// What the file asked of the label. In other surroundings, it may be drawn in another way.
  package var asked: IconSurroundings.Parts = []
}

/// A feature of an SVG file that is not drawn.
package struct IgnoredFeature: Hashable, Sendable {
  /// The feature as written in the file: `<text>`, `filter`, `fill="blu"`.
  package var name: String
  /// The line of the element, from 1; for an error in an attribute's value, that of the error.
  package var line: Int
  /// The column of an error in an attribute's value, from 1, in Unicode scalars.
  package var column: Int?
  package var reason: Reason

  package enum Reason: String, Hashable, Sendable {
    case notDrawn = "is not drawn"
    case notUnderstood = "is not understood"
    case notFound = "refers to nothing in the file"
    case external = "refers to another file, which is never read"
    case withoutGlyphs = "has characters that no font has"
    case substituted = "is not installed; another font is used"
    case missing = "refers to a file that does not exist"
    case outside = "refers to a file outside of the icon's folder, which is never read"
    case unreadable = "has a picture that is not a readable PNG, JPEG, WebP or SVG"
    case cutShort = "is drawn up to the error"
    case circular = "refers to itself"
    case approximated = "is drawn approximately"
  }

  package var description: String { "\(name) \(reason.rawValue)" }
}
