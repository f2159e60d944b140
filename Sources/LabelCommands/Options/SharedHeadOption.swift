// SPDX-License-Identifier: MIT

import ArgumentParser
import LabelManifest

/// `--defaults` and `--strings`, the keys for manifests without keys of their own.
///
/// Options of each command and no group of options, because parsing a group costs as much as a short label.
enum SharedHeadOption {
  static let defaultsHelp = ArgumentHelp(
    """
    A manifest without labels, whose keys, such as defaults, variants and strings, hold for rows without a head: those of CSV files, and \
    NDJSON without a first line with version.
    """, valueName: "manifest")
  static let stringsHelp = ArgumentHelp(
    "The string tables for titleKey, a folder or a file, for manifests that name none, such as CSV files.", valueName: "dir|file")

  /// Checks that `--defaults` holds for one of the manifests.
  static func check(_ defaults: String?, _ manifests: [String]) throws {
    if defaults == "-" { throw ValidationError("--defaults cannot read standard input; name a file.") }
    if defaults != nil, !manifests.contains(where: { ManifestFormat(path: $0)?.isReadByRows ?? true }) {
      throw ValidationError("--defaults is for rows, such as those of a .csv file; a manifest has its own defaults.")
    }
  }

  /// The folders that are read, for a sandbox.
  static func folders(_ manifests: [String], _ defaults: String?, _ strings: String?) -> [String] {
    (manifests + [defaults].compactMap { $0 }).map { Manifest.folder(of: $0) } + [strings].compactMap { $0 }
  }
}
