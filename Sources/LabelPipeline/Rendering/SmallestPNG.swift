// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelRaster

/// Writes the smallest PNG files that we know how to: `--optimize`. Belongs to one thread.
///
/// The pixels are those of every other file, in the leanest form that is exact (grey, palette or colour); only the compressor tries
/// harder, which takes about ten times as long.
package final class SmallestPNG {
  private let encoder: PNGEncoder

  /// libdeflate's greatest effort.
  private static let level = 12

  /// - Throws: when there is no memory.
  package init() throws(Diagnostic) {
    do throws(MachineError) { encoder = try PNGEncoder(level: Self.level) } catch { throw Diagnostic(error) }
  }

  /// The picture as a complete PNG file.
  package func encode(_ bitmap: Bitmap) throws(Diagnostic) -> [UInt8] {
    do throws(MachineError) { return try encoder.encode(bitmap) } catch { throw Diagnostic(error) }
  }
}
