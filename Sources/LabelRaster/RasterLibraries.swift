// SPDX-License-Identifier: MIT

internal import CCairo
internal import CDeflate

/// The C libraries that pictures are painted and compressed with.
package enum RasterLibraries {
  /// Their names and versions as they are loaded; the same label may come out differently with others.
  package static var versions: [(name: String, version: String)] {
    [("Cairo", cairo_version_string().map { String(cString: $0) } ?? "unknown"), ("libdeflate", LIBDEFLATE_VERSION_STRING)]
  }
}
