// SPDX-License-Identifier: MIT

internal import LabelCore

/// Something that takes memory.
protocol Sized {
  /// What it holds besides itself.
  var byteCount: Int { get }
}

/// Keeps values lately used, within a fixed number of bytes.
///
/// Two generations, as in `GlyphCache`: what is used moves to the young one; when that holds half the bytes it becomes the old one.
final class SizedCache<Value: Sized> {
  private let generationBytes: Int
  private var young: [ShapeDigest: Value] = [:]
  private var old: [ShapeDigest: Value] = [:]
  private var youngBytes = 0

  /// What an entry costs besides what it holds: array header, dictionary entry.
  private static var overhead: Int { 128 }

  init(maximumBytes: Int) { generationBytes = maximumBytes / 2 }

  /// The value of a key; made by `make`, and kept, if it is not known.
  func value(for key: ShapeDigest, make: () throws(MachineError) -> Value) throws(MachineError) -> Value {
    if let known = young[key] { return known }
    let value: Value
    if let known = old[key] { value = known } else { value = try make() }
    let cost = value.byteCount + Self.overhead
    if youngBytes + cost > generationBytes {
      old = young
      young = [:]
      youngBytes = 0
    }
    young[key] = value
    youngBytes += cost
    return value
  }
}
