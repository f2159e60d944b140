// SPDX-License-Identifier: MIT

internal import LabelBuild
internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelManifest
internal import LabelRaster
internal import LabelText

extension Renderer {
  /// Draws a label for the page. A label that cannot be drawn has an empty image and its errors.
  func picture(of job: LabelJob) -> LivePicture {
    let clock = ContinuousClock()
    let start = clock.now
    beginLabel()
    let record = job.label.storage.record
    var facts = LivePicture.Facts(scale: record.renderEnvironment().scale)
    do throws(Diagnostic) {
      let label = try laidOut(record.viewNode(baseFolder: job.folder), in: record.renderEnvironment())
      let bitmap = try rasterize(checkedDrawing(of: label))
      let png = try encode(bitmap)
      let warnings = warnings(of: job, label).map { job.label.located($0, in: job.source) }
      (facts.width, facts.height, facts.warnings) = (bitmap.width, bitmap.height, warnings.count)
      label.root.add(to: &facts)
      facts.milliseconds = Self.milliseconds(clock.now - start)
      return LivePicture(png: png, facts: facts, diagnostics: warnings)
    } catch {
      let errors = diagnostics(of: job, after: error)
      facts.error = error.code.rawValue
      facts.lacksGlyphs = errors.contains { $0.code == .missingGlyph }
      facts.milliseconds = Self.milliseconds(clock.now - start)
      return LivePicture(png: [], facts: facts, diagnostics: errors)
    }
  }

  /// In steps of a hundredth.
  private static func milliseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return ((Double(seconds) * 1000 + Double(attoseconds) / 1e15) * 100).rounded() / 100
  }

  /// Lays out a label, and returns where its parts are, for the overlays of the page: a JSON object in points from the top left corner of
  /// the image.
  ///
  /// - Throws: What is wrong with the record, at its location in the manifest.
  func layout(of job: LabelJob) throws(Diagnostic) -> String {
    beginLabel()
    let record = job.label.storage.record
    do throws(Diagnostic) {
      let label = try laidOut(record.viewNode(baseFolder: job.folder), in: record.renderEnvironment())
      let list = try checkedDrawing(of: label)
      var parts = LayoutParts(grid: PixelGrid(scale: list.scale), library: typesetter.library, origin: list.canvas.origin)
      parts.add(label.root)
      return JSONText.object([
        ("size", JSONText.object([("width", JSONText.number(list.canvas.width)), ("height", JSONText.number(list.canvas.height))])),
        ("scale", JSONText.number(list.scale)), ("frames", JSONText.array(parts.frames)), ("lines", JSONText.array(parts.lines)),
        ("ink", JSONText.array(parts.ink)), ("runs", JSONText.array(parts.runs)),
      ])
    } catch { throw job.label.located(error, in: job.source) }
  }
}

extension LaidOutNode {
  /// Adds what is true of the text.
  fileprivate func add(to facts: inout LivePicture.Facts) {
    switch content {
    case .icon, .spacer, .shape: break
    case .masked(let inner, _), .decorated(let inner, _): inner.add(to: &facts)
    case .stack(let children): for child in children { child.add(to: &facts) }
    case .text(let layout, _):
      if layout.isTruncated || layout.lines.contains(where: \.isClipped) { facts.isTruncated = true }
      if layout.scaleFactor < 1 || layout.tightening < 0 { facts.isShrunk = true }
      let glyphs = layout.lines.lazy.flatMap(\.runs).flatMap(\.glyphs.glyphs)
      if glyphs.contains(where: { $0.glyph == .missing }) { facts.lacksGlyphs = true }
    }
  }
}
