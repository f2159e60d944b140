// SPDX-License-Identifier: MIT

/// How an icon that has no file of its own is made: a drawn base and what is done to it.
///
/// A name reads base, slash, enclosure, badge, fill: `bell.slash.circle.fill`, `person.crop.circle.badge.plus`. As much of it as is
/// drawn counts as its base.
package struct IconRecipe: Hashable, Sendable {
  /// What the enclosure, the slash or the badge is put to.
  package enum Base: Hashable, Sendable {
    /// The icon of a file in `Resources/icons`.
    case drawn(String)
    /// A letter or a number, which only exist inside an enclosure.
    case characters(EnclosedCharacters)
  }

  package var base: Base
  package var isSlashed = false
  package var enclosure: IconEnclosure?
  package var badge: IconBadge?
  package var isFilled = false

  /// The name that the recipe is for.
  package var name: String {
    var name =
      switch base {
      case .drawn(let name): name
      case .characters(let characters): characters.name
      }
    if isSlashed { name += ".slash" }
    if let enclosure { name += "." + enclosure.rawValue }
    if let badge { name += "." + badge.suffix }
    if isFilled { name += ".fill" }
    return name
  }
}

extension IconRecipe {
  /// What a look-up has to know about the files.
  package struct Files {
    /// Whether there is a file of this name.
    package var isDrawn: (String) -> Bool
    /// Whether the file says what its silhouette is, so that it can be filled.
    package var isFillable: (String) -> Bool

    package init(isDrawn: @escaping (String) -> Bool, isFillable: @escaping (String) -> Bool) {
      self.isDrawn = isDrawn
      self.isFillable = isFillable
    }
  }

  /// The recipe for a name; nil when the name is drawn itself, or means nothing that can be made.
  package init?(_ name: String, _ files: Files) {
    var stem = name[...]
    var recipe = IconRecipe(base: .drawn(""))
    func isBase(_ stem: Substring) -> Bool { files.isDrawn(String(stem)) }

    guard !isBase(stem) else { return nil }
    if let rest = stem.without(suffix: "fill") { (stem, recipe.isFilled) = (rest, true) }
    if !isBase(stem), let (rest, badge) = IconBadge.split(stem) {
      (stem, recipe.badge) = (rest, badge)
    }
    if !isBase(stem), let (rest, enclosure) = IconEnclosure.split(stem) { (stem, recipe.enclosure) = (rest, enclosure) }
    if !isBase(stem), let rest = stem.without(suffix: "slash") { (stem, recipe.isSlashed) = (rest, true) }
    if isBase(stem) {
      recipe.base = .drawn(String(stem))
    } else if recipe.enclosure != nil, !recipe.isSlashed, let characters = EnclosedCharacters(name: stem) {
      recipe.base = .characters(characters)
    } else {
      return nil
    }
    guard recipe.makesSense(files) else { return nil }
    self = recipe
  }

  /// Whether the parts go together.
  private func makesSense(_ files: Files) -> Bool {
    guard case .drawn(let name) = base else { return true }
    let last = name.split(separator: ".").last ?? ""
    let hasShape = IconEnclosure(rawValue: String(last)) != nil
    // A shape in a shape, a second slash and a second fill have no meaning.
    if enclosure != nil, hasShape || last == "fill" { return false }
    if isSlashed, last == "slash" || last == "fill" || Self.enclosesSymbol(name, files) { return false }
    if isFilled, enclosure == nil, !files.isFillable(name) { return false }
    return true
  }

  /// Whether a drawn name is a symbol inside a shape, such as `lock.shield`: there the slash is drawn through the symbol alone and its
  /// name stands before the shape's. A shape by itself takes a slash, as in `shield.slash` and `rectangle.on.rectangle.slash`; but
  /// `circle.slash` is the prohibition sign.
  private static func enclosesSymbol(_ name: String, _ files: Files) -> Bool {
    guard let (rest, enclosure) = IconEnclosure.split(name[...]) else { return name == IconEnclosure.circle.rawValue }
    return enclosure == .circle || IconMark(rawValue: String(rest)) != nil || files.isDrawn(String(rest))
  }
}

extension Substring {
  /// The part before a last dotted component; nil when the text does not end in it or consists of it alone.
  func without(suffix: String) -> Substring? {
    let ending = "." + suffix
    return hasSuffix(ending) && count > ending.count ? dropLast(ending.count) : nil
  }
}
