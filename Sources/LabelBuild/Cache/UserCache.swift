// SPDX-License-Identifier: MIT

internal import LabelSystem
package import LabelText
internal import SystemPackage

/// The user's cache folder: `$XDG_CACHE_HOME/labelkit`, or else `~/.cache/labelkit`.
package enum UserCache {
  /// The folder, created if necessary; nil if it cannot be written.
  package static var folder: String? {
    guard let base else { return nil }
    let folder = base + "/labelkit"
    if FilePath(folder).isWritable { return folder }
    for path in [base, folder] { FilePath(path).makeFolder(permissions: .othersReadExecute) }
    return FilePath(folder).isWritable ? folder : nil
  }

  /// The file with the index of installed fonts; nil if there is no cache folder. The file need not exist.
  package static var fontCatalog: FontCatalogFile? { base.map { FontCatalogFile(path: $0 + "/labelkit/fonts") } }

  /// A variable that is not UTF-8 counts as not set.
  private static var base: String? {
    let base = EnvironmentVariable.path("XDG_CACHE_HOME") ?? EnvironmentVariable.path("HOME").map { $0 + "/.cache" }
    return base.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
