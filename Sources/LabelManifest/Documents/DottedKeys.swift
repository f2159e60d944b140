// SPDX-License-Identifier: MIT

package import LabelCore

/// The keys of a record with dots between their parts, such as the columns of a CSV file: `font.size` is the key `size` of the object `font`.
///
/// They are read once for all records, and a record takes time in proportion to their number.
package struct DottedKeys: Sendable {
  /// A key, and where it is written.
  package typealias Key = (text: String, location: DocumentLocation)

  /// A part of keys, and the parts that follow it.
  private struct Part {
    var name: String
    /// The indexes of the keys that end here.
    var keys: [Int] = []
    /// The indexes of the parts that follow.
    var children: [Int] = []
  }

  /// The parts; the first one is the record.
  private var parts = [Part(name: "")]
  private let locations: [DocumentLocation]

  /// The maximum number of parts of a key.
  package static let maximumParts = DocumentLimits.depth

  /// Whether a key has more parts than a document can have levels.
  package static func isTooDeep(_ key: String) -> Bool { key.utf8.count { $0 == UInt8(ascii: ".") } >= maximumParts }

  /// - Parameter keys: The keys, none of which is too deep.
  package init(_ keys: [Key]) {
    locations = keys.map(\.location)
    var known: [[Substring: Int]] = [[:]]
    for (number, key) in keys.enumerated() {
      var part = 0
      for name in key.text.split(separator: ".", omittingEmptySubsequences: false) {
        if let next = known[part][name] {
          part = next
        } else {
          parts[part].children.append(parts.count)
          known[part][name] = parts.count
          part = parts.count
          parts.append(Part(name: String(name)))
          known.append([:])
        }
      }
      parts[part].keys.append(number)
    }
  }

  /// Makes a record. Where two values set the same key, or one sets an object of which the other sets a key, the first one counts.
  ///
  /// - Parameters:
  ///   - values: The values in the order of the keys; nil for a key that the record does not have.
  ///   - location: The location of the record.
  /// - Returns: The record, and the indexes of the values that do not count.
  package func record(_ values: [DocumentNode?], at location: DocumentLocation) -> (record: DocumentNode, conflicts: [Int]) {
    var conflicts: [Int] = []
    let entries = entries(of: 0, values, &conflicts).map(\.entry)
    return (DocumentNode(.mapping(entries), at: location), conflicts.sorted())
  }

  /// The entries of an object in the order of their first values, each with the index of that.
  private func entries(of part: Int, _ values: [DocumentNode?], _ conflicts: inout [Int]) -> [(entry: DocumentNode.Entry, first: Int)] {
    var entries: [(entry: DocumentNode.Entry, first: Int)] = []
    var isSorted = true
    for child in parts[part].children {
      guard let (node, first) = node(of: child, values, &conflicts) else { continue }
      if let last = entries.last, last.first > first { isSorted = false }
      entries.append((DocumentNode.Entry(key: parts[child].name, keyLocation: locations[first], value: node), first))
    }
    return isSorted ? entries : entries.sorted { $0.first < $1.first }
  }

  /// The value of a key or of the object of that name, and the index of its first value; nil if no value sets one.
  private func node(of part: Int, _ values: [DocumentNode?], _ conflicts: inout [Int]) -> (node: DocumentNode, first: Int)? {
    let keys = parts[part].keys.filter { values.indices.contains($0) && values[$0] != nil }
    conflicts += keys.dropFirst()
    var inner: [Int] = []
    let entries = entries(of: part, values, &inner)
    guard let first = entries.first?.first else {
      return keys.first.flatMap { key in values[key].map { ($0, key) } }
    }
    if let key = keys.first, key < first, let value = values[key] {
      appendValues(below: part, values, &conflicts)
      return (value, key)
    }
    conflicts += inner + keys.prefix(1)
    return (DocumentNode(.mapping(entries.map(\.entry)), at: values[first]?.location ?? locations[first]), first)
  }

  /// Adds the indexes of all values that set a key below a part.
  private func appendValues(below part: Int, _ values: [DocumentNode?], _ indexes: inout [Int]) {
    for child in parts[part].children {
      indexes += parts[child].keys.filter { values.indices.contains($0) && values[$0] != nil }
      appendValues(below: child, values, &indexes)
    }
  }
}
