// SPDX-License-Identifier: MIT

/// The preferences of the views inside a view: one value for each key that a view has set, by the key's type.
package struct PreferenceValues {
  private var written: [ObjectIdentifier: any Preference] = [:]

  package init() {}

  /// The value of a key; nil when no view has set it.
  package subscript(key: ObjectIdentifier) -> (any Preference)? {
    get { written[key] }
    set { written[key] = newValue }
  }

  /// Adds the preferences of the next view in order.
  package mutating func append(_ next: PreferenceValues) {
    guard !written.isEmpty else { return self = next }
    for (key, preference) in next.written {
      if let own = written[key] { own.append(preference) } else { written[key] = preference }
    }
  }
}

/// The value of a preference key. Its type is known only to the author's code.
///
/// It is a class so that a list to which ten thousand views append is not copied each time.
package protocol Preference: AnyObject {
  /// Adds the value of the next view in order.
  func append(_ next: any Preference)
}
