// SPDX-License-Identifier: MIT

import LabelCore
import LabelEngine
import LabelIcons
import LabelManifest

/// An icon to export, and what its picture is called: a name, or a file.
struct ExportItem {
  /// The file, or the name in the registry.
  let path: String
  /// The picture's name below the output folder, without its extension.
  let stem: String
  let isFile: Bool

  /// What an argument stands for: the files of a folder, a file, or a name.
  ///
  /// Whatever ends in `.svg` is a file and whatever can be listed a folder, unless an icon has that very name.
  static func items(of source: String, in registry: IconRegistry) -> [ExportItem] {
    if registry.contains(source) { return [ExportItem(path: source, stem: String(source.map { $0 == ":" ? "/" : $0 }), isFile: false)] }
    if source.hasSuffix(".svg") {
      let name = source.split(separator: "/").last.map(String.init) ?? source
      return [ExportItem(path: source, stem: String(name.dropLast(4)), isFile: true)]
    }
    guard let folder = try? IconFolder(prefix: "", path: source) else {
      return [ExportItem(path: source, stem: source, isFile: false)]
    }
    return folder.names().map { ExportItem(path: "\(source)/\($0).svg", stem: $0, isFile: true) }
  }

  /// The symbol or the picture. One from a file has colours of its own rather than being a symbol.
  ///
  /// - Throws: a diagnostic with the place in the file. A file that draws nothing is no mistake here: its picture is empty.
  func icon(from renderer: Renderer) throws(Diagnostic) -> RegistryIcon {
    do throws(LabelError) {
      guard isFile else { return try renderer.icon(named: path) }
      return .symbol(try Icon(name: path, reading: IconFile.bytes(at: path), path: path))
    } catch {
      if case .unusableIcon(let file, let line?, _) = error { throw Diagnostic(error, at: DocumentLocation(file: file, line: line)) }
      throw Diagnostic(error, at: DocumentLocation(file: path))
    }
  }

  /// Where the picture goes.
  ///
  /// - Throws: a diagnostic when an icon of this run already has that place, or the name is none for a file.
  func output(unlessIn written: inout Set<String>) throws(Diagnostic) -> OutputPath {
    do throws(LabelError) {
      let output = try OutputPath(stem + ".png")
      guard written.insert(output.description.lowercased()).inserted else { throw .outputCollision(path: output.description) }
      return output
    } catch { throw Diagnostic(error, at: DocumentLocation(file: path)) }
  }
}
