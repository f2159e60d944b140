// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelIcons
import TestSupport
import Testing

/// Icons are found by what people call them.
struct IconKeywordsTests {
  private static let registry = IconRegistry()
  private static let names = registry.names
  private static let keywords = IconKeywords.builtIn

  /// The lines of `Resources/icons/keywords.txt`.
  private static func lines() throws -> [[String]] {
    let file = Checkout.root.appending(path: "Resources/icons/keywords.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ").map(String.init) }
  }

  /// New drawings may wait for their keywords: until then they are found by the parts of their names.
  @Test func nearlyEveryDrawnIconHasKeywords() {
    let drawn = Self.registry.names.filter { !Self.registry.isGenerated($0) }
    let missing = drawn.filter { Self.keywords.of($0).isEmpty }
    #expect(missing.count <= 80, "add them to Resources/icons/keywords.txt: \(missing)")
    for name in missing {
      let part = name.split(separator: ".")[0]
      #expect(IconSearch(String(part)).matches(in: drawn).contains(name))
    }
  }

  @Test func everyLineIsAboutAnIconAndHasNoWordTwice() throws {
    let lines = try Self.lines()
    #expect(Set(lines.map { $0[0] }).count == lines.count, "an icon has two lines")
    for line in lines {
      #expect(line[0].hasPrefix(".") || Self.registry.contains(line[0]), "no icon is named \(line[0])")
      #expect(line.count > 1 && Set(line.dropFirst()).count == line.count - 1, "\(line)")
      for word in line.dropFirst() {
        #expect(word.allSatisfy { $0 == "-" || $0.isLowercase || $0.isNumber } && word.first != "-", "\(word) of \(line[0])")
      }
    }
  }

  /// A law for all listed names.
  @Test func variantsHaveTheKeywordsOfTheirIcon() {
    for name in Self.registry.names {
      guard name.hasSuffix(".fill") || name.hasSuffix(".slash"), let dot = name.lastIndex(of: ".") else { continue }
      let base = Self.keywords.of(String(name[..<dot]))
      #expect(Set(base).isSubset(of: Self.keywords.of(name)), "\(name)")
    }
  }

  @Test(arguments: [
    ("home", "house"), ("settings", "gearshape"), ("search", "magnifyingglass"), ("user", "person"), ("email", "envelope"),
    ("mail", "envelope"), ("delete", "trash"), ("close", "xmark"), ("menu", "line.3.horizontal"), ("share", "square.and.arrow.up"),
    ("download", "square.and.arrow.down"), ("upload", "square.and.arrow.up"), ("edit", "pencil"), ("add", "plus"), ("remove", "minus"),
    ("back", "arrow.left"), ("refresh", "arrow.clockwise"), ("favorite", "star"), ("like", "heart"), ("notification", "bell"),
    ("filter", "line.3.horizontal.decrease"), ("more", "ellipsis"), ("copy", "doc.on.doc"), ("warning", "exclamationmark.triangle"),
    ("help", "questionmark"), ("login", "person"), ("logout", "door.left.hand.open"), ("image", "photo"), ("chat", "message"),
    ("money", "dollarsign"), ("shopping-cart", "cart"), ("external-link", "arrow.up.right"), ("hamburger", "line.3.horizontal"),
    ("dashboard", "square.grid.2x2"), ("ai", "sparkles"), ("lightning", "bolt"), ("wifi", "wifi"), ("password", "key"),
    ("add user", "person.badge.plus"), ("mute", "speaker.slash"), ("hide", "eye.slash"), ("code", "curlybraces"), ("idea", "lightbulb"),
    ("elevator", "arrow.up.and.down"), ("no smoking", "nosign"),
  ])
  func everydayWordsFindTheIcon(word: String, name: String) {
    let found = IconSearch(word).matches(in: Self.names)
    #expect(found.prefix(12).contains(name), "\(word): \(found.prefix(12))")
  }

  /// Names of Feather's icons, as a designer would type them here; each finds something, by all of its words or as a keyword.
  @Test(
    arguments: """
      activity airplay alert-circle alert-triangle align-center align-left archive arrow-down arrow-left at-sign award bar-chart battery bell \
      bluetooth-off book bookmark box briefcase calendar camera cast check check-circle chevron-down clipboard clock cloud code compass copy \
      cpu credit-card crop database delete dollar-sign download droplet edit external-link eye eye-off file file-text film filter flag folder \
      gift git-branch globe grid hard-drive hash headphones heart help-circle home image inbox info key layers layout link list loader lock \
      log-out mail map map-pin maximize menu message-circle mic minimize minus monitor moon more-horizontal music navigation package paperclip \
      pause percent phone play plus pocket power printer radio refresh-cw repeat rewind rss save scissors search send server settings share \
      shield shopping-bag shopping-cart shuffle sidebar skip-back skip-forward slash smartphone smile speaker square star sun sunrise sunset \
      tablet tag target terminal thermometer thumbs-down thumbs-up trash trending-up truck tv type umbrella underline undo unlock upload user \
      user-check user-plus user-x users video volume volume-x watch wifi wifi-off wind x zap zoom-in zoom-out
      """.split(separator: " ").map(String.init).sample(every: 3))
  func designersFindIconsByTheNamesOfOtherSets(name: String) {
    // What the set does not have, in an image or a word.
    let absent: Set<String> = ["bluetooth-off", "pocket"]
    let words = name.replacing("-", with: " ")
    let found = [name, words].first { !IconSearch($0).matches(in: Self.names).isEmpty }
    #expect((found == nil) == absent.contains(name), "\(name)")
  }

  @Test func namesComeBeforeKeywordsAndTheseBeforePartsOfWords() {
    let names = ["cart", "creditcard", "car", "car.fill", "box.truck", "fuelpump.car"]
    #expect(IconSearch("car").matches(in: names) == ["car", "car.fill", "fuelpump.car", "cart", "creditcard"])
    #expect(IconSearch("delivery").matches(in: names) == ["box.truck"])
    #expect(IconSearch("  ").matches(in: names).count == names.count)
    #expect(IconSearch("CAR fill").matches(in: names) == ["car.fill"])
  }

  @Test func iconsOfAUsersSetAreFoundByWhatTheyAreCalledHere() {
    let names = ["lucide:zap", "lucide:trash-2", "lucide:house", "lucide:icons/settings", "lucide:abc"]
    #expect(IconSearch("lightning").matches(in: names) == ["lucide:zap"])
    #expect(IconSearch("delete").matches(in: names) == ["lucide:trash-2"])
    #expect(IconSearch("home").matches(in: names) == ["lucide:house"])
    #expect(IconSearch("preferences").matches(in: names) == ["lucide:icons/settings"])
  }

  @Test func aSearchWithoutResultSuggestsWords() {
    let names = Self.registry.names
    #expect(IconSearch("serch").suggestions(for: "serch", in: names).first == "search")
    #expect(IconSearch("donwload").suggestions(for: "donwload", in: names).first == "download")
    #expect(IconSearch("qqqqqqqq").suggestions(for: "qqqqqqqq", in: names).isEmpty)
  }

  /// The table of the DocC article.
  @Test func documentedWordsFindTheirSymbol() throws {
    let file = Checkout.root.appending(path: "Sources/LabelKit/LabelKit.docc/FindASymbol.md")
    let rows = try String(contentsOf: file, encoding: .utf8).matches(of: /\| ([a-z-]+) \| `([a-z0-9.]+)` \|/)
    #expect(rows.count >= 30)
    for row in rows {
      let found = IconSearch(String(row.output.1)).matches(in: Self.names)
      #expect(found.prefix(12).contains(String(row.output.2)), "\(row.output.1): \(found.prefix(12))")
    }
  }

  // MARK: Suggestions for unknown names

  private func suggestions(_ name: String) -> [String] {
    let error = #expect(throws: LabelError.self, "there is an icon \(name)") { _ = try Self.registry.icon(named: name) }
    return error?.nearest ?? []
  }

  @Test(arguments: [
    ("share", "square.and.arrow.up"), ("home", "house"), ("home.fill", "house.fill"), ("user.circle", "person.crop.circle"),
    ("settings", "gear"), ("shopping-cart", "cart"), ("more_horiz", "ellipsis"), ("trash-2", "trash"), ("user-plus", "person.badge.plus"),
    ("serch", "magnifyingglass"), ("bolt.fil", "bolt.fill"), ("circel", "circle"), ("arrow-left", "arrow.left"), ("Home", "house"),
    ("lucide:trash", "trash"), ("delete", "trash"),
  ])
  func unknownNameSuggestsWhatIsMeant(name: String, expected: String) {
    let nearest = suggestions(name)
    #expect(nearest.first == expected, "\(nearest)")
    #expect(nearest.count <= 3 && !nearest.contains("hare"))
  }

  /// A law: what is suggested exists.
  @Test func suggestionsExist() throws {
    for word in Set(try Self.lines().filter { !$0[0].hasPrefix(".") }.flatMap { $0.dropFirst() }).sorted().sample(every: 10)
    where !IconRegistry.alternativeNames(for: word).contains(where: Self.registry.contains) {
      let nearest = suggestions(word)
      #expect(!nearest.isEmpty && nearest.allSatisfy(Self.registry.contains), "\(word): \(nearest)")
    }
  }
}
