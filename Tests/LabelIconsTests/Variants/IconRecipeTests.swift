// SPDX-License-Identifier: MIT

import LabelIcons
import Testing

struct IconRecipeTests {
  private let files = IconRecipe.Files(
    isDrawn: [
      "bell", "bell.fill", "plus", "circle", "checkmark.seal", "person.crop.circle", "arrow.up", "shield", "rectangle.on.rectangle", "lock",
      "lock.shield", "eurosign", "eurosign.fill", "questionmark", "list.bullet", "character",
    ].contains,
    isFillable: [
      "bell", "circle", "checkmark.seal", "person.crop.circle", "shield", "diamond", "square", "square.on.square", "bank.building",
      "button.horizontal",
    ].contains,
    isFlipped: ["list.bullet"].contains, characters: { name in name == "questionmark" ? ["?"] : name == "character" ? ["a"] : [] })

  private func parts(_ name: String) -> String? {
    guard let recipe = IconRecipe(name, files) else { return nil }
    var parts: [String] =
      switch recipe.base {
      case .drawn(let name): [name]
      case .characters(let characters): ["\"\(characters.name)\""]
      }
    if recipe.isSlashed { parts.append("slash") }
    if let enclosure = recipe.enclosure { parts.append("in \(enclosure.rawValue)") }
    if let badge = recipe.badge { parts.append("badge \(badge.rawValue)") }
    if recipe.isFilled { parts.append("fill") }
    if let localization = recipe.localization { parts.append("for \(localization.rawValue)") }
    return parts.joined(separator: ", ")
  }

  @Test(arguments: [
    ("circle.fill", "circle, fill"), ("bell.slash", "bell, slash"), ("bell.slash.fill", "bell, slash, fill"),
    ("bell.circle", "bell, in circle"), ("bell.slash.circle.fill", "bell, slash, in circle, fill"),
    ("plus.rectangle", "plus, in rectangle"), ("plus.diamond.fill", "plus, in diamond, fill"), ("bell.badge", "bell, badge dot"),
    ("bell.badge.fill", "bell, badge dot, fill"), ("bell.badge.plus", "bell, badge plus"),
    ("bell.badge.plus.fill", "bell, badge plus, fill"),
    ("plus.circle.badge.xmark", "plus, in circle, badge xmark"), ("person.crop.circle.fill", "person.crop.circle, fill"),
    ("person.crop.circle.badge.minus", "person.crop.circle, badge minus"), ("checkmark.seal.fill", "checkmark.seal, fill"),
    ("arrow.up.square", "arrow.up, in square"), ("1.circle", "\"1\", in circle"), ("50.square.fill", "\"50\", in square, fill"),
    ("z.circle", "\"z\", in circle"), ("shield.slash", "shield, slash"), ("shield.slash.fill", "shield, slash, fill"),
    ("rectangle.on.rectangle.slash", "rectangle.on.rectangle, slash"), ("lock.slash.shield", "lock, slash, in shield"),
    ("plus.circle.dotted", "plus, in circle.dotted"), ("plus.square.on.square.fill", "plus, in square.on.square, fill"),
    ("plus.magnifyingglass", "plus, in magnifyingglass"), ("bell.doc", "bell, in doc"),
    ("bell.slash.rectangle.portrait", "bell, slash, in rectangle.portrait"), ("bell.badge.icloud", "bell, badge icloud"),
    ("bell.badge.shield.half.filled", "bell, badge shield.half.filled"),
    ("bell.badge.arrow.forward.fill", "bell, badge arrow.forward, fill"),
    ("bell.trianglebadge.exclamationmark", "bell, badge trianglebadge.exclamationmark"), ("shield.badge.plus", "shield, badge plus"),
    ("shield.slash.badge.plus", "shield, slash, badge plus"), ("eurosign.ring.dashed", "eurosign, in ring.dashed"),
    ("eurosign.bank.building.fill", "eurosign, in bank.building, fill"), ("eurosign.arrow.circlepath", "eurosign, in arrow.circlepath"),
    ("eurosign.gauge.chart.lefthalf.righthalf", "eurosign, in gauge.chart.lefthalf.righthalf"), ("lb.circle", "\"lb\", in circle"),
    ("m1.button.horizontal.fill", "\"m1\", in button.horizontal, fill"), ("eurosign.badge.plus.fill", "eurosign, badge plus, fill"),
    ("questionmark.circle.fill.ar", "questionmark, in circle, fill, for ar"), ("questionmark.ar", "questionmark, for ar"),
    ("bell.badge.questionmark.ar", "bell, badge questionmark, for ar"), ("1.circle.hi", "\"1\", in circle, for hi"),
    ("list.bullet.rtl", "list.bullet, for rtl"), ("list.bullet.circle.rtl", "list.bullet, in circle, for rtl"),
    ("character.square.ko", "character, in square, for ko"), ("bell.viewfinder.fill", "bell, in viewfinder, fill"),
    ("rsb.button.angledbottom.horizontal.right", "\"rsb\", in button.angledbottom.horizontal.right"),
  ])
  func nameIsParsedFromItsEnd(name: String, expected: String) {
    #expect(parts(name) == expected)
  }

  @Test(arguments: [
    "bell", "bell.fill", "plus.fill", "bell.fill.slash", "bell.circle.slash", "bell.fill.circle", "bell.circle.square", "circle.circle",
    "circle.slash", "bell.fill.fill", "bell.badge.plus.badge.minus", "bell.badge.plus.circle", "person.crop.circle.circle", "51.circle",
    "01.circle", "-1.circle", "aa.circle", "A.circle", "1", "a.fill", "a.slash.circle", "nothing.circle", "", ".", ".fill", "fill",
    "circle.",
    "slash", "badge.plus", "lock.shield.slash", "checkmark.seal.slash", "person.crop.circle.slash", "shield.circle", "bell..fill",
    "bell.badge.", "bell.Fill", "bell.ring", "bell.bank.building", "1.ring", "eurosign.slash.ring", "bell.button.horizontal", "ab.circle",
    "eurosign.slash.fill", "lb", "bell.ar", "questionmark.ja", "questionmark.rtl", "a.circle.ar", "1.circle.th", "character.en", "ar",
    ".ar", "questionmark.circle.ar.ar", "plus.viewfinder.fill", "1.circle.dashed.fill", "arrow.up.magnifyingglass.fill",
  ])
  func drawnAndMeaninglessNamesHaveNoRecipe(name: String) {
    #expect(parts(name) == nil)
  }

  @Test func recipeHasTheNameItWasParsedFrom() {
    let registry = IconRegistry()
    let drawn = Set(registry.names.filter { !registry.isGenerated($0) })
    let files = IconRecipe.Files(isDrawn: drawn.contains, isFillable: { _ in true })
    for name in registry.names where !drawn.contains(name) { #expect(IconRecipe(name, files)?.name == name) }
  }
}
