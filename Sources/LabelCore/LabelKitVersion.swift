// SPDX-License-Identifier: MIT

/// The version of LabelKit.
package enum LabelKitVersion {
  /// Semantic versioning, as `labelkit --version` prints it.
  package static let current = "0.1.0"
}
