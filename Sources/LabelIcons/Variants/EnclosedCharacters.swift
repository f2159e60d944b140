// SPDX-License-Identifier: MIT

package import LabelCore

/// A letter from a to z or a number from 0 to 50 for symbols such as `a.square` and `12.circle.fill`.
package struct EnclosedCharacters: Hashable, Sendable {
  /// The form in a symbol's name: a lower-case letter, or digits without leading zeros.
  package let name: String

  /// All of them, numbers first.
  package static let all: [EnclosedCharacters] =
    ((0...50).map(String.init) + "abcdefghijklmnopqrstuvwxyz".map(String.init)).map(EnclosedCharacters.init(verified:))

  /// The characters that a name's first part stands for; nil when it is something else.
  init?(name: Substring) {
    let isLetter = name.utf8.count == 1 && name.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    let isNumber = Int(name).map { (0...50).contains($0) && String($0) == name } ?? false
    guard isLetter || isNumber else { return nil }
    self.name = String(name)
  }

  private init(verified name: String) { self.name = name }

  /// Whether there are two characters side by side, which need thinner lines.
  var isPair: Bool { name.utf8.count > 1 }

  /// The centre lines, in grid units from the middle of the enclosure, y down.
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

  /// The distance between the centre lines of two characters, in units of `CharacterShapes`.
  private static let spacing = 3.2
  /// Grid units per unit of `CharacterShapes`.
  private static let scale = 0.79
  private static let pairScale = 0.68
}
