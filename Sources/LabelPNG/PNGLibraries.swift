// SPDX-License-Identifier: MIT

internal import CDeflate

/// The C libraries that PNG files are written with.
package enum PNGLibraries {
  /// Names and versions; other versions may give other bytes for the same bitmap.
  package static var versions: [(name: String, version: String)] { [("libdeflate", LIBDEFLATE_VERSION_STRING)] }
}
