// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelLayout
internal import LabelText
internal import LabelViewNode

/// The presentation of text in inline markdown. Foundation on Linux does not have this type; the bits are Apple's.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Text between single asterisks, drawn in italics: `*italic*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Text between double asterisks, drawn in bold: `**bold**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Text between backticks, drawn with a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Text between double tildes, drawn with a line through it: `~~struck~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributedString {
  /// Options for reading markdown into an attributed string.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which part of the markdown syntax is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// The whole syntax. LabelKit does not read blocks such as headings and lists: their marks stay as text. White space is joined to
      /// single spaces.
      case full
      /// The syntax inside lines only. White space is joined to single spaces.
      case inlineOnly
      /// The syntax inside lines only. White space is kept.
      case inlineOnlyPreservingWhitespace
    }

    /// What to do with errors in markdown. LabelKit finds none: marks without an end are text.
    public enum FailurePolicy: Hashable, Sendable {
      /// The initialiser throws an error.
      case throwError
      /// The initialiser returns what it could read.
      case returnPartiallyParsedIfPossible
    }

    /// A Boolean value that indicates whether `^[text](attribute: value)` is read. LabelKit never reads it.
    public var allowsExtendedAttributes: Bool
    /// Which part of the syntax is read; `full` by default.
    public var interpretedSyntax: InterpretedSyntax
    /// What to do with errors; there are none in LabelKit.
    public var failurePolicy: FailurePolicy
    /// The language of the text; not used.
    public var languageCode: String?

    /// Creates options for reading markdown, with Foundation's defaults.
    ///
    /// - Parameters:
    ///   - allowsExtendedAttributes: Whether `^[text](attribute: value)` is read; not used.
    ///   - interpretedSyntax: Which part of the syntax is read.
    ///   - failurePolicy: What to do with errors; not used.
    ///   - languageCode: The language of the text, or nil for an unknown one; not used.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string from inline markdown: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~` and `[link](url)`.
  ///
  /// Runs get the attributes `inlinePresentationIntent` and `link`. Foundation on Linux does not have this initialiser.
  ///
  /// - Parameters:
  ///   - markdown: The text with markdown.
  ///   - options: How the markdown is read.
  ///   - baseURL: The URL that relative links are resolved against, or nil.
  /// - Throws: Never; Apple's throws for text that is not UTF-8.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    let keepsSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let text = keepsSpace ? markdown : markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.init()
    for run in Markdown.runs(of: text) {
      guard case .text(let string) = run.content, !string.isEmpty else { continue }
      var piece = AttributedString(string)
      let intent = InlinePresentationIntent(run.attributes)
      if !intent.isEmpty { piece.inlinePresentationIntent = intent }
      if let link = run.attributes.link { piece.link = URL(string: link, relativeTo: baseURL) }
      append(piece)
    }
  }
}

extension InlinePresentationIntent {
  fileprivate init(_ attributes: TextAttributes) {
    self = []
    if attributes.font?.weight == .bold { insert(.stronglyEmphasized) }
    if attributes.font?.isItalic == true { insert(.emphasized) }
    if attributes.font?.design == .monospaced { insert(.code) }
    if attributes.strikethrough != nil { insert(.strikethrough) }
  }
}
