// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

/// The Swift files below some paths, in alphabetical order.
struct SwiftFiles {
  /// The paths of the files, each once.
  private(set) var paths: [String] = []
  /// Paths that do not exist, and folders that cannot be listed.
  private(set) var diagnostics: [Diagnostic] = []

  private static let maximumDepth = 64
  /// Folders of packages and tools, with code that is not the project's own.
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// - Parameters:
  ///   - paths: Files and folders, as the user named them.
  ///   - limit: The maximum number of files.
  init(_ paths: [String], limit: Int) {
    for path in paths {
      switch (try? Stat(FilePath(path)))?.type {
      case .directory?: list(path, limit)
      case .regular?: self.paths.append(path)
      case nil: diagnostics.append(Diagnostic(MachineError.noSuchFile(path: path)))
      default: diagnostics.append(Diagnostic(MachineError.cannotRead(path: path, reason: "it is not a regular file")))
      }
    }
    var seen: Set<String> = []
    self.paths = self.paths.filter { seen.insert($0).inserted }
  }

  /// Adds the files below a folder. Links in it are not followed, so that no circle is walked; hidden folders are skipped.
  private mutating func list(_ root: String, _ limit: Int) {
    // The folders to list, the next one last.
    var folders = [(path: root, depth: 0)]
    var found: [String] = []
    while let (folder, depth) = folders.popLast() {
      let names: [String]
      do throws(Errno) { names = try Self.names(in: folder) } catch {
        diagnostics.append(Diagnostic(MachineError.cannotRead(path: folder, reason: error.description)))
        continue
      }
      for name in names where !name.hasPrefix(".") && !Self.skipped.contains(name) {
        let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
        switch (try? Stat(FilePath(path), followTargetSymlink: false))?.type {
        case .directory? where depth < Self.maximumDepth: folders.append((path, depth + 1))
        case .regular? where name.hasSuffix(".swift"): found.append(path)
        default: break
        }
        if paths.count + found.count >= limit { break }
      }
      if paths.count + found.count >= limit {
        diagnostics.append(Diagnostic(MachineError.cannotRead(path: root, reason: "it has more than \(limit) Swift files")))
        break
      }
    }
    paths += found.sorted()
  }

  private static func names(in folder: String) throws(Errno) -> [String] {
    let listing = try FolderListing(path: folder)
    var names: [String] = []
    while let entry = listing.next() { if entry.isReadable { names.append(entry.name) } }
    return names
  }
}
