// SPDX-License-Identifier: MIT

package import LabelCore

/// A letter from a to z or a number from 0 to 50, which symbols such as `a.square` and `12.circle.fill` are made of.
package struct EnclosedCharacters: Hashable, Sendable {
  /// As it stands in a symbol's name: a small letter, or digits without leading zeros.
  package let name: String

  /// All of them, numbers first.
  package static let all: [EnclosedCharacters] =
    ((0...50).map(String.init) + "abcdefghijklmnopqrstuvwxyz".map(String.init)).map(EnclosedCharacters.init(verified:))

  /// The characters of a name's first part; nil when it is none.
  init?(name: Substring) {
    let isLetter = name.utf8.count == 1 && name.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    let isNumber = Int(name).map { (0...50).contains($0) && String($0) == name } ?? false
    guard isLetter || isNumber else { return nil }
    self.name = String(name)
  }

  private init(verified name: String) { self.name = name }

  /// Whether two characters stand side by side, for which lines must be thinner.
  var isPair: Bool { name.utf8.count > 1 }

  /// The centre lines about the middle of an enclosure, in grid units, y down.
  package var path: VectorPath {
    var path = VectorPath()
    var x = 0.0
    for character in name {
      let glyph = CharacterShapes.path(character)
      let box = glyph.bounds ?? .zero
      path.append(glyph.transformed(.translation(Point(x: x - box.minX, y: 0))))
      x += box.width + Self.spacing
    }
    let width = x - Self.spacing
    let scale = isPair ? Self.pairScale : Self.scale
    return path.transformed(AffineTransform.translation(Point(x: -width / 2, y: -CharacterShapes.height / 2)).then(.scale(scale, scale)))
  }

  /// Between the centre lines of two characters, in units of their shapes.
  private static let spacing = 3.2
  /// Grid units for a unit of the shapes.
  private static let scale = 0.79
  private static let pairScale = 0.68
}
