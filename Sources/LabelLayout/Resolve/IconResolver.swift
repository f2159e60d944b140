// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelIcons
internal import LabelText

/// Reads a picture file that a label uses as its icon; given by whoever can decode PNG.
package typealias PictureReader = (_ path: String) throws(LabelError) -> Bitmap

/// Finds an icon and draws it at its size beside a font.
struct IconResolver {
  let environment: RenderEnvironment
  let registry: IconRegistry
  let pictures: PictureReader
  let memory: IconMemory

  /// How an icon is drawn where its author says nothing else.
  struct Surroundings {
    var font: Font
    var weight: FontWeight
    var scale: SymbolScale
    var foreground: SRGBColor
  }

  func resolve(_ image: ImageNode, in surroundings: Surroundings) throws(LabelError) -> ResolvedIcon {
    switch image.source {
    case .named(let name):
      if let path = registry.picture(named: name) { return resolve(picture: try pictures(path), path: name, image, surroundings) }
      return try memory.icon(for: key(image, surroundings)) { () throws(LabelError) in
        resolve(try registry.icon(named: name, variants: image.variants), image, surroundings)
      }
    case .file(let path):
      guard path.lowercased().hasSuffix(".png") else {
        return try memory.icon(for: key(image, surroundings)) { () throws(LabelError) in
          resolve(try registry.icon(file: path), image, surroundings)
        }
      }
      return resolve(picture: try pictures(path), path: path, image, surroundings)
    }
  }

  private func key(_ image: ImageNode, _ surroundings: Surroundings) -> IconMemory.Key {
    IconMemory.Key(
      image: image, fontSize: surroundings.font.size, capHeight: surroundings.font.metrics.capHeight, weight: surroundings.weight,
      symbolScale: surroundings.scale, foreground: image.colors.isEmpty ? surroundings.foreground : nil,
      scale: environment.scale, appearance: environment.appearance, direction: environment.direction)
  }

  private func resolve(_ icon: Icon, _ image: ImageNode, _ surroundings: Surroundings) -> ResolvedIcon {
    let glyph = icon.glyph(
      pointSize: surroundings.font.size, weight: image.weight ?? surroundings.weight, scale: image.scale ?? surroundings.scale,
      isMirrored: icon.flipsInRightToLeft && environment.direction == .rightToLeft)
    let styles = styles(image, surroundings)
    let colors = icon.colors(mode: image.symbolMode, styles: styles, appearance: environment.appearance)
      .painted(with: image.gradients.map { $0.map { $0.resolved(in: environment.appearance) } })
    let size = PixelGrid(scale: environment.scale).ceil(glyph.size)
    let corner = Point(x: (size.width - glyph.size.width) / 2, y: (size.height - glyph.size.height) / 2)
    return ResolvedIcon(
      name: icon.name, mode: colors.mode, size: size, baseline: corner.y + glyph.ascent(capHeight: surroundings.font.metrics.capHeight),
      ink: Rect(origin: .zero, size: size).union(glyph.inkBounds.offset(by: glyph.center(forBoxAt: corner))),
      commands: glyph.commands(center: glyph.center(forBoxAt: corner), colors: colors, variableValue: image.variableValue))
  }

  private func styles(_ image: ImageNode, _ surroundings: Surroundings) -> [SRGBColor] {
    image.colors.isEmpty ? [surroundings.foreground] : image.colors.map { $0.resolved(in: environment.appearance) }
  }

  /// A picture has no baseline and no size of its own beside text: it is fitted into the square of a full-size symbol and, like one,
  /// centred on the capitals. SwiftUI would draw it at its natural size, its bottom on the baseline.
  ///
  /// As a template it is the foreground, as opaque as the picture.
  private func resolve(picture: Bitmap, path: String, _ image: ImageNode, _ surroundings: Surroundings) -> ResolvedIcon {
    let grid = PixelGrid(scale: environment.scale)
    let proportions = SymbolProportions(.regular, image.scale ?? surroundings.scale)
    let side = grid.ceil(proportions.circle * surroundings.font.size)
    let unit = side / Double(max(picture.width, picture.height))
    let size = grid.ceil(Size(width: Double(picture.width) * unit, height: Double(picture.height) * unit))
    let box = Rect(origin: .zero, size: size)
    let stencil = image.renderingMode == .template ? styles(image, surroundings)[0] : nil
    return ResolvedIcon(
      name: path, mode: image.renderingMode == .template ? .monochrome : .multicolor, size: size,
      baseline: (size.height + surroundings.font.metrics.capHeight) / 2, ink: box,
      commands: picture.commands(in: box, stencil: stencil))
  }
}
