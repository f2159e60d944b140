// SPDX-License-Identifier: MIT

/// Hash chains of colour runs: finds earlier runs by their colour and the colour of the next run, or by their colour alone.
///
/// A position is an index in the window; 0 is that of a sentinel, which stands for none. Sixteen bits are kept of it, so that the tables stay in
/// the first-level cache: all of it unless an image is wider than any that the limits allow. Then it may be that of another earlier run, which
/// is compared as well.
struct ColorRunHashChain {
  private static let pairBits: UInt64 = 13
  private static let colorBits: UInt32 = 12
  private static let colorsStart = 1 << Int(pairBits)
  private static let chainStart = colorsStart + 1 << Int(colorBits)

  /// The number of words of 32 bits of memory for the chains.
  static let wordsNeeded = (chainStart + ColorRunWindow.size) / 2

  /// The last position of each hash of two colours; then that of each hash of one colour, for runs whose colour differs from that of the run
  /// before them; then for each position, modulo the size of the window, the previous one with the same hash of two colours.
  private let memory: UnsafeMutablePointer<UInt16>

  /// - Parameter memory: Room for `wordsNeeded`.
  init(memory: UnsafeMutablePointer<UInt32>) {
    self.memory = UnsafeMutableRawPointer(memory).bindMemory(to: UInt16.self, capacity: Self.wordsNeeded * 2)
    self.memory.initialize(repeating: 0, count: Self.chainStart)
  }

  /// Inserts the position of two neighbouring runs and returns the previous position with the same hash, whose colours may differ.
  @inline(__always)
  func insert(_ first: ColorRun, _ second: ColorRun, position: Int) -> Int {
    let previous = insertLatest(first, second, position: position)
    memory[Self.chainStart &+ position & (ColorRunWindow.size &- 1)] = UInt16(truncatingIfNeeded: previous)
    return previous
  }

  /// Inserts the position of two neighbouring runs, without a link to those before it, and returns the previous position with the same hash.
  @inline(__always)
  func insertLatest(_ first: ColorRun, _ second: ColorRun, position: Int) -> Int {
    let pair = UInt64(first.color) | UInt64(second.color) &<< 32
    let slot = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.pairBits))
    let previous = memory[slot]
    memory[slot] = UInt16(truncatingIfNeeded: position)
    return Int(previous)
  }

  /// The position before `position` in the same chain.
  @inline(__always)
  func previous(_ position: Int) -> Int {
    let previous = Int(memory[Self.chainStart &+ position & (ColorRunWindow.size &- 1)])
    // A link that was overwritten points forwards.
    return previous < position ? previous : 0
  }

  /// Inserts the position of one run if a condition holds, without a branch, and returns the previous position with the same hash.
  @inline(__always)
  func insert(_ run: ColorRun, position: Int, if isInserted: Bool = true) -> Int {
    let slot = Self.colorsStart &+ Int((run.color &* 2_654_435_769) &>> (32 &- Self.colorBits))
    let previous = memory[slot]
    memory[slot] = isInserted ? UInt16(truncatingIfNeeded: position) : previous
    return Int(previous)
  }

  /// Makes all positions smaller; those that are not larger than `count` become none.
  func remove(_ count: Int) {
    let count = UInt16(clamping: count)
    for index in 0..<Self.wordsNeeded * 2 { memory[index] = max(memory[index], count) &- count }
  }
}
