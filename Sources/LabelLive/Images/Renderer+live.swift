// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelManifest
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

extension Renderer {
  /// Draws a label for the page. A label that cannot be drawn has an empty image and its errors.
  func image(of job: LabelJob) -> LiveImage {
    let clock = ContinuousClock()
    let start = clock.now
    var facts = LiveImage.Facts(scale: job.label.storage.record.renderEnvironment().scale, place: job.label.location)
    do throws(RenderFailure) {
      let rendering = try render(job.ofNaturalSize)
      (facts.width, facts.height) = (rendering.file.pixelWidth, rendering.file.pixelHeight)
      facts.texts = TextFacts(of: rendering.layout)
      facts.milliseconds = LiveImage.milliseconds(clock.now - start)
      return LiveImage(png: rendering.file.bytes, facts: facts, diagnostics: rendering.warnings)
    } catch {
      facts.error = error.firstError.code.rawValue
      facts.texts.lacksGlyphs = error.diagnostics.contains { $0.code == .missingGlyph }
      facts.milliseconds = LiveImage.milliseconds(clock.now - start)
      return LiveImage(png: [], facts: facts, diagnostics: error.diagnostics)
    }
  }

  /// Lays out a label, and returns where its parts are, for the overlays of the page: a JSON object in points from the top left corner of
  /// the image.
  ///
  /// - Throws: What is wrong with the record, at its location in the manifest.
  func layout(of job: LabelJob) throws(Diagnostic) -> JSONValue {
    let job = job.ofNaturalSize
    do throws(RenderFailure) {
      return parts(of: try render(job, upTo: .display), elements: try accessibilityElements(of: job))
    } catch { throw error.firstError }
  }
}
