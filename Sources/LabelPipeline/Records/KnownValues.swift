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

  /// By the texts' hashes modulo their number, or beside that place.
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
      guard !values.isEmpty else { return nil }
      let place = Self.place(of: text)
      guard let value = value(at: place, of: text) ?? value(at: place ^ 1, of: text) else { return nil }
      credit = min(Self.mostCredit, credit + 2)
      return value
    }
  }

  /// Keeps what a text came to.
  mutating func add(_ text: ValueText, _ value: Value) {
    guard credit > 0, text.range.count <= Self.longestText else { return }
    credit -= 1
    if credit == 0 { return values = [] }
    if values.isEmpty { values = [Known?](repeating: nil, count: Self.most) }
    let place = Self.place(of: text)
    // The newer of two stays where it is looked for first.
    values[place ^ 1] = values[place] ?? values[place ^ 1]
    values[place] = Known(text: Array(text.bytes[text.range]), value: value)
  }

  private func value(at place: Int, of text: ValueText) -> Value? {
    guard let known = values[place], text.isEqual(to: known.text) else { return nil }
    return known.value
  }

  private static func place(of text: ValueText) -> Int { Int(truncatingIfNeeded: text.hash) & (most - 1) }
}
