// SPDX-License-Identifier: MIT

internal import LabelCore

/// The names of labels in code. Each name belongs to one label.
struct AssetNames {
  private enum Owner {
    case label(String)
    /// A folder, with the id of its first label.
    case folder(String)
  }

  private var owners: [String: Owner] = [:]

  /// Reserves a label's name and the names of its folders.
  ///
  /// - Throws: `LabelError.assetNameCollision` if another label or a folder has the same name, or a label has the name of one of the folders.
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
