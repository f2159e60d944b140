// SPDX-License-Identifier: MIT

/// Remembers where every two colours side by side last stood.
struct ColorRunHashChain {
  private static let pairBits: UInt64 = 13
  private static let colorBits: UInt32 = 12

  /// Words of memory that a finder takes.
  static let wordsNeeded = ColorRunWindow.window + 1 << Int(pairBits) + 1 << Int(colorBits)

  /// The last place + 1 of each pair; 0 where there is none.
  private let pairs: UnsafeMutablePointer<UInt32>
  /// For each place in the window the one before it.
  private let chain: UnsafeMutablePointer<UInt32>
  /// Where each colour last began that was not a tint of the one before it.
  private let colors: UnsafeMutablePointer<UInt32>

  /// - Parameter memory: room for `wordsNeeded`.
  init(memory: UnsafeMutablePointer<UInt32>) {
    pairs = memory
    colors = memory + (1 << Int(Self.pairBits))
    chain = colors + (1 << Int(Self.colorBits))
    memory.update(repeating: 0, count: Self.wordsNeeded - ColorRunWindow.window)
  }

  /// Remembers the place of a pair and returns the last one of its like, or of another that it is taken for; -1 if there is none.
  @inline(__always)
  func insert(_ first: ColorRun, _ second: ColorRun, position: Int) -> Int {
    let pair = UInt64(first.color) | UInt64(second.color) &<< 32
    let slot = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.pairBits))
    let previous = pairs[slot]
    chain[position & (ColorRunWindow.window &- 1)] = previous
    pairs[slot] = UInt32(truncatingIfNeeded: position &+ 1)
    return Int(previous) &- 1
  }

  /// The place of a pair's like before `place`; -1 if there is none in the window.
  @inline(__always)
  func previous(_ position: Int) -> Int {
    let previous = Int(chain[position & (ColorRunWindow.window &- 1)]) &- 1
    // A place that another has overwritten leads forwards.
    return previous < position ? previous : -1
  }

  /// The same of a colour alone.
  @inline(__always)
  func insert(_ run: ColorRun, position: Int) -> Int {
    let slot = Int((run.color &* 2_654_435_769) &>> (32 &- Self.colorBits))
    let previous = colors[slot]
    colors[slot] = UInt32(truncatingIfNeeded: position &+ 1)
    return Int(previous) &- 1
  }
}
