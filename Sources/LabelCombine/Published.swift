// SPDX-License-Identifier: MIT

/// A class that announces its changes, as the model of views. A rendered image shows what the views' own actions, such as `onAppear`, set in
/// the object, and no later changes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
  /// A publisher that sends a value before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends a value before one of the `@Published` properties changes. An object without such properties has a new publisher
  /// at each access.
  public var objectWillChange: ObservableObjectPublisher {
    var publisher: ObservableObjectPublisher?
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for case let property as any PublishedProperty in current.children.map(\.value) {
        let shared = publisher ?? property.objectWillChange ?? ObservableObjectPublisher()
        publisher = shared
        property.objectWillChange = shared
      }
      mirror = current.superclassMirror
    }
    return publisher ?? ObservableObjectPublisher()
  }
}

/// A publisher that announces changes of an observable object.
public final class ObservableObjectPublisher: Publisher {
  /// Changes are announced without a value.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Announces a change to all subscribers.
  public func send() { subject.send() }

  /// Connects a subscriber, which gets a value for each change from now on.
  ///
  /// - Parameter subscriber: The receiver of the changes.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never { subject.receive(subscriber: subscriber) }
}

/// A property wrapper for a property of an observable object. `$name` is a publisher of its values: the current one, and each new one just
/// before it is set.
@propertyWrapper
public struct Published<Value> {
  let storage: Storage

  /// The value of the property and its subscribers. It is a class, so that a subscriber may read the property while it is set.
  final class Storage {
    var value: Value
    var objectWillChange: ObservableObjectPublisher?
    private let observers = ObserverList<Value, Never>()
    private var assignment: AnyCancellable?

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value) {
      objectWillChange?.send()
      observers.send(newValue)
      value = newValue
    }

    var publisher: AnyPublisher<Value, Never> { observers.publisher { [self] in value } }

    func assign(from publisher: some LabelCombine.Publisher<Value, Never>) {
      assignment = publisher.sink { [weak self] in self?.set($0) }
    }
  }

  /// Creates a property with its initial value.
  ///
  /// - Parameter wrappedValue: The initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Creates a property with its initial value.
  ///
  /// - Parameter initialValue: The initial value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The current value of the property.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  /// A publisher of the values of the property.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set {}
  }

  /// A publisher of the values of a published property: the current one, and each new one just before it is set.
  public struct Publisher: LabelCombine.Publisher {
    /// The values are those of the property.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never

    let storage: Storage

    /// Connects a subscriber, which gets the current value at once.
    ///
    /// - Parameter subscriber: The receiver of the values.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.publisher.receive(subscriber: subscriber)
    }
  }
}

/// A published property of any type.
private protocol PublishedProperty {
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
  fileprivate var objectWillChange: ObservableObjectPublisher? {
    get { storage.objectWillChange }
    nonmutating set { storage.objectWillChange = newValue }
  }
}
