// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelLayout

/// Distances round a label by reading direction, in points, as far as they are written.
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
    Field("leading", .number(), \.leading, "Points where reading begins.", default: "0"),
    Field("bottom", .number(), \.bottom, "Points below.", default: "0"),
    Field("trailing", .number(), \.trailing, "Points where reading ends.", default: "0"),
  ])

  var insets: DirectionalInsets {
    DirectionalInsets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
  }
}

extension ValueKind where Value == PaddingRecord {
  /// Distances; a number is all four.
  static var padding: ValueKind {
    ValueKind.object(PaddingRecord.fields, PaddingRecord())
      .or(.number(), when: \.isNumeric) { PaddingRecord(top: $0, leading: $0, bottom: $0, trailing: $0) }
  }
}

/// A line inside a label's edge, as far as it is written.
package struct BorderRecord: Hashable, Sendable {
  package var color: ColorDescription?
  package var width: Double?

  package init() {}

  package static let fields = FieldTable<BorderRecord>([
    Field("color", .color, \.color, "The line's colour.", default: "primary"),
    Field("width", .number(.atLeast(0)), \.width, "The line's width in points.", default: "1"),
  ])
}

/// A shadow, as far as it is written.
package struct ShadowRecord: Hashable, Sendable {
  package var color: ColorDescription?
  /// Points; x to the right whatever the reading direction, y down.
  package var offset: Point?
  package var radius: Double?

  package init() {}

  package static let fields = FieldTable<ShadowRecord>([
    Field("color", .color, \.color, "The shadow's colour.", default: "black, a third opaque"),
    Field(
      "offset", .point, \.offset, "How far it falls to the right and down, in points.",
      default: "[0, -1] for text, which is a point above it, and else [0, 0]"),
    Field("radius", .number(.atLeast(0)), \.radius, "How far it is blurred, in points.", default: "0"),
  ])

  /// Of a whole label.
  var description: ShadowDescription { description(offset: .zero) }

  /// Of letters: a point above them, as UILabel's `shadowOffset` and NSShadow have it.
  var textDescription: ShadowDescription { description(offset: Point(x: 0, y: -1)) }

  /// A third of black is what UIKit and SwiftUI draw where no colour is named.
  private func description(offset otherwise: Point) -> ShadowDescription {
    ShadowDescription(
      color: color ?? .fixed(SRGBColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)), offset: offset ?? otherwise, radius: radius ?? 0)
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
