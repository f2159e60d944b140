// SPDX-License-Identifier: MIT

/// Blurs every column of a plane of 16-bit samples and writes the plane transposed: done twice, it blurs both ways.
///
/// Columns are taken eight at a time, a vector a line: every step is one for all of them, and what they need stays in the nearest cache.
struct BlurColumns {
  let blur: LineBlur
  /// Which rows of the picture the input has; above and below lies nothing.
  let input: Range<Int>
  /// Which rows are wanted.
  let output: Range<Int>

  /// Samples from one row of a plane to the next: whole vectors. What a row holds beyond its width is nobody's.
  static func stride(width: Int) -> Int { (width + ColumnGroup.lanes - 1) / ColumnGroup.lanes * ColumnGroup.lanes }

  /// - Parameter samples: `width` columns by `input.count` rows, rows from the top.
  /// - Returns: `output.count` columns by `width` rows: the result transposed.
  func apply(to samples: [UInt16], width: Int) -> [UInt16] {
    let (stride, columnStride) = (Self.stride(width: width), Self.stride(width: output.count))
    precondition(samples.count == stride * input.count, "a plane needs one sample a pixel")
    // Beyond the reach of the input there is nothing, beyond that of the output nothing is asked.
    let low = max(input.lowerBound, output.lowerBound) - blur.reach
    let high = min(input.upperBound, output.upperBound) + blur.reach
    let lines = low..<max(low, high)
    let columns = ColumnGroup(blur: blur, lines: lines, inked: input.clamped(to: lines))
    defer { columns.deallocate() }
    return [UInt16](unsafeUninitializedCapacity: stride * columnStride) { result, count in
      samples.withUnsafeBufferPointer { samples in
        guard let source = samples.baseAddress, let target = result.baseAddress else { return }
        let first = (columns.inked.lowerBound - input.lowerBound) * stride
        for x in Swift.stride(from: 0, to: stride, by: ColumnGroup.lanes) {
          columns.load(source + (first + x), stride: stride)
          columns.slide()
          columns.weigh(output, into: target + x * columnStride, stride: columnStride)
        }
        count = width * columnStride
      }
    }
  }
}
