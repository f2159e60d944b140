// SPDX-License-Identifier: MIT

import LabelCore

/// Shows diagnostics, and of those that say the same about many places of a file only the first ones: a table of a spreadsheet can have one
/// mistake in each of its rows.
///
/// Only messages for people are left out. Formats for programs have all.
struct RepeatedDiagnostics {
  /// What is the same: the file and the message.
  private struct Key: Hashable {
    var file: String
    var message: String
    var severity: Diagnostic.Severity
  }

  /// How many of the same are shown.
  private static let maximumShown = 3
  /// How many different ones are counted.
  private static let maximumKeys = 1024

  private var counts: [Key: Int] = [:]
  /// The keys of those that were left out, in order, with the key of a manifest that they are about.
  private var leftOut: [(key: Key, column: String?)] = []

  /// Shows a diagnostic, or counts it.
  mutating func show(_ diagnostic: Diagnostic, _ console: Console) {
    guard console.printer.style == .human, let location = diagnostic.location, location.line > 0 else { return console.show(diagnostic) }
    let key = Key(file: location.file, message: diagnostic.message, severity: diagnostic.severity)
    guard counts.count < Self.maximumKeys || counts[key] != nil else { return console.show(diagnostic) }
    let count = counts[key, default: 0] + 1
    counts[key] = count
    if count <= Self.maximumShown { return console.show(diagnostic) }
    let isTable = location.file.lowercased().hasSuffix(".csv") || location.file.lowercased().hasSuffix(".tsv")
    if count == Self.maximumShown + 1 { leftOut.append((key, isTable ? diagnostic.cause.keys.first : nil)) }
  }

  /// Says how many were left out.
  func showCounts(_ console: Console) {
    // In a function of its own, because the unoptimised loop looks up a conformance even for none.
    if leftOut.count > 0 { showLeftOut(console) }
  }

  private func showLeftOut(_ console: Console) {
    for (key, column) in leftOut where !console.isQuiet || key.severity == .error {
      let count = (counts[key] ?? 0) - Self.maximumShown
      let place = column.map { " in column \($0)" } ?? ""
      console.error("\(key.file.escapedControls): … and \(count) more like this\(place): \(key.message.escapedControls)\n")
    }
    console.note("   --diagnostics short shows all of them\n")
  }
}
