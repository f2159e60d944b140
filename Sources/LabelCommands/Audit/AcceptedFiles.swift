// SPDX-License-Identifier: MIT

import LabelAudit
import LabelCore
import LabelManifest
import LabelStrings
import LabelSystem

/// The files of accepted findings of an audit: one beside each manifest, or one for all.
struct AcceptedFiles {
  private var files: [String: AcceptedFindings] = [:]
  /// The files in the order of the manifests.
  private var paths: [String] = []
  /// The file of `--accepted`.
  private let path: String?
  private let manifests: [String]
  /// The accepted findings that are still there.
  private var found: [String: Set<AcceptedFindings.Key>] = [:]
  /// The labels with errors, of which nothing is known.
  private var failedIDs: Set<String> = []
  /// Whether a manifest or a label without an id has errors, so that nothing is known of what is gone.
  private var isIncomplete = false

  /// Reads the files.
  ///
  /// - Throws: The error of the first one that cannot be read.
  init(_ manifests: [String], path: String?) throws(Diagnostic) {
    (self.path, self.manifests) = (path, manifests)
    for manifest in manifests {
      guard let path = self.path(ofManifest: ManifestFile.displayName(manifest)), files[path] == nil else { continue }
      files[path] = try AcceptedFindings(contentsOf: path)
      paths.append(path)
    }
  }

  /// The file for the findings of a manifest; nil for standard input without `--accepted`.
  private func path(ofManifest name: String) -> String? {
    path ?? (name == ManifestFile.displayName("-") ? nil : AcceptedFindings.path(besideManifest: name))
  }

  /// Marks what is found of what is accepted.
  mutating func mark(_ label: AuditedLabel) {
    if label.diagnostics.containsError {
      if let id = label.id { failedIDs.insert(id) } else { isIncomplete = true }
    }
    for finding in label.findings {
      guard let path = path(ofManifest: finding.manifest), files[path]?.isEmpty == false else { continue }
      found[path, default: []].insert(AcceptedFindings.key(of: finding))
    }
  }

  /// Whether a finding is accepted.
  func accepts(_ finding: AuditFinding) -> Bool { path(ofManifest: finding.manifest).flatMap { files[$0]?.accepts(finding) } ?? false }

  /// Accepts a finding.
  mutating func accept(_ finding: AuditFinding) {
    guard let path = path(ofManifest: finding.manifest) else { return }
    files[path]?.accept(finding)
    found[path, default: []].insert(AcceptedFindings.key(of: finding))
  }

  private func isKnown(_ key: AcceptedFindings.Key, _ path: String) -> Bool {
    isIncomplete || found[path]?.contains(key) == true || AcceptedFindings.labelID(of: key).map(failedIDs.contains) ?? false
  }

  /// The warnings about accepted findings that are gone, from an audit with some pseudo-locales.
  func goneWarnings(_ pseudoLocales: [PseudoLocale]) -> [Diagnostic] {
    paths.flatMap { path in files[path]?.goneWarnings(pseudoLocales) { key in isKnown(key, path) } ?? [] }
  }

  /// Removes what is gone, after an audit with some pseudo-locales.
  ///
  /// - Returns: How many findings were removed.
  mutating func prune(_ pseudoLocales: [PseudoLocale]) -> Int {
    var count = 0
    for path in paths {
      guard var file = files[path] else { continue }
      count += file.prune(pseudoLocales) { key in isKnown(key, path) }
      files[path] = file
    }
    return count
  }

  /// Writes the files that have changed or have findings.
  ///
  /// - Returns: A line for each file that was written.
  /// - Throws: `MachineError.notReplaced` for a file of another kind, and `.cannotWrite`.
  func write() throws(Diagnostic) -> [String] {
    var lines: [String] = []
    for path in paths {
      guard let file = files[path], !file.isEmpty || FileStamp(path: path) != nil else { continue }
      do throws(MachineError) {
        let outcome = try AtomicFile.write(Array(file.text.utf8), to: path, OutputRule(.acceptedFindings, inputs: manifests))
        if outcome != .unchanged { lines.append("\(path): \(CountText.of(file.count, "accepted finding"))") }
      } catch { throw Diagnostic(error) }
    }
    return lines
  }
}
