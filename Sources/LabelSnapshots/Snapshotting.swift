// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelLayout

/// How a value becomes something that can be kept and compared: a strategy, to be passed around and built upon.
///
///     extension Snapshotting where Value == Forecast {
///       static var card: Self { Snapshotting<Card>.image.pullback { Card(forecast: $0) } }
///     }
public struct Snapshotting<Value> {
  let rule: PictureRule
  let snapshot: (Value, String) throws -> Snapshot

  init(rule: PictureRule = .exact, snapshot: @escaping (Value, String) throws -> Snapshot) {
    self.rule = rule
    self.snapshot = snapshot
  }

  /// The strategy for values that can be turned into this one's.
  public func pullback<Other>(_ transform: @escaping (Other) throws -> Value) -> Snapshotting<Other> {
    let snapshot = snapshot
    return Snapshotting<Other>(rule: rule) { other, name in try snapshot(try transform(other), name) }
  }

  /// The same, with pictures compared by another rule.
  public func comparing(_ rule: PictureRule) -> Snapshotting { Snapshotting(rule: rule, snapshot: snapshot) }
}

extension Snapshotting where Value: View {
  /// The view's picture at 2 pixels a point, compared exactly, and its layout beside it.
  public static var image: Snapshotting { .image() }

  /// The view's picture, as an `ImageRenderer` draws it, and its layout as text beside it.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - colorScheme: the surface that the picture is meant for.
  ///   - locale: a BCP 47 identifier, which also decides the reading direction.
  ///   - rule: when two pictures count as equal.
  ///   - keepsLayout: whether the layout is kept too; it differs only where the drawing does, on every machine.
  public static func image(
    scale: Double = 2, colorScheme: ColorScheme = .light, locale: String = "en", rule: PictureRule = .exact, keepsLayout: Bool = true
  ) -> Snapshotting {
    Snapshotting(rule: rule) { view, name in
      let renderer = ImageRenderer(content: view)
      (renderer.scale, renderer.colorScheme, renderer.locale) = (CGFloat(scale), colorScheme, locale)
      return try drawn(renderer).snapshot(named: name, keepsLayout: keepsLayout)
    }
  }

  /// Where everything stands, as text: the same on every machine with the same fonts.
  public static var layout: Snapshotting {
    Snapshotting { view, name in
      let renderer = ImageRenderer(content: view)
      renderer.scale = 2
      return Snapshot(name: name, text: try drawn(renderer).layout)
    }
  }

  private static func drawn(_ renderer: ImageRenderer<Value>) throws -> DrawnLabel {
    let drawing = try renderer.drawing()
    return try RendererPool.shared.renderer().drawn(drawing.node, in: drawing.environment)
  }
}

extension Snapshotting where Value == Bitmap {
  /// The picture, compared exactly.
  public static var image: Snapshotting { .image() }

  /// The picture.
  ///
  /// - Parameter rule: when two pictures count as equal.
  public static func image(rule: PictureRule = .exact) -> Snapshotting {
    Snapshotting(rule: rule) { bitmap, name in try Snapshot(name: name, picture: Picture(bitmap)) }
  }
}

extension Snapshotting where Value == [UInt8] {
  /// A PNG file, compared by its pixels.
  public static var png: Snapshotting {
    Snapshotting { bytes, name in Snapshot(name: name, contents: .picture(try Picture(png: bytes), png: bytes)) }
  }
}

extension Snapshotting where Value: StringProtocol {
  /// The text, compared line by line.
  public static var lines: Snapshotting { Snapshotting { text, name in Snapshot(name: name, text: String(text)) } }
}

extension Snapshotting {
  /// What `dump` would print of the value.
  public static var dump: Snapshotting {
    Snapshotting { value, name in
      var text = ""
      Swift.dump(value, to: &text)
      return Snapshot(name: name, text: text)
    }
  }
}
