// SPDX-License-Identifier: MIT

internal import LabelCore

/// A listing of an icon folder's files, to find the files that an icon name depends on.
package struct IconFolderSources: Hashable, Sendable {
  private let folder: IconFolder
  /// File names by stem.
  private let names: [String: [String]]
  private let naming: [String]

  /// Lists a folder once; later changes are not seen.
  package init(_ folder: IconFolder) {
    self.folder = folder
    func files(of names: [String], endings: [String]) -> [(name: String, file: String)] {
      names.flatMap { name in endings.filter { folder.has(name, ending: $0) }.map { (name, name + $0) } }
    }
    let files =
      files(of: folder.names(), endings: IconFile.extensions)
      + files(of: folder.imageNames(), endings: ImageFormat.bitmapExtensions)
    naming = folder.hasNamingFile ? ["\(folder.path)/naming.json"] : []
    names = Dictionary(grouping: files) { Self.stem($0.0) }.mapValues { $0.map(\.file).sorted() }
  }

  /// The paths of all files that can change the icon of a name without prefix.
  ///
  /// These are the files of the name and its variants, such as `logo.svg` and `logo.fill.svg`, the files of the set's own name for it, and
  /// `naming.json`.
  package func files(affecting name: String) -> [String] {
    let names = [name] + [false, true].compactMap { DirectionalName.directed(name, isRightToLeft: $0) }
    let stems = names.map(Self.stem) + names.compactMap(folder.setName).map(Self.stem)
    return Set(stems).sorted().flatMap { self.names[$0] ?? [] }.map { "\(folder.path)/\($0)" } + naming
  }

  /// The paths of all files, in no order.
  package var files: [String] { names.values.joined().map { "\(folder.path)/\($0)" } + naming }

  /// The folder's path as the user wrote it.
  package var path: String { folder.path }

  /// The file that an icon of this name is read from; nil if there is none.
  package func file(of name: String) -> String? { (try? folder.file(for: name)) ?? folder.imageFile(for: name) }

  /// `cloud` for `cloud.rain.fill`.
  private static func stem(_ name: String) -> String { String(name.prefix { $0 != "." }) }
}
