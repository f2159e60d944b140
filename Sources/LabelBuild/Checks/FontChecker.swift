// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelEngine
package import LabelManifest
internal import LabelSettings
internal import LabelText

/// Checks the titles of labels: which font faces they use, which characters no face has, and what of a requested font is substituted or
/// changes nothing. Use it on one thread.
package struct FontChecker {
  private var renderers: JobRenderers
  private var titlesByFont: [String: Int] = [:]
  private var validLabels = 0
  private var failedLabels = 0
  private var firstError: Diagnostic?

  /// - Parameter renderers: shape the titles.
  package init(_ renderers: JobRenderers) { self.renderers = renderers }

  /// 0 if every title has its fonts and glyphs, 1 if some do not, 65 if none does, 66 if the first manifest is not there.
  package var exitCode: Int32 { failedLabels == 0 ? 0 : validLabels > 0 ? 1 : firstError?.exitCode == 66 ? 66 : 65 }

  /// A line for each face with the number of titles that use it, in alphabetical order.
  package var report: [String] { titlesByFont.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } }

  /// Checks a label.
  ///
  /// - Returns: its diagnostics.
  /// - Throws: an error that concerns every label, such as a folder of fonts that cannot be read.
  package mutating func check(_ item: PlannedItem) throws(Diagnostic) -> [Diagnostic] {
    switch item {
    case .invalid(let label):
      failedLabels += 1
      firstError = firstError ?? label.diagnostics.firstError
      return label.diagnostics
    case .file(let output):
      let renderer = try renderers.renderer(for: output.job.resources)
      let diagnostics = diagnostics(of: output.job, renderer)
      if diagnostics.containsError { failedLabels += 1 } else { validLabels += 1 }
      return diagnostics
    }
  }

  /// The errors of a title. Each missing character is reported once, and a hundred say enough: the title is measured again without it until
  /// nothing is missing.
  private mutating func diagnostics(of job: LabelJob, _ renderer: Renderer) -> [Diagnostic] {
    var job = job
    var found: [Diagnostic] = []
    while true {
      do throws(Diagnostic) {
        for font in Set(try renderer.measure(job).fonts) { titlesByFont[font, default: 0] += 1 }
        return found
          + job.label.located(renderer.fontWarnings(of: job, includesSubstitutes: true).map { Diagnostic($0) }, in: job.source)
      } catch {
        found.append(job.label.located(error, in: job.source))
        guard found.count < LimitedDiagnostics.limit, error.code == .missingGlyph,
          let scalar = error.cause.subject?.unicodeScalars.first,
          job.label.record.remove(scalar)
        else { return found }
      }
    }
  }
}

extension LabelRecord {
  /// Removes a character from the title; returns false if the title does not have it.
  fileprivate mutating func remove(_ scalar: Unicode.Scalar) -> Bool {
    func without(_ text: String) -> String {
      String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != scalar }))
    }
    let before = self
    title = title.map(without)
    attributedTitle = attributedTitle?.map { run in
      var run = run
      run.text = run.text.map(without)
      return run
    }
    return self != before
  }
}
