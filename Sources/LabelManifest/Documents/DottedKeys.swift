// SPDX-License-Identifier: MIT

package import LabelCore

/// The dotted keys of a record, such as the columns of a CSV file: `font.size` is the key `size` of the object `font`.
///
/// The keys are parsed into a tree once; building a record from it takes linear time.
package struct DottedKeys: Sendable {
  /// A key and its location in the source.
  package typealias Key = (text: String, location: DocumentLocation)

  /// A node of the tree: a part of a key, such as `font`.
  private struct Part {
    var name: String
    /// The indexes of the keys that end here.
    var keys: [Int] = []
    /// The indexes of the parts that can follow.
    var children: [Int] = []
  }

  /// The nodes of the tree; the first one is the root.
  private var parts = [Part(name: "")]
  private let locations: [DocumentLocation]

  /// The maximum number of parts of a key.
  package static let maximumParts = DocumentLimits.depth

  /// Whether a key has more parts than a document can have levels.
  package static func isTooDeep(_ key: String) -> Bool { key.utf8.count { $0 == UInt8(ascii: ".") } >= maximumParts }

  /// - Parameter keys: The keys, none of which is too deep.
  package init(_ keys: [Key]) {
    locations = keys.map(\.location)
    var childrenByName: [[Substring: Int]] = [[:]]
    for (number, key) in keys.enumerated() {
      var part = 0
      for name in key.text.split(separator: ".", omittingEmptySubsequences: false) {
        if let next = childrenByName[part][name] {
          part = next
        } else {
          parts[part].children.append(parts.count)
          childrenByName[part][name] = parts.count
          part = parts.count
          parts.append(Part(name: String(name)))
          childrenByName.append([:])
        }
      }
      parts[part].keys.append(number)
    }
  }

  /// Builds a record. If two values set the same key, or one sets an object and the other a key in it, the second one is a conflict.
  ///
  /// - Parameters:
  ///   - values: The values in the order of the keys; nil for a key that the record does not have.
  ///   - location: The location of the record.
  /// - Returns: The record, and the indexes of the conflicting values, which are not in it.
  package func record(_ values: [DocumentNode?], at location: DocumentLocation) -> (record: DocumentNode, conflicts: [Int]) {
    var conflicts: [Int] = []
    let entries = entries(of: 0, values, &conflicts).map(\.entry)
    return (DocumentNode(.mapping(entries), at: location), conflicts.sorted())
  }

  /// The entries of an object in the order of their first values, each with the index of its first value.
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

  /// The value of a key or of the object of that name, and the index of its first value; nil if there is none.
  private func node(of part: Int, _ values: [DocumentNode?], _ conflicts: inout [Int]) -> (node: DocumentNode, first: Int)? {
    let keys = keysWithValues(at: part, values)
    var innerConflicts: [Int] = []
    let entries = entries(of: part, values, &innerConflicts)
    let first = entries.first?.first
    if let key = keys.first, let value = values[key], key < first ?? .max {
      conflicts += keys.dropFirst() + keysWithValues(below: part, values)
      return (value, key)
    }
    guard let first else { return nil }
    conflicts += keys + innerConflicts
    return (DocumentNode(.mapping(entries.map(\.entry)), at: values[first]?.location ?? locations[first]), first)
  }

  /// The indexes of the keys that end at a part and have a value.
  private func keysWithValues(at part: Int, _ values: [DocumentNode?]) -> [Int] {
    parts[part].keys.filter { $0 < values.count && values[$0] != nil }
  }

  /// The indexes of the keys that end below a part and have a value.
  private func keysWithValues(below part: Int, _ values: [DocumentNode?]) -> [Int] {
    parts[part].children.flatMap { keysWithValues(at: $0, values) + keysWithValues(below: $0, values) }
  }
}
