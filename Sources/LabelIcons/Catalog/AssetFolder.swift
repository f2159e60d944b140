// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem
internal import SystemPackage

/// Lists the assets of asset catalogues. The extension of a folder's name determines its kind.
package enum AssetFolder {
  package enum Kind: Hashable, Sendable { case color, image }

  /// An asset and its folder.
  package struct Entry: Hashable, Sendable {
    /// The names of the folders around it that provide namespaces, the outermost first.
    package var namespaces: [String]
    /// The name without namespaces.
    package var baseName: String
    package var kind: Kind
    /// The path of its folder.
    package var folder: String

    /// The name by which an image or colour is found, such as `Brand/Sky`.
    package var name: String { (namespaces + [baseName]).joined(separator: "/") }
  }

  /// The maximum depth of listed folders, a limit for cyclic and very deep trees.
  private static let depth = 16

  /// The assets of a catalogue, or of all catalogues in a folder, in alphabetical order of their folders.
  ///
  /// - Throws: `Diagnostic` when there is no such folder.
  package static func entries(in path: String) throws(Diagnostic) -> [Entry] {
    guard (try? Stat(FilePath(path)))?.type == .directory else { throw Diagnostic(MachineError.noSuchFolder(path: path)) }
    if FilePath(path).extension == "xcassets" { return try list(FilePath(path), [], depth) }
    var entries: [Entry] = []
    for folder in try folders(in: FilePath(path)) where folder.extension == "xcassets" { entries += try list(folder, [], depth) }
    return entries
  }

  private static func list(_ folder: FilePath, _ namespaces: [String], _ depth: Int) throws(Diagnostic) -> [Entry] {
    guard depth > 0 else { return [] }
    var entries: [Entry] = []
    for inner in try folders(in: folder) {
      let name = inner.stem ?? ""
      switch inner.extension {
      case "colorset": entries.append(Entry(namespaces: namespaces, baseName: name, kind: .color, folder: inner.string))
      case "imageset", "symbolset": entries.append(Entry(namespaces: namespaces, baseName: name, kind: .image, folder: inner.string))
      default:
        let added = providesNamespace(inner) ? [inner.lastComponent?.string ?? ""] : []
        entries += try list(inner, namespaces + added, depth - 1)
      }
    }
    return entries
  }

  /// The folders in a folder, without symbolic links, which could form a loop.
  private static func folders(in folder: FilePath) throws(Diagnostic) -> [FilePath] {
    var names: [String] = []
    do throws(Errno) {
      let listing = try FolderListing(path: folder.string)
      while let entry = listing.next() { if entry.isReadable { names.append(entry.name) } }
    } catch {
      throw Diagnostic(MachineError.cannotRead(path: folder.string, reason: error.description))
    }
    return names.sorted().map { folder.appending($0) }.filter { (try? Stat($0, followTargetSymlink: false))?.type == .directory }
  }

  /// The maximum size of a `Contents.json` in bytes, larger than any real one.
  private static let maximumFileSize = 16 << 20

  private static func providesNamespace(_ folder: FilePath) -> Bool {
    let file = folder.appending("Contents.json").string
    guard let bytes = try? FileContents.bytes(at: file, limit: maximumFileSize),
      let root = try? JSONReader.read(SourceText(file: file, bytes: bytes, format: "asset catalogue")).root,
      case .bool(true)? = root["properties"]?["provides-namespace"]?.value
    else { return false }
    return true
  }
}
