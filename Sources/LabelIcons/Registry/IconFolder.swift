// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem
internal import SystemPackage

/// A folder of SVG files that are icons under a prefix: `brand:logo` is `logo.svg` in the folder of `brand`.
///
/// Its icons are known by our names as well, where a `naming.json` beside them, or for six well-known sets a table of ours, says which
/// file is meant. Files in folders inside it have those in their names: `brand:flags/de`. Nothing outside the folder is ever read: names cannot
/// lead out of it, and symbolic links count only when their end lies inside it. A PNG file counts where no SVG has its name.
package struct IconFolder: Hashable, Sendable {
  package let prefix: String
  /// As the user named it.
  package let path: String
  /// Without symbolic links.
  private let realPath: String
  /// What the folder calls our icons; a fault in its `naming.json` is kept until somebody needs it.
  private let naming: Result<IconNaming, LabelError>

  /// How deep folders are listed, so that a strange tree ends.
  private static let depth = 8

  /// - Throws: `MachineError` when the folder does not exist or is no folder.
  package init(prefix: String, path: String) throws(MachineError) {
    do throws(Errno) {
      realPath = try FilePath(path).withoutLinks().string
      _ = try FolderListing(path: realPath)
    } catch {
      throw MachineError(.system(error), path: path)
    }
    self.prefix = prefix
    self.path = path
    self.naming = Self.naming(prefix: prefix, folder: realPath, path: path)
  }

  /// The path of the file for a name without prefix, which may be the folder's own or one of ours; nil when there is none.
  ///
  /// - Throws: `LabelError.unusableIcon` when the `naming.json` that has to be asked is no object of names.
  func file(meantBy name: String) throws(LabelError) -> String? {
    if let path = file(named: name) { return path }
    return try naming.get().candidates(for: name).lazy.compactMap(file(named:)).first
  }

  /// What the set calls one of our icons; nil when it is not known to have it.
  func setName(of name: String) -> String? { (try? naming.get())?.name(for: name) }

  /// Whether the folder says by itself what it calls our icons.
  var hasNamingFile: Bool { Self.realPath(of: "\(realPath)/naming.json") != nil }

  private static func naming(prefix: String, folder: String, path: String) -> Result<IconNaming, LabelError> {
    guard let file = realPath(of: "\(folder)/naming.json"), file.hasPrefix(folder + "/") else {
      return .success(IconNaming.set(prefix) ?? IconNaming([:]))
    }
    let path = "\(path)/naming.json"
    return Result { () throws(LabelError) in
      try IconNaming(json: IconFile.bytes(at: path), path: path, spelling: IconNaming.spelling(of: prefix))
    }
  }

  /// The path of the SVG file for a name without prefix; nil when there is none inside the folder.
  func file(named name: String) -> String? { file(named: name, ending: ".svg") }

  /// The path of the PNG file for a name without prefix, the folder's own or one of ours; nil when there is none or an SVG has the name.
  func picture(meantBy name: String) -> String? {
    guard file(named: name) == nil else { return nil }
    if let path = file(named: name, ending: ".png") { return path }
    // Of each name an SVG counts before a picture.
    for candidate in (try? naming.get())?.candidates(for: name) ?? [] {
      if file(named: candidate) != nil { return nil }
      if let path = file(named: candidate, ending: ".png") { return path }
    }
    return nil
  }

  private func file(named name: String, ending: String) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }), !name.utf8.contains(0) else { return nil }
    let path = "\(self.path)/\(name)\(ending)"
    guard let real = Self.realPath(of: "\(realPath)/\(name)\(ending)"), real.hasPrefix(realPath + "/") else { return nil }
    return path
  }

  /// The names of all SVG files in the folder, without prefix, in alphabetical order.
  package func names() -> [String] { names(ending: ".svg") }

  /// The names of PNG files that no SVG has, without prefix, in alphabetical order.
  func pictureNames() -> [String] { names(ending: ".png").filter { file(named: $0) == nil } }

  private func names(ending: String) -> [String] {
    var names: [String] = []
    list("", ending, depth: 0, into: &names)
    return names.sorted()
  }

  private func list(_ folder: String, _ ending: String, depth: Int, into names: inout [String]) {
    guard depth < Self.depth else { return }
    for name in FolderListing.names(in: "\(realPath)/\(folder)") where !name.hasPrefix(".") {
      if name.hasSuffix(ending) {
        let icon = folder + name.dropLast(ending.count)
        if file(named: icon, ending: ending) != nil { names.append(icon) }
      } else if Self.isFolder("\(realPath)/\(folder)\(name)") {
        list("\(folder)\(name)/", ending, depth: depth + 1, into: &names)
      }
    }
  }

  /// Whether a path is a folder itself; links to folders are not followed, so that a loop of them ends.
  private static func isFolder(_ path: String) -> Bool {
    (try? Stat(FilePath(path), followTargetSymlink: false))?.type == .directory
  }

  private static func realPath(of path: String) -> String? { (try? FilePath(path).withoutLinks())?.string }
}
