// SPDX-License-Identifier: MIT

package import LabelCore

/// An output that cannot be written because another output of the run has its path.
package struct OutputCollision: Hashable, Sendable {
  /// How two outputs collide.
  package enum Kind: Hashable, Sendable {
    /// They are variants of one label.
    case variants
    /// They are of different labels.
    case labels
    /// One would be a folder in the path of the other.
    case folder
    /// They are of icons that are exported.
    case icons
  }

  /// The path of both; that of the file which would be a folder too.
  package var path: String
  package var kind: Kind
  /// The location of the label that has the path already; nil if it is unknown.
  package var first: DocumentLocation?

  /// Describes a collision.
  package init(_ kind: Kind, path: String, first: DocumentLocation? = nil) {
    self.kind = kind
    self.path = path
    self.first = first
  }
}
