// SPDX-License-Identifier: MIT

/// What decides the images of all labels, and what has changed since the labels before. Labels may have equal images.
struct ImageKeys: Sendable {
  /// How many images have a key.
  private var counts: [ImageKey: Int] = [:]
  /// The keys that no label had before.
  private(set) var added: [ImageKey] = []
  /// The keys that labels had before.
  private(set) var removed: [ImageKey] = []

  /// - Parameters:
  ///   - former: The keys before; nil for none.
  ///   - added: The keys of images that are new.
  ///   - removed: The keys of images that are gone.
  init(_ former: ImageKeys?, adding added: [ImageKey], removing removed: [ImageKey]) {
    counts = former?.counts ?? [:]
    for key in added { counts[key, default: 0] += 1 }
    for key in removed { counts[key, default: 0] -= 1 }
    for key in removed where counts[key] == 0 { counts[key] = nil }
    self.added = Set(added).filter { counts[$0] != nil && former?.contains($0) != true }
    self.removed = Set(removed).filter { counts[$0] == nil }
  }

  /// The number of different keys.
  var count: Int { counts.count }

  func contains(_ key: ImageKey) -> Bool { counts[key] != nil }
}
