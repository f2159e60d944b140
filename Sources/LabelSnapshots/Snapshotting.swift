// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelLayout

/// A strategy that turns a value into a snapshot, which can be stored and compared.
///
///     extension Snapshotting where Value == Forecast {
///       static var card: Self { Snapshotting<Card>.image.pullback { Card(forecast: $0) } }
///     }
public struct Snapshotting<Value> {
  let rule: ComparisonRule
  let snapshot: (Value, String) throws -> Snapshot

  init(rule: ComparisonRule = .exact, snapshot: @escaping (Value, String) throws -> Snapshot) {
    self.rule = rule
    self.snapshot = snapshot
  }

  /// Returns a strategy for values that can be converted into this strategy's values.
  ///
  /// - Parameter transform: Converts a value of the new strategy into one of this strategy.
  public func pullback<Other>(_ transform: @escaping (Other) throws -> Value) -> Snapshotting<Other> {
    let snapshot = snapshot
    return Snapshotting<Other>(rule: rule) { other, name in try snapshot(try transform(other), name) }
  }

  /// Returns the strategy with another rule for equal images.
  ///
  /// - Parameter rule: The rule by which two images are equal.
  public func comparing(_ rule: ComparisonRule) -> Snapshotting { Snapshotting(rule: rule, snapshot: snapshot) }
}

extension Snapshotting where Value: View {
  /// A strategy for the view's image at 2 pixels per point, compared exactly, with its layout as text.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for the view's image, as an `ImageRenderer` draws it, with its layout as text.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - colorScheme: The appearance of the image, light or dark.
  ///   - locale: The locale as a BCP 47 identifier, which also decides the reading direction.
  ///   - rule: The rule by which two images are equal; exact by default.
  ///   - keepsLayout: Whether the layout is stored too; it differs only where the drawing does, on every machine.
  public static func image(
    scale: Double = 2, colorScheme: ColorScheme = .light, locale: String = "en", rule: ComparisonRule = .exact, keepsLayout: Bool = true
  ) -> Snapshotting {
    Snapshotting(rule: rule) { view, name in
      let renderer = ImageRenderer(content: view)
      (renderer.scale, renderer.colorScheme, renderer.locale) = (CGFloat(scale), colorScheme, locale)
      return try drawn(renderer).snapshot(named: name, keepsLayout: keepsLayout)
    }
  }

  /// A strategy for the view as an SVG file, compared as text and as drawn at 2 pixels per point.
  public static var svg: Snapshotting { .svg() }

  /// Returns a strategy for the view as an SVG file, as an `ImageRenderer` writes it, and for its image.
  ///
  /// Elements are compared one by one. A difference of the text alone says that no pixel differs.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point, to which the file's glyphs are aligned.
  ///   - colorScheme: The appearance, light or dark.
  ///   - locale: The locale as a BCP 47 identifier, which also decides the reading direction.
  ///   - rule: The rule by which two images are equal; exact by default. The text is always compared exactly.
  public static func svg(
    scale: Double = 2, colorScheme: ColorScheme = .light, locale: String = "en", rule: ComparisonRule = .exact
  ) -> Snapshotting {
    Snapshotting(rule: rule) { view, name in
      let renderer = ImageRenderer(content: view)
      (renderer.scale, renderer.colorScheme, renderer.locale) = (CGFloat(scale), colorScheme, locale)
      return try drawn(renderer, hasSVG: true).snapshot(named: name, keepsLayout: false)
    }
  }

  /// A strategy for the positions of all parts of the view, as text: the same on every machine with the same fonts.
  public static var layout: Snapshotting {
    Snapshotting { view, name in
      let renderer = ImageRenderer(content: view)
      renderer.scale = 2
      return Snapshot(name: name, text: try drawn(renderer).layout)
    }
  }

  /// A strategy for what assistive technologies read of the view, as text: the elements in their order with label, value, traits, hint,
  /// actions and frame in points.
  public static var accessibilityTree: Snapshotting {
    Snapshotting { view, name in
      let drawing = try ImageRenderer(content: view).drawing()
      let elements = try RendererPool.shared.renderer().accessibilityElements(of: drawing.node, in: drawing.environment)
      return Snapshot(name: name, text: elements.dump)
    }
  }

  /// A strategy for the view's image with a numbered frame around each accessibility element, and a list of what is read beside it.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// Returns a strategy for the view's image with a numbered frame around each accessibility element, and a list of what is read beside it.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - colorScheme: The appearance of the view, light or dark; the list is light.
  ///   - locale: The locale as a BCP 47 identifier, which also decides the reading direction.
  public static func accessibilityImage(
    scale: Double = 2, colorScheme: ColorScheme = .light, locale: String = "en"
  ) -> Snapshotting {
    Snapshotting { view, name in
      let renderer = ImageRenderer(content: view)
      (renderer.scale, renderer.colorScheme, renderer.locale) = (CGFloat(scale), colorScheme, locale)
      let drawing = try renderer.drawing()
      let pooled = try RendererPool.shared.renderer()
      return try pooled.drawn(pooled.accessibilityPicture(of: drawing.node, in: drawing.environment).picture)
        .snapshot(named: name, keepsLayout: false)
    }
  }

  private static func drawn(_ renderer: ImageRenderer<Value>, hasSVG: Bool = false) throws -> DrawnLabel {
    let drawing = try renderer.drawing()
    let title = hasSVG ? try renderer.accessibilityDescription() : nil
    let pooled = try RendererPool.shared.renderer()
    return try pooled.drawn(pooled.render(drawing.node, in: drawing.environment), svgTitle: title)
  }
}

extension Snapshotting where Value == Bitmap {
  /// A strategy for the image itself, compared exactly.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for the image itself.
  ///
  /// - Parameter rule: The rule by which two images are equal; exact by default.
  public static func image(rule: ComparisonRule = .exact) -> Snapshotting {
    Snapshotting(rule: rule) { bitmap, name in try Snapshot(name: name, image: SnapshotImage(bitmap)) }
  }
}

extension Snapshotting where Value == [UInt8] {
  /// A strategy for the bytes of a PNG file, compared by its pixels.
  public static var png: Snapshotting {
    Snapshotting { bytes, name in Snapshot(name: name, contents: .image(try SnapshotImage(png: bytes), png: bytes)) }
  }
}

extension Snapshotting where Value: StringProtocol {
  /// A strategy for the text itself, compared line by line.
  public static var lines: Snapshotting { Snapshotting { text, name in Snapshot(name: name, text: String(text)) } }
}

extension Snapshotting {
  /// A strategy for the text that `dump` prints for the value.
  public static var dump: Snapshotting {
    Snapshotting { value, name in
      var text = ""
      Swift.dump(value, to: &text)
      return Snapshot(name: name, text: text)
    }
  }
}
