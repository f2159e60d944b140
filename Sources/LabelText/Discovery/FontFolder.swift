// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem
internal import SystemPackage

/// A folder of fonts that a user names.
package enum FontFolder {
  /// The maximum numbers of folders and of entries in them that fontconfig may find. All fonts of a system need far fewer.
  static let (maximumFolders, maximumEntries) = (10_000, 1_000_000)

  /// Checks that there is such a folder, and that fontconfig's search through it ends.
  ///
  /// Fontconfig opens every file that is not hidden, and waits for ever for a pipe that nobody writes to.
  /// Fontconfig follows links and lists a folder again for each path to it. A folder with two links to itself has 2⁴⁰ paths before the system
  /// refuses longer ones.
  ///
  /// - Throws: `.noSuchFolder` or `.cannotRead`.
  static func check(_ path: String) throws(MachineError) {
    guard let status = try? Stat(path) else { throw .noSuchFolder(path: path) }
    guard status.type == .directory else { throw .cannotRead(path: path, reason: "it is not a folder") }
    var waiting = [path]
    var (folders, entries) = (1, 0)
    while let folder = waiting.popLast() {
      guard let listing = try? FolderListing(path: folder) else { continue }
      while let entry = listing.next() {
        entries += 1
        // Fontconfig skips hidden entries, too.
        if !entry.isFile, !entry.name.hasPrefix(".") {
          let inner = "\(folder)/\(entry.name)"
          // The path of such a name is not known here, and what it names may be a pipe or a folder.
          guard entry.isReadable else { throw .cannotRead(path: inner, reason: "its name is not UTF-8") }
          switch entry.isFolder ? .directory : (try? Stat(inner))?.type {
          case .directory:
            waiting.append(inner)
            folders += 1
          // A link to nothing is skipped.
          case .regular, nil: break
          default: throw .cannotRead(path: inner, reason: "it is not a regular file")
          }
        }
        guard folders <= maximumFolders, entries <= maximumEntries else {
          let found = "fontconfig would find more than \(maximumFolders) folders or \(maximumEntries) files in it"
          throw .cannotRead(path: path, reason: found + "; perhaps links lead to folders around them")
        }
      }
    }
  }

  // MARK: Files

  /// The extensions of font files.
  private static let endings = [
    ".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2", ".pfa", ".pfb", ".dfont", ".pcf", ".pcf.gz", ".bdf",
  ]

  /// Lists the files in a folder and its subfolders that have the extension of a font, in alphabetical order; none if there is no folder.
  package static func files(in path: String) -> [String] {
    var files: [String] = []
    var listed: Set<FileIdentity> = []
    var waiting = [path]
    while listed.count < maximumFolders, let folder = waiting.popLast() {
      guard let identity = FileIdentity(path: folder), listed.insert(identity).inserted, let listing = try? FolderListing(path: folder)
      else { continue }
      while let entry = listing.next() {
        if entry.name.hasPrefix(".") || !entry.isReadable { continue }
        let inner = folder + (folder.hasSuffix("/") ? "" : "/") + entry.name
        let isFont = endings.contains { entry.name.lowercased().hasSuffix($0) }
        let type: FileType? = entry.isFile ? .regular : entry.isFolder ? .directory : (try? Stat(inner))?.type
        if type == .directory { waiting.append(inner) } else if isFont, type == .regular { files.append(inner) }
      }
    }
    return files.sorted()
  }
}
