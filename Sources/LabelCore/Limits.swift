// SPDX-License-Identifier: MIT

/// The limits for the size of a label. They are checked before memory is allocated.
public struct Limits: Hashable, Sendable {
  /// The maximum side of an image in pixels; 32,767 is Cairo's own limit (pixman's 16.16 coordinates).
  public var maximumSide: Int
  /// The maximum area of an image in pixels; by default 64 Mpx, which are 256 MiB as ARGB32.
  public var maximumArea: Int
  /// The maximum number of glyphs in one label, and of Unicode scalars; 100,000 by default.
  public var maximumGlyphs: Int
  /// The maximum length of a title in UTF-8 bytes; 1 MiB by default, so that a pasted file fails early and not after shaping.
  public var maximumTextBytes: Int
  /// The maximum work of painting outlines: the rows of pixels that their edges cross, each edge counted once for each row; 5 million by
  /// default, which take two or three seconds. Built-in icons have less than a tenth of that in the largest image.
  public var maximumEdgeRows: Int
  /// The maximum processor time of a label in seconds; nil by default, for no limit. Every other limit has the same result on every machine.
  public var maximumSeconds: Double?

  /// The maximum number of pixels that are painted, as a multiple of `maximumArea`: layers, shadows, images and glyphs together.
  package static let passes = 64
  /// The maximum memory of the layers that are painted at the same time, as a multiple of `maximumArea`; 2 GiB by default.
  package static let layers = 8
  /// The maximum number of pixels in the images of a vector file, as a multiple of `maximumArea`.
  package static let images = 2

  /// The default limits for all sizes.
  public static let standard = Limits()

  /// Creates limits, each with its default.
  ///
  /// - Parameters:
  ///   - maximumSide: The maximum side of an image in pixels.
  ///   - maximumArea: The maximum area of an image in pixels.
  ///   - maximumGlyphs: The maximum number of glyphs, and of Unicode scalars, in one label.
  ///   - maximumTextBytes: The maximum length of a title in UTF-8 bytes.
  ///   - maximumEdgeRows: The maximum number of rows of pixels that the edges of outlines cross.
  ///   - maximumSeconds: The maximum processor time of a label in seconds; nil for no limit.
  public init(
    maximumSide: Int = 32_767, maximumArea: Int = 64_000_000, maximumGlyphs: Int = 100_000, maximumTextBytes: Int = 1 << 20,
    maximumEdgeRows: Int = 5_000_000, maximumSeconds: Double? = nil
  ) {
    self.maximumSide = maximumSide
    self.maximumArea = maximumArea
    self.maximumGlyphs = maximumGlyphs
    self.maximumTextBytes = maximumTextBytes
    self.maximumEdgeRows = maximumEdgeRows
    self.maximumSeconds = maximumSeconds
  }
}
