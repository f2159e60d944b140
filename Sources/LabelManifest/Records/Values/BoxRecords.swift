// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelViewNode

/// The padding of a label in points; nil for a key that is not written.
package struct PaddingRecord: Hashable, Sendable {
  package var top: Double?
  package var leading: Double?
  package var bottom: Double?
  package var trailing: Double?

  package init(top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let fields = FieldTable<PaddingRecord>([
    Field("top", .number(), \.top, "Points above.", default: "0"),
    Field("leading", .number(), \.leading, "Points at the edge where lines begin.", default: "0"),
    Field("bottom", .number(), \.bottom, "Points below.", default: "0"),
    Field("trailing", .number(), \.trailing, "Points at the edge where lines end.", default: "0"),
  ])

  var insets: DirectionalInsets {
    DirectionalInsets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
  }
}

extension ValueKind where Value == PaddingRecord {
  /// A padding. A number is the padding on all four sides, two numbers are vertical and horizontal, and four have the order of the keys.
  static var padding: ValueKind {
    ValueKind.object(PaddingRecord.fields, PaddingRecord())
      .or(.list(.number(), count: 4), when: { $0.listElements?.count == 4 }) {
        PaddingRecord(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
      }
      .or(.list(.number(), count: 2), when: { $0.listElements?.count == 2 }) {
        PaddingRecord(top: $0[0], leading: $0[1], bottom: $0[0], trailing: $0[1])
      }
      .or(.number(), when: { $0.isNumeric && ($0.listElements?.count ?? 1) == 1 }) {
        PaddingRecord(top: $0, leading: $0, bottom: $0, trailing: $0)
      }
  }
}

/// A border inside the edge of a label; nil for a key that is not written.
package struct BorderRecord: Hashable, Sendable {
  package var color: ColorDescription?
  package var width: Double?

  package init() {}

  package static let fields = FieldTable<BorderRecord>([
    Field("color", .color, \.color, "The colour of the line.", default: "primary"),
    Field("width", .number(.atLeast(0)), \.width, "The width of the line in points.", default: "1"),
  ])
}

extension ValueKind where Value == BorderRecord {
  /// A border. A string is its colour.
  static var border: ValueKind {
    ValueKind.object(BorderRecord.fields, BorderRecord()).or(.plainColor, when: \.isText) { color in
      var border = BorderRecord()
      border.color = color
      return border
    }
  }
}

extension ValueKind where Value == ShadowRecord {
  /// The shadow of text. A string is its colour. A drop shadow has no such form, because with the default offset and radius it cannot be seen.
  static var textShadow: ValueKind {
    ValueKind.object(ShadowRecord.fields, ShadowRecord()).or(.plainColor, when: \.isText) { color in
      var shadow = ShadowRecord()
      shadow.color = color
      return shadow
    }
  }
}

/// A shadow; nil for a key that is not written.
package struct ShadowRecord: Hashable, Sendable {
  package var color: ColorDescription?
  /// In points: x to the right in both reading directions, y down.
  package var offset: Point?
  package var radius: Double?

  package init() {}

  /// The keys of a shadow of text.
  package static let fields = fields(
    radius: "The blur radius in points, as in NSShadow and CSS: twice the standard deviation of the blur.")

  /// The keys of a shadow of a whole label. Apple has two meanings of the radius, and so have we.
  package static let dropShadowFields = fields(
    radius: "The blur radius in points, as in SwiftUI: the standard deviation of the blur, which is twice as soft as that of shadow.")

  private static func fields(radius: String) -> FieldTable<ShadowRecord> {
    FieldTable([
      Field("color", .color, \.color, "The colour of the shadow.", default: "black, a third opaque"),
      Field(
        "offset", .point, \.offset, "The offset to the right and down, in points.",
        default: "[0, -1] for text, that is one point up; otherwise [0, 0]"),
      Field("radius", .number(.atLeast(0)), \.radius, radius, default: "0"),
    ])
  }

  /// The shadow of a whole label.
  var description: ShadowDescription { description(offset: .zero) }

  /// The shadow of text: by default one point up, like UILabel's `shadowOffset` and NSShadow.
  var textDescription: ShadowDescription { description(offset: Point(x: 0, y: -1)) }

  /// The default colour, black with an alpha of one third, is that of UIKit and SwiftUI.
  private func description(offset defaultOffset: Point) -> ShadowDescription {
    ShadowDescription(
      color: color ?? .fixed(SRGBColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)), offset: offset ?? defaultOffset, radius: radius ?? 0)
  }
}

extension ValueKind where Value == Point {
  /// Two numbers: to the right and down.
  static var point: ValueKind {
    ValueKind<[Double]>.list(.number(), count: 2).map {
      Point(x: $0[0], y: $0[1])
    } back: {
      [$0.x, $0.y]
    }
  }
}

extension ValueKind where Value == Rect {
  /// Four numbers: left, top, width, height.
  static var rect: ValueKind {
    ValueKind<[Double]>.list(.extent, count: 4)
      .map {
        Rect(origin: Point(x: $0[0], y: $0[1]), size: Size(width: $0[2], height: $0[3]))
      } back: {
        [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height]
      }
  }
}
