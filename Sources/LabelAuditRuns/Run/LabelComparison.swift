// SPDX-License-Identifier: MIT

internal import LabelAudit
internal import LabelCore
internal import LabelStrings

/// What is known of the labels before one, in the order of the manifests: which labels look the same, and which texts have been reported.
struct LabelComparison {
  /// The labels, by what is visible of them. The oldest are forgotten, so that memory is bounded.
  private var images = LRUCache<ContentHash, (id: String, text: ContentHash)>(costLimit: 100_000)
  /// The findings about texts of string tables, which several labels may show.
  private var texts = LRUCache<ContentHash, Bool>(costLimit: 100_000)
  /// The locations in the string tables of the last manifest.
  private var locations: (path: String, locations: StringLocations)?

  init() {}

  /// Adds what only a comparison with earlier labels finds, and removes what is known.
  mutating func complete(_ label: inout AuditedLabel) {
    label.findings = label.findings.compactMap { finding in
      guard case .text(let key, let table) = finding.subject else { return finding }
      return located(finding, key, table, label)
    }
    compare(&label)
  }

  /// A finding about a text with its location in the string table; nil if an earlier label has shown it.
  private mutating func located(_ finding: AuditFinding, _ key: String, _ table: String?, _ label: AuditedLabel) -> AuditFinding? {
    var hash = ContentHash(ofUTF8: label.strings?.path ?? "")
    for text in [finding.code.rawValue, table ?? StringTables.defaultTable, key] + finding.places.map(\.locale) { hash.add(text) }
    if texts[hash] != nil { return nil }
    texts.insert(true, for: hash)
    guard let (path, tables) = label.strings else { return finding }
    if locations?.path != path { locations = (path, StringLocations(tables)) }
    guard let location = locations?.locations.location(of: key, table: table, locale: finding.places.first?.locale ?? "") else {
      return finding
    }
    var finding = finding
    (finding.location, finding.sourceLine) = (location, nil)
    return finding
  }

  private mutating func compare(_ label: inout AuditedLabel) {
    guard let id = label.id, !label.images.isEmpty else { return }
    var found = LabelFindings(.label(id))
    for image in label.images {
      if let other = images[image.hash] {
        guard other.text != image.text, other.id != id else { continue }
        found.add(.auditIdenticalImages, part: other.id, in: image.variant, count: image.count) { name in
          .auditIdenticalImages(other.id, other: name.id, shown: image.shown)
        }
      } else {
        images.insert((id, image.text), for: image.hash)
      }
    }
    if let own = label.imageFinding {
      label.findings += found.findings.map { finding in
        var finding = finding
        (finding.manifest, finding.location, finding.sourceLine) = (own.manifest, own.location, own.sourceLine)
        return finding
      }
    }
    label.images = []
  }
}
