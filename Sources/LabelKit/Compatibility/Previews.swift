// SPDX-License-Identifier: MIT

public import Foundation

/// What views answer to. Nobody touches a picture: none of these closures is ever called.
extension View {
  /// Nothing of a picture can be touched.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Nothing of a picture can be touched.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { self }
  /// A picture has no pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// A picture has no focus.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Not called in a picture.
  public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  /// Not called in a picture.
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
  /// A picture does not move; it shows the symbol at rest.
  public func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View {
    self
  }
  /// A picture does not move; it shows the symbol at rest.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View {
    self
  }
  /// A picture does not move.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// A picture does not move.
  public func animation(_ animation: Animation?) -> some View { self }
  /// A picture does not move.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// A picture has no safe areas.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  /// A picture has no safe areas.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Nothing is typed into a picture.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Nothing is typed into a picture.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
  /// Nothing is typed into a picture.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  /// Nothing is heard of a picture.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Tools find the picture as a whole.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// Pictures are made for no device.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Pictures are as large as their views.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

/// What a shape of a view is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touch.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Reading aloud.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// What a pointer does to a view.
public struct HoverEffect: Hashable, Sendable {
  /// As the system wants it.
  public static let automatic = HoverEffect()
  /// Lights it.
  public static let highlight = HoverEffect()
  /// Lifts it.
  public static let lift = HoverEffect()
}

/// Names that views share so that they can move into each other.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// A name.
  public struct ID: Hashable, Sendable {}
  /// Makes a namespace.
  public init() {}
  /// The name.
  public var wrappedValue: ID { ID() }
}

/// Areas that a device covers.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and corners.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// When a keyboard types capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  /// Never.
  public static let never = TextInputAutocapitalization()
  /// At the beginning of words.
  public static let words = TextInputAutocapitalization()
  /// At the beginning of sentences.
  public static let sentences = TextInputAutocapitalization()
  /// Always.
  public static let characters = TextInputAutocapitalization()
}

/// What a keyboard's return key says.
public struct SubmitLabel: Hashable, Sendable {
  /// Done.
  public static let done = SubmitLabel()
  /// Go.
  public static let go = SubmitLabel()
  /// Send.
  public static let send = SubmitLabel()
  /// Search.
  public static let search = SubmitLabel()
  /// Return.
  public static let `return` = SubmitLabel()
  /// Next.
  public static let next = SubmitLabel()
}

/// Views for Xcode's canvas, which tools other than it do not ask for.
public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View
  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
}

/// A device that a preview is meant for.
public struct PreviewDevice: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  /// The device's name.
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// How large a preview is.
public enum PreviewLayout: Hashable, Sendable {
  /// As the device.
  case device
  /// As the view.
  case sizeThatFits
  /// So large, in points.
  case fixed(width: CGFloat, height: CGFloat)
}
