// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelPNG

/// Writes the smallest PNG files that we know how to: `--optimize`. Belongs to one thread.
///
/// The pixels are those of every other file; only the search for the leanest form and for repetitions tries harder, which takes about a
/// hundred times as long.
package final class SmallestPNG {
  private let encoder = PNGEncoder(.smallest)

  package init() {}

  /// The picture as a complete PNG file.
  package func encode(_ bitmap: Bitmap) throws(Diagnostic) -> [UInt8] {
    do throws(MachineError) { return try encoder.encode(bitmap) } catch { throw Diagnostic(error) }
  }
}
