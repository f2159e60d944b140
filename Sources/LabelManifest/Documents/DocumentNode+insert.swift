// SPDX-License-Identifier: MIT

package import LabelCore

extension DocumentNode {
  /// Inserts a value at a path of keys and creates the mappings on the way. Returns false if the path has another value already.
  package mutating func insert(_ node: DocumentNode, under path: ArraySlice<String>, keyLocation: DocumentLocation) -> Bool {
    guard case .mapping(var entries) = value, let key = path.first else { return false }
    let rest = path.dropFirst()
    if let position = entries.firstIndex(where: { $0.key == key }) {
      guard !rest.isEmpty, entries[position].value.insert(node, under: rest, keyLocation: keyLocation) else { return false }
    } else {
      var child = rest.isEmpty ? node : DocumentNode(.mapping([]), at: node.location)
      if !rest.isEmpty { _ = child.insert(node, under: rest, keyLocation: keyLocation) }
      entries.append(Entry(key: key, keyLocation: keyLocation, value: child))
    }
    value = .mapping(entries)
    return true
  }
}
