// SPDX-License-Identifier: MIT

/// Why a document is not well-formed XML, or not XML that `XMLReader` reads.
package struct XMLError: Error, Hashable, Sendable {
  /// A construct other than an element or a value that can be left unclosed.
  package enum Construct: String, Hashable, Sendable {
    case comment = "a comment"
    case cdataSection = "a CDATA section"
    case processingInstruction = "a processing instruction"
    case documentType = "the document type"
  }

  /// A construct that needs a name.
  package enum NameKind: String, Hashable, Sendable {
    case element = "an element's name"
    case attribute = "an attribute's name"
  }

  /// The kinds of errors.
  package enum Reason: Hashable, Sendable {
    case unclosed(Construct)
    case unclosedElement(String)
    case unclosedValue(attribute: String)
    case unquotedValue(attribute: String)
    case noValue(attribute: String)
    case noName(NameKind)
    case noElement
    case malformedTag(String)
    case malformedEndTag(String)
    case endWithoutStart(String)
    case wrongEnd(String, expected: String)
    case duplicateAttribute(String)
    case tooManyAttributes(element: String, limit: Int)
    case secondRoot(String)
    case textBeforeRoot
    case textAfterRoot
    case unknownEntity(String)
    case externalEntity(String)
    case endlessEntity(String)
    case entityTooLong(String, limit: Int)
  }

  /// The offset of the error in bytes.
  package let offset: Int
  /// The line of the error, from 1.
  package let line: Int
  /// The kind of the error.
  package let reason: Reason

  /// Creates an error at a location.
  package init(offset: Int, line: Int, reason: Reason) {
    self.offset = offset
    self.line = line
    self.reason = reason
  }

  /// The message, to follow a location.
  package var message: String {
    switch reason {
    case .unclosed(let construct): "\(construct.rawValue) is never closed"
    case .unclosedElement(let name): "<\(name)> is never closed"
    case .unclosedValue(let attribute): "the value of \(attribute) is never closed"
    case .unquotedValue(let attribute): "the value of \(attribute) is not in quotes"
    case .noValue(let attribute): "the attribute \(attribute) has no value"
    case .noName(let kind): "\(kind.rawValue) is missing after \"<\""
    case .noElement: "it has no element"
    case .malformedTag(let name): "the tag <\(name)> is not well-formed"
    case .malformedEndTag(let name): "the end tag </\(name)> is not well-formed"
    case .endWithoutStart(let name): "</\(name)> closes nothing"
    case .wrongEnd(let name, let expected): "expected </\(expected)>, found </\(name)>"
    case .duplicateAttribute(let name): "the attribute \(name) is used twice"
    case .tooManyAttributes(let element, let limit): "<\(element)> has more than \(limit) attributes"
    case .secondRoot(let name): "there is a second root element, <\(name)>"
    case .textBeforeRoot: "it begins with text"
    case .textAfterRoot: "there is text after the last element"
    case .externalEntity(let name): "&\(name); stands for another file, which is never read"
    case .endlessEntity(let name): "&\(name); stands for itself or is nested too deeply"
    case .entityTooLong(let name, let limit): "with &\(name);, the entities stand for more than \(limit) bytes of text"
    case .unknownEntity(let name): "&\(name); is not an entity; there are amp, lt, gt, quot, apos and numbers"
    }
  }
}
