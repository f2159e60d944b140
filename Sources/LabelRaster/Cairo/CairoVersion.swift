// SPDX-License-Identifier: MIT

internal import CCairo

/// The Cairo that draws.
package enum CairoVersion {
  /// Such as 1.16.0: the library that is loaded, not the one that was compiled against.
  package static var text: String { cairo_version_string().map { String(cString: $0) } ?? "unknown" }
}
