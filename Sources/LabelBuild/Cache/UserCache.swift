// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelText

/// The user's cache folder: `$XDG_CACHE_HOME/labelkit`, else `~/.cache/labelkit`.
package enum UserCache {
  /// The folder, made if need be; nil when there is none that can be written.
  package static var folder: String? {
    guard let base else { return nil }
    let folder = base + "/labelkit"
    if access(folder, W_OK) == 0 { return folder }
    for path in [base, folder] { mkdir(path, 0o755) }
    return access(folder, W_OK) == 0 ? folder : nil
  }

  /// Where the machine's fonts are listed; nil when there is no cache. The file need not exist.
  package static var fontCatalog: FontCatalogFile? { base.map { FontCatalogFile(path: $0 + "/labelkit/fonts") } }

  private static var base: String? {
    let base = variable("XDG_CACHE_HOME") ?? variable("HOME").map { $0 + "/.cache" }
    return base.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
