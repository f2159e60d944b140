// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelManifest
internal import LabelText

extension Renderer {
  /// Measures the job's title as a UILabel would; an icon has no part in it, since a UILabel has none.
  ///
  /// - Throws: what is wrong with the record, put where it stands in the manifest; `LabelError.sideTooLong` where text or bounds lie
  ///   beyond `measurableSide`.
  func measure(_ job: LabelJob) throws(Diagnostic) -> Measurement {
    do throws(Diagnostic) {
      let record = job.label.record
      let resolved = try resolve(record.titleViewNode(baseFolder: job.folder), in: record.renderEnvironment())
      guard case .text(let title) = resolved.root else { preconditionFailure("a title resolves to text") }
      return try measure(title, in: record.measuringBounds, resolved.environment)
    } catch { throw job.label.located(error, in: job.source) }
  }

  /// Pixels. Beyond it, doubles no longer tell the thousandths of a pixel apart that line breaking looks at.
  private static let measurableSide = 1_000_000_000

  private func measure(_ title: ResolvedText, in bounds: Rect, _ environment: RenderEnvironment) throws(Diagnostic) -> Measurement {
    guard !title.shaped.isEmpty else { return .empty(at: bounds.origin) }
    let grid = PixelGrid(scale: environment.scale)
    let measurer = typesetter.measurer(of: title.shaped, settings: title.settings, grid: grid)
    let layout = typesetter.layout(
      title.shaped, settings: title.settings, width: bounds.width, height: bounds.height, grid: grid)
    let drawn = DrawnTitle(layout, in: bounds, alignment: title.settings.paragraph.alignment, grid: grid)
    // The paper of a label without a size of its own is its ink.
    let paper = draw(LaidOutLabel(environment: environment, size: .zero, root: drawn.node(shadows: title.shadows))).canvas
    let measurement = Measurement(
      intrinsicContentSize: measurer.intrinsicContentSize, sizeThatFits: measurer.sizeThatFits(bounds.size),
      textRect: measurer.textRect(forBounds: bounds, limitedToNumberOfLines: title.settings.numberOfLines),
      actualScaleFactor: layout.scaleFactor, isTruncated: layout.isTruncated, truncatedRanges: layout.truncatedRanges,
      lines: drawn.lines, inkRect: paper,
      fonts: drawn.fontNames)
    try check(measurement, scale: environment.scale)
    return measurement
  }

  private func check(_ measurement: Measurement, scale: Double) throws(Diagnostic) {
    // Also in points, lest a scale near 0 lets lengths through that doubles cannot add.
    let pixels = measurement.lengths.map { abs($0) * max(1, scale) }
    if let excess = pixels.first(where: { !($0 <= Double(Self.measurableSide)) }) {
      throw Diagnostic(LabelError.sideTooLong(pixels: excess, limit: Self.measurableSide))
    }
  }
}

extension LabelRecord {
  /// Extents from here on stand for no limit, as ported code writes large numbers where it means none.
  private static let unlimitedExtent = 1e7

  /// The box that the title is measured in: `bounds`, or else `width` and `height` at the origin; infinite where nothing is written.
  fileprivate var measuringBounds: Rect {
    let box = bounds ?? Rect(x: 0, y: 0, width: width ?? .infinity, height: height ?? .infinity)
    let limited = { (extent: Double) in extent < Self.unlimitedExtent ? extent : .infinity }
    return Rect(origin: box.origin, size: Size(width: limited(box.width), height: limited(box.height)))
  }
}

extension ShapedText {
  fileprivate var isEmpty: Bool { paragraphs.count == 1 && paragraphs[0].clusters.isEmpty }
}
