// SPDX-License-Identifier: MIT

internal import LabelCore

/// Caches the images of a session of manifests: those of the labels as they are written, and up to a sixteenth of their limit for images with
/// toggles and for labels before they were edited. Without the second limit, every save would add an image for hours.
struct ImageCache {
  private var current = LRUCache<ImageKey, LiveImage>(costLimit: LiveSession.cachedBytes)
  private var others = LRUCache<ImageKey, LiveImage>(costLimit: LiveSession.cachedBytes / 16)

  /// The image of a key; nil if it is not kept.
  subscript(key: ImageKey) -> LiveImage? {
    mutating get { current[key] ?? others[key] }
  }

  /// Keeps an image.
  ///
  /// - Parameter isCurrent: Whether a label as it is written has it.
  mutating func insert(_ image: LiveImage, for key: ImageKey, isCurrent: Bool) {
    // The bytes, and about what the rest takes.
    let cost = image.png.count + 512
    if isCurrent { current.insert(image, for: key, cost: cost) } else { others.insert(image, for: key, cost: cost) }
  }

  /// Takes over the keys of the labels as they are written now.
  mutating func change(to keys: ImageKeys) {
    for key in keys.removed {
      if let (image, cost) = current.removeValue(forKey: key) { others.insert(image, for: key, cost: cost) }
    }
    for key in keys.added {
      if let (image, cost) = others.removeValue(forKey: key) { current.insert(image, for: key, cost: cost) }
    }
  }
}
