// SPDX-License-Identifier: MIT

/// Hash chains of colour runs: finds earlier runs by their colour and the colour of the next run, or by their colour alone.
struct ColorRunHashChain {
  private static let pairBits: UInt64 = 13
  private static let colorBits: UInt32 = 12

  /// The number of words of memory for the chains.
  static let wordsNeeded = ColorRunWindow.size + 1 << Int(pairBits) + 1 << Int(colorBits)

  /// The last position + 1 of each hash of two colours; 0 for none.
  private let pairs: UnsafeMutablePointer<UInt32>
  /// For each position in the window, the previous one with the same hash.
  private let chain: UnsafeMutablePointer<UInt32>
  /// The last position + 1 of each hash of one colour, for runs whose colour differs from that of the run before them.
  private let colors: UnsafeMutablePointer<UInt32>

  /// - Parameter memory: Room for `wordsNeeded`.
  init(memory: UnsafeMutablePointer<UInt32>) {
    pairs = memory
    colors = memory + (1 << Int(Self.pairBits))
    chain = colors + (1 << Int(Self.colorBits))
    memory.update(repeating: 0, count: Self.wordsNeeded - ColorRunWindow.size)
  }

  /// Inserts the position of two neighbouring runs and returns the previous position with the same hash, whose colours may differ; -1 for none.
  @inline(__always)
  func insert(_ first: ColorRun, _ second: ColorRun, position: Int) -> Int {
    let slot = Self.slot(first, second)
    let previous = pairs[slot]
    chain[position & (ColorRunWindow.size &- 1)] = previous
    pairs[slot] = UInt32(truncatingIfNeeded: position &+ 1)
    return Int(previous) &- 1
  }

  /// Inserts the position of two neighbouring runs, without a link to those before it, and returns the previous position with the same hash.
  @inline(__always)
  func insertLatest(_ first: ColorRun, _ second: ColorRun, position: Int) -> Int {
    let slot = Self.slot(first, second)
    let previous = pairs[slot]
    pairs[slot] = UInt32(truncatingIfNeeded: position &+ 1)
    return Int(previous) &- 1
  }

  @inline(__always)
  private static func slot(_ first: ColorRun, _ second: ColorRun) -> Int {
    let pair = UInt64(first.color) | UInt64(second.color) &<< 32
    return Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.pairBits))
  }

  /// The position before `position` in the same chain; -1 if there is none in the window.
  @inline(__always)
  func previous(_ position: Int) -> Int {
    let previous = Int(chain[position & (ColorRunWindow.size &- 1)]) &- 1
    // A link that was overwritten points forwards.
    return previous < position ? previous : -1
  }

  /// Inserts the position of one run and returns the previous position with the same hash; -1 for none.
  @inline(__always)
  func insert(_ run: ColorRun, position: Int) -> Int { insert(run, position: position, if: true) }

  /// Inserts the position of one run if a condition holds, without a branch, and returns the previous position with the same hash; -1 for none.
  @inline(__always)
  func insert(_ run: ColorRun, position: Int, if isInserted: Bool) -> Int {
    let slot = Int((run.color &* 2_654_435_769) &>> (32 &- Self.colorBits))
    let previous = colors[slot]
    colors[slot] = isInserted ? UInt32(truncatingIfNeeded: position &+ 1) : previous
    return Int(previous) &- 1
  }
}
