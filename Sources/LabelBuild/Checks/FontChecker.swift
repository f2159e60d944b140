// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelEngine
internal import LabelLayout
package import LabelManifest

/// Looks at the titles of labels one after the other: which faces they are set in, and what no face has. Belongs to one thread.
package struct FontChecker {
  private var renderers: JobRenderers
  private var titlesByFont: [String: Int] = [:]
  private var soundLabels = 0
  private var wrongLabels = 0

  /// - Parameter renderers: what titles are set with.
  package init(_ renderers: JobRenderers) { self.renderers = renderers }

  /// 0 when every title can be set, 1 when some cannot, 65 when none can.
  package var exitCode: Int32 { wrongLabels == 0 ? 0 : soundLabels == 0 ? 65 : 1 }

  /// A line for each face with the number of titles that use it, in alphabetical order.
  package var report: String { titlesByFont.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }.joined() }

  /// Looks at a label.
  ///
  /// - Returns: its mistakes.
  /// - Throws: what keeps every label from being looked at.
  package mutating func check(_ item: PlannedItem) throws(Diagnostic) -> [Diagnostic] {
    switch item {
    case .refused(let label):
      wrongLabels += 1
      return label.diagnostics
    case .file(let output):
      let renderer = try renderers.renderer(for: output.job)
      let mistakes = mistakes(in: output.job, renderer)
      if mistakes.isEmpty { soundLabels += 1 } else { wrongLabels += 1 }
      return mistakes
    }
  }

  /// All characters that no face has, each once, or whatever else is wrong: a title is looked at again without what it cannot have.
  private mutating func mistakes(in job: LabelJob, _ renderer: Renderer) -> [Diagnostic] {
    var job = job
    var found: [Diagnostic] = []
    while true {
      do throws(Diagnostic) {
        for font in Set(try renderer.measure(job).fonts) { titlesByFont[font, default: 0] += 1 }
        return found
      } catch {
        found.append(job.label.located(error, in: job.source))
        guard case .label(.missingGlyph(let scalar, _)) = error.cause, job.label.record.remove(scalar) else { return found }
      }
    }
  }
}

extension LabelRecord {
  /// Takes a character out of the title; false when it is not in it.
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
