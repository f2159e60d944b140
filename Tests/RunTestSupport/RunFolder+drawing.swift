// SPDX-License-Identifier: MIT

internal import LabelBuild
package import LabelCore
package import LabelEngine
import LabelLayout
internal import LabelManifest
internal import LabelPNG
import LabelViewNode
package import TestSupport

extension TestFolder {
  /// Draws a label with a renderer of its own.
  ///
  /// - Parameters:
  ///   - record: The keys of the label in YAML: `title: Rain, icon: cloud.rain`. Paths start in this folder. Errors are in `label.yaml`.
  ///   - format: The format of the file.
  ///   - icons: Icon sets by their prefixes.
  ///   - change: Changes the resources, which are those of the system by default.
  package func draw(
    _ record: String, as format: OutputFormat = .png, icons: [String: String] = [:], _ change: (inout Resources) -> Void = { _ in }
  ) -> DrawnLabel {
    var label = DrawnLabel()
    do throws(Diagnostic) {
      guard var job = try job(record, &label) else { return label }
      job.format = format
      let renderer = try renderer(of: job, icons, change)
      do throws(RenderFailure) {
        let output = try renderer.render(job)
        label.diagnostics += renderer.isStrict ? output.warnings.strict : output.warnings
        if !label.diagnostics.containsError { label.bytes = output.file.bytes }
      } catch { label.diagnostics += error.diagnostics }
    } catch { label.diagnostics.append(error) }
    label.errors = relative(label.diagnostics.map { "\($0)\n" }.joined())
    return label
  }

  /// A stage of a label as text.
  ///
  /// - Throws: The errors of the label.
  package func dump(_ record: String, at stage: Stage, icons: [String: String] = [:]) throws -> String {
    var label = DrawnLabel()
    guard let job = try job(record, &label) else { throw label.diagnostics.firstError ?? Diagnostic(LabelError.emptyLabel) }
    let renderer = try renderer(of: job, icons) { _ in }
    do throws(RenderFailure) { return try renderer.render(job, upTo: stage).dump } catch { throw error.firstError }
  }

  /// The job of a record; nil if it has errors.
  private func job(_ record: String, _ label: inout DrawnLabel) throws(Diagnostic) -> LabelJob? {
    let text = "version: 1\nlabels:\n  - { id: label, \(record) }\n"
    var plan = ManifestPlan()
    plan.add(try ManifestDocument.read(Array(text.utf8), file: path("label.yaml"), format: .yaml))
    label.diagnostics = plan.diagnostics
    label.errors = relative(label.diagnostics.map { "\($0)\n" }.joined())
    return label.diagnostics.containsError ? nil : plan.outputs.first?.job
  }

  private func renderer(
    of job: LabelJob, _ icons: [String: String], _ change: (inout Resources) -> Void
  ) throws(Diagnostic) -> Renderer {
    var resources = Resources()
    resources.iconSources = icons.sorted { $0.key < $1.key }.map { Resources.IconSource(prefix: $0.key, path: path($0.value)) }
    change(&resources)
    return try RendererPool().renderer(for: resources.adding(job.resources))
  }
}

/// A label that was drawn, or its errors.
package struct DrawnLabel {
  /// The file; empty if there are errors.
  package fileprivate(set) var bytes: [UInt8] = []
  /// The errors and warnings.
  package fileprivate(set) var diagnostics: [Diagnostic] = []
  /// Their sentences with the advice, each with a line end, and with names instead of paths.
  package fileprivate(set) var errors = ""

  /// The exit code of a process that draws only this label.
  package var code: Int32 { diagnostics.firstError?.exitCode ?? 0 }
  /// The size of a PNG image; nil if there is none.
  package var imageSize: PNGSize? { PNGSize(bytes) }
  /// The file as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The pixels of a PNG image.
  ///
  /// - Throws: An error if there is none.
  package func bitmap() throws -> Bitmap { try PNGDecoder.decode(bytes) }
}
