// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelManifest

/// The key of a label in numbered archives, which are WebDataset shards: `KEY.png` and `KEY.json` are one sample.
///
/// It is the path that `batch` gives the file, without its extension. A reader ends the key at the first dot of the file's name, so a dot there is
/// `%2E`; and it skips folders such as `__meta__` at the beginning, so the first character of one is `%5F`. The key of a
/// file called `.png` ends in `%` alone. A `%` in a path is `%25`, so that different paths have different keys.
package enum ArchiveKey {
  /// The key of a file.
  package static func of(_ path: OutputPath) -> String {
    var parts = path.components.map { $0.contains("%") ? escaped($0, "%", "%25") : $0 }
    let last = parts.count - 1
    let ending = "." + format(of: path).rawValue
    if parts[last].hasSuffix(ending) { parts[last].removeLast(ending.utf8.count) }
    if parts[last].isEmpty { parts[last] = "%" }
    if parts[last].contains(".") { parts[last] = escaped(parts[last], ".", "%2E") }
    if last > 0, parts[0].utf8.count >= 4, parts[0].hasPrefix("__"), parts[0].hasSuffix("__") {
      parts[0] = "%5F" + parts[0].dropFirst()
    }
    return last == 0 ? parts[0] : parts.joined(separator: "/")
  }

  /// The format of a file by its extension.
  static func format(of path: OutputPath) -> OutputFormat { (try? OutputFormat.ofFile(path.description)) ?? .png }

  private static func escaped(_ text: String, _ character: Character, _ escape: String) -> String {
    text.split(separator: character, omittingEmptySubsequences: false).joined(separator: escape)
  }
}
