// SPDX-License-Identifier: MIT

import LabelCore
import LabelEngine
import LabelIcons
import LabelManifest
internal import LabelSettings

/// An icon to export, by name or file, and the name of its image.
struct ExportItem {
  /// The file's path, or the icon's name in the registry.
  let path: String
  /// The image's path below the output folder, without its extension.
  let stem: String
  let isFile: Bool

  /// The icons that an argument names: the files of a folder, a file, or an icon's name.
  ///
  /// The argument is a name if an icon has that name, otherwise a file if it ends in `.svg` or `.svgz`, otherwise a folder if it can be listed.
  static func items(of source: String, in registry: IconRegistry) -> [ExportItem] {
    if registry.contains(source) { return [ExportItem(path: source, stem: String(source.map { $0 == ":" ? "/" : $0 }), isFile: false)] }
    if let stem = IconFile.stem(source) {
      return [ExportItem(path: source, stem: stem.split(separator: "/").last.map(String.init) ?? stem, isFile: true)]
    }
    guard let folder = try? IconFolder(prefix: "", path: source) else {
      return [ExportItem(path: source, stem: source, isFile: false)]
    }
    return folder.names().map { name in
      ExportItem(path: folder.file(named: name) ?? "\(source)/\(name).svg", stem: name, isFile: true)
    }
  }

  /// The paths in a folder that an argument names whose names are not UTF-8; none for a file or a name.
  static func unreadableNames(in source: String, _ registry: IconRegistry) -> [String] {
    guard !registry.contains(source), IconFile.stem(source) == nil, let folder = try? IconFolder(prefix: "", path: source) else {
      return []
    }
    return folder.unreadableNames().map { "\(source)/\($0)" }
  }

  /// The symbol or the image. An SVG file is rendered in its own colours by default.
  ///
  /// - Throws: a diagnostic with the location in the file. A file that draws nothing is not an error here: its image is empty.
  func icon(from renderer: Renderer) throws(Diagnostic) -> RegistryIcon {
    do throws(LabelError) {
      guard isFile else { return try renderer.icon(named: path) }
      return .symbol(try Icon(name: path, reading: IconFile.bytes(at: path), path: path, media: renderer.icons.media))
    } catch {
      if error.code == .unusableIcon, let file = error.subject, let line = error.line {
        throw Diagnostic(error, at: DocumentLocation(file: file, line: line))
      }
      throw Diagnostic(error, at: DocumentLocation(file: path))
    }
  }

  /// The image's path below the output folder.
  ///
  /// - Throws: a diagnostic if an icon of this run already has that path, or the path is invalid.
  func output(unlessIn written: inout Set<String>) throws(Diagnostic) -> OutputPath {
    do throws(LabelError) {
      let output = try OutputPath(stem + ".png")
      guard written.insert(output.description.lowercased()).inserted else {
        throw .outputCollision(OutputCollision(.icons, path: output.description))
      }
      return output
    } catch { throw Diagnostic(error, at: DocumentLocation(file: path)) }
  }
}
