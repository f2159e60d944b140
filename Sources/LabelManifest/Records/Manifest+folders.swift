// SPDX-License-Identifier: MIT

internal import LabelCore

extension Manifest {
  /// Where relative paths start: the folder of the manifest's file as it was named, `.` for standard input.
  package var folder: String { Self.folder(of: source.file) }

  /// The folder of a file as it was named; `.` where the name has none.
  package static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// A path as the manifest has it, from its folder unless it is absolute.
  package static func path(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") || folder.isEmpty || folder == "." ? path : folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The folders of fonts that are looked at before the system's.
  package var fontFolders: [String] { (head.fonts ?? []).map { Self.path($0, in: folder) } }

  /// Where its labels find icons and fonts.
  package var resources: LabelResources { LabelResources(iconFolders: iconFolders, fontFolders: fontFolders) }

  /// The folders and fonts of icons by prefix.
  package var iconFolders: [String: String] { (head.icons ?? [:]).mapValues { Self.path($0, in: folder) } }
}
