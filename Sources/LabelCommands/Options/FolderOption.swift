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
    let endings = OutputFormat.names + ["jpg", "jpeg", "gif", "html", "htm", "zip", "tar"]
    let isFile = FileStamp(path: output) != nil && FolderListing.names(in: output).isEmpty
    let manifests = isFile ? ManifestFormat.extensions.map { String($0.dropFirst()) } : []
    guard let ending = (endings + manifests).first(where: { output.lowercased().hasSuffix("." + $0) }) else { return }
    let folder = String(output.dropLast(ending.utf8.count + 1))
    throw ValidationError("--output names a folder, and \(output) is the name of a file. Write -o \(folder)\(advice).")
  }
}
