// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore
internal import LabelEngine
internal import LabelManifest
internal import LabelSystem

/// Draws labels with the icon and font files as they were when it was made. Another one is made when one of those files changes.
final class LiveDrawing: Sendable {
  /// The hashes of the files that labels name.
  let files: InputFiles
  /// Counts the changes of font folders.
  let generation: Int
  private let pool = RendererPool()
  private let resources: Resources
  private let threads = TaskThreads(count: ProcessorCount.usable)

  init(_ resources: Resources, generation: Int) {
    self.resources = resources
    self.generation = generation
    files = InputFiles(iconSets: resources.iconFolders)
  }

  /// What decides the image of a job.
  func key(of job: LabelJob) -> ImageKey { ImageKey(job: job.hash, files: files.hash(of: job), generation: generation) }

  /// Draws a job on the calling thread, which must be one of this drawing's.
  func image(of job: LabelJob) -> LiveImage {
    do throws(Diagnostic) { return try renderer(of: job).image(of: job) } catch {
      return LiveImage(png: [], facts: LiveImage.Facts(error: error.code.rawValue, place: job.label.location), diagnostics: [error])
    }
  }

  /// Lays out a job on the calling thread, which must be one of this drawing's.
  func layout(of job: LabelJob) -> Result<JSONValue, Diagnostic> {
    do throws(Diagnostic) { return .success(try renderer(of: job).layout(of: job)) } catch { return .failure(error) }
  }

  private func renderer(of job: LabelJob) throws(Diagnostic) -> Renderer { try pool.renderer(for: resources.adding(job.resources)) }

  /// Runs a task on one of the threads, before the background tasks; false if this drawing has been replaced.
  func run(_ task: @escaping @Sendable () -> Void) -> Bool { threads.run(task) }

  /// Replaces the background tasks.
  func runLater(_ tasks: [@Sendable () -> Void]) { threads.runLater(tasks) }

  /// Lets the background tasks wait for a moment.
  func pause() { threads.pause() }

  /// Ends the threads after the tasks that are asked for. Must not be called from a task.
  func stop() { threads.stop() }
}
