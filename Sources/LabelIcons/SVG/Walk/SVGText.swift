// SPDX-License-Identifier: MIT

internal import LabelCore

/// The characters of a `text` element, with their styles and positions.
struct SVGText {
  struct Character {
    var character: Swift.Character
    /// The index of the style.
    var style: Int
    /// The absolute position that begins a new chunk.
    var x: Double?
    var y: Double?
    var offset = Point.zero
    /// In degrees.
    var rotation = 0.0
  }

  /// An element's style and, if it has one, its `textLength`.
  struct Style {
    var context: SVGWalk.Context
    var element: XMLElement
    var length: Double?
    var stretchesGlyphs = false
  }

  /// Characters that are shaped together.
  struct Piece {
    var text: String
    var style: Int
    var x: Double?
    var y: Double?
    var offset: Point
    var rotation: Double
  }

  /// The lists of positions of an element, for the characters in it and in its children.
  struct Positions {
    var x: [Double] = []
    var y: [Double] = []
    var dx: [Double] = []
    var dy: [Double] = []
    var rotations: [Double] = []
    /// The number of its first character.
    var start: Int
  }

  private(set) var characters: [Character] = []
  private(set) var styles: [Style] = []
  private var positions: [Positions] = []
  /// Whether a space would be the first of a line, or come after another one.
  private var skipsSpace = true

  /// The style of the element that is entered.
  mutating func begin(_ style: Style, _ positions: Positions) -> Int {
    styles.append(style)
    var positions = positions
    positions.start = characters.count
    self.positions.append(positions)
    return styles.count - 1
  }

  mutating func end() { positions.removeLast() }

  /// Adds the text of an element. As in CSS, each run of spaces and line ends is one space, unless the style keeps them.
  mutating func add(_ text: String, style: Int) {
    let keepsSpaces = styles[style].context.style.text.keepsSpaces
    for character in text {
      let isSpace = character == " " || character == "\n" || character == "\t" || character == "\r\n" || character == "\r"
      if isSpace, skipsSpace, !keepsSpaces { continue }
      skipsSpace = isSpace
      append(isSpace ? " " : character, style)
    }
  }

  /// Removes the space at the end of the whole text.
  mutating func finish() {
    guard let last = characters.last, last.character == " ", !styles[last.style].context.style.text.keepsSpaces else { return }
    characters.removeLast()
  }

  private mutating func append(_ character: Swift.Character, _ style: Int) {
    var added = Character(character: character, style: style)
    for positions in positions {
      let index = characters.count - positions.start
      if index < positions.x.count { added.x = positions.x[index] }
      if index < positions.y.count { added.y = positions.y[index] }
      if index < positions.dx.count { added.offset.x = positions.dx[index] }
      if index < positions.dy.count { added.offset.y = positions.dy[index] }
      // The last angle is that of all characters after it.
      if let last = positions.rotations.last { added.rotation = index < positions.rotations.count ? positions.rotations[index] : last }
    }
    characters.append(added)
  }

  /// The text in parts of one style that follow one another without a gap.
  var pieces: [Piece] {
    var pieces: [Piece] = []
    for character in characters {
      let isPlaced = character.x != nil || character.y != nil || character.offset != .zero || character.rotation != 0
      if !isPlaced, let last = pieces.last, last.style == character.style, last.rotation == 0 {
        pieces[pieces.count - 1].text.append(character.character)
      } else {
        pieces.append(
          Piece(
            text: String(character.character), style: character.style, x: character.x, y: character.y, offset: character.offset,
            rotation: character.rotation))
      }
    }
    return pieces
  }
}
