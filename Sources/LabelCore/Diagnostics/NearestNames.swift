// SPDX-License-Identifier: MIT

/// Suggests valid names for a mistyped one.
package enum NearestNames {
  /// The candidates that are most similar to `name`, at most `count`, best first, ties in alphabetical order.
  ///
  /// A candidate is similar if its edit distance (insert, delete, replace, swap neighbours) is at most a third of the longer name, ignoring
  /// case, or if one name is the other up to a dot ("bolt" for "bolt.fill").
  package static func of(_ name: String, in candidates: some Sequence<String>, count: Int = 3) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 200 else { return [] }
    var ranked: [(distance: Double, name: String)] = []
    for candidate in candidates where candidate != name {
      let other = Array(candidate.lowercased().unicodeScalars)
      let longest = max(wanted.count, other.count)
      if isComponentRun(wanted, of: other) || isComponentRun(other, of: wanted) {
        // Ranked after a single edit and before anything worse.
        ranked.append((1.25 + Double(longest - min(wanted.count, other.count)) / 100, candidate))
        continue
      }
      let allowed = max(1, longest / 3)
      guard abs(wanted.count - other.count) <= allowed else { continue }
      let distance = editDistance(wanted, other)
      if distance <= allowed { ranked.append((Double(distance), candidate)) }
    }
    return ranked.sorted { $0.distance == $1.distance ? $0.name < $1.name : $0.distance < $1.distance }.prefix(count).map(\.name)
  }

  /// Whether `part` is `whole` up to a dot, as "bolt" is of "bolt.fill".
  private static func isComponentRun(_ part: [Unicode.Scalar], of whole: [Unicode.Scalar]) -> Bool {
    part.count >= 3 && part.count < whole.count && whole.starts(with: part) && whole[part.count] == "."
  }

  /// The optimal string alignment distance: Levenshtein's with swaps of neighbours.
  private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var previous = Array(repeating: 0, count: b.count + 1)
    var row = Array(0...b.count)
    for i in a.indices {
      var next = Array(repeating: i + 1, count: b.count + 1)
      for j in b.indices {
        let cost = a[i] == b[j] ? 0 : 1
        next[j + 1] = min(row[j + 1] + 1, next[j] + 1, row[j] + cost)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { next[j + 1] = min(next[j + 1], previous[j - 1] + 1) }
      }
      (previous, row) = (row, next)
    }
    return row[b.count]
  }
}
