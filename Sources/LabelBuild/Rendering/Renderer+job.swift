// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelEngine
internal import LabelLayout
package import LabelManifest
package import LabelViewNode

extension Renderer {
  /// Renders a job's label up to a stage; by default to a file of its format.
  ///
  /// - Throws: What is wrong with the record, at its location in the manifest.
  package func render(_ job: LabelJob, upTo stage: Stage = .file) throws(RenderFailure) -> Rendering {
    do throws(RenderFailure) { return located(try renderUnlocated(job, upTo: stage), job) } catch { throw located(error, job) }
  }

  /// Renders the job's label as `render` does; the diagnostics have no locations in the manifest.
  func renderUnlocated(_ job: LabelJob, upTo stage: Stage = .file) throws(RenderFailure) -> Rendering {
    var begun = try beginUnlocated(job, upTo: stage)
    try finishUnlocated(&begun, of: job, upTo: stage)
    return begun.rendering
  }

  /// Makes the display list of a job's label.
  ///
  /// - Throws: As `render`.
  func begin(_ job: LabelJob) throws(RenderFailure) -> BegunLabel {
    do throws(RenderFailure) {
      var begun = try beginUnlocated(job, upTo: .file)
      begun.rendering.removeOutputs(before: .display)
      return begun
    } catch { throw located(error, job) }
  }

  /// Renders a label that was begun to a file. Others may have been begun and finished in between.
  ///
  /// - Throws: As `render`.
  func finish(_ label: consuming BegunLabel, of job: LabelJob) throws(RenderFailure) -> Rendering {
    do throws(RenderFailure) {
      try finishUnlocated(&label, of: job, upTo: .file)
      return located(label.rendering, job)
    } catch { throw located(error, job) }
  }

  private func located(_ rendering: Rendering, _ job: LabelJob) -> Rendering {
    if rendering.warnings.isEmpty { return rendering }
    var rendering = rendering
    rendering.warnings = job.label.located(rendering.warnings, in: job.source)
    return rendering
  }

  private func located(_ failure: RenderFailure, _ job: LabelJob) -> RenderFailure {
    RenderFailure(job.label.located(failure.diagnostics, in: job.source))
  }

  private func beginUnlocated(_ job: LabelJob, upTo stage: Stage) throws(RenderFailure) -> BegunLabel {
    startClock()
    let record = job.label.storage.record
    var file = FileDescription(job.format)
    // Only the formats of outlines need the title.
    if stage == .file, job.format.isVector { file.title = record.plainTitle ?? "" }
    if stage == .file, embedsRecords, job.format == .png { file.text = EmbeddedRecord.text(of: record) }
    do throws(Diagnostic) {
      var rendering: Rendering
      if let fit = job.fit {
        rendering = try render(job, fitting: fit, as: file)
      } else {
        var environment = record.renderEnvironment()
        if !job.format.keepsColorSpace { environment.appearance.colorSpace = .srgb }
        rendering = try render(record.viewNode(baseFolder: job.folder), in: environment, upTo: min(stage, .display), as: file)
        if let label = rendering.outputs.layout { rendering.warnings = warnings(of: job, label) }
      }
      return BegunLabel(rendering: rendering, file: file, interruption: interrupt())
    } catch { throw RenderFailure(unlocatedDiagnostics(of: job, after: error)) }
  }

  private func finishUnlocated(_ label: inout BegunLabel, of job: LabelJob, upTo stage: Stage) throws(RenderFailure) {
    guard stage > .display, label.rendering.outputs.file == nil else { return }
    resume(label.interruption)
    do throws(Diagnostic) { try finish(&label.rendering, upTo: stage, as: label.file) } catch {
      throw RenderFailure(unlocatedDiagnostics(of: job, after: error))
    }
    if let file = label.rendering.outputs.file { label.rendering.warnings += file.warnings }
  }

  /// What assistive technologies read of a job's label, in the order of reading.
  ///
  /// - Throws: What is wrong with the record, at its location in the manifest.
  package func accessibilityElements(of job: LabelJob) throws(RenderFailure) -> [AccessibilityElement] {
    let record = job.label.record
    do throws(Diagnostic) {
      return try accessibilityElements(of: record.viewNode(baseFolder: job.folder), in: record.renderEnvironment())
    } catch { throw RenderFailure(job.label.located(unlocatedDiagnostics(of: job, after: error), in: job.source)) }
  }

  /// The picture of what assistive technologies read of a job's label, and its elements.
  ///
  /// - Throws: As `accessibilityElements(of:)`.
  package func accessibilityPicture(of job: LabelJob) throws(RenderFailure) -> (picture: Rendering, elements: [AccessibilityElement]) {
    let record = job.label.record
    do throws(Diagnostic) {
      return try accessibilityPicture(of: record.viewNode(baseFolder: job.folder), in: record.renderEnvironment())
    } catch { throw RenderFailure(job.label.located(unlocatedDiagnostics(of: job, after: error), in: job.source)) }
  }

  /// The errors of a label's icon and of its title, each checked by itself, so that one run reports them all.
  ///
  /// - Parameter first: the error that rendering the label threw; nil if the label was not rendered.
  package func diagnostics(of job: LabelJob, after first: Diagnostic? = nil) -> [Diagnostic] {
    job.label.located(unlocatedDiagnostics(of: job, after: first), in: job.source)
  }

  /// The diagnostics of `diagnostics(of:after:)`, without locations in the manifest.
  func unlocatedDiagnostics(of job: LabelJob, after first: Diagnostic? = nil) -> [Diagnostic] {
    var found = [first].compactMap { $0 }
    for record in job.label.record.parts {
      do throws(Diagnostic) {
        _ = try render(record.viewNode(baseFolder: job.folder), in: record.renderEnvironment(), upTo: .resolved)
      } catch {
        if error.cause != .label(.emptyLabel), !found.contains(where: { $0.cause == error.cause }) { found.append(error) }
      }
    }
    return found
  }
}

extension LabelRecord {
  /// The maximum number of runs that are checked one by one.
  private static let checkedRuns = 1000

  /// Records that each show a part of this one: its icon, its title, and each run of its title. Only one error of a part is found.
  fileprivate var parts: [LabelRecord] {
    var (icon, title) = (self, self)
    (icon.style, title.style) = (.iconOnly, .titleOnly)
    // An unknown font would hide an unknown icon.
    icon.font = nil
    let runs = (attributedTitle ?? []).prefix(Self.checkedRuns).flatMap { run in
      // The font of a run would hide its icon, and the icon its font.
      var (withoutFont, withoutIcon) = (run, run)
      withoutFont.font = nil
      withoutIcon.icon = nil
      return run.icon == nil || run.font == nil ? [run] : [withoutFont, withoutIcon]
    }
    guard runs.count > 1 else { return [icon, title] }
    let records = runs.map { run in
      var record = title
      record.attributedTitle = [run]
      return record
    }
    return [icon, title] + records
  }
}
