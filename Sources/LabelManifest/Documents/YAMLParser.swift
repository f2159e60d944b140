// SPDX-License-Identifier: MIT

internal import CYAML
internal import LabelCore

/// An event of libyaml's parser: a scalar, an alias, or the start or end of a collection, document or stream.
struct YAMLEvent {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case scalar(YAMLScalar)
    case listStart, listEnd, mappingStart, mappingEnd
    case alias(of: String)
  }

  let kind: Kind
  /// A tag that is not one of YAML's own, such as `!include`.
  var tag: String?
  /// The name by which aliases refer to the value.
  let anchor: String?
  /// The start of the value; that of a scalar is after its anchor and tag.
  let start: DocumentLocation
  let end: DocumentLocation
}

/// Reads a YAML text with libyaml, event by event.
@safe struct YAMLParser: ~Copyable {
  private let source: SourceText
  /// On the heap, because libyaml's parser has pointers into itself.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The index of a character and of its first byte. Events are in the order of the text, so one pass over it converts all of their marks.
  private var position = (character: 0, byte: 0)

  /// - Parameter bytes: The text's bytes, which must outlive the parser.
  init(_ source: SourceText, bytes: UnsafeBufferPointer<UInt8>) throws(Diagnostic) {
    self.source = source
    unsafe parser = .allocate(capacity: 1)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      throw source.diagnostic(.syntax(format: "YAML", reason: "out of memory"), at: source.location(ofByte: 0))
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
  }

  /// Returns the next event; after the last one, the end of the stream.
  ///
  /// - Throws: `LabelError.syntax` if the text is not valid YAML.
  mutating func next() throws(Diagnostic) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw error() }
    defer { unsafe yaml_event_delete(&event) }
    let data = unsafe event.data
    var start = unsafe location(event.start_mark)
    let end = unsafe location(event.end_mark)
    func make(
      _ kind: YAMLEvent.Kind, _ anchor: UnsafePointer<yaml_char_t>? = nil, tag: UnsafePointer<yaml_char_t>? = nil
    ) -> YAMLEvent {
      let tag = unsafe tag.map { unsafe String(cString: $0) }.flatMap { $0.hasPrefix("!") && $0 != "!" ? $0 : nil }
      return unsafe YAMLEvent(kind: kind, tag: tag, anchor: anchor.map { unsafe String(cString: $0) }, start: start, end: end)
    }
    switch unsafe event.type {
    case YAML_STREAM_START_EVENT: return make(.streamStart)
    case YAML_DOCUMENT_START_EVENT: return make(.documentStart)
    case YAML_DOCUMENT_END_EVENT: return make(.documentEnd)
    case YAML_ALIAS_EVENT: return unsafe make(.alias(of: String(cString: data.alias.anchor)))
    case YAML_SCALAR_EVENT:
      if unsafe data.scalar.anchor != nil || data.scalar.tag != nil { start = unsafe textStart(after: event.start_mark) }
      return unsafe make(.scalar(YAMLScalar(data.scalar)), data.scalar.anchor, tag: data.scalar.tag)
    case YAML_SEQUENCE_START_EVENT: return unsafe make(.listStart, data.sequence_start.anchor, tag: data.sequence_start.tag)
    case YAML_SEQUENCE_END_EVENT: return make(.listEnd)
    case YAML_MAPPING_START_EVENT: return unsafe make(.mappingStart, data.mapping_start.anchor, tag: data.mapping_start.tag)
    case YAML_MAPPING_END_EVENT: return make(.mappingEnd)
    default: return make(.streamEnd)
    }
  }

  // MARK: Locations

  private func location(_ mark: yaml_mark_t) -> DocumentLocation {
    DocumentLocation(file: source.file, line: source.firstLine + Int(mark.line), column: Int(mark.column) + 1)
  }

  /// The start of a scalar's text when its anchor or tag starts at a mark. libyaml does not report it, and it may be on a later line.
  private mutating func textStart(after mark: yaml_mark_t) -> DocumentLocation {
    let bytes = source.bytes
    while position.character < mark.index, position.byte < bytes.count {
      position.byte += 1
      while position.byte < bytes.count, UTF8.isContinuation(bytes[position.byte]) { position.byte += 1 }
      position.character += 1
    }
    var location = self.location(mark)
    var index = position.byte
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        while index < bytes.count, !Self.isBlank(bytes[index]) {
          if !UTF8.isContinuation(bytes[index]) { location.column += 1 }
          index += 1
        }
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        index += 1
        location.column += 1
      default:
        location.endColumn = location.column
        return location
      }
    }
    return location
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  // MARK: Errors

  private func error() -> Diagnostic {
    let parser = unsafe parser.pointee
    let isUnreadable = unsafe parser.error == YAML_READER_ERROR
    let problem = unsafe YAMLProblem(
      context: parser.context.map { unsafe String(cString: $0) } ?? "", problem: parser.problem.map { unsafe String(cString: $0) } ?? "",
      start: location(parser.context_mark),
      location: isUnreadable ? source.location(ofByte: parser.problem_offset) : location(parser.problem_mark))
    return problem.diagnostic(in: source)
  }
}
