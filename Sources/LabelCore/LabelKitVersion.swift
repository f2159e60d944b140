// SPDX-License-Identifier: MIT

/// This library's own version.
package enum LabelKitVersion {
  /// Semantic versioning, as `labelkit --version` prints it.
  package static let current = "0.1.0"
}
