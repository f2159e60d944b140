// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelLayout
package import LabelViewNode

/// A view with one or more lines of read-only text.
///
///     Text("Rain in **\(city)**")          // a key that is looked up, with markdown
///     Text(verbatim: "a *star*")           // not looked up, no markdown
///     Text(price, format: .number) + Text(" €").foregroundColor(.secondary)
///
/// Modifiers such as `bold()` exist for texts and for views. Those of the text itself override those of the view.
public struct Text: PrimitiveView, Sendable {
  let storage: Storage

  indirect enum Storage: Sendable {
    case runs([TextNode.Run])
    case localized(LocalizedStringKey, table: String?)
    /// Text that depends on the locale, such as numbers and dates.
    case computed(@Sendable (EnvironmentValues) -> String)
    case joined(Text, Text)
    case changed(Text, TextChange)
    /// Text with a style, which may depend on the view's.
    case styled(Text, AnyShapeStyle)
    /// Text in another language than the view's.
    case translated(Text, Locale)
  }

  /// Creates a text that shows localized content with markdown: bold, italic, code, strikethrough and links.
  ///
  /// - Parameters:
  ///   - key: The key in the string table, looked up for the environment's locale. A key without an entry is shown itself.
  ///   - tableName: The name of the string table; "Localizable" if it is `nil`.
  ///   - comment: An explanation for translators, which is ignored.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
    storage = .localized(key, table: tableName)
  }

  /// Creates a text that shows a string without localization and without markdown. String literals are keys instead.
  ///
  /// - Parameter content: The string to show.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

  /// Creates a text that shows a string without localization and without markdown.
  ///
  /// - Parameter content: The string to show.
  public init(verbatim content: String) { self.init(TextNode(content)) }

  /// Creates a text with an image that is laid out like a character.
  ///
  /// - Parameter image: The image to show.
  public init(_ image: Image) { self.init(TextNode(runs: [TextNode.Run(image.content)])) }

  init(_ content: TextNode) { storage = .runs(content.runs) }

  init(_ storage: Storage) { self.storage = storage }

  package func node(in context: ViewContext) -> ViewNode {
    if context.environment.legibilityWeight == .bold {
      context.warn("legibilityWeight", isDrawn: "in the weight of each text", advice: "use bold() or fontWeight(_:)")
    }
    return .text(TextNode(runs: runs(in: context.environment)))
  }

  /// Returns the text in an environment, each run with the attributes of its modifiers.
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

  /// Returns the text without its attributes.
  func string(in environment: EnvironmentValues) -> String {
    runs(in: environment).map { if case .text(let text) = $0.content { text } else { "" } }.joined()
  }

  /// Returns a text of two texts in a row, each with its own modifiers.
  public static func + (first: Text, second: Text) -> Text { Text(.joined(first, second)) }
}

extension Text: Equatable {
  /// Returns whether two texts look the same in the default environment.
  public static func == (first: Text, second: Text) -> Bool {
    first.runs(in: EnvironmentValues()) == second.runs(in: EnvironmentValues())
  }
}
