// SPDX-License-Identifier: MIT

internal import LabelCore

/// Caches blurs by their standard deviation and shift: most labels of a run use the same ones.
///
/// Used by one thread.
final class BlurCache {
  private struct Key: Hashable {
    let sigma: Double
    let shift: Double
  }

  private var lineBlurCache = LRUCache<Key, LineBlur>(costLimit: 32)

  /// The blur with a standard deviation and a shift, as for `LineBlur.init`.
  func blur(sigma: Double, shift: Double) -> LineBlur {
    lineBlurCache.value(for: Key(sigma: sigma, shift: shift)) { LineBlur(sigma: sigma, shift: shift) }
  }
}
