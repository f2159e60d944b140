// SPDX-License-Identifier: MIT

internal import CDeflate

/// The C libraries that PNG files are written with.
package enum PNGLibraries {
  /// Their names and versions; the same bitmap may become other bytes with others.
  package static var versions: [(name: String, version: String)] { [("libdeflate", LIBDEFLATE_VERSION_STRING)] }
}
