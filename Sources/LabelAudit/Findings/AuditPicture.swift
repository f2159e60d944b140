// SPDX-License-Identifier: MIT

package import LabelCore

/// How a label looks in a variant, for the page of an audit.
package struct AuditPicture: Sendable {
  package var variant: AuditVariant
  /// The PNG file.
  package var png: [UInt8]
  /// The size in points.
  package var size: Size
  /// What is read of it.
  package var text: String

  package init(_ variant: AuditVariant, png: [UInt8], size: Size, text: String) {
    (self.variant, self.png, self.size, self.text) = (variant, png, size, text)
  }
}
