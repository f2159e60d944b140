// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout
internal import LabelViewNode

/// Collects the findings of one label or preview: each kind once for each part of it, with the variants that show it.
package struct LabelFindings {
  private struct Key: Hashable {
    var code: DiagnosticCode
    var subject: AuditFinding.Subject
    /// What is wrong with a text of a string table, which may differ from language to language.
    var message: String?
  }

  package let name: AuditName
  private var indices: [Key: Int] = [:]
  package private(set) var findings: [AuditFinding] = []

  package init(_ name: AuditName) { self.name = name }

  /// Adds a finding of variants that share a layout.
  ///
  /// - Parameters:
  ///   - part: The part of the label, if it may have several findings of the kind.
  ///   - dependsOnLocale: Whether another language may show something else, so that its locale is named.
  ///   - severity: How bad it is in these variants, as a number that is larger for what is worse.
  ///   - cause: What is wrong with what is named; called for the first of the variants.
  package mutating func add(
    _ code: DiagnosticCode, part: String? = nil, in first: AuditVariant, count: Int, dependsOnLocale: Bool = true, severity: Double = 0,
    _ cause: (AuditName) -> LabelError
  ) {
    let key = Key(code: code, subject: .label(name.id, part: part))
    let index: Int
    if let known = indices[key] {
      index = known
    } else {
      index = findings.count
      indices[key] = index
      findings.append(AuditFinding(cause: cause(name), subject: key.subject, labelID: name.id, first: first))
      (findings[index].worst, findings[index].severity) = (first, severity)
    }
    if severity > findings[index].severity { (findings[index].worst, findings[index].severity) = (first, severity) }
    findings[index].variantCount += count
    if dependsOnLocale { findings[index].add(first.locale, isAccessibilitySize: first.dynamicTypeSize.isAccessibilitySize) }
  }

  /// Adds the character that kept variants from being laid out, because no font has it.
  package mutating func add(missingCharacter error: Diagnostic, in first: AuditVariant, count: Int) {
    add(.auditMissingCharacter, part: error.cause.subject, in: first, count: count) { .auditMissingCharacter($0, LabelError(error.cause)) }
  }

  /// Adds too little contrast, which every language shows.
  package mutating func add(_ failure: ContrastCheck.Failure, in first: AuditVariant, count: Int) {
    let code: DiagnosticCode = failure.level == .aa ? .auditContrast : .auditEnhancedContrast
    let part = failure.part.map { "\(failure.what) \($0)" } ?? failure.what
    add(code, part: part, in: first, count: count, dependsOnLocale: false, severity: -failure.contrast.ratio) { name in
      .auditContrast(name, failure.what, failure.part, failure.contrast, minimum: failure.minimum, level: failure.level.rawValue)
    }
  }

  /// Adds a finding about the label as it is written.
  package mutating func add(_ cause: LabelError, part: String? = nil) {
    let key = Key(code: cause.code, subject: .label(name.id, part: part))
    guard indices[key] == nil else { return }
    indices[key] = findings.count
    findings.append(AuditFinding(cause: cause, subject: key.subject, labelID: name.id))
  }

  /// Adds a finding about the text of a string table for a locale.
  package mutating func add(_ cause: LabelError, key: String, table: String?, locale: String) {
    let entry = Key(code: cause.code, subject: .text(key: key, table: table), message: cause.message)
    if let known = indices[entry] { return findings[known].add(locale, isAccessibilitySize: false) }
    indices[entry] = findings.count
    findings.append(AuditFinding(cause: cause, subject: entry.subject, labelID: name.id))
    findings[findings.count - 1].add(locale, isAccessibilitySize: false)
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
