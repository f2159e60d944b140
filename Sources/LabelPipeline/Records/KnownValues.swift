// SPDX-License-Identifier: MIT

/// What the texts that lately stood under a key came to, as far as texts come again there.
struct KnownValues {
  struct Value {
    /// Puts the value into a record.
    let put: @Sendable (inout LabelRecord) -> Void
    /// Of the key with its value.
    let hash: ContentHash
  }

  private struct Known {
    let text: [UInt8]
    let value: Value
  }

  /// By the texts' hashes modulo their number; a text takes the place of another one there.
  private var values: [Known?] = []
  /// How many more texts are worth keeping: one that comes again earns two more, so that a key like `id`, whose values never do, costs
  /// little.
  private var credit = 64

  private static let most = 512
  private static let mostCredit = 1024
  /// Bytes. Long texts are rare and seldom the same.
  private static let longestText = 1024

  /// What a text came to; nil when that is not known.
  subscript(text: ValueText) -> Value? {
    mutating get {
      guard credit > 0, !values.isEmpty, let known = values[Self.place(of: text)], known.text.elementsEqual(text.bytes[text.range]) else {
        return nil
      }
      credit = min(Self.mostCredit, credit + 2)
      return known.value
    }
  }

  /// Keeps what a text came to.
  mutating func add(_ text: ValueText, _ value: Value) {
    guard credit > 0, text.range.count <= Self.longestText else { return }
    credit -= 1
    if credit == 0 { return values = [] }
    if values.isEmpty { values = [Known?](repeating: nil, count: Self.most) }
    values[Self.place(of: text)] = Known(text: Array(text.bytes[text.range]), value: value)
  }

  private static func place(of text: ValueText) -> Int { Int(truncatingIfNeeded: text.hash) & (most - 1) }
}
