// SPDX-License-Identifier: MIT

internal import LabelViewNode

/// A key of a value that views pass to the views that contain them.
///
///     struct IconWidth: PreferenceKey {
///       static let defaultValue: CGFloat = 0
///       static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
///     }
///
/// The values of the views inside a view are combined in the order of the views. The value of a background comes before the view's own, the
/// value of an overlay after it. Views that set no value are skipped.
public protocol PreferenceKey {
  /// The type of the value that views pass outwards.
  associatedtype Value
  /// The value if no view inside sets one.
  static var defaultValue: Value { get }
  /// Combines a value with the value of the next view.
  ///
  /// - Parameters:
  ///   - value: The combined value of the views so far.
  ///   - nextValue: Returns the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value `nil`, for keys with an optional value.
  public static var defaultValue: Value { nil }
}

extension PreferenceValues {
  /// The value of a key.
  subscript<K: PreferenceKey>(key: K.Type) -> K.Value {
    get { (self[ObjectIdentifier(key)] as? StoredPreference<K>)?.value ?? K.defaultValue }
    set { self[ObjectIdentifier(key)] = StoredPreference<K>(newValue) }
  }

  /// Changes the value of a key in place, so that a list is not copied.
  mutating func change<K: PreferenceKey>(_ key: K.Type, _ change: (inout K.Value) -> Void) {
    if let stored = self[ObjectIdentifier(key)] as? StoredPreference<K> { return change(&stored.value) }
    var value = K.defaultValue
    change(&value)
    self[key] = value
  }
}

/// The value that a view set for a key.
private final class StoredPreference<K: PreferenceKey>: Preference {
  var value: K.Value

  init(_ value: K.Value) { self.value = value }

  func append(_ next: any Preference) {
    guard let next = next as? StoredPreference<K> else { return }
    K.reduce(value: &value) { next.value }
  }
}
