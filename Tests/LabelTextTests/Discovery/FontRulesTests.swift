// SPDX-License-Identifier: MIT

import LabelCore
import LabelText
import TestSupport
import Testing

@Suite struct FontRulesTests {
  @Test(arguments: [
    ("<fontconfig><dir prefix=\"xdg\">fonts</dir><alias/></fontconfig>", "<fontconfig><alias/></fontconfig>"),
    ("<cachedir>/a</cachedir>x<include ignore_missing=\"yes\">conf.d</include>", "x"),
    ("a <dir>~/fonts</dir> b <dir>/usr</dir> c", "a  b  c"),
    // What fontconfig could not read either stays as it is.
    ("<dir>", "<dir>"), ("<dir><dir>a</dir>", "<dir>"), ("<dir>a</dir", "<dir>a</dir"), ("<", "<"), ("", ""),
  ])
  func elementsThatNamePlacesAreLeftOut(text: String, rules: String) {
    #expect(String(decoding: FontRules.withoutPlaces(Array(text.utf8)), as: UTF8.self) == rules)
  }

  /// The same rules elsewhere have the same hash, and other rules another one.
  @Test func onlyRulesAndTheirOrderCount() throws {
    let tree = try ScratchTree()
    func file(_ name: String, _ rules: String) throws -> String {
      try tree.make(file: name, holding: "<fontconfig><dir>/\(name)</dir>\(rules)</fontconfig>")
      return tree.root + "/" + name
    }
    try tree.make(folder: "c")
    let (a, b) = (try file("a", "<alias/>"), try file("b", "<match/>"))
    let elsewhere = [try file("c/a", "<alias/>"), tree.root + "/c", tree.root + "/missing", try file("c/b", "<match/>")]
    #expect(FontRules.hash(of: [a, b]) == FontRules.hash(of: elsewhere))
    let hashes = [[a, b], [b, a], [a], [b], []].map { FontRules.hash(of: $0).digits }
    #expect(Set(hashes).count == hashes.count)
  }
}
