// SPDX-License-Identifier: MIT

/// Eight columns of a plane while they are blurred.
struct ColumnGroup {
  typealias Samples = SampleBlock.Row
  typealias Sums = SIMD8<Int32>

  /// The number of columns that are blurred at once.
  static let lanes = Samples.scalarCount

  /// The lines that can be other than 0.
  private let lines: Range<Int>
  /// The lines that the input has.
  let inputLines: Range<Int>
  private let boxes: [LineBlur.Box]
  private let taps: [SampleBlock.Tap]
  /// The total radius of the boxes.
  private let spread: Int
  /// The input of the boxes, which begins at `entry`; all other values are 0.
  private let sums: UnsafeMutablePointer<Sums>
  private let entry: Int
  /// The input of the taps: line `y` at `samples[y - top]`, with zeros within their radius above and below.
  private let samples: UnsafeMutablePointer<Samples>
  private let top: Int

  init(blur: LineBlur, lines: Range<Int>, inputLines: Range<Int>) {
    self.lines = lines
    self.inputLines = inputLines
    boxes = blur.boxes
    taps = blur.taps.map { ($0.offset, Samples(repeating: $0.weight)) }
    spread = boxes.reduce(0) { $0 + $1.radius }
    entry = 2 * spread
    let sumCount = boxes.isEmpty ? 0 : inputLines.count + 4 * spread
    sums = .allocate(capacity: sumCount)
    sums.initialize(repeating: .zero, count: sumCount)
    // Lines are weighted in blocks, so some are computed that are not needed; boxes spread samples beyond the lines where these were cut off.
    let margin = blur.radius - spread + SampleBlock.side
    top = min(lines.lowerBound - margin, inputLines.lowerBound - spread)
    let sampleCount = max(lines.upperBound + margin, inputLines.upperBound + spread) - top
    samples = .allocate(capacity: sampleCount)
    samples.initialize(repeating: .zero, count: sampleCount)
  }

  func deallocate() {
    sums.deallocate()
    samples.deallocate()
  }

  /// Loads the columns from a plane.
  ///
  /// - Parameter plane: The first column in line `inputLines.lowerBound`; `stride` samples further is the next line.
  func load(_ plane: UnsafePointer<UInt16>, stride: Int) {
    func line(_ index: Int) -> Samples { UnsafeRawPointer(plane + index &* stride).loadUnaligned(as: Samples.self) }
    if boxes.isEmpty {
      let target = samples + (inputLines.lowerBound - top)
      for index in 0..<inputLines.count { target[index] = line(index) }
    } else {
      let target = sums + entry
      for index in 0..<inputLines.count { target[index] = Sums(truncatingIfNeeded: line(index)) }
    }
  }

  /// Replaces every sample by the mean of a box around it, box after box.
  ///
  /// Each box writes its radius in lines above its position, where it no longer reads, so that lines below the input stay 0.
  func slide() {
    guard let last = boxes.last else { return }
    var start = sums + entry
    var count = inputLines.count
    for box in boxes.dropLast() {
      start -= 2 * box.radius
      count += 2 * box.radius
      Self.slide(box, start, count: count)
    }
    start -= 2 * last.radius
    count += 2 * last.radius
    Self.slide(last, start, count: count, into: samples + (inputLines.lowerBound - spread - top))
    // The next input begins at its entry.
    sums.update(repeating: .zero, count: entry)
  }

  // One function for each loop: in a larger function the compiler splits the vectors.

  /// - Parameter start: The target; the box for its first line is centred `radius` lines further down.
  @inline(never)
  private static func slide(_ box: LineBlur.Box, _ start: UnsafeMutablePointer<Sums>, count: Int) {
    var window = SlidingBox(box, over: start + box.radius)
    for line in 0..<count { start[line] = Sums(truncatingIfNeeded: window.next()) }
  }

  @inline(never)
  private static func slide(
    _ box: LineBlur.Box, _ start: UnsafeMutablePointer<Sums>, count: Int, into target: UnsafeMutablePointer<Samples>
  ) {
    var window = SlidingBox(box, over: start + box.radius)
    for line in 0..<count { target[line] = Samples(truncatingIfNeeded: window.next()) }
  }

  /// Replaces every sample by a weighted sum of the samples near it and writes the columns as rows.
  ///
  /// - Parameters:
  ///   - output: The lines to compute.
  ///   - rows: The target of the first column; `stride` samples further is the next one.
  func applyTaps(_ output: Range<Int>, into rows: UnsafeMutablePointer<UInt16>, stride: Int) {
    for y in Swift.stride(from: output.lowerBound, to: output.upperBound, by: SampleBlock.side) {
      var block = SampleBlock()
      if y < lines.upperBound, y + SampleBlock.side > lines.lowerBound {
        block = SampleBlock(taps, of: samples + (y - top))
        if y < lines.lowerBound || y + SampleBlock.side > lines.upperBound {
          block.clearRows(outside: lines.lowerBound - y..<lines.upperBound - y)
        }
      }
      block.storeTransposed(at: rows + (y - output.lowerBound), stride: stride)
    }
  }
}

/// The running mean of a box that slides down eight columns.
private struct SlidingBox {
  private let weight: Float
  private let edgeWeight: Float
  private var sum = ColumnGroup.Sums.zero
  private var before = ColumnGroup.Sums.zero
  private var entering = ColumnGroup.Sums.zero
  private var ahead: UnsafeMutablePointer<ColumnGroup.Sums>
  private var behind: UnsafeMutablePointer<ColumnGroup.Sums>

  /// - Parameter samples: The centre of the box's first position, where only the sample after its end may be other than 0.
  @inline(__always)
  init(_ box: LineBlur.Box, over samples: UnsafeMutablePointer<ColumnGroup.Sums>) {
    weight = box.weight
    edgeWeight = box.edgeWeight
    ahead = samples + box.radius
    behind = samples - box.half
  }

  /// The means at the box's position; moves the box on by a line.
  @inline(__always)
  mutating func next() -> SIMD8<UInt32> {
    // Fewer than 32,768 samples of 65,535: less than 2³¹.
    sum &+= entering
    let after = ahead[0]
    // Adding 2²³ puts the nearest integer into the low bits: the only conversion that vectorises without a trap for overflow.
    let mean = SIMD8<Float>(sum) * weight + SIMD8<Float>(before &+ after) * edgeWeight + 8_388_608
    before = behind[0]
    sum &-= before
    entering = after
    ahead += 1
    behind += 1
    return unsafeBitCast(mean, to: SIMD8<UInt32>.self) & 0xFFFF
  }
}
