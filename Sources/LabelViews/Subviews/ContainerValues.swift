// SPDX-License-Identifier: MIT

internal import LabelLayout
internal import LabelViewNode

/// Values that views set for the container around them, which reads them from its subviews.
///
///     extension ContainerValues { @Entry var isPinned = false }
///     Text("Rain").containerValue(\.isPinned, true)
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tag of the view as text; nil if it has none.
  var tag: String?

  /// Creates the default values.
  public init() {}

  /// The value of a key, or its default.
  ///
  /// - Parameter key: The type of the key.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key that `@Entry` declares, or its default.
  ///
  /// - Parameter key: The type of the key.
  @_disfavoredOverload
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that views set for their container.
public protocol ContainerValueKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value that the container around this view reads from its subviews.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - value: The new value.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }
}

/// A view with values for its container. For a group, each member sets them.
private struct ContainerValueView<Content: View>: GroupView {
  let content: Content
  let change: (inout ContainerValues) -> Void

  func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] {
    context.children(of: content).map { node in
      var values = node.containerValues
      change(&values)
      let stored = values
      return (
        LoweredView(content: .modified(node, .layoutValue(ObjectIdentifier(ContainerValues.self), ViewFunction { _ in stored }))), context
      )
    }
  }
}

extension ViewNode {
  /// The values that the view sets for its container.
  var containerValues: ContainerValues {
    switch self {
    case .modified(_, .layoutValue(ObjectIdentifier(ContainerValues.self), let value)): value(()) as? ContainerValues ?? ContainerValues()
    case .modified(let inner, _): inner.containerValues
    case .empty, .text, .image, .label, .stack, .spacer, .shape, .container, .geometry: ContainerValues()
    }
  }
}
