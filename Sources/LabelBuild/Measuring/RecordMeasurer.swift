// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelEngine
package import LabelManifest
internal import LabelStrings

/// Measures the records of a manifest one after the other and counts how that went. Belongs to one thread.
///
/// A record has no influence on any other: one with mistakes gives an error in its place, and the next one is measured.
package final class RecordMeasurer {
  /// What one record gave.
  package struct Result: Hashable, Sendable {
    /// A JSON object without a line end: the measurement, or `{"id", "error"}` with the first mistake; nil for what is no record.
    package var json: String?
    /// All mistakes and warnings.
    package var diagnostics: [Diagnostic]
  }

  private var renderers: JobRenderers
  private var manifest: Manifest?
  private var strings: StringTables?
  private var headMistake: Diagnostic?
  private var measuredRecords = 0
  private var firstMistake: Diagnostic?
  private var hasSeenLine = false

  /// - Parameter renderers: what titles are measured with.
  package init(_ renderers: JobRenderers) { self.renderers = renderers }

  /// 0 when all records were measured, 1 when only some were; when none was, what the first mistake alone would give.
  package var exitCode: Int32 { firstMistake.map { measuredRecords > 0 ? 1 : $0.exitCode } ?? 0 }

  /// Takes what holds for all records to come; their defaults, fonts and strings. A mistake in it becomes the error of each of them.
  ///
  /// - Parameter document: its labels are not looked at.
  /// - Returns: the mistakes.
  package func begin(_ document: ManifestDocument) -> [Diagnostic] {
    let (manifest, mistakes) = Manifest.parse(document.withoutLabels(isHead: true))
    self.manifest = manifest
    note(mistakes)
    headMistake = manifest.isHeadSound ? nil : mistakes.firstError
    do throws(Diagnostic) { strings = try LabelPlanner.strings(of: manifest, document.root) } catch {
      headMistake = headMistake ?? error
      note([error])
      return mistakes + [error]
    }
    return mistakes
  }

  /// Measures a record.
  ///
  /// - Parameters:
  ///   - mistakes: what reading the record's text met, such as keys that stand twice.
  ///   - source: the text that the record stands in.
  /// - Throws: what keeps every record from being measured: fonts cannot be reached at all.
  package func measure(_ node: DocumentNode, mistakes: [Diagnostic] = [], in source: SourceText) throws(Diagnostic) -> Result {
    let (written, found) = LocatedRecord.decode(node, from: source)
    if let headMistake { return failure([headMistake], id: written.record.id, shown: []) }
    guard (mistakes + found).isEmpty else { return failure(mistakes + found, id: written.record.id) }
    var label = manifest?.complete(written) ?? written
    if let strings {
      do throws(LabelError) { try label.record.lookUpTitle(in: strings) } catch {
        return failure([label.located(Diagnostic(error), in: source)], id: label.record.id)
      }
    }
    let warnings = warnings(about: label, in: source)
    let renderer = try renderers.renderer(for: manifest?.resources ?? LabelResources())
    do throws(Diagnostic) {
      let measurement = try renderer.measure(LabelJob(label: label, folder: Manifest.folder(of: source.file), source: source))
      measuredRecords += 1
      return Result(json: measurement.json(id: label.record.id), diagnostics: warnings)
    } catch {
      return failure([error], id: label.record.id, shown: warnings + [error])
    }
  }

  /// The result of a record that cannot be measured.
  ///
  /// - Parameter shown: the diagnostics to show for it; all mistakes when nil.
  func failure(_ mistakes: [Diagnostic], id: String?, shown: [Diagnostic]? = nil) -> Result {
    note(mistakes)
    let error = mistakes.firstError ?? mistakes.first
    let members = [("error", error?.json ?? JSONText.null)]
    return Result(json: JSONText.object((id.map { [("id", JSONText.string($0))] } ?? []) + members), diagnostics: shown ?? mistakes)
  }

  /// Whether this is the first call.
  func takeFirst() -> Bool {
    defer { hasSeenLine = true }
    return !hasSeenLine
  }

  private func note(_ mistakes: [Diagnostic]) {
    if firstMistake == nil { firstMistake = mistakes.firstError }
  }

  /// A record may lack a title, as a UILabel may: it measures as an empty one. What is doubtful is said all the same.
  private func warnings(about label: LocatedRecord, in source: SourceText) -> [Diagnostic] {
    label.problems(in: source).filter { $0.severity == .warning }
      + (strings == nil ? label.undrawnKeys : []).map {
        source.diagnostic(.notYetDrawn(key: $0.key), at: $0.location, labelID: label.record.id)
      }
  }
}
