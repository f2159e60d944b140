// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelStrings
package import LabelSystem

/// The findings of a manifest that are accepted: a file of one line each, sorted, so that a change is a line of a diff.
///
///     # LabelKit audit 1: accepted findings, one a line, sorted. …
///     - {"code": "LK0701", "label": "cart/pay", "locales": ["de", "fr@accessibility"]}
///     - {"code": "LK0711", "text": "cart.pay", "locales": ["ja"]}
///
/// It is YAML and each line is JSON. A finding is accepted in the locales that its line names, or only at the accessibility sizes of one; a
/// finding that has nothing to do with the language has none.
package struct AcceptedFindings: Sendable {
  /// What identifies a finding, whatever its figures and messages are.
  package struct Key: Hashable, Sendable {
    var code: String
    var subject: AuditFinding.Subject
  }

  private var places: [Key: Set<AuditFinding.Place>] = [:]
  /// The lines of the file, from 1.
  private var lines: [Key: Int] = [:]
  /// The path of the file that was read, for locations.
  private let path: String

  private static let heading =
    "# LabelKit audit 1: accepted findings, one a line, sorted. After a conflict, keep the lines of both sides."

  /// No findings.
  package init(path: String) { self.path = path }

  /// The file beside a manifest: `weather.audit.yaml` for `weather.yaml`.
  package static func path(besideManifest manifest: String) -> String {
    let name = manifest.split(separator: "/").last.map(String.init) ?? manifest
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return manifest + ".audit.yaml" }
    return String(manifest.dropLast(name.distance(from: dot, to: name.endIndex))) + ".audit.yaml"
  }

  /// Reads the file at a path; none are accepted if there is no file.
  ///
  /// - Throws: `LabelError.unusableAcceptedFindings` at the first line that cannot be read, such as one of a merge conflict.
  package init(contentsOf path: String) throws(Diagnostic) {
    self.path = path
    let bytes: [UInt8]
    do throws(FileContents.Failure) { bytes = try FileContents.bytes(at: path, limit: Self.maximumLength) } catch {
      if FileStamp(path: path) == nil { return }
      throw Diagnostic(MachineError(error, path: path))
    }
    let source = try SourceText(file: path, bytes: bytes, format: "YAML")
    var number = 0
    while let line = source.line(number + 1) {
      number += 1
      try add(line, number)
    }
  }

  /// The maximum length of a file in bytes: some hundred thousand findings.
  private static let maximumLength = 64 << 20

  private mutating func add(_ line: String, _ number: Int) throws(Diagnostic) {
    if line.isEmpty || line.hasPrefix("#") { return }
    func error(_ reason: String, _ help: String) -> Diagnostic {
      Diagnostic(
        LabelError.unusableAcceptedFindings(reason: reason, help: help),
        at: DocumentLocation(file: path, line: number, column: 1, endColumn: line.unicodeScalars.count + 1), sourceLine: line)
    }
    if MergeConflict.isMarker(line) {
      throw error(
        "a merge left conflict markers", "keep the lines of both sides without the markers; `labelkit audit --prune` drops what is gone")
    }
    let help = "write the file with `labelkit audit --accept`"
    let json = line.hasPrefix("- ") ? String(line.dropFirst(2)) : ""
    guard let source = try? SourceText(file: path, bytes: Array(json.utf8), format: "JSON"), let root = try? JSONReader.read(source).root,
      let code = root["code"]?.text
    else { throw error("this is no finding", help) }
    let subject: AuditFinding.Subject
    if let id = root["label"]?.text {
      subject = .label(id, part: root["part"]?.text)
    } else if let key = root["text"]?.text {
      subject = .text(key: key, table: root["table"]?.text)
    } else {
      throw error("the finding has neither a label nor a text", help)
    }
    let key = Key(code: code, subject: subject)
    if let first = lines[key] { throw error("the finding is there twice, first at line \(first)", "put the locales on one line") }
    lines[key] = number
    places[key] = Set((root["locales"]?.elements ?? []).compactMap(\.text).map { AuditFinding.Place(name: $0) })
  }

  // MARK: Findings

  /// The key of a finding.
  package static func key(of finding: AuditFinding) -> Key { Key(code: finding.code.rawValue, subject: finding.subject) }

  /// Whether a finding is accepted in all its locales. One that was accepted for accessibility sizes alone is new at others.
  package func accepts(_ finding: AuditFinding) -> Bool {
    guard let accepted = places[Self.key(of: finding)] else { return false }
    return finding.places.allSatisfy { place in
      accepted.contains(AuditFinding.Place(locale: place.locale)) || place.isOfAccessibilitySizes && accepted.contains(place)
    }
  }

  /// Accepts a finding, in addition to the locales in which it is accepted already.
  package mutating func accept(_ finding: AuditFinding) {
    let key = Self.key(of: finding)
    var accepted = (places[key] ?? []).union(finding.places)
    // All sizes include those.
    for place in accepted where !place.isOfAccessibilitySizes {
      accepted.remove(AuditFinding.Place(locale: place.locale, isOfAccessibilitySizes: true))
    }
    places[key] = accepted
  }

  /// The findings that are not among those of an audit of everything. Those of pseudo-locales alone are there only in an audit with them.
  private func gone(_ pseudoLocales: [PseudoLocale], keeping isFound: (Key) -> Bool) -> [Key] {
    places.filter { key, places in
      let pseudo = places.compactMap { PseudoLocale(identifier: $0.locale) }
      let isAudited = pseudo.isEmpty || pseudo.count < places.count || pseudo.contains(where: pseudoLocales.contains)
      return isAudited && !isFound(key)
    }.map(\.key)
  }

  /// Removes the findings that are gone.
  ///
  /// - Parameters:
  ///   - pseudoLocales: The pseudo-locales of the audit.
  ///   - isFound: Whether a finding is there, or may be.
  /// - Returns: How many were removed.
  package mutating func prune(_ pseudoLocales: [PseudoLocale] = [], keeping isFound: (Key) -> Bool) -> Int {
    let gone = gone(pseudoLocales, keeping: isFound)
    for key in gone { places[key] = nil }
    return gone.count
  }

  /// The warnings about findings that are gone, in the order of the file; for the parameters see `prune`.
  package func goneWarnings(_ pseudoLocales: [PseudoLocale] = [], keeping isFound: (Key) -> Bool) -> [Diagnostic] {
    gone(pseudoLocales, keeping: isFound).map { key in (key, lines[key] ?? 0) }.sorted { $0.1 < $1.1 }.map { key, line in
      Diagnostic(LabelError.goneFinding("\(key.code) of \(key.name)"), at: DocumentLocation(file: path, line: line))
    }
  }

  /// The id of the label of a key; nil for one about a text.
  package static func labelID(of key: Key) -> String? { if case .label(let id, _) = key.subject { id } else { nil } }

  // MARK: The file

  /// Whether there are none.
  package var isEmpty: Bool { places.isEmpty }

  /// The number of findings.
  package var count: Int { places.count }

  /// The text of the file. Equal findings give the same text.
  package var text: String {
    let lines = places.map { key, places in Self.line(key, places.map(\.name).sorted()) }
    return ([Self.heading] + lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }).joined(separator: "\n") + "\n"
  }

  private static func line(_ key: Key, _ locales: [String]) -> String {
    var entries: [(String, JSONValue)] = [("code", key.code.json)]
    switch key.subject {
    case .label(let id, let part):
      entries.append(("label", id.json))
      if let part { entries.append(("part", part.json)) }
    case .text(let text, let table):
      entries.append(("text", text.json))
      if let table { entries.append(("table", table.json)) }
    }
    if !locales.isEmpty { entries.append(("locales", .array(locales.map(\.json)))) }
    return "- {" + entries.map { "\"\($0)\": \($1.line)" }.joined(separator: ", ") + "}"
  }
}

extension AcceptedFindings.Key {
  /// The label or the text, for messages.
  fileprivate var name: String {
    switch subject {
    case .label(let id, let part): id.quoted + (part.map { " (\($0))" } ?? "")
    case .text(let key, _): key.quoted
    }
  }
}

extension OutputKind {
  /// A file of accepted findings, by its first line.
  package static let acceptedFindings = OutputKind("a file of accepted findings") { $0.starts(with: "# LabelKit audit".utf8) }
}
