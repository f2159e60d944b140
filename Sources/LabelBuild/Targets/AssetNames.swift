// SPDX-License-Identifier: MIT

internal import LabelCore

/// The names that labels have in code, no two of which are one.
struct AssetNames {
  private enum Owner {
    case label(String)
    /// A folder, whose name its labels share; with the first of them.
    case folder(String)
  }

  private var owners: [String: Owner] = [:]

  /// Takes a name and the names of the folders that it stands in.
  ///
  /// - Throws: `LabelError.assetNameCollision` when a label has the name, or one of the folders' names, or a folder has this one.
  mutating func insert(_ name: AssetName, of id: String) throws(LabelError) {
    for folder in name.folderPaths {
      switch owners[folder] {
      case .label(let first): throw .assetNameCollision(name: folder, id: id, first: first)
      case .folder: break
      case nil: owners[folder] = .folder(id)
      }
    }
    switch owners[name.path] {
    case .label(let first) where first != id, .folder(let first): throw .assetNameCollision(name: name.path, id: id, first: first)
    case .label, nil: owners[name.path] = .label(id)
    }
  }
}

/// A label's name in code.
struct AssetName: Hashable, Sendable {
  /// The namespaces around it, outermost first.
  var folders: [String] = []
  /// The name itself.
  var leaf: String

  /// `Weather.rain`.
  var path: String { (folders + [leaf]).joined(separator: ".") }

  fileprivate var folderPaths: [String] { folders.indices.map { folders[...$0].joined(separator: ".") } }
}
