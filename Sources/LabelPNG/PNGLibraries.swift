// SPDX-License-Identifier: MIT

internal import CDeflate

/// The C libraries that PNG files are written with.
package enum PNGLibraries {
  /// Names and versions; the same bitmap may give other bytes with other versions.
  package static var versions: [(name: String, version: String)] { [("libdeflate", LIBDEFLATE_VERSION_STRING)] }
}
