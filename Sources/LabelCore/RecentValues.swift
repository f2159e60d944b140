// SPDX-License-Identifier: MIT

/// Keeps the values lately asked for, within a fixed number.
///
/// Two generations: what is used moves to the young one; when that holds half of them it becomes the old one, and what nobody used
/// meanwhile is let go. Cheaper than a list of uses, and never more than the limit.
package struct RecentValues<Key: Hashable, Value> {
  private let generationCount: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  /// - Parameter limit: the most values kept; at least 2.
  package init(limit: Int) { generationCount = max(1, limit / 2) }

  /// The value of a key; made by `make`, and kept, if it is not known.
  package mutating func value<Failure: Error>(for key: Key, make: () throws(Failure) -> Value) throws(Failure) -> Value {
    if let known = young[key] { return known }
    let value: Value
    if let known = old[key] { value = known } else { value = try make() }
    if young.count >= generationCount {
      old = young
      young = [:]
    }
    young[key] = value
    return value
  }
}
