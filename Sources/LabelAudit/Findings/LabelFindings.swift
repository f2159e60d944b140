// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelManifest

/// Collects the findings of one label: each kind once for each part of it, with the variants that show it.
struct LabelFindings {
  private struct Key: Hashable {
    var code: DiagnosticCode
    var subject: AuditFinding.Subject
    /// What is wrong with a text of a string table, which may differ from language to language.
    var message: String?
  }

  let labelID: String
  private var indices: [Key: Int] = [:]
  private(set) var findings: [AuditFinding] = []

  init(labelID: String) { self.labelID = labelID }

  /// Adds a finding of variants that share a layout.
  ///
  /// - Parameters:
  ///   - part: The part of the label, if it may have several findings of the kind.
  ///   - dependsOnLocale: Whether another language may show something else, so that its locale is named.
  ///   - cause: What is wrong with the label of an id; called for the first of the variants.
  mutating func add(
    _ code: DiagnosticCode, part: String? = nil, in first: AuditVariant, count: Int, dependsOnLocale: Bool = true,
    _ cause: (String) -> LabelError
  ) {
    let key = Key(code: code, subject: .label(labelID, part: part))
    let index: Int
    if let known = indices[key] {
      index = known
    } else {
      index = findings.count
      indices[key] = index
      findings.append(AuditFinding(cause: cause(labelID), subject: key.subject, labelID: labelID, first: first))
    }
    findings[index].variantCount += count
    if dependsOnLocale { findings[index].add(first.locale, isAccessibilitySize: first.dynamicTypeSize.isAccessibilitySize) }
  }

  /// Adds a finding about the label as it is written.
  mutating func add(_ cause: LabelError, part: String? = nil) {
    let key = Key(code: cause.code, subject: .label(labelID, part: part))
    guard indices[key] == nil else { return }
    indices[key] = findings.count
    findings.append(AuditFinding(cause: cause, subject: key.subject, labelID: labelID))
  }

  /// Adds a finding about the text of a string table for a locale.
  mutating func add(_ cause: LabelError, key: String, table: String?, locale: String) {
    let entry = Key(code: cause.code, subject: .text(key: key, table: table), message: cause.message)
    if let known = indices[entry] { return findings[known].add(locale, isAccessibilitySize: false) }
    indices[entry] = findings.count
    findings.append(AuditFinding(cause: cause, subject: entry.subject, labelID: labelID))
    findings[findings.count - 1].add(locale, isAccessibilitySize: false)
  }

  /// The findings with the locations of the keys of a manifest that they are about.
  func located(in job: LabelJob) -> [AuditFinding] {
    findings.map { finding in
      var finding = finding
      finding.manifest = job.source.file
      let diagnostic = job.label.located(Diagnostic(finding.cause), in: job.source)
      (finding.location, finding.sourceLine) = (diagnostic.location, diagnostic.sourceLine)
      return finding
    }
  }
}

extension AuditFinding {
  /// Adds a locale; it is of accessibility sizes only if no other size shows the finding in it.
  fileprivate mutating func add(_ locale: String, isAccessibilitySize: Bool) {
    if let index = places.firstIndex(where: { $0.locale == locale }) {
      if !isAccessibilitySize { places[index].isOfAccessibilitySizes = false }
    } else {
      places.append(Place(locale: locale, isOfAccessibilitySizes: isAccessibilitySize))
    }
  }
}
