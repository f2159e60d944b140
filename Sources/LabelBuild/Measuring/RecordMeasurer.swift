// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelEngine
package import LabelManifest
internal import LabelStrings

/// Measures the records of a manifest one by one and counts successes and failures. Use it on one thread.
///
/// Records are independent: an invalid one gives an error as its result, and the next one is measured.
package final class RecordMeasurer {
  /// The result for one record.
  package struct Result: Hashable, Sendable {
    /// A JSON object without a line end: the measurement, or `{"id", "error"}` with the first error; nil if the line is not a record.
    package var json: String?
    /// All errors and warnings.
    package var diagnostics: [Diagnostic]
  }

  private var renderers: JobRenderers
  /// The keys for rows without a head line.
  private let sharedHead: SharedHead
  private var manifest: Manifest?
  private var strings: StringTables?
  private var headError: Diagnostic?
  private var measuredRecords = 0
  private var firstError: Diagnostic?
  private var hasSeenLine = false

  /// - Parameters:
  ///   - renderers: shape the titles.
  ///   - sharedHead: the keys for rows without a head line.
  package init(_ renderers: JobRenderers, _ sharedHead: SharedHead = SharedHead()) {
    self.renderers = renderers
    self.sharedHead = sharedHead
  }

  /// 0 if all records were measured, 1 if only some were; if none was, the first error's exit code.
  package var exitCode: Int32 { firstError.map { measuredRecords > 0 ? 1 : $0.exitCode } ?? 0 }

  /// Reads the manifest's head: the defaults, fonts and strings of all records that follow. An error in it becomes the error of each record.
  ///
  /// - Parameters:
  ///   - written: the manifest; its labels are ignored.
  ///   - isRows: whether it is one of rows.
  ///   - hasHead: whether rows have a head line.
  /// - Returns: the errors.
  package func begin(_ written: ManifestDocument, isRows: Bool = false, hasHead: Bool = false) -> [Diagnostic] {
    var document = written
    if isRows {
      do throws(Diagnostic) { document = try sharedHead.document(for: written, hasHead: hasHead) } catch {
        headError = error
        record([error])
        return [error]
      }
    }
    var (manifest, diagnostics) = Manifest.parse(document.withoutLabels(isHead: true))
    manifest.sharedStringsPath = sharedHead.stringsPath
    self.manifest = manifest
    record(diagnostics)
    headError = manifest.isHeadValid ? nil : diagnostics.firstError
    do throws(Diagnostic) { strings = try LabelPlanner.strings(of: manifest, document.root) } catch {
      headError = headError ?? error
      record([error])
      return diagnostics + [error]
    }
    return diagnostics
  }

  /// Measures a record.
  ///
  /// - Parameters:
  ///   - diagnostics: the syntax errors of the record's text, such as duplicate keys.
  ///   - source: the text that contains the record.
  /// - Throws: an error that concerns every record, such as a folder of fonts that cannot be read.
  package func measure(_ node: DocumentNode, diagnostics: [Diagnostic] = [], in source: SourceText) throws(Diagnostic) -> Result {
    let (written, found) = LocatedRecord.decode(node, from: source, palette: manifest?.palette ?? Palette())
    if let headError { return failure([headError], id: written.record.id, shown: []) }
    guard (diagnostics + found).isEmpty else { return failure(diagnostics + found, id: written.record.id) }
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
      return Result(json: Self.line(label.record.id, measurement.json), diagnostics: warnings)
    } catch {
      return failure([error], id: label.record.id, shown: warnings + [error])
    }
  }

  /// The result of a record that cannot be measured.
  ///
  /// - Parameter shown: the diagnostics to show; nil for all of them.
  func failure(_ diagnostics: [Diagnostic], id: String?, shown: [Diagnostic]? = nil) -> Result {
    record(diagnostics)
    let error = diagnostics.firstError ?? diagnostics.first
    return Result(json: Self.line(id, ["error": error.json]), diagnostics: shown ?? diagnostics)
  }

  /// An object with the id of a record, if it has one, in front of its members.
  private static func line(_ id: String?, _ object: JSONValue) -> String {
    var json: JSONValue = [:]
    json["id"] = id?.json
    return json.adding(object).line
  }

  /// Reads the keys for rows without a head line, if there are some.
  ///
  /// - Returns: the errors.
  func beginWithoutHead(_ source: SourceText) -> [Diagnostic] {
    sharedHead == SharedHead() ? [] : begin(.withoutHead(source), isRows: true)
  }

  /// Returns true on the first call.
  func takeFirst() -> Bool {
    defer { hasSeenLine = true }
    return !hasSeenLine
  }

  private func record(_ diagnostics: [Diagnostic]) {
    if firstError == nil { firstError = diagnostics.firstError }
  }

  /// The warnings for a record. A missing title is not an error here: like a UILabel without text, the record has an empty size.
  private func warnings(about label: LocatedRecord, in source: SourceText) -> [Diagnostic] {
    label.diagnostics(in: source).filter { $0.severity == .warning }
      + (strings == nil ? label.undrawnKeys : []).map {
        source.diagnostic(.notYetDrawn(key: $0.key), at: $0.location, labelID: label.record.id)
      }
  }
}
