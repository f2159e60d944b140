// SPDX-License-Identifier: MIT

/// The entities that the document type of an XML file declares, such as `<!ENTITY ns "http://…">`.
///
/// Only text inside the file is ever used; a file or a web address that an entity names is never opened. All references together may stand
/// for `limit` bytes, so that a short file cannot expand into a long text.
struct XMLEntities {
  /// The bytes that all references of a document may stand for. Illustrator's files, which use entities most, need a few hundred.
  static let limit = 1 << 18
  /// How deep entities may refer to entities.
  private static let depth = 16

  /// The text of each entity as declared.
  private var texts: [String: ArraySlice<UInt8>] = [:]
  /// The names of entities whose text is in another file.
  private var external: Set<String> = []
  private var used = 0

  /// Whether the file declares no entity, as most files.
  var isEmpty: Bool { texts.isEmpty && external.isEmpty }

  /// Adds a declaration; the first one of a name counts.
  ///
  /// - Parameter text: The text in quotes; nil if the declaration names another file.
  mutating func declare(_ name: String, _ text: ArraySlice<UInt8>?) {
    guard texts[name] == nil, !external.contains(name) else { return }
    if let text { texts[name] = text } else { external.insert(name) }
  }

  /// The text of an entity, with the entities inside it replaced. The five named and the numeric references are left as they are written.
  ///
  /// - Returns: The text, on one line; nil if no entity has this name.
  mutating func text(of name: String) throws(XMLEntityError) -> [UInt8]? { try text(of: name, below: 0) }

  private mutating func text(of name: String, below depth: Int) throws(XMLEntityError) -> [UInt8]? {
    if external.contains(name) { throw .external }
    guard let declared = texts[name] else { return nil }
    guard depth < Self.depth else { throw .endless }
    // Every reference costs something, so that many empty ones are bounded too.
    used += declared.count + 16
    guard used <= Self.limit else { throw .tooLong }
    var result: [UInt8] = []
    var rest = declared
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { break }
      let inner = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
      result += try text(of: inner, below: depth + 1) ?? Array(rest[start...end])
      rest = rest[(end + 1)...]
    }
    result += rest
    return result.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t") ? UInt8(ascii: " ") : $0 }
  }
}

/// Why an entity's text is not used.
enum XMLEntityError: Error {
  /// It is in another file.
  case external
  /// It contains itself.
  case endless
  /// All references together stand for more than `XMLEntities.limit` bytes.
  case tooLong
}
