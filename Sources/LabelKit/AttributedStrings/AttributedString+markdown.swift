// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelLayout
internal import LabelText

/// What markdown says of a run of text. Foundation on Linux lacks it; the bits are Apple's.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `*italic*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// `**bold**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// `` `code` ``.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// `~~struck~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributedString {
  /// How markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which marks are read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All. Blocks (headings, lists) are not told apart here: their marks stay, as text. White space is joined to single spaces.
      case full
      /// Those inside lines. White space is joined to single spaces.
      case inlineOnly
      /// Those inside lines; white space stays as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// What is done with errors. There are none here: marks without an end are text.
    public enum FailurePolicy: Hashable, Sendable {
      /// They are thrown.
      case throwError
      /// What could be read is kept.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` is read; it never is here.
    public var allowsExtendedAttributes: Bool
    /// Which marks are read; all by default.
    public var interpretedSyntax: InterpretedSyntax
    /// What is done with errors.
    public var failurePolicy: FailurePolicy
    /// The text's language; not used.
    public var languageCode: String?

    /// Makes options, Foundation's by default.
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

  /// Reads inline markdown, which Foundation on Linux cannot: `**bold**`, `*italic*`, `` `code` ``, `~~struck~~`, `[link](url)`.
  ///
  /// Runs get `inlinePresentationIntent` and `link`.
  /// - Parameter baseURL: what relative links begin at.
  /// - Throws: never; Apple's does for text that is no UTF-8.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    let keepsSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let text = keepsSpace ? markdown : markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.init()
    for run in Markdown.runs(of: text) {
      guard case .text(let words) = run.content, !words.isEmpty else { continue }
      var piece = AttributedString(words)
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
