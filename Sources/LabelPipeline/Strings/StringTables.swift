// SPDX-License-Identifier: MIT

internal import Glibc
package import LabelCore

/// All tables of strings that a manifest's `strings` leads to.
///
/// A folder may hold catalogues (`Localizable.xcstrings`) and language folders (`de.lproj/Localizable.strings`, `.stringsdict`); a
/// single file is its table, in all languages if it does not say which.
package struct StringTables: Hashable, Sendable {
  private var tables: [String: StringTable] = [:]
  /// The files that were read, in alphabetical order.
  package private(set) var files: [String] = []

  /// The table of keys that name none.
  static let usualTable = "Localizable"

  /// - Throws: that there is nothing at `path`, that it cannot be read, or the first file that is not well-formed.
  package init(path: String) throws(Diagnostic) {
    if isFolder(path) {
      for name in Self.names(in: path) {
        if name.hasSuffix(".lproj"), isFolder("\(path)/\(name)") {
          for file in Self.names(in: "\(path)/\(name)") { try read("\(path)/\(name)/\(file)", language: String(name.dropLast(6))) }
        } else {
          try read("\(path)/\(name)", language: nil)
        }
      }
    } else {
      try read(path, language: nil, isNamed: true)
    }
  }

  /// The text of a key.
  ///
  /// - Throws: `LabelError.invalidValue` for a table or a key that does not exist, with the nearest.
  package func text(_ key: String, table name: String?, locale: String) throws(LabelError) -> String {
    let name = name ?? Self.usualTable
    guard let table = tables[name] ?? (tables.count == 1 && name == Self.usualTable ? tables.first?.value : nil) else {
      let nearest = NearestNames.of(name, in: tables.keys.sorted())
      throw .invalidValue(key: "table", value: name, expected: "the name of a table of strings", nearest: nearest)
    }
    if let text = table.text(key, locale: locale) { return text }
    let nearest = NearestNames.of(key, in: table.allKeys)
    throw .invalidValue(key: "titleKey", value: key, expected: "a key of the table \(name)", nearest: nearest)
  }

  // MARK: Files

  private mutating func read(_ path: String, language: String?, isNamed: Bool = false) throws(Diagnostic) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), !name.hasPrefix(".") else {
      if isNamed { throw Self.unknown(path) }
      return
    }
    let table: StringTable
    switch name[dot...] {
    case ".xcstrings":
      table = try StringCatalogReader.read(try SourceText(file: path, bytes: try Self.bytes(path), format: .json))
    case ".strings": table = Self.table(try PropertyListStrings.strings(try Self.bytes(path), file: path), language)
    case ".stringsdict": table = Self.table(try PropertyListStrings.plurals(try Self.bytes(path), file: path), language)
    default:
      if isNamed { throw Self.unknown(path) }
      return
    }
    files.append(path)
    tables[String(name[..<dot]), default: StringTable()].add(table)
  }

  private static func table(_ texts: [String: String], _ language: String?) -> StringTable {
    var table = StringTable()
    for (key, text) in texts { table.add(text, for: key, language: language ?? "Base") }
    return table
  }

  private static func unknown(_ path: String) -> Diagnostic {
    if FileStamp(path: path) == nil { return Diagnostic(MachineError.noSuchFile(path: path)) }
    let expected = "a folder, or a .xcstrings, .strings or .stringsdict file"
    return Diagnostic(LabelError.invalidValue(key: "strings", value: path, expected: expected, nearest: []))
  }

  private static func bytes(_ path: String) throws(Diagnostic) -> [UInt8] {
    guard let file = Descriptor(open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)) else {
      throw Diagnostic(errno == ENOENT ? MachineError.noSuchFile(path: path) : .cannotRead(path: path, reason: systemMessage(errno)))
    }
    guard let bytes = file.contents(limit: 64 << 20) else {
      throw Diagnostic(MachineError.cannotRead(path: path, reason: "it is a folder, or longer than 64 MiB"))
    }
    return bytes
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    return names.sorted()
  }
}
