// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem

/// All tables of strings that a path leads to.
///
/// A folder may hold catalogues (`Localizable.xcstrings`) and language folders (`de.lproj/Localizable.strings`, `.stringsdict`); a
/// single file is its table, in all languages if it does not say which.
package struct StringTables: Hashable, Sendable {
  private var tables: [String: LocalizedTexts] = [:]
  /// The files that were read, in alphabetical order.
  package private(set) var files: [String] = []

  /// The table of keys that name none.
  package static let usualTable = "Localizable"

  /// - Throws: that there is nothing at `path`, that it cannot be read, or the first file that is not well-formed.
  package init(path: String) throws(Diagnostic) {
    guard StringFile.isFolder(path) else {
      try read(path, language: nil, isNamed: true)
      return
    }
    for name in FolderListing.names(in: path) {
      if name.hasSuffix(".lproj"), StringFile.isFolder("\(path)/\(name)") {
        let language = String(name.dropLast(6))
        for file in FolderListing.names(in: "\(path)/\(name)") { try read("\(path)/\(name)/\(file)", language: language) }
      } else {
        try read("\(path)/\(name)", language: nil)
      }
    }
  }

  // MARK: Lookup

  /// A key's text in a table: that which is named; for none the usual one, or the only one that there is.
  func texts(_ name: String?) -> LocalizedTexts? {
    let name = name ?? Self.usualTable
    return tables[name] ?? (tables.count == 1 && name == Self.usualTable ? tables.first?.value : nil)
  }

  /// The names of all tables, in alphabetical order.
  var names: [String] { tables.keys.sorted() }

  /// The text of a key with its forms chosen; nil for a table or a key that does not exist.
  ///
  /// - Parameters:
  ///   - arguments: the values that will be put in, by which plural forms are chosen.
  ///   - device: whose form is taken of a text that varies by device, such as `iphone`; `other` when nil.
  ///   - isLiteral: whether per cent signs stand for themselves.
  package func format(
    _ key: String, table: String?, locale: String, arguments: [FormatArgument], device: String?, isLiteral: Bool
  ) -> StringFormat? {
    guard let (text, language) = texts(table)?.text(key, locale: locale) else { return nil }
    var builder = FormatBuilder(arguments: arguments, language: language, device: device, isLiteral: isLiteral)
    builder.add(text)
    return builder.format
  }

  // MARK: Files

  private mutating func read(_ path: String, language: String?, isNamed: Bool = false) throws(Diagnostic) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), !name.hasPrefix(".") else {
      if isNamed { throw Self.unknown(path) }
      return
    }
    let texts: LocalizedTexts
    switch name[dot...] {
    case ".xcstrings":
      texts = try LocalizedTexts(catalogue: try SourceText(file: path, bytes: try StringFile.bytes(path), format: "JSON"))
    case ".strings", ".stringsdict":
      texts = try LocalizedTexts(propertyList: try StringFile.bytes(path), file: path, language: language ?? "Base")
    default:
      if isNamed { throw Self.unknown(path) }
      return
    }
    files.append(path)
    tables[String(name[..<dot]), default: LocalizedTexts()].add(texts)
  }

  private static func unknown(_ path: String) -> Diagnostic {
    guard StringFile.exists(path) else { return Diagnostic(MachineError.noSuchFile(path: path)) }
    let expected = "a folder, or a .xcstrings, .strings or .stringsdict file"
    return Diagnostic(LabelError.invalidValue(key: "strings", value: path, expected: expected, nearest: []))
  }
}
