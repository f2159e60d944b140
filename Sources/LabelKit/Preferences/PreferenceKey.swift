// SPDX-License-Identifier: MIT

internal import LabelLayout

/// Names a value that views hand outwards.
///
///     struct IconWidth: PreferenceKey {
///       static let defaultValue: CGFloat = 0
///       static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
///     }
///
/// Values of the views inside a view are added up in the order of the views, a background's before and an overlay's after that of the view
/// itself. Views that write nothing have no part in it.
public protocol PreferenceKey {
  /// What is handed out.
  associatedtype Value
  /// The value where no view inside wrote one.
  static var defaultValue: Value { get }
  /// Adds the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

extension PreferenceValues {
  /// The value of a key.
  subscript<K: PreferenceKey>(key: K.Type) -> K.Value {
    get { (self[ObjectIdentifier(key)] as? WrittenPreference<K>)?.value ?? K.defaultValue }
    set { self[ObjectIdentifier(key)] = WrittenPreference<K>(newValue) }
  }

  /// Changes the value of a key in its place: a list is not copied.
  mutating func change<K: PreferenceKey>(_ key: K.Type, _ change: (inout K.Value) -> Void) {
    if let written = self[ObjectIdentifier(key)] as? WrittenPreference<K> { return change(&written.value) }
    var value = K.defaultValue
    change(&value)
    self[key] = value
  }
}

/// The value of a key that a view wrote.
private final class WrittenPreference<K: PreferenceKey>: Preference {
  var value: K.Value

  init(_ value: K.Value) { self.value = value }

  func append(_ next: any Preference) {
    guard let next = next as? WrittenPreference<K> else { return }
    K.reduce(value: &value) { next.value }
  }
}
