// SPDX-License-Identifier: MIT

internal import CCairo

/// The C libraries that rasterize display lists.
package enum RasterLibraries {
  /// The names and versions of the loaded libraries; other versions may give other pixels.
  package static var versions: [(name: String, version: String)] {
    [("Cairo", cairo_version_string().map { String(cString: $0) } ?? "unknown")]
  }
}
