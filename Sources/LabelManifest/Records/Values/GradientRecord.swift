// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelStrings
package import LabelViewNode

/// A gradient of a manifest; nil for a key that is not written.
package struct GradientRecord: Hashable, Sendable {
  /// How the colours change in the box that is filled.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Along a line.
    case linear
    /// From a point to all sides.
    case radial
    /// Around a point.
    case angular
  }

  /// The value of `gradient`: a kind, or the colours of a linear gradient.
  package enum Form: Hashable, Sendable {
    case kind(Kind)
    case colors([ColorDescription])
  }

  /// A colour at a position.
  package struct Stop: Hashable, Sendable {
    package var color: ColorDescription?
    /// 0…1 from the start of the gradient to its end.
    package var at: Double?

    package static let fields = FieldTable<Stop>([
      Field("color", .color, \.color, "The colour of the stop."),
      Field("at", .number(.from(0, to: 1)), \.at, "The position from 0 at the start to 1 at the end."),
    ])
  }

  package var form: Form?
  package var colors: [ColorDescription]?
  package var stops: [Stop]?
  /// In degrees, clockwise from the top.
  package var angle: Double?
  /// Fractions of the box, from its top left corner.
  package var start: Point?
  package var end: Point?
  package var center: Point?
  /// In points.
  package var radius: Double?

  package init() {}

  package static let fields = FieldTable<GradientRecord>([
    Field(
      "gradient", .gradientForm, \.form, "The kind of the gradient, or the colours of a linear one: `gradient: [blue, purple]`.",
      default: "linear"),
    Field("colors", .list(.color), \.colors, "Evenly spaced colours from the start to the end."),
    Field("stops", .list(.gradientStop), \.stops, "Colours with positions, instead of colors. Positions ascend."),
    Field(
      "angle", .number(), \.angle,
      "The direction of a linear gradient, or the start of an angular one, in degrees clockwise from the top, as in CSS.",
      default: "180 for a linear gradient, that is downwards; 0 for an angular one"),
    Field("start", .point, \.start, "Where a linear gradient starts, instead of angle: fractions of the width and the height."),
    Field("end", .point, \.end, "Where a linear gradient ends: fractions of the width and the height.", default: "[1, 1] with start"),
    Field(
      "center", .point, \.center, "The middle of a radial or angular gradient: fractions of the width and the height.",
      default: "[0.5, 0.5]"),
    Field(
      "radius", .number(.positive), \.radius, "The radius of a radial gradient in points.",
      default: "an ellipse that touches the edges"),
  ])

  /// The gradient as a paint.
  var description: GradientDescription { GradientDescription(geometry, stops: paintStops) }

  private var kind: Kind { if case .kind(let kind) = form { kind } else { .linear } }

  private var geometry: GradientDescription.Geometry {
    let center = center ?? Point(x: 0.5, y: 0.5)
    func radians(_ degrees: Double) -> Double { degrees.truncatingRemainder(dividingBy: 360) * .pi / 180 }
    switch kind {
    case .linear:
      guard start != nil || end != nil else { return .inclined(angle: radians(angle ?? 180)) }
      return .linear(from: start ?? .zero, to: end ?? Point(x: 1, y: 1))
    case .radial:
      guard let radius else { return .elliptical(center: center, startRadius: 0, endRadius: 0.5) }
      return .radial(center: center, startRadius: 0, endRadius: radius)
    case .angular:
      let start = radians((angle ?? 0) - 90)
      return .angular(center: center, startAngle: start, endAngle: start + 2 * .pi)
    }
  }

  /// The stops. Those without a position are evenly spaced.
  private var paintStops: [GradientDescription.Stop] {
    func even(_ index: Int, of count: Int) -> Double { count < 2 ? 0 : Double(index) / Double(count - 1) }
    if let stops {
      return stops.enumerated().map { index, stop in
        GradientDescription.Stop(offset: stop.at ?? even(index, of: stops.count), color: stop.color ?? .system(.clear))
      }
    }
    let colors = writtenColors
    return colors.enumerated().map { GradientDescription.Stop(offset: even($0.offset, of: colors.count), color: $0.element) }
  }

  private var writtenColors: [ColorDescription] {
    if let colors { return colors }
    if case .colors(let colors) = form { return colors }
    return []
  }

  /// Whether there is a colour to draw.
  fileprivate var hasColors: Bool { !(stops ?? []).isEmpty || !writtenColors.isEmpty }
}

extension ValueKind where Value == GradientRecord {
  /// A gradient with at least one colour.
  static var gradient: ValueKind {
    let object = ValueKind.object(GradientRecord.fields, GradientRecord())
    return ValueKind(object.shape, accepts: \.isMapping, merge: object.merge, encode: object.encode) { node, decoder in
      let count = decoder.diagnostics.count
      guard let gradient = object.decode(node, &decoder) else { return nil }
      if !gradient.hasColors, decoder.diagnostics.count == count {
        decoder.report(.missingKey(key: decoder.key + ".colors"), at: node.location)
        return nil
      }
      return gradient
    }
  }
}

extension ValueKind where Value == GradientRecord.Form {
  /// The kind of a gradient, or a list of colours.
  static var gradientForm: ValueKind {
    let (kind, colors) = (ValueKind<GradientRecord.Kind>.choice, ValueKind<[ColorDescription]>.list(.color))
    let encode: @Sendable (Value) -> JSONValue = { form in
      switch form {
      case .kind(let value): kind.encode(value)
      case .colors(let value): colors.encode(value)
      }
    }
    return ValueKind(.either([kind.shape, colors.shape]), encode: encode) { node, decoder in
      if node.isColorList { return colors.decode(node, &decoder).map { .colors($0) } }
      return kind.decode(node, &decoder).map { .kind($0) }
    }
  }
}

extension ValueKind where Value == GradientRecord.Stop {
  /// A colour with a position. A string is a colour alone.
  fileprivate static var gradientStop: ValueKind {
    ValueKind.object(GradientRecord.Stop.fields, GradientRecord.Stop()).or(.plainColor, when: \.isText) { color in
      var stop = GradientRecord.Stop()
      stop.color = color
      return stop
    }
  }
}

extension DocumentNode {
  /// Whether this is a list, or a cell with several words.
  fileprivate var isColorList: Bool {
    switch value {
    case .list: true
    case .cell: (listElements?.count ?? 0) > 1
    case .null, .bool, .number, .string, .mapping: false
    }
  }
}
