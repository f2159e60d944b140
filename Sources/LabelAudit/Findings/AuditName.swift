// SPDX-License-Identifier: MIT

internal import LabelCore

/// What is audited, as messages name it.
package enum AuditName: Hashable, Sendable {
  /// A label of a manifest, by its id.
  case label(String)
  /// A preview of a package, by its name.
  case preview(String)

  /// The id or the name.
  package var id: String {
    switch self {
    case .label(let id), .preview(let id): id
    }
  }

  /// `"cart/pay"`, or `the preview "Shop/Cart/Full"`.
  var text: String {
    switch self {
    case .label(let id): id.quoted
    case .preview(let name): "the preview \(name.quoted)"
    }
  }

  /// `the title of "cart/pay"`, or `"Pay now" in the preview "Shop/Cart/Full"`.
  ///
  /// - Parameter part: The text; nil for a label, which has one.
  func title(_ part: String?) -> String { part.map { "\($0.shortened(to: 40).quoted) in \(text)" } ?? "the title of \(text)" }

  /// The one of two helps that speaks of a manifest's keys or of SwiftUI's modifiers.
  func help(manifest: String, preview: String) -> String {
    if case .preview = self { preview } else { manifest }
  }
}
