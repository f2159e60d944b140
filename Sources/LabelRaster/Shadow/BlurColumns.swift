// SPDX-License-Identifier: MIT

/// Blurs every column of a plane of 16-bit samples and writes the plane transposed: done twice, it blurs both ways.
///
/// Columns are taken in strips that fit the nearest cache; the loops run across a strip, where neighbours do not depend on each other.
struct BlurColumns {
  let blur: LineBlur
  /// Which rows of the picture the input has; above and below lies nothing.
  let input: Range<Int>
  /// Which rows are wanted.
  let output: Range<Int>

  /// - Parameter samples: `width` columns by `input.count` rows, rows from the top.
  /// - Returns: `output.count` columns by `width` rows: the result transposed.
  func apply(to samples: [UInt16], width: Int) -> [UInt16] {
    precondition(samples.count == width * input.count, "a plane needs one sample a pixel")
    // Beyond the reach of the input there is nothing, beyond that of the output nothing is asked.
    let low = max(input.lowerBound, output.lowerBound) - blur.reach
    let high = min(input.upperBound, output.upperBound) + blur.reach
    var strips = Strips(lines: low..<max(low, high))
    defer { strips.deallocate() }
    return [UInt16](unsafeUninitializedCapacity: width * output.count) { result, count in
      for x in stride(from: 0, to: width, by: Strips.width) {
        let columns = min(Strips.width, width - x)
        load(samples, from: x, of: width, columns: columns, into: strips)
        for box in blur.boxes { strips.slide(box) }
        strips.weigh(blur.taps)
        if let start = result.baseAddress { store(strips, columns: columns, at: start + x * output.count) }
      }
      count = width * output.count
    }
  }

  private func load(_ samples: [UInt16], from x: Int, of width: Int, columns: Int, into strips: Strips) {
    strips.clear()
    samples.withUnsafeBufferPointer { samples in
      guard var source = samples.baseAddress else { return }
      let rows = strips.lines.clamped(to: input)
      source += (rows.lowerBound - input.lowerBound) * width + x
      for y in rows {
        strips.row(y).update(from: source, count: columns)
        source += width
      }
    }
  }

  /// Columns become rows.
  private func store(_ strips: Strips, columns: Int, at start: UnsafeMutablePointer<UInt16>) {
    var place = start
    for y in output {
      let row = strips.row(y)
      for column in 0..<columns { place[column &* output.count] = row[column] }
      place += 1
    }
  }
}

/// Two strips of the same rows, one read and one written by each pass.
private struct Strips {
  /// Samples in a row; a number that the compiler knows lets it leave nothing over when it vectorises.
  static let width = 64

  let lines: Range<Int>
  private var front: UnsafeMutablePointer<UInt16>
  private var back: UnsafeMutablePointer<UInt16>
  /// What lies above and below the strip.
  private let nothing: UnsafeMutablePointer<UInt16>
  private let sums: UnsafeMutablePointer<Int32>

  init(lines: Range<Int>) {
    let width = Self.width
    self.lines = lines
    front = .allocate(capacity: lines.count * width)
    back = .allocate(capacity: lines.count * width)
    nothing = .allocate(capacity: width)
    sums = .allocate(capacity: width)
    front.initialize(repeating: 0, count: lines.count * width)
    back.initialize(repeating: 0, count: lines.count * width)
    nothing.initialize(repeating: 0, count: width)
    sums.initialize(repeating: 0, count: width)
  }

  func deallocate() {
    front.deallocate()
    back.deallocate()
    nothing.deallocate()
    sums.deallocate()
  }

  func clear() { front.update(repeating: 0, count: lines.count * Self.width) }

  /// A row to read: nothing outside the strip.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt16> {
    lines.contains(y) ? front + (y - lines.lowerBound) &* Self.width : nothing
  }

  /// Replaces every sample by the mean of a box round it.
  mutating func slide(_ box: LineBlur.Box) {
    sums.update(repeating: 0, count: Self.width)
    for y in (lines.lowerBound..<lines.lowerBound + box.half).clamped(to: lines) {
      let row = row(y)
      for x in 0..<Self.width { sums[x] &+= Int32(row[x]) }
    }
    for y in lines {
      let entering = row(y + box.half)
      let leaving = row(y - box.half)
      let before = row(y - box.half - 1)
      let after = row(y + box.half + 1)
      let result = back + (y - lines.lowerBound) &* Self.width
      for x in 0..<Self.width {
        // Fewer than 32,768 samples of 65,535: less than 2³¹.
        let sum = sums[x] &+ Int32(entering[x])
        let edges = Int32(before[x]) &+ Int32(after[x])
        // Adding 2²³ leaves the nearest whole number in the low bits: the one conversion that vectorises without a trap for overflow.
        let mean = Float(sum) * box.weight + Float(edges) * box.edgeWeight + 8_388_608
        result[x] = UInt16(truncatingIfNeeded: mean.bitPattern)
        sums[x] = sum &- Int32(leaving[x])
      }
    }
    swap(&front, &back)
  }

  /// Replaces every sample by a weighted sum of those near it.
  mutating func weigh(_ taps: [LineBlur.Tap]) {
    for y in lines {
      let result = back + (y - lines.lowerBound) &* Self.width
      // Each product is cut and not rounded, which loses half a unit of 65,535 on average; so begin with as much.
      result.update(repeating: UInt16(taps.count / 2), count: Self.width)
      for tap in taps {
        let row = row(y - tap.offset)
        let weight = UInt32(tap.weight)
        for x in 0..<Self.width { result[x] &+= UInt16(truncatingIfNeeded: (UInt32(row[x]) &* weight) >> 16) }
      }
    }
    swap(&front, &back)
  }
}
