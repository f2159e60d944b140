// SPDX-License-Identifier: MIT

/// A run of pixels of one straight colour in a row, and its place in the scanlines.
struct ColorRun: BitwiseCopyable {
  /// The estimated costs in bits of a pixel with its left neighbour's colour and a new alpha, of a pixel of another colour, and of a
  /// repetition.
  static let newAlphaCost: UInt32 = 11
  static let pixelCost: UInt32 = 30
  static let repetitionCost: UInt32 = 6

  /// The colour, and above it the number of pixels.
  private let pixels: UInt64
  /// The byte offset; above it, whether the run keeps its left neighbour's colour; above that, the cost of all runs before it.
  private var place: UInt64

  /// - Parameters:
  ///   - color: 0xAARRGGBB.
  ///   - count: At least 1.
  ///   - keepsColor: 1 if red, green and blue are those of the run before it in its row, or else 0.
  ///   - place: Where it is.
  @inline(__always)
  init(_ color: UInt32, count: Int, keepsColor: UInt32, at place: Place) {
    pixels = UInt64(truncatingIfNeeded: count) &<< 32 | UInt64(color)
    self.place = UInt64(place.byte) | UInt64(keepsColor) &<< 32 | UInt64(place.cost) &<< 33
  }

  /// The sentinel after the runs of a row. It equals no run and no sentinel of another row.
  @inline(__always)
  init(endOfRow row: Int, at place: Place) {
    pixels = UInt64(UInt32(truncatingIfNeeded: row))
    self.place = UInt64(place.byte) | UInt64(place.cost) &<< 33
  }

  var color: UInt32 { @inline(__always) get { UInt32(truncatingIfNeeded: pixels) } }
  /// The number of pixels; 0 for a sentinel.
  var count: Int { @inline(__always) get { Int(truncatingIfNeeded: pixels &>> 32) } }
  /// Whether red, green and blue are those of the run before it in its row; false for a sentinel.
  var keepsColor: Bool {
    @inline(__always) get { place & 1 &<< 32 != 0 }
    set { place = place & ~(1 &<< 32) | (newValue ? 1 &<< 32 : 0) }
  }

  /// The number of bytes from an earlier run on.
  @inline(__always)
  func bytes(since earlier: Self) -> Int {
    Int(truncatingIfNeeded: UInt32(truncatingIfNeeded: place) &- UInt32(truncatingIfNeeded: earlier.place))
  }

  /// The estimated bits of the runs from an earlier one on, without matches.
  @inline(__always)
  func cost(since earlier: Self) -> Int { Int(truncatingIfNeeded: (place &>> 33 &- earlier.place &>> 33) & 0x7FFF_FFFF) }

  /// Whether the colours and the numbers of pixels are the same.
  @inline(__always)
  static func == (first: Self, second: Self) -> Bool { first.pixels == second.pixels }

  /// 0 if an earlier run has the colour of this one and is as long. Such numbers are combined, so that there is one branch for several.
  @inline(__always)
  func difference(from earlier: Self) -> UInt { UInt(earlier.color ^ color) | UInt(bitPattern: earlier.count &- count) &>> 63 }

  /// The byte offset in the scanlines, and the estimated cost in bits of all runs before it without matches, modulo 2³¹.
  struct Place: BitwiseCopyable {
    var byte: UInt32 = 0
    var cost: UInt32 = 0
  }
}

extension UnsafePointer<ColorRun> {
  /// The number of runs from an earlier one on, not negative, which is cheaper than a difference of pointers.
  @inline(__always)
  func position(after first: Self) -> Int { Int((UInt(bitPattern: self) &- UInt(bitPattern: first)) / UInt(MemoryLayout<ColorRun>.stride)) }
}
