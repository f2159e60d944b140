// SPDX-License-Identifier: MIT

import LabelAudit
import LabelCore
import LabelSnapshotEngine

/// Prints what an audit finds, as it is found where the format allows.
struct AuditReport {
  private let format: AuditFormat
  private let showsNotes: Bool
  /// What is audited, in the singular.
  private let noun: String
  private let console: Console
  private let printer: DiagnosticPrinter
  /// The findings that are neither accepted nor notes.
  private var newFindings = 0
  private var notes = 0
  private var accepted = 0
  private var labels = 0
  private var variants = 0
  private var layouts = 0
  private var failedLabels = 0
  private var firstError: Diagnostic?
  private var repeated = RepeatedDiagnostics()
  /// For SARIF.
  private var diagnostics: [Diagnostic] = []
  /// For JUnit: a case for each label.
  private var cases: [JUnitCase] = []

  init(_ format: AuditFormat, showsNotes: Bool, of noun: String, color: ColorChoice?, _ console: Console) {
    (self.format, self.showsNotes, self.noun, self.console) = (format, showsNotes, noun, console)
    let usesColor = console.printer.usesColor && (color == .always || console.streams.outputIsShown)
    printer = DiagnosticPrinter(format == .github ? .github : .human, usesColor: usesColor)
  }

  /// Adds a label.
  ///
  /// - Parameter isAccepted: Whether a finding is accepted.
  /// - Returns: The findings that are not accepted, without notes.
  mutating func add(_ label: AuditedLabel, isAccepted: (AuditFinding) -> Bool) throws(Diagnostic) -> [AuditFinding] {
    for diagnostic in label.diagnostics { repeated.show(diagnostic, console) }
    if label.diagnostics.containsError {
      failedLabels += 1
      firstError = firstError ?? label.diagnostics.firstError
    }
    if label.isAudited { labels += 1 }
    variants += label.variantCount
    layouts += label.layoutCount
    var shown: [AuditFinding] = []
    for finding in label.findings {
      if finding.isNote {
        notes += 1
        if showsNotes || format == .json || format == .sarif { shown.append(finding) }
      } else if isAccepted(finding) {
        accepted += 1
      } else {
        newFindings += 1
        shown.append(finding)
      }
    }
    switch format {
    case .text, .github: try console.output(shown.map { printer.text($0.diagnostic) }.joined())
    case .json: try console.output(shown.map { $0.json.line + "\n" }.joined())
    case .sarif: diagnostics += shown.map(\.diagnostic)
    case .junit: cases.append(Self.testCase(label, shown))
    }
    return shown.filter { !$0.isNote }
  }

  private static func testCase(_ label: AuditedLabel, _ findings: [AuditFinding]) -> JUnitCase {
    let errors = label.diagnostics.filter { $0.severity == .error }
    let failures = findings.filter { !$0.isNote }.map(\.diagnostic)
    let outcome: JUnitCase.Outcome =
      if !errors.isEmpty {
        .broken(errors.map(\.message).joined(separator: "\n"))
      } else if failures.isEmpty {
        .passed
      } else {
        .failed(summary: CountText.of(failures.count, "finding"), text: failures.map(\.description).joined(separator: "\n"))
      }
    var result = JUnitCase(name: label.id ?? "manifest", outcome: outcome)
    let location = (errors + failures).lazy.compactMap(\.location).first
    (result.file, result.line) = (location?.file, location?.line)
    return result
  }

  /// Prints what comes after the last label.
  func finish() throws(Diagnostic) {
    switch format {
    case .text, .github: break
    case .json: try console.output(trailer.line + "\n")
    case .sarif: try console.output(SARIFLog.text(diagnostics) + "\n")
    case .junit: try console.output(JUnitCase.document(cases, suite: "labelkit audit"))
    }
    repeated.showCounts(console)
    console.note(summary + "\n")
  }

  private var trailer: JSONValue {
    [
      "end": true, "labels": labels.json, "variants": variants.json, "layouts": layouts.json, "findings": newFindings.json,
      "accepted": accepted.json, "notes": notes.json, "failed": failedLabels.json,
    ]
  }

  /// `12 labels in 768 variants: 6 findings, 2 accepted, 4 notes`
  var summary: String {
    var parts = [newFindings == 0 ? "nothing new" : CountText.of(newFindings, "finding")]
    if accepted > 0 { parts.append("\(accepted) accepted") }
    if notes > 0 { parts.append(CountText.of(notes, "note") + (showsNotes ? "" : " (--notes shows them)")) }
    if failedLabels > 0 { parts.append("\(CountText.of(failedLabels, noun)) with errors") }
    return "\(CountText.of(labels, noun)) in \(CountText.of(variants, "variant")): " + parts.joined(separator: ", ")
  }

  /// The exit code of the audit.
  ///
  /// - Parameters:
  ///   - maximum: How many new findings are no failure.
  ///   - acceptsAll: Whether all of them were accepted.
  func exitCode(maximum: Int, acceptsAll: Bool) -> Int32 {
    if let firstError, labels == 0 { return firstError.exitCode }
    if failedLabels > 0 { return 1 }
    return acceptsAll || newFindings <= maximum ? 0 : 1
  }
}
