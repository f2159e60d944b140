// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelManifest
internal import LabelRaster

extension Renderer {
  /// Draws a label for the page. A label that cannot be drawn has an empty image and its errors.
  func picture(of job: LabelJob) -> LivePicture {
    let clock = ContinuousClock()
    let start = clock.now
    beginLabel()
    let record = job.label.storage.record
    var facts = LivePicture.Facts(scale: record.renderEnvironment().scale, place: job.label.location)
    do throws(Diagnostic) {
      let label = try laidOut(record.viewNode(baseFolder: job.folder), in: record.renderEnvironment())
      let bitmap = try rasterize(checkedDrawing(of: label))
      let png = try encode(bitmap)
      let warnings = job.label.located(warnings(of: job, label), in: job.source)
      (facts.width, facts.height) = (bitmap.width, bitmap.height)
      facts.texts = TextFacts(of: label)
      facts.milliseconds = LivePicture.milliseconds(clock.now - start)
      return LivePicture(png: png, facts: facts, diagnostics: warnings)
    } catch {
      let errors = diagnostics(of: job, after: error)
      facts.error = error.code.rawValue
      facts.texts.lacksGlyphs = errors.contains { $0.code == .missingGlyph }
      facts.milliseconds = LivePicture.milliseconds(clock.now - start)
      return LivePicture(png: [], facts: facts, diagnostics: errors)
    }
  }

  /// Lays out a label, and returns where its parts are, for the overlays of the page: a JSON object in points from the top left corner of
  /// the image.
  ///
  /// - Throws: What is wrong with the record, at its location in the manifest.
  func layout(of job: LabelJob) throws(Diagnostic) -> JSONValue {
    beginLabel()
    let record = job.label.storage.record
    do throws(Diagnostic) {
      let label = try laidOut(record.viewNode(baseFolder: job.folder), in: record.renderEnvironment())
      let list = try checkedDrawing(of: label)
      return parts(of: label, drawnAs: list)
    } catch { throw job.label.located(error, in: job.source) }
  }
}
