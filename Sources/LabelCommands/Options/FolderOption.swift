// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelCore
import LabelManifest
import LabelSystem

/// The folder of `--output`.
enum FolderOption {
  /// Checks that a folder does not have the name of a file, which was meant for the image.
  ///
  /// - Throws: `ValidationError` for `out.png` and `index.html`.
  static func check(_ output: String, orElse advice: String = "") throws {
    // Few folders end with a letter of these extensions, and this module is not optimised.
    guard let last = output.utf8.last, last >= UInt8(ascii: "A"), output.containsUTF8(".") else { return }
    guard let dot = output.utf8.lastIndex(of: UInt8(ascii: ".")) else { return }
    let ending = output[dot...].dropFirst().lowercased()
    let isManifest = ManifestFormat(path: output) != nil && FileStamp(path: output) != nil && FolderListing.names(in: output).isEmpty
    guard isManifest || (OutputFormat.names + ["jpg", "jpeg", "gif", "html", "htm", "zip", "tar"]).contains(ending) else { return }
    let folder = String(output.dropLast(ending.utf8.count + 1))
    throw ValidationError("--output names a folder, and \(output) is the name of a file. Write -o \(folder)\(advice).")
  }
}
