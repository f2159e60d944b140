// SPDX-License-Identifier: MIT

internal import LabelSystem
package import LabelText
internal import SystemPackage

/// The user's cache folder: `$XDG_CACHE_HOME/labelkit`, or else `~/.cache/labelkit`.
package enum UserCache {
  /// The folder, created if necessary; nil if it cannot be written. In a process that reads untrusted input it is `untrustedFolder`.
  package static var folder: String? {
    guard UntrustedInput.readablePaths == nil else { return untrustedFolder }
    return base.flatMap { writable([$0, $0 + "/labelkit"]) }
  }

  /// A folder inside it for processes that read untrusted input, created if necessary; nil if it cannot be written. They can write
  /// only there, and others do not read what is there.
  package static var untrustedFolder: String? { base.flatMap { writable([$0, $0 + "/labelkit", $0 + "/labelkit/" + untrustedName]) } }

  /// The name of that folder.
  package static let untrustedName = "untrusted"

  /// The last of some folders, each inside the one before it.
  private static func writable(_ folders: [String]) -> String? {
    guard let last = folders.last else { return nil }
    if FilePath(last).isWritable { return last }
    for path in folders { FilePath(path).makeFolder(permissions: .othersReadExecute) }
    return FilePath(last).isWritable ? last : nil
  }

  /// The file with the index of installed fonts; nil if there is no cache folder. The file need not exist.
  package static var fontCatalog: FontCatalogFile? { base.map { FontCatalogFile(path: $0 + "/labelkit/" + fontCatalogName) } }

  /// The name of that file.
  static let fontCatalogName = "fonts"

  /// The folder, which need not exist; nil if neither variable names one.
  package static var path: String? { base.map { $0 + "/labelkit" } }

  /// The folder of all caches. A variable whose value is not UTF-8 is ignored.
  private static var base: String? {
    let base = EnvironmentVariable.path("XDG_CACHE_HOME") ?? EnvironmentVariable.path("HOME").map { $0 + "/.cache" }
    return base.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
