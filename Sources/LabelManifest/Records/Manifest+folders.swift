// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelStrings
internal import LabelSystem

extension Manifest {
  /// The folder that relative paths start from: that of the manifest file, or `.` for standard input.
  package var folder: String { Self.folder(of: source.file) }

  /// Returns the folder in a file path; `.` if the path has none.
  package static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// Returns a path of the manifest relative to its folder, or unchanged if it is absolute.
  package static func path(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") || folder.isEmpty || folder == "." ? path : folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The font folders, which are searched before the fonts of the system.
  package var fontFolders: [String] { (head.fonts ?? []).map { Self.path($0, in: folder) } }

  /// The locations of its icons and fonts.
  package var resources: LabelResources { LabelResources(iconFolders: iconFolders, fontFolders: fontFolders) }

  /// The same with the strings, for a manifest that cannot be planned because its strings or folders cannot be read.
  package var resourcesWithStrings: LabelResources {
    var resources = resources
    resources.stringsPath = stringsPath
    resources.stringFiles = resources.stringsPath.map(StringTables.files(at:)) ?? []
    resources.missingFolders = (iconFolders.values + fontFolders).filter { FileStamp(path: $0) == nil }
    return resources
  }

  /// The path of the string tables, a folder or a file; nil for none.
  package var stringsPath: String? { head.strings.map { Self.path($0, in: folder) } ?? sharedStringsPath }

  /// The icon folders and icon fonts by prefix.
  package var iconFolders: [String: String] { (head.icons ?? [:]).mapValues { Self.path($0, in: folder) } }
}
