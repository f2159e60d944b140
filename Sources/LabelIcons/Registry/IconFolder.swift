// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem
internal import SystemPackage

/// A folder of SVG files that are icons under a prefix: `brand:logo` is `logo.svg` in the folder of `brand`.
///
/// Its icons can also be found by built-in names, if a `naming.json` in the folder, or a built-in table for six well-known sets, maps them
/// to files. An `.svgz` file is used like an `.svg` file. Files in subfolders have the subfolder in their name: `brand:flags/de`. Nothing
/// outside the folder is ever read: names cannot contain `..`, and symbolic links must point to a file inside it. A PNG file is used if no
/// SVG has the same name.
package struct IconFolder: Hashable, Sendable {
  package let prefix: String
  /// The path as the user wrote it.
  package let path: String
  /// The path without symbolic links.
  private let realPath: String
  /// The folder's names for built-in icons; an error in `naming.json` is thrown when a look-up needs it.
  private let naming: Result<IconNaming, LabelError>

  /// The maximum depth of listed subfolders.
  private static let depth = 8

  /// Opens a folder and reads its `naming.json`.
  ///
  /// - Throws: `MachineError` when the path does not exist or is not a folder.
  package init(prefix: String, path: String) throws(MachineError) {
    do throws(Errno) {
      realPath = try FilePath(path).withoutLinks().string
      _ = try FolderListing(path: realPath)
    } catch {
      throw error == .noSuchFileOrDirectory ? .noSuchFolder(path: path) : MachineError(.system(error), path: path)
    }
    self.prefix = prefix
    self.path = path
    self.naming = Self.naming(prefix: prefix, folder: realPath, path: path)
  }

  /// The path of the SVG file for a name without prefix, either the folder's own or a built-in name; nil when there is none.
  ///
  /// - Throws: `LabelError.unusableNaming` when `naming.json` is needed and is not an object of names.
  func file(for name: String) throws(LabelError) -> String? {
    if let path = file(named: name) { return path }
    return try naming.get().candidates(for: name).lazy.compactMap(file(named:)).first
  }

  /// The set's name for a built-in icon; nil when none is known.
  func setName(of name: String) -> String? { (try? naming.get())?.name(for: name) }

  /// Whether `naming.json` says that the icon of a name without prefix, or the file that it is read from, is mirrored in right-to-left
  /// layouts.
  func mirrors(_ name: String) -> Bool {
    guard let naming = try? naming.get(), naming.mirrorsSome else { return false }
    if naming.mirrors(name) { return true }
    guard let file = (try? file(for: name)) ?? imageFile(for: name) else { return false }
    let name = String(file.dropFirst(path.count + 1))
    return naming.mirrors(IconFile.stem(name) ?? Self.withoutExtension(name))
  }

  /// Whether the folder has an SVG, PNG, WebP or JPEG file of exactly this name.
  func hasOwn(_ name: String) -> Bool { file(named: name) != nil || bitmap(named: name) != nil }

  /// Whether the folder has a `naming.json`.
  var hasNamingFile: Bool { Self.realPath(of: "\(realPath)/naming.json") != nil }

  /// The warning for names in `naming.json` whose files do not exist; nil if all exist, and for a file that cannot be used.
  func namingWarning() -> LabelError? {
    (try? naming.get())?.warning(path: "\(path)/naming.json") { file(named: $0) != nil || bitmap(named: $0) != nil }
  }

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
  package func file(named name: String) -> String? {
    for ending in IconFile.extensions { if let path = file(named: name, ending: ending) { return path } }
    return nil
  }

  /// The path of the PNG, WebP or JPEG file for a name without prefix, the folder's own or a built-in name; nil when there is none or an SVG exists.
  func imageFile(for name: String) -> String? {
    guard file(named: name) == nil else { return nil }
    if let path = bitmap(named: name) { return path }
    // For each candidate an SVG is preferred to a PNG.
    for candidate in (try? naming.get())?.candidates(for: name) ?? [] {
      if file(named: candidate) != nil { return nil }
      if let path = bitmap(named: candidate) { return path }
    }
    return nil
  }

  private static func withoutExtension(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }

  /// The path of the PNG, WebP or JPEG file of exactly this name.
  private func bitmap(named name: String) -> String? {
    for ending in ImageFormat.bitmapExtensions { if let path = file(named: name, ending: ending) { return path } }
    return nil
  }

  /// Whether the folder has a file of exactly this name and extension.
  func has(_ name: String, ending: String) -> Bool { file(named: name, ending: ending) != nil }

  private func file(named name: String, ending: String) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }), !name.utf8.contains(0) else { return nil }
    let path = "\(self.path)/\(name)\(ending)"
    guard let real = Self.realPath(of: "\(realPath)/\(name)\(ending)"), real.hasPrefix(realPath + "/") else { return nil }
    return path
  }

  /// The names of all SVG files in the folder, without prefix, in alphabetical order.
  package func names() -> [String] { names(ending: IconFile.extensions) }

  /// The names of all PNG, WebP and JPEG files without an SVG of the same name, without prefix, in alphabetical order.
  func imageNames() -> [String] { names(ending: ImageFormat.bitmapExtensions).filter { file(named: $0) == nil } }

  /// The names below the folder that are not UTF-8, if they could be icons or folders; each byte that is not UTF-8 is written as `\xff`.
  package func unreadableNames() -> [String] {
    var names: [String] = []
    listUnreadable("", depth: 0, into: &names)
    return names.sorted()
  }

  private func listUnreadable(_ folder: String, depth: Int, into names: inout [String]) {
    guard depth < Self.depth else { return }
    let isIcon = { (name: String) in IconFile.stem(name) != nil || ImageFormat.isBitmap(path: name) || !name.contains(".") }
    names += FolderListing.unreadableNames(in: "\(realPath)/\(folder)").filter { !$0.hasPrefix(".") && isIcon($0) }.map { folder + $0 }
    for name in FolderListing.names(in: "\(realPath)/\(folder)") where !name.hasPrefix(".") {
      if Self.isFolder("\(realPath)/\(folder)\(name)") { listUnreadable("\(folder)\(name)/", depth: depth + 1, into: &names) }
    }
  }

  private func names(ending endings: [String]) -> [String] {
    var names: Set<String> = []
    list("", endings, depth: 0, into: &names)
    return names.sorted()
  }

  private func list(_ folder: String, _ endings: [String], depth: Int, into names: inout Set<String>) {
    guard depth < Self.depth else { return }
    for name in FolderListing.names(in: "\(realPath)/\(folder)") where !name.hasPrefix(".") {
      if let ending = endings.first(where: name.hasSuffix) {
        let icon = folder + name.dropLast(ending.count)
        if file(named: icon, ending: ending) != nil { names.insert(icon) }
      } else if Self.isFolder("\(realPath)/\(folder)\(name)") {
        list("\(folder)\(name)/", endings, depth: depth + 1, into: &names)
      }
    }
  }

  /// Whether a path is a folder. Symbolic links to folders are not followed, so they cannot form a loop.
  private static func isFolder(_ path: String) -> Bool {
    (try? Stat(FilePath(path), followTargetSymlink: false))?.type == .directory
  }

  private static func realPath(of path: String) -> String? { (try? FilePath(path).withoutLinks())?.string }
}
