// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelSystem

/// Where the texts of string tables are in their files.
///
/// The files are read a second time, and only when a location is asked for: most runs ask for none, and the tables of an app have many texts.
package struct StringLocations {
  private let tables: StringTables
  /// The locations by table and key, and there by normalized language. Those of catalogues have their key under the empty language.
  private var locations: [String: [String: [String: DocumentLocation]]]?

  /// - Parameter tables: The tables, whose files have been read before.
  package init(_ tables: StringTables) { self.tables = tables }

  /// The location of the text of a key: in a language if it is there, or else that of the key in its catalogue, or in the source language. Nil if
  /// the files have changed since and have none.
  package mutating func location(of key: String, table: String?, locale: String) -> DocumentLocation? {
    let known: [String: [String: [String: DocumentLocation]]]
    if let locations {
      known = locations
    } else {
      known = read()
      locations = known
    }
    let name = table ?? StringTables.defaultTable
    guard let own = (known[name] ?? (known.count == 1 ? known.first?.value : nil))?[key] else { return nil }
    let wanted = LocalizedTexts.normalized(locale)
    let candidates = [wanted, String(wanted.prefix { $0 != "-" }), "", tables.sourceLanguage(ofTable: table), "base"]
    return candidates.lazy.compactMap { own[$0] }.first ?? own.min { $0.key < $1.key }?.value
  }

  private func read() -> [String: [String: [String: DocumentLocation]]] {
    var result: [String: [String: [String: DocumentLocation]]] = [:]
    for file in tables.files {
      guard let table = StringTables.table(ofFile: file), let bytes = try? StringFile.bytes(file) else { continue }
      if table.isCatalogue {
        let root = (try? SourceText(file: file, bytes: bytes, format: "JSON")).flatMap { try? JSONReader.read($0).root }
        for entry in root?["strings"]?.entries ?? [] {
          var places = ["": entry.keyLocation]
          for localization in entry.value["localizations"]?.entries ?? [] {
            places[LocalizedTexts.normalized(localization.key)] = localization.keyLocation
          }
          result[table.name, default: [:]][entry.key, default: [:]].merge(places) { first, _ in first }
        }
      } else if case .mapping(let entries)? = (try? PropertyListReader.read(bytes, file: file))?.value {
        let language = LocalizedTexts.normalized(table.language ?? "Base")
        for entry in entries { result[table.name, default: [:]][entry.key, default: [:]][language] = entry.keyLocation }
      }
    }
    return result
  }
}
