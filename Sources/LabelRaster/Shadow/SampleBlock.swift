// SPDX-License-Identifier: MIT

/// A block of 8 × 8 samples of 16 bits.
struct SampleBlock {
  typealias Row = SIMD8<UInt16>
  private typealias Pairs = SIMD4<UInt32>
  private typealias Quads = SIMD2<UInt64>

  /// The number of rows, and of samples in each.
  static let side = Row.scalarCount

  private var rows: (Row, Row, Row, Row, Row, Row, Row, Row)

  /// The weight of a sample in the result: `result[i]` has `weight` / 65,536 of `row[i - offset]`.
  typealias Tap = (offset: Int, weight: Row)

  /// All zeros.
  @inline(__always)
  init() { rows = (.zero, .zero, .zero, .zero, .zero, .zero, .zero, .zero) }

  /// For eight rows from `row`: the weighted sum of each row's neighbours.
  @inline(__always)
  init(_ taps: [Tap], of row: UnsafePointer<Row>) {
    // Each product is truncated, which loses half a unit of 65,535 on average; the sum starts with that amount.
    let half = Row(repeating: UInt16(taps.count / 2))
    var (a, b, c, d, e, f, g, h) = (half, half, half, half, half, half, half, half)
    for tap in taps {
      let near = row - tap.offset
      a &+= Self.product(near[0], tap.weight)
      b &+= Self.product(near[1], tap.weight)
      c &+= Self.product(near[2], tap.weight)
      d &+= Self.product(near[3], tap.weight)
      e &+= Self.product(near[4], tap.weight)
      f &+= Self.product(near[5], tap.weight)
      g &+= Self.product(near[6], tap.weight)
      h &+= Self.product(near[7], tap.weight)
    }
    rows = (a, b, c, d, e, f, g, h)
  }

  @inline(__always)
  private static func product(_ samples: Row, _ weight: Row) -> Row {
    let products = SIMD8<UInt32>(truncatingIfNeeded: samples) &* SIMD8<UInt32>(truncatingIfNeeded: weight)
    return Row(truncatingIfNeeded: products &>> 16)
  }

  /// Clears the rows outside a range.
  @inline(__always)
  mutating func clearRows(outside range: Range<Int>) {
    func kept(_ index: Int, _ row: Row) -> Row { range.contains(index) ? row : .zero }
    rows.0 = kept(0, rows.0)
    rows.1 = kept(1, rows.1)
    rows.2 = kept(2, rows.2)
    rows.3 = kept(3, rows.3)
    rows.4 = kept(4, rows.4)
    rows.5 = kept(5, rows.5)
    rows.6 = kept(6, rows.6)
    rows.7 = kept(7, rows.7)
  }

  /// Writes the columns as rows, the first at `output`, each `stride` samples after the one before.
  @inline(__always)
  func storeTransposed(at output: UnsafeMutablePointer<UInt16>, stride: Int) {
    // Transposes pairs of samples, then pairs of pairs, then halves of rows.
    let (a, b) = (Self.pairs(rows.0, rows.1), Self.pairs(rows.2, rows.3))
    let (c, d) = (Self.pairs(rows.4, rows.5), Self.pairs(rows.6, rows.7))
    let (lowAB, highAB) = (Self.quads(a.0, b.0), Self.quads(a.1, b.1))
    let (lowCD, highCD) = (Self.quads(c.0, d.0), Self.quads(c.1, d.1))
    var target = UnsafeMutableRawPointer(output)
    let step = stride &* MemoryLayout<UInt16>.stride
    @inline(__always)
    func store(_ upper: Quads, _ lower: Quads) {
      target.storeBytes(of: Quads(upper[0], lower[0]), as: Quads.self)
      target += step
      target.storeBytes(of: Quads(upper[1], lower[1]), as: Quads.self)
      target += step
    }
    store(lowAB.0, lowCD.0)
    store(lowAB.1, lowCD.1)
    store(highAB.0, highCD.0)
    store(highAB.1, highCD.1)
  }

  @inline(__always)
  private static func pairs(_ a: Row, _ b: Row) -> (Pairs, Pairs) {
    let low = Row(a[0], b[0], a[1], b[1], a[2], b[2], a[3], b[3])
    let high = Row(a[4], b[4], a[5], b[5], a[6], b[6], a[7], b[7])
    return (unsafeBitCast(low, to: Pairs.self), unsafeBitCast(high, to: Pairs.self))
  }

  @inline(__always)
  private static func quads(_ a: Pairs, _ b: Pairs) -> (Quads, Quads) {
    let low = Pairs(a[0], b[0], a[1], b[1])
    let high = Pairs(a[2], b[2], a[3], b[3])
    return (unsafeBitCast(low, to: Quads.self), unsafeBitCast(high, to: Quads.self))
  }
}
