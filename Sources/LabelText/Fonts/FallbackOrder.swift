// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import CHarfBuzz
internal import LabelCore

/// What decides the order in which faces are tried for a character that the author's font lacks.
struct FallbackOrderKey: Hashable {
  var family: String
  var style: FontStyle
  var language: String
  var prefersColor: Bool
}

/// Orders of fallback and what they led to, kept within bounds.
struct FallbackCache {
  private var orders: [FallbackOrderKey: [Int]] = [:]
  private var answers: [FallbackAnswerKey: Int?] = [:]

  private static let maximumOrders = 64
  private static let maximumAnswers = 8192

  /// Positions in the database, best first: named folders before the system, and fontconfig's order within each.
  mutating func order(_ key: FallbackOrderKey, in database: FontDatabase) -> [Int] {
    if let order = orders[key] { return order }
    var query = FontQuery(family: key.family, language: key.language, style: key.style, prefersColor: key.prefersColor)
    let folders = 0..<database.folderPatternCount
    let order = query.sorted(in: database, folders) + query.sorted(in: database, folders.upperBound..<database.patterns.count)
    if orders.count >= Self.maximumOrders { orders.removeAll() }
    orders[key] = order
    return order
  }

  /// The answer to a question, found once.
  mutating func answer(_ key: FallbackAnswerKey, find: (inout FallbackCache) -> Int?) -> Int? {
    if let known = answers[key] { return known }
    let found = find(&self)
    if answers.count >= Self.maximumAnswers { answers.removeAll() }
    answers[key] = .some(found)
    return found
  }
}

/// One question to the fallback: which face for these characters.
struct FallbackAnswerKey: Hashable {
  var order: FallbackOrderKey
  var cluster: [Unicode.Scalar]
}
