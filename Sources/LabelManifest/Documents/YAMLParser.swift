// SPDX-License-Identifier: MIT

internal import CYAML
internal import LabelCore

/// One part of a YAML text: a scalar, or where something begins or ends.
struct YAMLEvent {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case scalar(YAMLScalar)
    case listStart, listEnd, mappingStart, mappingEnd
    case alias(of: String)
  }

  let kind: Kind
  /// The name by which aliases repeat the value.
  let anchor: String?
  /// Of a scalar, behind its anchor and tag.
  let start: DocumentLocation
  let end: DocumentLocation
}

/// Takes a YAML text apart into events, from the first to the last, with libyaml.
@safe struct YAMLParser: ~Copyable {
  private let source: SourceText
  /// libyaml keeps addresses of its own parts, so that it must not move.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// A character of the text and the byte that it begins with. Events come in the order of the text, so that it is gone through once.
  private var known = (character: 0, byte: 0)

  /// - Parameter bytes: the text's, which have to outlive the parser.
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

  /// The next event; after the last one the end of the stream again.
  ///
  /// - Throws: `LabelError.syntax` where the text is no YAML.
  mutating func next() throws(Diagnostic) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw unsafe problem(of: &parser.pointee) }
    defer { unsafe yaml_event_delete(&event) }
    let data = unsafe event.data
    var start = unsafe location(event.start_mark)
    let end = unsafe location(event.end_mark)
    func made(_ kind: YAMLEvent.Kind, _ anchor: UnsafePointer<yaml_char_t>? = nil) -> YAMLEvent {
      unsafe YAMLEvent(kind: kind, anchor: anchor.map { unsafe String(cString: $0) }, start: start, end: end)
    }
    switch unsafe event.type {
    case YAML_STREAM_START_EVENT: return made(.streamStart)
    case YAML_DOCUMENT_START_EVENT: return made(.documentStart)
    case YAML_DOCUMENT_END_EVENT: return made(.documentEnd)
    case YAML_ALIAS_EVENT: return unsafe made(.alias(of: String(cString: data.alias.anchor)))
    case YAML_SCALAR_EVENT:
      if unsafe data.scalar.anchor != nil || data.scalar.tag != nil { start = unsafe textStart(after: event.start_mark) }
      return unsafe made(.scalar(YAMLScalar(data.scalar)), data.scalar.anchor)
    case YAML_SEQUENCE_START_EVENT: return unsafe made(.listStart, data.sequence_start.anchor)
    case YAML_SEQUENCE_END_EVENT: return made(.listEnd)
    case YAML_MAPPING_START_EVENT: return unsafe made(.mappingStart, data.mapping_start.anchor)
    case YAML_MAPPING_END_EVENT: return made(.mappingEnd)
    default: return made(.streamEnd)
    }
  }

  // MARK: Locations

  private func location(_ mark: yaml_mark_t) -> DocumentLocation {
    DocumentLocation(file: source.file, line: source.firstLine + Int(mark.line), column: Int(mark.column) + 1)
  }

  /// Where a scalar's text begins, if its anchor or tag begins at a mark: libyaml does not say. It may do so on a later line.
  private mutating func textStart(after mark: yaml_mark_t) -> DocumentLocation {
    let bytes = source.bytes
    while known.character < mark.index, known.byte < bytes.count {
      known.byte += 1
      while known.byte < bytes.count, UTF8.isContinuation(bytes[known.byte]) { known.byte += 1 }
      known.character += 1
    }
    var place = location(mark)
    var index = known.byte
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        while index < bytes.count, !Self.isBlank(bytes[index]) {
          if !UTF8.isContinuation(bytes[index]) { place.column += 1 }
          index += 1
        }
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        index += 1
        place.column += 1
      default:
        place.endColumn = place.column
        return place
      }
    }
    return place
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  // MARK: Mistakes

  private func problem(of parser: inout yaml_parser_t) -> Diagnostic {
    let words = unsafe [parser.context, parser.problem].compactMap { unsafe $0.map { unsafe String(cString: $0) } }.joined(separator: ", ")
    let place =
      unsafe parser.error == YAML_READER_ERROR ? source.location(ofByte: parser.problem_offset) : location(parser.problem_mark)
    return source.diagnostic(.syntax(format: "YAML", reason: words.isEmpty ? "out of memory" : words), at: place)
  }
}
