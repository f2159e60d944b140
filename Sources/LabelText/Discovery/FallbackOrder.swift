// SPDX-License-Identifier: MIT

internal import LabelCore

/// What decides the order in which faces are tried for characters that the author's font lacks.
struct FallbackOrder: Hashable {
  /// The author's family.
  var family: String
  var style: FontStyle
  var script: FallbackScript
  var prefersColor: Bool

  /// Positions in fontconfig's list, best first.
  ///
  /// Fontconfig is asked for the author's family, then for the ones that go with it and with the machine's default family in this
  /// script, then for anything of the same kind. Left to itself it would set Hebrew from the first general family that happens to have
  /// it, far from what stands beside it.
  func positions(in database: FontDatabase) -> [Int] {
    let kind = database.kind(of: family)
    let bases = [family] + (database.defaultFamily(generic: kind).map { [$0] } ?? [])
    let companions = script.name.map { name in bases.map { "\($0) \(name)" } } ?? []
    return database.configuration?.ranking(
      families: [family] + companions + [kind], language: script.language, style: style, prefersColor: prefersColor) ?? []
  }
}

/// Caches fallback orders and the faces that they led to. A sort costs fontconfig half a millisecond.
struct FallbackCache {
  /// One question to the fallback: which face for these characters.
  struct Question: Hashable {
    var order: FallbackOrder
    var cluster: [Unicode.Scalar]
  }

  private var orderCache = LRUCache<FallbackOrder, [Int]>(costLimit: 64)
  private var answerCache = LRUCache<Question, FontFaceID?>(costLimit: 8192)

  mutating func positions(_ order: FallbackOrder, in database: FontDatabase) -> [Int] {
    orderCache.value(for: order) { order.positions(in: database) }
  }

  /// The face that `find` gives for a question, asked once; nil is an answer too.
  mutating func answer(_ question: Question, find: (inout FallbackCache) -> FontFaceID?) -> FontFaceID? {
    if let answer = answerCache[question] { return answer }
    let answer = find(&self)
    answerCache.insert(answer, for: question)
    return answer
  }
}
