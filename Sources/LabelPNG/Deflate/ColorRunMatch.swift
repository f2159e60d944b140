// SPDX-License-Identifier: MIT

/// A match of whole colour runs and possibly of the first pixels of the next one.
struct ColorRunMatch {
  /// The estimated saving in bits; 0 for no match.
  var gain = 0
  /// The distance in bytes.
  var distance = 0
  /// The number of whole runs that match.
  var count = 0
  /// The number of pixels of the next run that match.
  var rest = 0
  /// The colour after the earlier occurrence, if no pixels of the next run match; no colour is like `noColor`.
  var nextColor = ColorRunMatch.noColor

  /// What stands for no colour: its ninth byte is not 0.
  static let noColor: UInt64 = 1 << 32

  /// Measures the match of a run with an earlier one of the same colour that is as long.
  @inline(__always)
  init(of run: UnsafePointer<ColorRun>, with earlier: UnsafePointer<ColorRun>) {
    var end = 1
    while run[end] == earlier[end] { end &+= 1 }
    let (here, original) = (run[end], earlier[end])
    // What is compared cannot be predicted, so it is done with masks of ones or zeros, without branches. A sentinel has no pixels.
    let isOther = UInt(here.color ^ original.color) | UInt(bitPattern: here.count &- 1) &>> 63
    let goesOn = Int(bitPattern: (isOther | (0 &- isOther)) &>> 63) &- 1
    let isWhole = (here.count &- original.count) &>> 63
    rest = original.count & goesOn & ~isWhole
    count = end &- (goesOn & isWhole)
    nextColor = original.count > 0 ? UInt64(original.color) : Self.noColor
    distance = run[0].bytes(since: earlier[0]) &- (earlier[0].count &- run[0].count) &* 4
    let saved = run[count].cost(since: run[0]) &+ (rest > 0 ? Int(ColorRun.repetitionCost) : 0)
    gain = saved &- Self.cost(ofDistance: distance)
  }

  @inline(__always)
  init() {}

  /// Whether it saves bits and is not too far away.
  var isUsable: Bool { @inline(__always) get { (gain &- 1) | (DeflateToken.maximumDistance &- distance) >= 0 } }

  /// Whether a run that follows the match has the colour after the earlier occurrence.
  @inline(__always)
  func isContinued(by run: ColorRun) -> Bool { run.count > 0 && (UInt64(run.color) ^ nextColor) & 0x1_00FF_FFFF == 0 }

  /// The estimated cost of a length and a distance in bits: short distances are more frequent and have fewer extra bits.
  @inline(__always)
  private static func cost(ofDistance distance: Int) -> Int { 8 &+ (Int.bitWidth &- distance.leadingZeroBitCount) }
}
