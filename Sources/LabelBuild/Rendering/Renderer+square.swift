// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelLayout
internal import LabelManifest
internal import LabelViewNode

extension SquareFit {
  /// The largest scale at which a label of some points fits into the square.
  fileprivate func scale(_ width: Double, _ height: Double) -> Double {
    switch ground {
    case .transparent, .bleed: Double(side) / max(width, height)
    case .maskable: Double(side) * Self.safeZone / max(width, height)
    }
  }

  /// The diameter of the circle that no mask cuts off, as a fraction of the side.
  private static let safeZone = 0.8

  /// The factor by which a bitmap has to be drawn smaller to fit; at least 1 if it fits.
  fileprivate func factor(for bitmap: Bitmap) -> Double {
    switch ground {
    case .transparent, .bleed: scale(Double(bitmap.width), Double(bitmap.height))
    case .maskable: Double(side) * Self.safeZone / 2 / reach(of: bitmap)
    }
  }

  /// The distance from the centre of the square to the farthest corner of a pixel that is painted; at least 1.
  private func reach(of bitmap: Bitmap) -> Double {
    let (left, top) = ((side - bitmap.width) / 2, (side - bitmap.height) / 2)
    let center = Double(side) / 2
    func distance(_ pixel: Int) -> Double { max(abs(Double(pixel) - center), abs(Double(pixel + 1) - center)) }
    var farthest = 1.0
    for y in 0..<bitmap.height {
      let vertical = distance(top + y)
      for x in 0..<bitmap.width where bitmap.pixels[y * bitmap.width + x] != 0 {
        let horizontal = distance(left + x)
        farthest = max(farthest, vertical * vertical + horizontal * horizontal)
      }
    }
    return farthest.squareRoot()
  }

  /// A warning about a label that leaves at least a pixel of the smallest favicon empty. The larger ones would repeat it.
  fileprivate func warnings(about canvas: Rect) -> [Diagnostic] {
    let (width, height) = (canvas.width, canvas.height)
    let empty = Double(side) * (1 - min(width, height) / max(width, height))
    guard side == Self.smallestFavicon, empty >= 1 else { return [] }
    return [Diagnostic(LabelError.letterboxed(width: width, height: height))]
  }

  private static let smallestFavicon = 16

  /// Centres a bitmap in the square and crops it there.
  ///
  /// - Parameter base: The opaque pixels below it; nil for none.
  fileprivate func framed(_ bitmap: Bitmap, over base: Bitmap?) -> Bitmap {
    let (left, top) = ((side - bitmap.width) / 2, (side - bitmap.height) / 2)
    var pixels = base?.pixels ?? [UInt32](repeating: 0, count: side * side)
    for y in max(0, top)..<min(side, top + bitmap.height) {
      for x in max(0, left)..<min(side, left + bitmap.width) {
        let pixel = bitmap.pixels[(y - top) * bitmap.width + x - left]
        pixels[y * side + x] = PixelMath.over(pixel, pixels[y * side + x])
      }
    }
    return Bitmap(width: side, height: side, scale: 1, pixels: pixels)
  }
}

extension Renderer {
  /// Renders a job's label at the largest scale at which it fits into a square.
  ///
  /// The label in its own size has the other warnings and reports them.
  ///
  /// - Returns: The square, with a warning if the smallest transparent one has an empty bar of at least a pixel: a favicon has several squares,
  ///   and is warned about once.
  func render(_ job: LabelJob, fitting square: SquareFit, as file: FileDescription) throws(Diagnostic) -> Rendering {
    var record = job.label.record
    record.colorSpace = nil
    guard square.ground != .transparent else {
      let (label, canvas) = try fitted(record, job.folder, into: square)
      var rendering = try render(square.framed(label, over: nil), as: file)
      rendering.warnings = square.warnings(about: canvas)
      return rendering
    }
    let base = try ground(of: record, side: square.side)
    // The square takes the place of the background, and systems draw their own edges and shadows.
    (record.background, record.border, record.dropShadow, record.margin, record.aspect) = (nil, nil, nil, nil, nil)
    if square.ground == .maskable { record.padding = nil }
    return try render(square.framed(try fitted(record, job.folder, into: square).bitmap, over: base), as: file)
  }

  /// Renders a record as large as it fits.
  ///
  /// - Returns: The image, and the canvas of the label in points.
  private func fitted(
    _ record: LabelRecord, _ folder: String, into square: SquareFit
  ) throws(Diagnostic) -> (bitmap: Bitmap, canvas: Rect) {
    let view = record.viewNode(baseFolder: folder)
    var environment = record.renderEnvironment()
    // At this scale, rounding the canvas to whole pixels hardly changes its size.
    environment.scale = 64
    let canvas = try canvas(of: render(view, in: environment, upTo: .layout).layout)
    environment.scale = square.scale(canvas.width, canvas.height)
    var bitmap = try render(view, in: environment, upTo: .bitmap).bitmap
    if square.ground == .maskable {
      // What is painted counts, and not the room that the label has around it.
      environment.scale *= min(Self.maximumEnlargement, square.factor(for: bitmap))
      bitmap = try render(view, in: environment, upTo: .bitmap).bitmap
    }
    for _ in 0..<Self.maximumAttempts {
      let factor = square.factor(for: bitmap)
      if factor >= 1 { break }
      environment.scale *= min(0.9999, factor)
      bitmap = try render(view, in: environment, upTo: .bitmap).bitmap
    }
    return (bitmap, canvas)
  }

  /// The background of a label in a whole square, over white.
  private func ground(of record: LabelRecord, side: Int) throws(Diagnostic) -> Bitmap {
    let clear = ShapeNode(.rectangle, paint: .color(.system(.clear)))
    let square = ViewNode.modified(.shape(clear), .frame(width: Double(side), height: Double(side), alignment: .center))
    let background = record.background.map { $0.behind(square, cornerRadius: 0) } ?? square
    var environment = record.renderEnvironment()
    environment.scale = 1
    return try render(.modified(background, .background(.system(.white), cornerRadius: 0)), in: environment, upTo: .bitmap).bitmap
  }

  /// How much larger than its square a label with much room around it is drawn.
  private static var maximumEnlargement: Double { 4 }

  /// Rounding outwards to whole pixels adds at most two pixels, which is an eighth of the smallest square.
  private static var maximumAttempts: Int { 16 }
}
