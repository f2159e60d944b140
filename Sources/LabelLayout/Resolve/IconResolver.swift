// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
internal import LabelSettings
internal import LabelText
internal import LabelViewNode

/// Reads an image file that a label uses as its icon; provided by a module that can decode PNG.
package typealias ImageReader = (_ path: String) throws(LabelError) -> Bitmap

/// Finds an icon and draws it at its size for a font.
struct IconResolver {
  let environment: RenderEnvironment
  let registry: IconRegistry
  let readImage: ImageReader
  let cache: ResolvedIconCache

  /// The inherited properties of an icon.
  struct Context {
    var font: Font
    var weight: FontWeight
    var scale: SymbolScale
    var foreground: SRGBColor
    /// Paints that replace the foreground colour; one for each level, or one for all.
    var paints: [ResolvedPaint] = []
    /// Whether the icon is shown without a title, so that the middle of its own frame is its middle.
    var isAlone = false
    /// The box that a bitmap is fitted into, in points; nil for the square of a symbol.
    var imageBox: Size?
  }

  func resolve(_ image: ImageNode, in context: Context) throws(LabelError) -> ResolvedIcon {
    switch image.source {
    case .asset(let name, let asset):
      guard let found = asset ?? environment.appearance.assets.image(named: name) else {
        var image = image
        image.source = .named(name)
        do throws(LabelError) { return try resolve(image, in: context) } catch {
          guard error.code == .unknownIcon, !name.contains(":") else { throw error }
          throw .unknownImage(name: name, nearest: NearestNames.of(name, in: environment.appearance.assets.imageNames))
        }
      }
      return try resolve(found, image, context)
    case .bitmap(let bitmap): return try resolve(bitmap: bitmap, path: "bitmap", image, context)
    case .unusable(let name, let reason): throw .unusableIcon(path: name, line: nil, reason: reason)
    case .named(let name):
      if let path = registry.imageFile(named: name, isRightToLeft: isRightToLeft) {
        var image = image
        if isRightToLeft { image.isMirroredInRightToLeft = image.isMirroredInRightToLeft ?? registry.mirrorsImage(named: name) }
        return try resolve(bitmap: readImage(path), path: name, image, context)
      }
      return try cache.icon(for: key(image, context)) { () throws(LabelError) in
        let icon = try registry.icon(
          named: name, variants: image.variants, isRightToLeft: isRightToLeft, localization: IconLocalization(locale: environment.locale),
          in: surroundings)
        return try resolve(icon, image, context)
      }
    case .file(let path):
      guard IconFile.isBitmap(at: path) else {
        return try cache.icon(for: key(image, context)) { () throws(LabelError) in
          try resolve(icon(file: path), image, context)
        }
      }
      return try resolve(bitmap: readImage(path), path: path, image, context)
    }
  }

  private func icon(file path: String) throws(LabelError) -> Icon {
    do throws(LabelError) { return try registry.icon(file: path, in: surroundings) } catch {
      guard error.kind == .missingInput, let name = registry.nameInSet(ofPath: path) else { throw error }
      throw .iconOfSet(error, name: name)
    }
  }

  private var surroundings: IconSurroundings {
    let appearance = environment.appearance
    return IconSurroundings(colorScheme: appearance.colorScheme, contrast: appearance.contrast, locale: environment.locale)
  }

  private var isRightToLeft: Bool { environment.direction == .rightToLeft }

  private func resolve(_ asset: AssetImage, _ image: ImageNode, _ context: Context) throws(LabelError) -> ResolvedIcon {
    let file = asset.file(in: environment.appearance, scale: environment.scale)
    var image = image
    image.source = .file(path: file.path)
    image.renderingMode = image.renderingMode ?? asset.isTemplate.map { $0 ? .template : .original }
    guard IconFile.isBitmap(at: file.path) else { return try resolve(image, in: context) }
    let bitmap = try readImage(file.path)
    let sized = Bitmap(width: bitmap.width, height: bitmap.height, scale: file.scale ?? bitmap.scale, pixels: bitmap.pixels)
    return try resolve(bitmap: sized, path: file.path, image, context)
  }

  private func key(_ image: ImageNode, _ context: Context) -> ResolvedIconCache.Key {
    ResolvedIconCache.Key(
      image: image, fontSize: context.font.size, capHeight: context.font.metrics.capHeight, weight: context.weight,
      symbolScale: context.scale, foreground: image.colors.isEmpty ? context.foreground : nil, paints: context.paints,
      scale: environment.scale, appearance: environment.appearance, direction: environment.direction, locale: environment.locale,
      isAlone: context.isAlone)
  }

  private func resolve(_ icon: Icon, _ image: ImageNode, _ context: Context) throws(LabelError) -> ResolvedIcon {
    let pointSize = image.pointSize ?? context.font.size
    let capHeight = context.font.metrics.capHeight * (pointSize / max(context.font.size, 1e-9))
    func glyph(_ pointSize: Double) -> IconGlyph {
      icon.glyph(
        pointSize: pointSize, weight: image.weight ?? context.weight, scale: image.scale ?? context.scale,
        isMirrored: isRightToLeft && (image.isMirroredInRightToLeft ?? icon.flipsInRightToLeft))
    }
    let (glyph, placement) = placed(glyph, pointSize, snaps: image.snapsToPixelGrid && context.isAlone, isAlone: context.isAlone)
    let styles = try styles(image, context)
    // An explicit colour makes a template of a file that would otherwise keep its own colours.
    let mode = image.symbolMode ?? (image.colors.count == 1 && icon.hasSeveralColors ? .monochrome : nil)
    let colors = try icon.colors(mode: mode, styles: styles, appearance: environment.appearance)
      .painted(with: gradients(image))
    let size = placement.size
    let inkBounds = Rect(origin: .zero, size: size).union(glyph.inkBounds.offset(by: placement.center))
    let gradientBox = context.isAlone ? glyph.box.offset(by: placement.center) : Rect(origin: .zero, size: glyph.size)
    let commands = painted(colors, context.paints, gradientBox, inkBounds) {
      glyph.commands(center: placement.center, colors: $0, variableValue: image.variableValue)
    }
    return ResolvedIcon(
      name: icon.name, mode: colors.mode, size: size, baseline: placement.baseline(capHeight: capHeight),
      inkBounds: inkBounds, commands: commands, resizing: resizing(image, size))
  }

  /// An icon and its place in its box.
  ///
  /// - Parameter snaps: Whether its frame has a whole number of pixels and begins at one; templates have no frame.
  private func placed(
    _ make: (_ pointSize: Double) -> IconGlyph, _ pointSize: Double, snaps: Bool, isAlone: Bool
  ) -> (IconGlyph, IconPlacement) {
    let glyph = make(pointSize)
    if snaps, let height = glyph.frame.map({ $0.height * environment.scale }), height > 0 {
      let snapped = make(pointSize * max(1, height.rounded()) / height)
      if let frame = snapped.frame { return (snapped, IconPlacement(snapped, snapping: frame, scale: environment.scale)) }
    }
    return (glyph, IconPlacement(glyph, isAlone: isAlone, on: PixelGrid(scale: environment.scale)))
  }

  /// A symbol's commands with gradients in place of its colours.
  private func painted(
    _ colors: IconColors, _ paints: [ResolvedPaint], _ box: Rect, _ inkBounds: Rect, _ commands: (IconColors) -> [DrawCommand]
  ) -> [DrawCommand] {
    guard let first = paints.first, !box.isEmpty else { return commands(colors) }
    let levels: [ResolvedPaint]
    switch colors.mode {
    case .multicolor: return commands(colors)
    case .monochrome: levels = [first]
    case .hierarchical: levels = [1, 0.5, 0.25].map { first.opacity($0) }
    case .palette: levels = paints
    }
    let unit = AffineTransform(a: 1 / box.width, b: 0, c: 0, d: 1 / box.height, tx: 0, ty: 0)
    let inUnits = levels.compactMap { $0.paint(in: box)?.transformed(unit) }
    // An angular gradient cannot be a single paint, so the symbol masks it.
    guard inUnits.count == levels.count else {
      return first.covering(commands(.monochrome(.black)), inkBounds, in: box)
    }
    return commands(.paints(inUnits))
  }

  private func styles(_ image: ImageNode, _ context: Context) throws(LabelError) -> [SRGBColor] {
    // There must be as many colours as paints, because the paints replace them later.
    if image.colors.isEmpty { return Array(repeating: context.foreground, count: max(1, context.paints.count)) }
    return try image.colors.map { color throws(LabelError) in try color.resolved(in: environment.appearance) }
  }

  private func gradients(_ image: ImageNode) throws(LabelError) -> [[SRGBColor]] {
    try image.gradients.map { colors throws(LabelError) in
      try colors.map { color throws(LabelError) in try color.resolved(in: environment.appearance) }
    }
  }

  private func resizing(_ image: ImageNode, _ natural: Size) -> ResolvedIcon.Resizing? {
    image.resizing.map { ResolvedIcon.Resizing(natural: natural, mode: $0.mode, caps: $0.caps.resolved(in: environment.direction)) }
  }

  /// An image file has no baseline and no natural size next to text: it is fitted into the square of a full-size symbol and, like a symbol,
  /// centred on the capitals. SwiftUI would draw it at its natural size with its bottom edge on the baseline.
  ///
  /// A template is the foreground colour with the opacity of the bitmap.
  private func resolve(
    bitmap: Bitmap, path: String, _ image: ImageNode, _ context: Context
  ) throws(LabelError) -> ResolvedIcon {
    let bitmap = isRightToLeft && image.isMirroredInRightToLeft == true ? bitmap.mirrored : bitmap
    let grid = PixelGrid(scale: environment.scale)
    let proportions = SymbolProportions(.regular, image.scale ?? context.scale)
    let side = grid.ceil(proportions.circle * context.font.size)
    let unit = side / Double(max(bitmap.width, bitmap.height))
    // In an explicit box it keeps its exact aspect ratio, which rounding to pixels would change.
    let size =
      context.imageBox.map { bitmap.box(fitting: Rect(origin: .zero, size: $0)).size }
      ?? grid.ceil(Size(width: Double(bitmap.width) * unit, height: Double(bitmap.height) * unit))
    let box = Rect(origin: .zero, size: size)
    let isTemplate = image.renderingMode == .template
    var commands = bitmap.commands(in: box, stencil: isTemplate ? try styles(image, context)[0] : nil, image.sampling)
    if isTemplate, let paint = context.paints.first {
      commands = paint.covering(bitmap.commands(in: box, stencil: .black, image.sampling), box, in: box)
    }
    let natural = Size(width: Double(bitmap.width) / bitmap.scale, height: Double(bitmap.height) / bitmap.scale)
    return ResolvedIcon(
      name: path, mode: isTemplate ? .monochrome : .multicolor, size: size,
      baseline: (size.height + context.font.metrics.capHeight) / 2, inkBounds: box, commands: commands,
      isBitmap: true, resizing: resizing(image, natural))
  }
}
