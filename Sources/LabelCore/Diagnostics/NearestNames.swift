// SPDX-License-Identifier: MIT

/// Suggests valid names for mistyped ones. A value holds the spelling of the valid names, so that many can be compared with many.
package struct NearestNames: Sendable {
  private let candidates: [Spelling]

  /// Creates a list of valid names.
  package init(_ names: some Sequence<String>) { candidates = names.map(Spelling.init) }

  /// The names of a list that are most similar to `name`, as `of(_:and:count:)` returns them.
  package static func of(_ name: String, in candidates: some Sequence<String>, count: Int = 3) -> [String] {
    NearestNames(candidates).of(name, count: count)
  }

  /// The names of this list and of `others` that are most similar to `name`: at most `count`, best first, equally good ones in
  /// alphabetical order.
  ///
  /// A name is similar if its edit distance (insert, delete, replace, swap neighbours) is at most a third of the longer name, ignoring
  /// case, or if one name is the other up to a dot ("bolt" for "bolt.fill").
  package func of(_ name: String, and others: [String] = [], count: Int = 3) -> [String] {
    let wanted = Spelling(name)
    guard !wanted.scalars.isEmpty, wanted.scalars.count <= 200 else { return [] }
    var ranked: [(distance: Double, name: String)] = []
    for list in [candidates, others.map(Spelling.init)] {
      for candidate in list {
        guard let distance = wanted.distance(to: candidate), candidate.name != name else { continue }
        ranked.append((distance, candidate.name))
      }
    }
    ranked.sort { $0.distance == $1.distance ? $0.name < $1.name : $0.distance < $1.distance }
    var names: [String] = []
    for (_, name) in ranked where names.count < count && names.last != name { names.append(name) }
    return names
  }

  /// A name as it is compared.
  private struct Spelling {
    let name: String
    /// The scalars in lower case.
    let scalars: [Unicode.Scalar]
    /// How many scalars there are of each remainder modulo 32, so of each letter.
    private var letters = SIMD32<Int16>(repeating: 0)

    init(_ name: String) {
      self.name = name
      scalars = Array(name.lowercased().unicodeScalars)
      // Longer names are compared with nothing.
      for scalar in scalars.prefix(1000) { letters[Int(scalar.value & 31)] &+= 1 }
    }

    /// How far apart two names are; nil if they are not similar.
    func distance(to other: Spelling) -> Double? {
      let (length, otherLength) = (scalars.count, other.scalars.count)
      let longest = max(length, otherLength)
      if isComponentRun(of: other) || other.isComponentRun(of: self) {
        // Ranked after a single edit and before anything worse.
        return 1.25 + Double(longest - min(length, otherLength)) / 100
      }
      let allowed = max(1, longest / 3)
      guard abs(length - otherLength) <= allowed else { return nil }
      // One edit removes at most one letter and adds at most one, so names with more different letters are too far apart.
      let difference = letters &- other.letters
      let added = difference.replacing(with: 0, where: difference .< 0).wrappedSum()
      guard added <= allowed, Int(added) + otherLength - length <= allowed else { return nil }
      let distance = editDistance(to: other)
      return distance <= allowed ? Double(distance) : nil
    }

    /// Whether this name is another up to a dot, as "bolt" is of "bolt.fill".
    private func isComponentRun(of whole: Spelling) -> Bool {
      let (part, whole) = (scalars, whole.scalars)
      return part.count >= 3 && part.count < whole.count && whole[part.count] == "." && whole.starts(with: part)
    }

    /// The optimal string alignment distance: Levenshtein's with swaps of neighbours.
    private func editDistance(to other: Spelling) -> Int {
      let (a, b) = (scalars, other.scalars)
      var previous = Array(repeating: 0, count: b.count + 1)
      var row = Array(0...b.count)
      var next = previous
      for i in a.indices {
        next[0] = i + 1
        for j in b.indices {
          let cost = a[i] == b[j] ? 0 : 1
          next[j + 1] = min(row[j + 1] + 1, next[j] + 1, row[j] + cost)
          if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { next[j + 1] = min(next[j + 1], previous[j - 1] + 1) }
        }
        (previous, row, next) = (row, next, previous)
      }
      return row[b.count]
    }
  }
}
