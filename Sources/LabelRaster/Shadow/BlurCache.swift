// SPDX-License-Identifier: MIT

internal import LabelCore

/// Keeps the blurs lately asked for: the labels of a run mostly share theirs.
///
/// Belongs to one thread.
final class BlurCache {
  private struct Key: Hashable {
    let sigma: Double
    let shift: Double
  }

  private var blurs = RecentValues<Key, LineBlur>(limit: 32)

  /// The blur of a standard deviation and a shift, as `LineBlur.init` takes them.
  func blur(sigma: Double, shift: Double) -> LineBlur {
    blurs.value(for: Key(sigma: sigma, shift: shift)) { LineBlur(sigma: sigma, shift: shift) }
  }
}
