// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem

/// The string tables at a path.
///
/// A folder may have catalogues (`Localizable.xcstrings`) and language folders (`de.lproj/Localizable.strings`, `.stringsdict`). A single
/// file is one table; if it does not name its language, it is for all languages.
package struct StringTables: Hashable, Sendable {
  private var tables: [String: LocalizedTexts] = [:]
  /// The files that were read, in alphabetical order.
  package private(set) var files: [String] = []

  /// The table of keys without a table name.
  package static let defaultTable = "Localizable"

  /// - Throws: An error if there is nothing at `path`, if it cannot be read, or at the first file that is not well-formed.
  package init(path: String) throws(Diagnostic) {
    for table in try Self.list(path) { try read(table) }
  }

  // MARK: Lookup

  /// The table with a name; without a name, the default table or the only one.
  func texts(_ name: String?) -> LocalizedTexts? {
    let name = name ?? Self.defaultTable
    return tables[name] ?? (tables.count == 1 && name == Self.defaultTable ? tables.first?.value : nil)
  }

  /// The languages of the texts of a table, as its files name them, in alphabetical order; without `Base`.
  package func languages(ofTable name: String?) -> [String] { texts(name)?.languages ?? [] }

  /// The language of the keys of a table; English if its files do not say.
  package func sourceLanguage(ofTable name: String?) -> String { texts(name)?.sourceLocale ?? "en" }

  /// The names of all tables, in alphabetical order.
  package var names: [String] { tables.keys.sorted() }

  /// The keys of a table, in alphabetical order.
  package func keys(ofTable name: String) -> [String] { tables[name]?.keys.sorted() ?? [] }

  /// The language of the text of a key, if it is not one that the readers of a locale understand; nil if it is, and for a key or a table that
  /// does not exist.
  package func fallbackLanguage(_ key: String, table: String?, locale: String) -> String? {
    texts(table)?.fallbackLanguage(key, locale: locale)
  }

  /// The languages of a key that is drawn itself, because none of them is for the locale; nil for a key with a text.
  package func languages(ofDrawnKey key: String, table: String?, locale: String) -> [String]? {
    texts(table)?.languages(ofDrawnKey: key, locale: locale)
  }

  /// The text of a key with its variations chosen; nil for a table or a key that does not exist.
  ///
  /// - Parameters:
  ///   - arguments: The values for the placeholders, which also choose plural forms.
  ///   - device: The device whose variation is used, such as `iphone`; `other` if nil.
  ///   - isLiteral: Whether per cent signs are literal.
  package func format(
    _ key: String, table: String?, locale: String, arguments: [FormatArgument], device: String?, isLiteral: Bool
  ) -> StringFormat? {
    guard let texts = texts(table) else { return nil }
    let pseudo = PseudoLocale(identifier: locale)
    guard let (text, language) = texts.text(key, locale: pseudo == nil ? locale : texts.sourceLocale) else { return nil }
    var builder = FormatBuilder(arguments: arguments, language: language, device: device, isLiteral: isLiteral)
    builder.add(text)
    return pseudo?.format(builder.format) ?? builder.format
  }

  // MARK: Files

  /// Lists the strings files at a path in alphabetical order, whether they are well-formed or not. The path itself if they cannot be listed.
  package static func files(at path: String) -> [String] { (try? list(path))?.map(\.path) ?? [path] }

  /// A file of a table.
  private struct File {
    let path: String
    /// The name of the table.
    let name: String
    /// Whether it is a catalogue, and not a property list.
    let isCatalogue: Bool
    /// The language of the file's folder; nil if it is in no language folder.
    let language: String?

    /// Returns nil for hidden files and for files that are no string tables.
    init?(_ path: String, language: String?) {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      guard let dot = name.lastIndex(of: "."), !name.hasPrefix("."), [".xcstrings", ".strings", ".stringsdict"].contains(name[dot...])
      else { return nil }
      self.path = path
      self.name = String(name[..<dot])
      isCatalogue = name[dot...] == ".xcstrings"
      self.language = language
    }
  }

  /// The table that a file belongs to, whether it is a catalogue, and the language of its folder; nil for other files.
  static func table(ofFile path: String) -> (name: String, isCatalogue: Bool, language: String?)? {
    let parts = path.split(separator: "/")
    let folder = parts.count > 1 ? parts[parts.count - 2] : ""
    let file = File(path, language: folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil)
    return file.map { ($0.name, $0.isCatalogue, $0.language) }
  }

  private static func list(_ path: String) throws(Diagnostic) -> [File] {
    guard StringFile.isFolder(path) else {
      guard let file = File(path, language: nil) else { throw unknown(path) }
      return [file]
    }
    try checkNames(in: path)
    var files: [File] = []
    for name in FolderListing.names(in: path) {
      let inner = path + (path.hasSuffix("/") ? "" : "/") + name
      if name.hasSuffix(".lproj"), StringFile.isFolder(inner) {
        try checkNames(in: inner)
        files += FolderListing.names(in: inner).compactMap { File("\(inner)/\($0)", language: String(name.dropLast(6))) }
      } else if let file = File(inner, language: nil) {
        files.append(file)
      }
    }
    return files
  }

  private mutating func read(_ file: File) throws(Diagnostic) {
    let bytes = try StringFile.bytes(file.path)
    let texts =
      if file.isCatalogue {
        try LocalizedTexts(catalogue: try SourceText(file: file.path, bytes: bytes, format: "JSON"))
      } else {
        try LocalizedTexts(propertyList: bytes, file: file.path, language: file.language ?? "Base")
      }
    files.append(file.path)
    tables[file.name, default: LocalizedTexts()].add(texts)
  }

  /// Throws an error if a file of strings or a language folder has a name that is not UTF-8.
  private static func checkNames(in folder: String) throws(Diagnostic) {
    let endings = [".lproj", ".xcstrings", ".strings", ".stringsdict"]
    let unreadable = FolderListing.unreadableNames(in: folder).first { name in endings.contains { name.hasSuffix($0) } }
    if let unreadable { throw Diagnostic(MachineError.unreadableName(name: "\(folder)/\(unreadable)")) }
  }

  private static func unknown(_ path: String) -> Diagnostic {
    guard StringFile.exists(path) else { return Diagnostic(MachineError.noSuchFile(path: path)) }
    let expected = "a folder, or a .xcstrings, .strings or .stringsdict file"
    return Diagnostic(LabelError.invalidValue(key: "strings", value: path, expected: expected, nearest: []))
  }
}
