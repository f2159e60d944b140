// SPDX-License-Identifier: MIT

import LabelCore
import TestSupport
import Testing

@Suite struct NearestNamesTests {
  private static let icons = ["bolt", "bolt.fill", "bolt.circle", "bell", "bell.fill", "belt", "cloud", "cloud.rain", "star.fill", "trash"]

  @Test(arguments: [
    ("bolt.fil", "bolt.fill"), ("blot.fill", "bolt.fill"), ("Bell", "bell"), ("cloud.rian", "cloud.rain"), ("trahs", "trash"),
    ("starfill", "star.fill"),
  ])
  func typoFindsTheIntendedName(typed: String, meant: String) {
    #expect(NearestNames.of(typed, in: Self.icons).first == meant)
  }

  @Test func atMostThreeNamesAreSuggested() {
    #expect(NearestNames.of("bolt.", in: Self.icons).count <= 3)
  }

  @Test func nonsenseHasNoSuggestions() {
    #expect(NearestNames.of("zzzzzzzzzz", in: Self.icons).isEmpty)
    #expect(NearestNames.of("", in: Self.icons).isEmpty)
    #expect(NearestNames.of(String(repeating: "a", count: 100_000), in: Self.icons).isEmpty)
  }

  @Test func baseNameSuggestsItsVariants() {
    #expect(NearestNames.of("star", in: Self.icons).contains("star.fill"))
  }

  /// The names that the rule allows, by the plain definition of the distance.
  private static func expected(_ name: String, in names: [String]) -> [String] {
    func isRun(_ part: String, of whole: String) -> Bool { part.count >= 3 && whole.hasPrefix(part + ".") }
    func distance(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int {
      guard let first = a.first, let other = b.first else { return a.count + b.count }
      if first == other { return distance(a.dropFirst(), b.dropFirst()) }
      var least = min(
        distance(a.dropFirst(), b), distance(a, b.dropFirst()), distance(a.dropFirst(), b.dropFirst()))
      if a.count > 1, b.count > 1, a[a.startIndex + 1] == other, b[b.startIndex + 1] == first {
        least = min(least, distance(a.dropFirst(2), b.dropFirst(2)))
      }
      return least + 1
    }
    let ranked = names.compactMap { other -> (Double, String)? in
      let longest = max(name.count, other.count)
      if other == name { return nil }
      if isRun(name, of: other) || isRun(other, of: name) { return (1.25 + Double(longest - min(name.count, other.count)) / 100, other) }
      let distance = distance(Array(name.utf8)[...], Array(other.utf8)[...])
      return distance <= max(1, longest / 3) ? (Double(distance), other) : nil
    }
    return ranked.sorted { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0 < $1.0 }.map(\.1)
  }

  @Test(arguments: 0..<20)
  func namesAreThoseThatTheDistanceAllows(seed: UInt64) {
    var random = Seeded(state: seed)
    func word() -> String { String((0..<Int.random(in: 1...6, using: &random)).map { _ in "abc.".randomElement(using: &random) ?? "a" }) }
    let names = Set((0..<40).map { _ in word() }).sorted()
    let list = NearestNames(names.prefix(20))
    for _ in 0..<20 {
      let wrong = word()
      let expected = Self.expected(wrong, in: names)
      #expect(list.of(wrong, and: Array(names.dropFirst(20)), count: 5) == Array(expected.prefix(5)), "\(wrong)")
      #expect(NearestNames.of(wrong, in: names + names) == Array(expected.prefix(3)), "\(wrong)")
    }
  }
}
