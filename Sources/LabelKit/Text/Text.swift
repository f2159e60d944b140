// SPDX-License-Identifier: MIT

internal import Foundation
package import LabelLayout

/// One or more lines of text.
///
///     Text("Rain in **\(city)**")          // a key that is looked up, with markdown
///     Text(verbatim: "a *star*")           // as it is
///     Text(price, format: .number) + Text(" €").foregroundColor(.secondary)
///
/// What SwiftUI can say of a text itself and of a view, such as `bold()`, is offered for both; a text's own word is the stronger one.
public struct Text: PrimitiveView, Sendable {
  let storage: Storage

  indirect enum Storage: Sendable {
    case runs([TextNode.Run])
    case localized(LocalizedStringKey, table: String?)
    /// What depends on the locale, such as numbers and dates.
    case computed(@Sendable (EnvironmentValues) -> String)
    case joined(Text, Text)
    case changed(Text, TextChange)
    /// Drawn with a style, which may depend on the view's.
    case styled(Text, AnyShapeStyle)
    /// In another language than the view's.
    case translated(Text, Locale)
  }

  /// Looks a key up in the environment's string table, for its locale, and reads markdown in it: bold, italic, code, strikethrough, links.
  /// A key that no table has is its own text.
  ///
  /// - Parameters:
  ///   - tableName: the table to look in; "Localizable" when nil.
  ///   - comment: words for translators, not used.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
    storage = .localized(key, table: tableName)
  }

  /// Text exactly as given; nothing is looked up and no markup is read. String literals are keys instead.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Text exactly as given.
  public init(verbatim content: String) { self.init(TextNode(content)) }

  /// A picture as a character of the text.
  public init(_ image: Image) { self.init(TextNode(runs: [TextNode.Run(image.content)])) }

  init(_ content: TextNode) { storage = .runs(content.runs) }

  init(_ storage: Storage) { self.storage = storage }

  package func node(in context: ViewContext) -> ViewNode { .text(TextNode(runs: runs(in: context.environment))) }

  /// The text in an environment, each run with what its modifiers say.
  func runs(in environment: EnvironmentValues, _ style: TextChange = TextChange()) -> [TextNode.Run] {
    switch storage {
    case .runs(let runs): runs.map { style.applied(to: $0) }
    case .localized(let key, let table): key.runs(in: environment, table: table).map { style.applied(to: $0) }
    case .computed(let text): [style.applied(to: TextNode.Run(text(environment)))]
    case .joined(let first, let second): first.runs(in: environment, style) + second.runs(in: environment, style)
    case .styled(let text, let inner):
      text.runs(in: environment, style.followed(by: TextChange(paint: inner.paint(in: environment))))
    case .translated(let text, let locale):
      text.runs(in: environment.with(\.locale, locale), style)
    case .changed(let text, let change): text.runs(in: environment, style.followed(by: change))
    }
  }

  /// The text without its attributes.
  func string(in environment: EnvironmentValues) -> String {
    runs(in: environment).map { if case .text(let text) = $0.content { text } else { "" } }.joined()
  }

  /// Two texts, one after the other, each with its own modifiers.
  public static func + (first: Text, second: Text) -> Text { Text(.joined(first, second)) }
}

extension Text: Equatable {
  /// Whether two texts look the same in the default environment.
  public static func == (first: Text, second: Text) -> Bool {
    first.runs(in: EnvironmentValues()) == second.runs(in: EnvironmentValues())
  }
}
