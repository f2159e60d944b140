// SPDX-License-Identifier: MIT

package import LabelCore

/// What an SVG file draws, as plain values.
package struct VectorImage: Hashable, Sendable {
  /// The picture's canvas, in the units of `nodes`: the view box where the file gives one.
  package var viewBox: Rect
  /// In the order of painting.
  package var nodes: [IconNode]
  /// The attributes of the root element, for the annotations of our own icons.
  package var rootAttributes: [String: String]
  /// What the file asks for and is not drawn, in file order; at most 100.
  package var ignored: [IgnoredFeature]
}

/// Something in an SVG file that is not drawn.
package struct IgnoredFeature: Hashable, Sendable {
  /// As users know it: `<text>`, `filter`, `fill="blu"`.
  package var name: String
  /// The line of the element, from 1.
  package var line: Int
  package var reason: Reason

  package enum Reason: String, Hashable, Sendable {
    case notDrawn = "is not drawn"
    case notUnderstood = "is not understood"
    case notFound = "refers to nothing in the file"
    case external = "refers to another file, which is never read"
    case cutShort = "is drawn up to its fault"
    case circular = "refers to itself"
    case approximated = "is drawn approximately"
  }

  package var words: String { "\(name) \(reason.rawValue)" }
}
