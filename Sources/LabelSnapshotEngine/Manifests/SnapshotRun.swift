// SPDX-License-Identifier: MIT

internal import LabelBuild
package import LabelCore
package import LabelEngine
package import LabelManifest
internal import Synchronization

/// All labels of manifests against a folder of baselines, on several threads.
package struct SnapshotRun: Sendable {
  /// What became of one label in one variant.
  package struct Result: Sendable {
    package enum Status: String, Sendable, CaseIterable {
      case passed, changed, new, recorded, deleted, broken
    }

    /// The output's path without extension.
    package var name: String
    package var status: Status
    package var failure: SnapshotFailure?
    /// What is wrong with the label itself, of a broken one.
    package var diagnostics: [Diagnostic] = []
    /// The files that were recorded.
    package var files: [String] = []
    /// The accepted and the actual picture, where they are kept for a report.
    package var accepted: [UInt8]?
    package var actual: [UInt8]?

    package init(name: String, status: Status, diagnostics: [Diagnostic] = []) {
      self.name = name
      self.status = status
      self.diagnostics = diagnostics
    }
  }

  package var folder: BaselineFolder
  package var rule: PictureRule
  package var jobs: Int
  /// Whether pictures of equal labels are kept too.
  package var keepsPictures = false

  package init(folder: BaselineFolder, rule: PictureRule = .exact, jobs: Int = 1) {
    self.folder = folder
    self.rule = rule
    self.jobs = jobs
  }

  /// Checks every label.
  ///
  /// - Parameters:
  ///   - mode: which labels are accepted, by their names.
  ///   - pool: where the renderers come from, one for each manifest and thread.
  ///   - resources: what all labels draw with beside their manifest's own icons and fonts.
  /// - Returns: the results in the order of the labels.
  /// - Throws: trouble with the machine, such as a folder that cannot be written, and a file of hashes that cannot be used.
  package func check(
    _ outputs: [PlannedOutput<LabelJob>], mode: @escaping @Sendable (String) -> RecordMode, pool: RendererPool,
    resources: Resources
  ) throws -> [Result] {
    let results = Mutex<[String: Result]>([:])
    let trouble = Mutex<(any Error)?>(nil)
    // A worker is given the job alone; here it has to know the name as well.
    let batch = Batch(outputs: outputs.map { PlannedOutput(id: $0.id, path: $0.path, job: $0) }, jobs: jobs, folder: nil)
    _ = batch.run(
      makeWorker: { () throws(Diagnostic) in
        // Trouble that concerns every label shows before any is rendered.
        _ = try pool.icons(of: resources)
        var renderers = JobRenderers(pool, resources)
        return { output throws(RenderFailure) in
          let name = Self.name(of: output)
          let renderer: Renderer
          do throws(Diagnostic) { renderer = try renderers.renderer(for: output.job) } catch { throw RenderFailure([error]) }
          do {
            let result = try check(output, named: name, mode(name), renderer)
            results.withLock { $0[name] = result }
          } catch {
            trouble.withLock { $0 = $0 ?? error }
          }
          return RenderedOutput(bytes: [], pixelWidth: 0, pixelHeight: 0)
        }
      },
      deliver: { (result) throws(Never) in
        guard result.status == .failed, let name = result.path?.description else { return }
        results.withLock { $0[name] = Result(name: name, status: .broken, diagnostics: result.diagnostics) }
      })
    if let error = trouble.withLock({ $0 }) { throw error }
    return results.withLock { results in outputs.compactMap { results[Self.name(of: $0)] ?? results[$0.path.description] } }
  }

  /// The name of an output's snapshot: its path without `.png`.
  package static func name(of output: PlannedOutput<LabelJob>) -> String {
    let path = output.path.description
    return path.hasSuffix(".png") ? String(path.dropLast(4)) : path
  }

  private func check(
    _ output: PlannedOutput<LabelJob>, named name: String, _ mode: RecordMode, _ renderer: Renderer
  ) throws -> Result {
    let drawn: DrawnLabel
    do throws(Diagnostic) { drawn = try renderer.drawn(output.job) } catch {
      return Result(name: name, status: .broken, diagnostics: [error])
    }
    var result = Result(name: name, status: .passed)
    switch try folder.check(drawn.snapshot(named: name), rule: rule, mode: mode) {
    case .equal: break
    case .recorded(let files): (result.status, result.files) = (.recorded, files)
    case .failed(let failure): (result.status, result.failure) = (failure.problem == .missing ? .new : .changed, failure)
    }
    if keepsPictures || result.failure != nil {
      result.actual = drawn.png
      result.accepted = try? folder.contents(folder.path(of: name + ".png"))
    }
    return result
  }
}
