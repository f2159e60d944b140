// SPDX-License-Identifier: MIT

package import LabelCore

/// A letter, a number from 0 to 50 or the label of a game controller's button, as in `a.square`, `12.circle.fill` and `lb.circle`.
package struct EnclosedCharacters: Hashable, Sendable {
  /// The form in a symbol's name: lower-case letters, or digits without leading zeros.
  package let name: String

  /// All numbers and letters, numbers first.
  package static let all: [EnclosedCharacters] =
    ((0...50).map(String.init) + "abcdefghijklmnopqrstuvwxyz".map(String.init)).map(EnclosedCharacters.init(verified:))

  /// The labels of buttons of game controllers and of drive modes, whose symbols are in circles.
  package static let circledLabels = verified("l1 l2 r1 r2 lb lt rb rt 2h 4a 4h 4l")
  /// The labels of other buttons of game controllers.
  private static let otherLabels = verified("l3 l4 lm lsb m1 m2 m3 m4 p1 p2 p3 p4 r3 r4 rm rsb zl zr")
  private static let labels = Set((circledLabels + otherLabels).map(\.name))

  private static func verified(_ names: String) -> [EnclosedCharacters] {
    names.split(separator: " ").map { EnclosedCharacters(verified: String($0)) }
  }

  /// The characters that a name's first part stands for; nil when it is something else.
  init?(name: Substring) {
    let isLetter = name.utf8.count == 1 && name.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    let isNumber = Int(name).map { (0...50).contains($0) && String($0) == name } ?? false
    guard isLetter || isNumber || Self.labels.contains(String(name)) else { return nil }
    self.name = String(name)
  }

  private init(verified name: String) { self.name = name }

  /// Whether there are two or three characters side by side, which need thinner lines.
  var isPair: Bool { name.utf8.count > 1 }

  /// Whether there are three characters, which need still thinner lines and more space between them.
  var isTriple: Bool { name.utf8.count > 2 }

  /// The centre lines, in grid units from the middle of the enclosure, y down.
  package var path: VectorPath { path(for: nil) }

  /// The centre lines with the digits of a localization.
  func path(for localization: IconLocalization?) -> VectorPath {
    var path = VectorPath()
    var x = 0.0
    for character in name {
      let glyph = localization?.path(character) ?? CharacterShapes.path(character)
      let box = glyph.bounds ?? .zero
      path.append(glyph.transformed(.translation(Point(x: x - box.minX, y: 0))))
      x += box.width + spacing
    }
    let width = x - spacing
    let radius = Point(x: width, y: CharacterShapes.height).length / 2
    let scale = isPair ? min(Self.pairScale, largestWidth / width, largestRadius / radius) : Self.scale
    return path.transformed(AffineTransform.translation(Point(x: -width / 2, y: -CharacterShapes.height / 2)).then(.scale(scale, scale)))
  }

  /// The distance between the centre lines of two characters, in units of `CharacterShapes`.
  private var spacing: Double { isTriple ? 4.2 : 3.2 }
  /// Grid units per unit of `CharacterShapes`.
  private static let scale = 0.79
  private static let pairScale = 0.68
  /// The largest distance between the outermost centre lines, in grid units.
  private var largestWidth: Double { isTriple ? 8.2 : 10.9 }
  /// The largest distance of a corner from the middle, in grid units. Letters fill the corners of their box, which are closest to the ring.
  private var largestRadius: Double { Self.labels.contains(name) ? 6 : .infinity }
}
