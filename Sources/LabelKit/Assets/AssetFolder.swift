// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore

/// Lists the assets of asset catalogues. The extension of a folder's name determines its kind.
enum AssetFolder {
  enum Kind { case color, image }

  /// An asset and its folder.
  struct Entry {
    var name: String
    var kind: Kind
    var folder: URL
  }

  /// The maximum depth of listed folders, a limit for cyclic and very deep trees.
  private static let depth = 16

  /// The assets of a catalogue, or of all catalogues in a folder, in alphabetical order of their folders.
  ///
  /// - Throws: `Diagnostic` when there is no such folder.
  static func entries(in url: URL) throws -> [Entry] {
    guard isFolder(url) else { throw Diagnostic(MachineError.noSuchFile(path: url.path)) }
    if url.pathExtension == "xcassets" { return try list(url, "", depth) }
    return try folders(in: url).filter { $0.pathExtension == "xcassets" }.flatMap { try list($0, "", depth) }
  }

  private static func list(_ folder: URL, _ prefix: String, _ depth: Int) throws -> [Entry] {
    guard depth > 0 else { return [] }
    return try folders(in: folder).flatMap { inner -> [Entry] in
      let name = inner.deletingPathExtension().lastPathComponent
      switch inner.pathExtension {
      case "colorset": return [Entry(name: prefix + name, kind: .color, folder: inner)]
      case "imageset", "symbolset": return [Entry(name: prefix + name, kind: .image, folder: inner)]
      default: return try list(inner, providesNamespace(inner) ? "\(prefix)\(inner.lastPathComponent)/" : prefix, depth - 1)
      }
    }
  }

  /// The folders in a folder, without symbolic links, which could form a loop.
  private static func folders(in folder: URL) throws -> [URL] {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder.path) } catch {
      throw Diagnostic(MachineError.cannotRead(path: folder.path, reason: error.localizedDescription))
    }
    return names.sorted().map { folder.appending(path: $0) }.filter {
      (try? FileManager.default.attributesOfItem(atPath: $0.path))?[.type] as? FileAttributeType == .typeDirectory
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    guard let file = try? AssetFile(folder) else { return false }
    return file.properties["provides-namespace"] as? Bool ?? false
  }
}
