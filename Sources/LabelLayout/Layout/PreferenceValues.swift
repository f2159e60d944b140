// SPDX-License-Identifier: MIT

/// What the views inside a view hand outwards: one value for each key that one of them wrote, by the key's type.
package struct PreferenceValues {
  private var written: [ObjectIdentifier: any Preference] = [:]

  package init() {}

  /// What was written for a key; nil where nothing was.
  package subscript(key: ObjectIdentifier) -> (any Preference)? {
    get { written[key] }
    set { written[key] = newValue }
  }

  /// Adds what the next view in order hands outwards.
  mutating func append(_ next: PreferenceValues) {
    guard !written.isEmpty else { return self = next }
    for (key, preference) in next.written {
      if let own = written[key] { own.append(preference) } else { written[key] = preference }
    }
  }
}

/// The value of one key, whose type only the author's code knows.
///
/// An object, so that a list that ten thousand views add to is not copied as often.
package protocol Preference: AnyObject {
  /// Adds the value of the next view in order.
  func append(_ next: any Preference)
}
