// SPDX-License-Identifier: MIT

internal import LabelIcons
internal import LabelManifest
internal import LabelStrings
internal import LabelSystem
internal import LabelText

/// The folders of fonts, strings and icons that a run read, with the files in them, to notice when files are added or removed.
package struct SearchedFolders: Hashable, Sendable {
  private var fonts: [String: [String]] = [:]
  private var strings: [String: [String]] = [:]
  /// Nil for an icon font.
  private var icons: [String: IconFolderSources?] = [:]
  /// Folders of icons and fonts that a manifest names but that did not exist.
  private var missing: Set<String> = []
  /// Whether an icon has changed since the run began, so that the run may not have seen it.
  private var hasNewIcons = false

  /// No folders.
  init() {}

  /// Lists the folders of manifests and other folders as they are now.
  init(_ manifests: [LabelResources], fontFolders: [String], iconFolders: [String]) {
    self.init(
      fonts: fontFolders + manifests.flatMap(\.fontFolders), strings: manifests.compactMap(\.stringsPath), icons: iconFolders)
    missing = Set(manifests.flatMap(\.missingFolders))
  }

  /// Notes whether an icon has changed since the run began.
  ///
  /// - Parameter stamps: Returns the stamps of files; nil for one that has changed.
  mutating func noteNewIcons(_ stamps: ([String]) -> [String: FileStamp?]) {
    hasNewIcons = stamps(icons.values.flatMap { $0?.files ?? [] }).contains { $0.value == nil }
  }

  /// Lists folders as they are now.
  ///
  /// - Parameters:
  ///   - strings: The paths of string tables, which may be files.
  ///   - icons: The paths of icon sets, which may be icon fonts.
  init(fonts: [String], strings: [String], icons: [String]) {
    for path in fonts where self.fonts[path] == nil { self.fonts[path] = FontFolder.files(in: path) }
    for path in strings where self.strings[path] == nil { self.strings[path] = StringTables.files(at: path) }
    for path in icons where self.icons[path] == nil { self.icons[path] = .some(Self.icons(in: path)) }
  }

  private static func icons(in path: String) -> IconFolderSources? {
    (try? IconFolder(prefix: "", path: path)).map { IconFolderSources($0) }
  }

  /// The font files and the strings files.
  var files: Set<String> { Set(fonts.values.joined()).union(strings.values.joined()) }

  /// The folders.
  package var paths: Set<String> { Set(fonts.keys).union(strings.keys).union(icons.keys).union(missing) }

  /// Whether files were added to or removed from the folders, or a missing folder exists now.
  package var haveChanged: Bool {
    hasNewIcons || missing.contains { FileStamp(path: $0) != nil } || fonts.contains { FontFolder.files(in: $0.key) != $0.value }
      || strings.contains { StringTables.files(at: $0.key) != $0.value } || icons.contains { Self.icons(in: $0.key) != $0.value }
  }
}
