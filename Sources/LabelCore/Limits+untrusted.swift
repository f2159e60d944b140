// SPDX-License-Identifier: MIT

extension Limits {
  /// The limits for labels of strangers, as with `--untrusted`: images of at most 16 million pixels and 8,192 pixels a side, and titles of at
  /// most 64 KiB and 10,000 glyphs. The largest such image takes 64 MiB.
  public static let untrusted = Limits(maximumSide: 8192, maximumArea: 16_000_000, maximumGlyphs: 10_000, maximumTextBytes: 64 << 10)
}
