// SPDX-License-Identifier: MIT

/// How large a label may become before it is refused. Checked before memory is taken.
public struct Limits: Hashable, Sendable {
  /// The longest side of a picture in pixels; 32,767 is Cairo's own limit (pixman's 16.16 coordinates).
  public var maximumSide: Int
  /// The largest picture in pixels; default 64 Mpx, 256 MiB as ARGB32.
  public var maximumArea: Int
  /// The most glyphs in one label, and the most Unicode scalars; default 100,000.
  public var maximumGlyphs: Int
  /// The longest title in UTF-8 bytes; default 1 MiB, so that a pasted file fails early and not after shaping.
  public var maximumTextBytes: Int

  /// The defaults.
  public static let standard = Limits()

  /// Makes a set of limits, each with its default.
  public init(
    maximumSide: Int = 32_767, maximumArea: Int = 64_000_000, maximumGlyphs: Int = 100_000, maximumTextBytes: Int = 1 << 20
  ) {
    self.maximumSide = maximumSide
    self.maximumArea = maximumArea
    self.maximumGlyphs = maximumGlyphs
    self.maximumTextBytes = maximumTextBytes
  }
}
