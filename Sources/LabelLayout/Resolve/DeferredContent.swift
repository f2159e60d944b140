// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

/// Content that a view makes during layout, from its frame or from preferences, and that is resolved then.
///
/// Two values are equal when they have the same function and equal environments.
struct DeferredContent<Input>: Hashable {
  let content: ViewFunction<Input, ViewNode>
  let inherited: ViewEnvironment
  let resolver: Resolver
  /// The depth of the node that has the content.
  let depth: Int

  /// The resolved content for an input, and the diagnostics of its views.
  ///
  /// - Returns: nil for empty content. Views with an error are left out.
  func resolved(for input: Input) -> (node: ResolvedNode?, diagnostics: [Diagnostic]) {
    resolver.resolve(content(input), inherited, depth: depth)
  }

  static func == (a: DeferredContent, b: DeferredContent) -> Bool {
    a.content == b.content && a.inherited == b.inherited && a.resolver.environment == b.resolver.environment
  }

  func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
