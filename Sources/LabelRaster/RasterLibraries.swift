// SPDX-License-Identifier: MIT

internal import CCairo

/// The C libraries that display lists are rasterized with.
package enum RasterLibraries {
  /// Their names and versions as they are loaded; the same label may come out differently with others.
  package static var versions: [(name: String, version: String)] {
    [("Cairo", cairo_version_string().map { String(cString: $0) } ?? "unknown")]
  }
}
