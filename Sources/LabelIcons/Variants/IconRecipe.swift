// SPDX-License-Identifier: MIT

/// How to generate an icon that has no file of its own: a drawn base and its variants.
///
/// The parts of a name are base, slash, enclosure, badge, fill: `bell.slash.circle.fill`, `person.crop.circle.badge.plus`. The base is the
/// longest part that is drawn. A localization ends the name: `1.circle.fill.ar`.
package struct IconRecipe: Hashable, Sendable {
  /// The symbol that gets the enclosure, the slash or the badge.
  package enum Base: Hashable, Sendable {
    /// The icon of a file in `Resources/icons`.
    case drawn(String)
    /// A letter or a number. They exist inside enclosures only.
    case characters(EnclosedCharacters)
  }

  package var base: Base
  package var isSlashed = false
  package var enclosure: IconEnclosure?
  package var badge: IconBadge?
  package var isFilled = false
  package var localization: IconLocalization?

  /// The name of the generated icon.
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
    if let localization { name += "." + localization.rawValue }
    return name
  }
}

extension IconRecipe {
  /// The properties of the icon files that recipes depend on.
  package struct Files {
    /// Whether a file has this name.
    package var isDrawn: (String) -> Bool
    /// Whether the file marks its silhouette, so that it can be filled.
    package var isFillable: (String) -> Bool
    /// Whether the file says that its icon is mirrored in right-to-left text.
    package var isFlipped: (String) -> Bool
    /// The characters that the file marks, so that they can be localized.
    package var characters: (String) -> [Character]

    package init(
      isDrawn: @escaping (String) -> Bool, isFillable: @escaping (String) -> Bool, isFlipped: @escaping (String) -> Bool = { _ in false },
      characters: @escaping (String) -> [Character] = { _ in [] }
    ) {
      self.isDrawn = isDrawn
      self.isFillable = isFillable
      self.isFlipped = isFlipped
      self.characters = characters
    }
  }

  /// The recipe for a name; nil when the name is itself drawn, or cannot be generated.
  package init?(_ name: String, _ files: Files) {
    var stem = name[...]
    var recipe = IconRecipe(base: .drawn(""))
    func isBase(_ stem: Substring) -> Bool { files.isDrawn(String(stem)) }

    guard !isBase(stem) else { return nil }
    if let (rest, localization) = IconLocalization.split(stem) { (stem, recipe.localization) = (rest, localization) }
    if !isBase(stem), let rest = stem.without(suffix: "fill") { (stem, recipe.isFilled) = (rest, true) }
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
    guard recipe.makesSense(files), recipe.isLocalized(files) else { return nil }
    self = recipe
  }

  /// Whether the localization has a form of its own, or there is none.
  private func isLocalized(_ files: Files) -> Bool {
    guard let localization else { return true }
    if localization == .rightToLeft, case .drawn(let name) = base { return DirectionalName.mirrors(name) ?? files.isFlipped(name) }
    return characters(files).contains(where: localization.changes)
  }

  /// The languages with a form of their own; none if the recipe is that of one language.
  func localizations(_ files: Files) -> [IconLocalization] {
    if localization != nil { return [] }
    let characters = characters(files)
    return IconLocalization.allCases.filter { $0 != .rightToLeft && characters.contains(where: $0.changes) }
  }

  /// The characters of the icon that a language can have its own form of.
  private func characters(_ files: Files) -> [Character] {
    let own =
      switch base {
      case .characters(let characters): characters.name.filter(\.isNumber).map(\.self)
      case .drawn(let name): files.characters(name)
      }
    return badge == .questionmark ? own + ["?"] : own
  }

  /// Whether labels in the localization's language get this form without asking for it. Hindi is written with the digits of English, and
  /// labels of any direction mirror by themselves.
  package func followsLocale(_ files: Files) -> Bool {
    guard localization == .hindi else { return localization != .rightToLeft }
    switch base {
    case .characters: return false
    case .drawn(let name): return !files.characters(name).allSatisfy(\.isNumber)
    }
  }

  /// Whether the combination of parts makes sense.
  private func makesSense(_ files: Files) -> Bool {
    if isFilled, let enclosure, !files.isFillable(enclosure.outline), !hasFillableSymbol(files) { return false }
    guard case .drawn(let name) = base else { return enclosure?.contents != .currencySigns }
    switch enclosure?.contents {
    case .characters: return false
    case .currencySigns: guard !isSlashed, Self.currencySigns.contains(name) else { return false }
    case .anything, nil: break
    }
    let last = name.split(separator: ".").last ?? ""
    let hasShape = IconEnclosure(rawValue: String(last))?.isShape ?? false
    // A shape in a shape, a second slash and a second fill make no sense.
    if enclosure != nil, hasShape || last == "fill" { return false }
    if isSlashed, last == "slash" || last == "fill" || Self.enclosesSymbol(name, files) { return false }
    // A badge may also be on a filled form that is drawn, such as `square.and.arrow.up.fill`.
    let hasFill = files.isFillable(name) || badge != nil && !isSlashed && files.isDrawn(name + ".fill")
    if isFilled, enclosure == nil, !hasFill { return false }
    return true
  }

  /// Whether a symbol in a shape without an area, such as the viewfinder, is itself filled.
  private func hasFillableSymbol(_ files: Files) -> Bool {
    guard case .drawn(let name) = base, IconMark(rawValue: name) == nil || isSlashed else { return false }
    return files.isFillable(name) || files.isDrawn(name + ".fill")
  }

  /// Whether a drawn name is a symbol inside a shape, such as `lock.shield`.
  ///
  /// There the slash is drawn through the symbol only and comes before the shape in the name. A shape by itself can have a slash, as in
  /// `shield.slash` and `rectangle.on.rectangle.slash`; but `circle.slash` is the prohibition sign.
  private static func enclosesSymbol(_ name: String, _ files: Files) -> Bool {
    guard let (rest, enclosure) = IconEnclosure.split(name[...]), enclosure.isShape else { return name == IconEnclosure.circle.rawValue }
    return enclosure == .circle || IconMark(rawValue: String(rest)) != nil || files.isDrawn(String(rest))
  }
}

extension IconRecipe {
  /// The drawn signs of money.
  static let currencySigns: Set<String> = Set(
    """
    australiandollarsign australsign bahtsign bitcoinsign brazilianrealsign cedisign centsign chineseyuanrenminbisign coloncurrencysign
    cruzeirosign danishkronasign dollarsign dongsign eurosign florinsign francsign guaranisign hryvniasign indianrupeesign kipsign larisign
    lirasign malaysianringgitsign manatsign millsign nairasign norwegiankronasign peruviansolessign pesetasign pesosign polishzlotysign
    rublesign shekelsign singaporedollarsign sterlingsign swedishkronasign tengesign tugriksign turkishlirasign wonsign yensign
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

extension Substring {
  /// The text without a suffix and the dot before it; nil when it does not end in them or has nothing else.
  func without(suffix: String) -> Substring? {
    let ending = "." + suffix
    return hasSuffix(ending) && count > ending.count ? dropLast(ending.count) : nil
  }
}
