// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelManifest
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

extension Renderer {
  /// Measures the job's title as a UILabel would. The icon is ignored, because a UILabel has none.
  ///
  /// - Throws: what is wrong with the record, at its location in the manifest; `LabelError.sideTooLong` if text or bounds exceed
  ///   `measurableSide`.
  func measure(_ job: LabelJob) throws(Diagnostic) -> Measurement {
    do throws(Diagnostic) {
      let record = job.label.record
      let resolved = try render(record.titleViewNode(baseFolder: job.folder), in: record.renderEnvironment(), upTo: .resolved).resolved
      guard case .text(let title) = resolved.root else { preconditionFailure("a title resolves to text") }
      return try measure(title, in: record.measuringBounds, resolved.environment)
    } catch { throw job.label.located(error, in: job.source) }
  }

  /// In pixels. In longer lengths a `Double` no longer resolves the thousandths of a pixel that line breaking compares.
  private static let measurableSide = 1_000_000_000

  private func measure(_ title: ResolvedText, in bounds: Rect, _ environment: RenderEnvironment) throws(Diagnostic) -> Measurement {
    guard !title.shaped.isEmpty else { return .empty(at: bounds.origin) }
    let grid = PixelGrid(scale: environment.scale)
    let measurer = typesetter.measurer(of: title.shaped, settings: title.settings, grid: grid)
    let layout = typesetter.layout(
      title.shaped, settings: title.settings, width: bounds.width, height: bounds.height, grid: grid)
    let drawn = DrawnTitle(layout, in: bounds, alignment: title.settings.paragraph.alignment, grid: grid)
    // The label has no size of its own, so its canvas is its ink bounds.
    let canvas = try canvas(of: LaidOutLabel(environment: environment, size: .zero, root: drawn.node(shadows: title.shadows)))
    let measurement = Measurement(
      intrinsicContentSize: measurer.intrinsicContentSize, sizeThatFits: measurer.sizeThatFits(bounds.size),
      textRect: measurer.textRect(forBounds: bounds, limitedToNumberOfLines: title.settings.numberOfLines),
      actualScaleFactor: layout.scaleFactor, isTruncated: layout.isTruncated, truncatedRanges: layout.truncatedRanges,
      lines: drawn.lines, inkBounds: canvas, fonts: drawn.fontNames)
    try check(measurement, scale: environment.scale)
    return measurement
  }

  private func check(_ measurement: Measurement, scale: Double) throws(Diagnostic) {
    // Checked in points too: with a scale near 0, lengths that are too large for doubles would pass.
    let pixels = measurement.lengths.map { abs($0) * max(1, scale) }
    if let excess = pixels.first(where: { !($0 <= Double(Self.measurableSide)) }) {
      throw Diagnostic(LabelError.sideTooLong(pixels: excess, limit: Self.measurableSide))
    }
  }
}

extension LabelRecord {
  /// Widths and heights from here on mean no limit, because ported code writes large numbers for that.
  private static let unlimitedExtent = 1e7

  /// The bounds to measure the title in: `bounds`, or else `width` and `height` at the origin; infinite if neither is written.
  fileprivate var measuringBounds: Rect {
    let rect = bounds ?? Rect(x: 0, y: 0, width: width ?? .infinity, height: height ?? .infinity)
    let limited = { (extent: Double) in extent < Self.unlimitedExtent ? extent : .infinity }
    return Rect(origin: rect.origin, size: Size(width: limited(rect.width), height: limited(rect.height)))
  }
}

extension ShapedText {
  fileprivate var isEmpty: Bool { paragraphs.count == 1 && paragraphs[0].clusters.isEmpty }
}
