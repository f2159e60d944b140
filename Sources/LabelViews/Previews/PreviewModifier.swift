// SPDX-License-Identifier: MIT

/// A change of the views of previews, with a context that all previews share.
///
///     struct SampleData: PreviewModifier {
///       static func makeSharedContext() async throws -> Store { try await Store.sample() }
///       func body(content: Content, context: Store) -> some View { content.environmentObject(context) }
///     }
///     #Preview(traits: .modifier(SampleData())) { ForecastRow() }
public protocol PreviewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The type of the context.
  associatedtype Context = Void
  /// The view of the preview, in `body`.
  typealias Content = PreviewModifierContent

  /// Makes the context. It is called once in a process for all previews with a modifier of this type.
  static func makeSharedContext() async throws -> Context
  /// Returns the changed view.
  ///
  /// - Parameters:
  ///   - content: The view of the preview.
  ///   - context: What `makeSharedContext` returned.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Returns nothing: a modifier without a context of its own needs none.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, which a `PreviewModifier` changes.
public struct PreviewModifierContent: GroupView {
  private let view: any View

  init(_ view: any View) { self.view = view }

  package func members(in context: ViewContext) -> [(view: any View, context: ViewContext)] { [(view, context)] }
}

/// A modifier among the traits of a preview. It is used by one thread at a time: first by the one that asks for the context, then by the
/// main thread, which draws the preview.
package struct PreviewModifierTrait: @unchecked Sendable {
  private let modifier: any PreviewModifier

  init(_ modifier: some PreviewModifier) { self.modifier = modifier }

  /// The type of the modifier, whose context is shared.
  package var type: Any.Type { Swift.type(of: modifier) }

  /// Makes the context of the modifier's type.
  package func makeSharedContext() async throws -> SharedContext {
    func make<Modifier: PreviewModifier>(_: Modifier) async throws -> SharedContext {
      SharedContext(value: try await Modifier.makeSharedContext())
    }
    return try await make(modifier)
  }

  /// Returns the changed view of a preview.
  package func view(_ content: any View, _ context: SharedContext) -> any View {
    func changed<Modifier: PreviewModifier>(_ modifier: Modifier) -> any View {
      guard let context = context.value as? Modifier.Context else { return content }
      return modifier.body(content: PreviewModifierContent(content), context: context)
    }
    return changed(modifier)
  }

  /// The context of a type of modifiers. Once it is made, the main actor alone uses its value.
  package struct SharedContext: @unchecked Sendable { let value: Any }
}
