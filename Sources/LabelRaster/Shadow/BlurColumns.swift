// SPDX-License-Identifier: MIT

/// Blurs every column of a plane of 16-bit samples and writes the plane transposed. Applied twice, it blurs both axes.
///
/// Columns are processed eight at a time, one vector per line: every step is one instruction for all of them, and the data stays in the
/// first-level cache.
struct BlurColumns {
  let blur: LineBlur
  /// The rows of the image that the input has; rows above and below are 0.
  let input: Range<Int>
  /// The rows to compute.
  let output: Range<Int>

  /// The samples from one row of a plane to the next: whole vectors. Samples beyond the width are undefined.
  static func stride(width: Int) -> Int { (width + ColumnGroup.lanes - 1) / ColumnGroup.lanes * ColumnGroup.lanes }

  /// - Parameter samples: `width` columns by `input.count` rows, rows from the top.
  /// - Returns: `output.count` columns by `width` rows: the result transposed.
  func apply(to samples: [UInt16], width: Int) -> [UInt16] {
    let (stride, columnStride) = (Self.stride(width: width), Self.stride(width: output.count))
    precondition(samples.count == stride * input.count, "a plane needs one sample a pixel")
    // Lines farther than the radius from the input are 0, and lines farther than that from the output are not needed.
    let low = max(input.lowerBound, output.lowerBound) - blur.radius
    let high = min(input.upperBound, output.upperBound) + blur.radius
    let lines = low..<max(low, high)
    let columns = ColumnGroup(blur: blur, lines: lines, inputLines: input.clamped(to: lines))
    defer { columns.deallocate() }
    return [UInt16](unsafeUninitializedCapacity: stride * columnStride) { result, count in
      samples.withUnsafeBufferPointer { samples in
        guard let source = samples.baseAddress, let target = result.baseAddress else { return }
        let first = (columns.inputLines.lowerBound - input.lowerBound) * stride
        for x in Swift.stride(from: 0, to: stride, by: ColumnGroup.lanes) {
          columns.load(source + (first + x), stride: stride)
          columns.slide()
          columns.applyTaps(output, into: target + x * columnStride, stride: columnStride)
        }
        count = width * columnStride
      }
    }
  }
}
