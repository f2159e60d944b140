// SPDX-License-Identifier: MIT

internal import LabelCore

/// The layer attributes of built-in icons. Shapes inherit them from their groups.
///
/// | attribute | value |
/// | --- | --- |
/// | `class` | `primary`, `secondary`, `tertiary` or `erase` |
/// | `data-monochrome` | `erase` |
/// | `data-multicolor` | `tint` or a system colour's name |
/// | `data-variable` | the threshold, 0…1 |
/// | `data-fill` | `body` or `stay`: the shape's role in `.fill`; shapes without it are cut out of the bodies |
/// | `data-upright` | the x of the axis about which a mirrored icon mirrors the shape back |
/// | `data-character` | the character that the shape draws: `?`, a digit, or `a` for any letter. It stays upright |
struct LayerAnnotations {
  private var level: IconLayer.Level?
  private var erasing = IconLayer.Erasing.never
  private var color: IconLayer.Color?
  private var threshold: Double?
  private var filling = IconLayer.Filling.detail
  private(set) var uprightAxis: Double?
  private(set) var character: Character?

  /// The annotations inside an element; invalid values are ignored and reported.
  func reading(_ element: XMLElement, report: (String) -> Void) throws(SVGError) -> LayerAnnotations {
    var result = self
    for name in element.classes {
      if let level = IconLayer.Level(rawValue: name) { result.level = level }
      if name == "erase" { result.erasing = .always }
    }
    if let value = element["data-monochrome"] {
      if value == "erase" { result.erasing = .inMonochrome } else { report("data-monochrome=\"\(value.prefix(40))\"") }
    }
    if let value = element["data-multicolor"] {
      if let color = Self.color(value) { result.color = color } else { report("data-multicolor=\"\(value.prefix(40))\"") }
    }
    if let value = element["data-variable"] {
      var scanner = ValueScanner(value, line: element.line)
      if let number = try scanner.number(), scanner.isAtEnd, (0...1).contains(number) {
        result.threshold = number
      } else {
        report("data-variable=\"\(value.prefix(40))\"")
      }
    }
    if let value = element["data-fill"] {
      if let filling = IconLayer.Filling(rawValue: value) { result.filling = filling } else { report("data-fill=\"\(value.prefix(40))\"") }
    }
    if let value = element["data-upright"] {
      var scanner = ValueScanner(value, line: element.line)
      if let number = try scanner.number(), scanner.isAtEnd {
        result.uprightAxis = number
      } else {
        report("data-upright=\"\(value.prefix(40))\"")
      }
    }
    if let value = element["data-character"] {
      if value.count == 1 { result.character = value.first } else { report("data-character=\"\(value.prefix(40))\"") }
    }
    return result
  }

  /// The layer of a shape. In two-tone sets, translucent shapes are secondary.
  func layer(isFaded: Bool) -> IconLayer {
    IconLayer(level: level ?? (isFaded ? .secondary : .primary), erasing: erasing, color: color, threshold: threshold, filling: filling)
  }

  /// The colour of a `data-multicolor` value; nil for an unknown one.
  static func color(_ name: String) -> IconLayer.Color? {
    name == "tint" ? .tint : SystemColor(rawValue: name).map(IconLayer.Color.system)
  }
}
