// SPDX-License-Identifier: MIT

/// The rules for an id, which names a file inside the output folder.
package enum LabelID {
  /// The longest name that common file systems take, less room for a variant's suffixes; UTF-8 bytes of one component.
  private static let maximumComponent = 200

  /// Why an id is unusable, to follow "cannot be a file name:"; nil for a good one.
  package static func problem(of id: String) -> String? {
    if id.isEmpty { return "it is empty" }
    if id.hasPrefix("/") { return "it is an absolute path" }
    if id.contains("\\") { return "it holds a backslash" }
    if id.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) { return "it holds a control character" }
    for component in id.split(separator: "/", omittingEmptySubsequences: false) {
      if component.isEmpty { return "a part between slashes is empty" }
      if component == "." || component == ".." { return "it leads out of its folder" }
      if component.utf8.count > maximumComponent { return "it is longer than \(maximumComponent) bytes" }
    }
    return nil
  }

  /// What two ids have in common that would be one file where file names ignore case.
  package static func folded(_ id: String) -> String { id.lowercased() }
}
