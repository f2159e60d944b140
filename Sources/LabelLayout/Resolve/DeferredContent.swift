// SPDX-License-Identifier: MIT

internal import LabelCore

/// Content that a view makes during layout, from its place or from what other views hand outwards, and that is resolved then.
///
/// Two are equal when the same function is resolved in equal environments.
struct DeferredContent<Input>: Hashable {
  let content: ViewFunction<Input, ViewNode>
  let inherited: ViewEnvironment
  let resolver: Resolver

  /// The content for an input, and the user's errors in it.
  ///
  /// - Returns: nil for content that takes no place. Views with an error are left out.
  func resolved(for input: Input) -> (node: ResolvedNode?, diagnostics: [Diagnostic]) { resolver.resolve(content(input), inherited) }

  static func == (a: DeferredContent, b: DeferredContent) -> Bool {
    a.content == b.content && a.inherited == b.inherited && a.resolver.environment == b.resolver.environment
  }

  func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
