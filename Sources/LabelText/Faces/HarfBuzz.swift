// SPDX-License-Identifier: MIT

internal import CHarfBuzz
internal import LabelCore

/// The shared library that shapes text.
enum HarfBuzz {
  /// Checks that the library was loaded when the process started. Every use of it needs a font library, which calls this first.
  ///
  /// - Throws: `MachineError.missingLibrary`.
  static func check() throws(MachineError) {
    guard let failure = harfbuzz_failure() else { return }
    throw .missingLibrary(
      name: String(cString: harfbuzz_library), package: String(cString: harfbuzz_package), reason: String(cString: failure))
  }

  /// The version of the library; nil if it could not be loaded.
  static var version: String? {
    harfbuzz_failure() == nil ? hb_version_string().map { String(cString: $0) } : nil
  }
}
