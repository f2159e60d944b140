// SPDX-License-Identifier: MIT

/// The files of a folder of icons as they were listed once, for telling which of them a name depends on.
package struct IconFolderSources: Hashable, Sendable {
  private let folder: IconFolder
  /// Files by their stems.
  private let names: [String: [String]]
  private let naming: [String]

  /// Lists a folder.
  package init(_ folder: IconFolder) {
    self.folder = folder
    let files = folder.names().map { ($0, "\($0).svg") } + folder.pictureNames().map { ($0, "\($0).png") }
    naming = folder.hasNamingFile ? ["\(folder.path)/naming.json"] : []
    names = Dictionary(grouping: files) { Self.stem($0.0) }.mapValues { $0.map(\.1).sorted() }
  }

  /// The paths of all files that decide what a name without prefix looks like: those of the name and its variants, such as `logo.svg` and
  /// `logo.fill.svg`, those of what the set calls it, and the `naming.json` that says so.
  package func files(decidingOn name: String) -> [String] {
    let stems = [Self.stem(name)] + [folder.setName(of: name).map(Self.stem)].compactMap { $0 }
    return Set(stems).sorted().flatMap { names[$0] ?? [] }.map { "\(folder.path)/\($0)" } + naming
  }

  /// `cloud` of `cloud.rain.fill`.
  private static func stem(_ name: String) -> String { String(name.prefix { $0 != "." }) }
}
