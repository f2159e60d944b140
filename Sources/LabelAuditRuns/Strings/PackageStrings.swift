// SPDX-License-Identifier: MIT

package import LabelAudit
package import LabelCore
internal import LabelStrings

/// The string tables of a package: whose languages its previews are audited in, and whose texts are compared.
package struct PackageStrings {
  private var folders: [(path: String, tables: StringTables)] = []
  /// The errors of tables that cannot be read.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Reads the tables among the files of a package.
  ///
  /// - Parameters:
  ///   - files: The paths of all files, from the root of the file system.
  ///   - shown: A path for messages.
  package init(files: [String], shown: (String) -> String) {
    for folder in Self.folders(of: files) {
      let path = shown(folder)
      do throws(Diagnostic) { folders.append((path, try StringTables(path: path))) } catch { diagnostics.append(error) }
    }
  }

  /// The folders with catalogues and language folders, in alphabetical order.
  private static func folders(of files: [String]) -> [String] {
    var folders: Set<String> = []
    for file in files where [".xcstrings", ".strings", ".stringsdict"].contains(where: file.hasSuffix) {
      var parts = file.split(separator: "/").dropLast()
      if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
      folders.insert("/" + parts.joined(separator: "/"))
    }
    return folders.sorted()
  }

  /// The languages of all tables, the source language first.
  package var languages: [String] {
    var (sources, others): ([String], Set<String>) = ([], [])
    for (_, tables) in folders {
      for name in tables.names {
        let source = tables.sourceLanguage(ofTable: name)
        if !sources.contains(source) { sources.append(source) }
        others.formUnion(tables.languages(ofTable: name))
      }
    }
    let source = sources.first ?? "en"
    return [source] + others.filter { $0.lowercased() != source.lowercased() }.sorted()
  }

  /// Compares the texts of all keys, one result for each folder of tables.
  ///
  /// - Parameter locales: The languages that are asked for; nil for those of each table.
  package func audit(in locales: [String]?) -> [AuditedLabel] {
    var comparison = LabelComparison()
    return folders.map { path, tables in
      var findings = LabelFindings(.label(path))
      for name in tables.names {
        let check = TextCheck(strings: tables, table: name)
        let languages = locales ?? tables.languages(ofTable: name)
        for key in tables.keys(ofTable: name) { check.check(key, arguments: [], in: languages, &findings) }
      }
      var label = AuditedLabel()
      (label.id, label.findings, label.strings) = (path, findings.findings, (path, tables))
      comparison.complete(&label)
      return label
    }
  }
}
