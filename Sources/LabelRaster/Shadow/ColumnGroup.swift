// SPDX-License-Identifier: MIT

/// Eight columns of a plane on their way through a blur.
struct ColumnGroup {
  typealias Samples = SampleBlock.Row
  typealias Sums = SIMD8<Int32>

  /// How many columns are blurred at once.
  static let lanes = Samples.scalarCount

  /// The lines that can be told from nothing.
  private let lines: Range<Int>
  /// Which lines the input has.
  let inked: Range<Int>
  private let boxes: [LineBlur.Box]
  private let taps: [SampleBlock.Tap]
  /// How far the boxes carry a sample.
  private let spread: Int
  /// What the boxes read; the input begins at `entry`, and all that was not written is 0.
  private let sums: UnsafeMutablePointer<Sums>
  private let entry: Int
  /// What the taps read: line `y` at `samples[y - top]`, with zeros as far as they reach above and below.
  private let samples: UnsafeMutablePointer<Samples>
  private let top: Int

  init(blur: LineBlur, lines: Range<Int>, inked: Range<Int>) {
    self.lines = lines
    self.inked = inked
    boxes = blur.boxes
    taps = blur.taps.map { ($0.offset, Samples(repeating: $0.weight)) }
    spread = boxes.reduce(0) { $0 + $1.reach }
    entry = 2 * spread
    let sumCount = boxes.isEmpty ? 0 : inked.count + 4 * spread
    sums = .allocate(capacity: sumCount)
    sums.initialize(repeating: .zero, count: sumCount)
    // Lines are weighed a block at a time, so that some are that nobody asks for; boxes carry ink beyond the lines where it was cut.
    let margin = blur.reach - spread + SampleBlock.side
    top = min(lines.lowerBound - margin, inked.lowerBound - spread)
    let sampleCount = max(lines.upperBound + margin, inked.upperBound + spread) - top
    samples = .allocate(capacity: sampleCount)
    samples.initialize(repeating: .zero, count: sampleCount)
  }

  func deallocate() {
    sums.deallocate()
    samples.deallocate()
  }

  /// Takes the columns from a plane.
  ///
  /// - Parameter plane: the first of them in line `inked.lowerBound`; from there, `stride` samples lead to the next line.
  func load(_ plane: UnsafePointer<UInt16>, stride: Int) {
    func line(_ index: Int) -> Samples { UnsafeRawPointer(plane + index &* stride).loadUnaligned(as: Samples.self) }
    if boxes.isEmpty {
      let target = samples + (inked.lowerBound - top)
      for index in 0..<inked.count { target[index] = line(index) }
    } else {
      let target = sums + entry
      for index in 0..<inked.count { target[index] = Sums(truncatingIfNeeded: line(index)) }
    }
  }

  /// Replaces every sample by the mean of a box round it, box after box.
  ///
  /// Each box writes where it does not read any more: as many lines higher as it reaches, so that what is below the input stays 0.
  func slide() {
    guard let last = boxes.last else { return }
    var start = sums + entry
    var count = inked.count
    for box in boxes.dropLast() {
      start -= 2 * box.reach
      count += 2 * box.reach
      Self.slide(box, start, count: count)
    }
    start -= 2 * last.reach
    count += 2 * last.reach
    Self.slide(last, start, count: count, into: samples + (inked.lowerBound - spread - top))
    // The next input begins at its entry.
    sums.update(repeating: .zero, count: entry)
  }

  // A function for each loop: inside a larger one the compiler takes the vectors apart.

  /// - Parameter start: where the result goes; its first line has the box's middle `reach` lines farther down.
  @inline(never)
  private static func slide(_ box: LineBlur.Box, _ start: UnsafeMutablePointer<Sums>, count: Int) {
    var window = SlidingBox(box, over: start + box.reach)
    for line in 0..<count { start[line] = Sums(truncatingIfNeeded: window.next()) }
  }

  @inline(never)
  private static func slide(
    _ box: LineBlur.Box, _ start: UnsafeMutablePointer<Sums>, count: Int, into target: UnsafeMutablePointer<Samples>
  ) {
    var window = SlidingBox(box, over: start + box.reach)
    for line in 0..<count { target[line] = Samples(truncatingIfNeeded: window.next()) }
  }

  /// Replaces every sample by a weighted sum of those near it and writes the columns as rows.
  ///
  /// - Parameters:
  ///   - output: the lines wanted.
  ///   - rows: where the first column goes; from there, `stride` samples lead to the next one.
  func weigh(_ output: Range<Int>, into rows: UnsafeMutablePointer<UInt16>, stride: Int) {
    for y in Swift.stride(from: output.lowerBound, to: output.upperBound, by: SampleBlock.side) {
      var block = SampleBlock()
      if y < lines.upperBound, y + SampleBlock.side > lines.lowerBound {
        block = SampleBlock(taps, of: samples + (y - top))
        if y < lines.lowerBound || y + SampleBlock.side > lines.upperBound {
          block.keep(lines.lowerBound - y..<lines.upperBound - y)
        }
      }
      block.storeTransposed(at: rows + (y - output.lowerBound), stride: stride)
    }
  }
}

/// The mean of a box that slides down eight columns.
private struct SlidingBox {
  private let weight: Float
  private let edgeWeight: Float
  private var sum = ColumnGroup.Sums.zero
  private var before = ColumnGroup.Sums.zero
  private var entering = ColumnGroup.Sums.zero
  private var ahead: UnsafeMutablePointer<ColumnGroup.Sums>
  private var behind: UnsafeMutablePointer<ColumnGroup.Sums>

  /// - Parameter samples: the middle of the box's first place, where only the sample after its end may be other than 0.
  @inline(__always)
  init(_ box: LineBlur.Box, over samples: UnsafeMutablePointer<ColumnGroup.Sums>) {
    weight = box.weight
    edgeWeight = box.edgeWeight
    ahead = samples + box.reach
    behind = samples - box.half
  }

  /// The means at the box's place, after which it moves on by a line.
  @inline(__always)
  mutating func next() -> SIMD8<UInt32> {
    // Fewer than 32,768 samples of 65,535: less than 2³¹.
    sum &+= entering
    let after = ahead[0]
    // Adding 2²³ leaves the nearest whole number in the low bits: the one conversion that vectorises without a trap for overflow.
    let mean = SIMD8<Float>(sum) * weight + SIMD8<Float>(before &+ after) * edgeWeight + 8_388_608
    before = behind[0]
    sum &-= before
    entering = after
    ahead += 1
    behind += 1
    return unsafeBitCast(mean, to: SIMD8<UInt32>.self) & 0xFFFF
  }
}
