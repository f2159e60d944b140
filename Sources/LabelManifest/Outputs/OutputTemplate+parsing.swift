// SPDX-License-Identifier: MIT

package import LabelCore

extension OutputTemplate {
  /// The separators that are allowed between an opening brace and the name of a placeholder.
  private static let separators = "-_./@+~, "

  /// Reads a template.
  ///
  /// - Throws: `LabelError.invalidValue` for an unknown placeholder, for an unpaired brace, for a template without the extension of a format,
  ///   and for one without `{id}`, whose outputs would all have the same name.
  package init(parsing text: String) throws(LabelError) {
    var pieces: [Piece] = []
    var rest = Substring(text)
    while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      if brace > rest.startIndex { pieces.append(.text(String(rest[..<brace]))) }
      let inside = rest[brace...].dropFirst()
      guard rest[brace] == "{", let end = inside.firstIndex(where: { $0 == "{" || $0 == "}" }), inside[end] == "}" else {
        throw Self.error(text, expected: "braces in pairs")
      }
      pieces.append(try Self.placeholder(String(inside[..<end])))
      rest = inside[end...].dropFirst()
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    guard pieces.contains(where: { if case .placeholder(.id, _) = $0 { true } else { false } }) else {
      throw Self.error(text, expected: "a template with {id}")
    }
    guard case .text? = pieces.last, let format = try? OutputFormat.ofFile(text) else {
      let endings = OutputFormat.names.map { "." + $0 }
      let written: String = if case .text(let end)? = pieces.last { String(end.split(separator: ".").last ?? "") } else { "" }
      throw Self.error(
        text, expected: "a template that ends in a format's extension: \(endings.joined(separator: ", "))",
        nearest: NearestNames.of(written, in: OutputFormat.names).map { "." + $0 })
    }
    self.init(pieces: pieces, format: format)
  }

  /// Checks that the template itself is a safe path, whatever the labels are called.
  ///
  /// - Parameter text: The template as it was written.
  /// - Throws: `LabelError.invalidValue` if the path of a label with a safe id is not safe.
  func check(_ text: String) throws(LabelError) {
    do throws(LabelError) { _ = try path(for: VariantValues(id: try OutputName("label"))) } catch {
      guard error.code == .unsafeID, let reason = error.reason else { throw error }
      throw Self.error(text, expected: "a path inside the output folder (\(reason))")
    }
  }

  /// Reads the text between two braces.
  private static func placeholder(_ inside: String) throws(LabelError) -> Piece {
    let separator = inside.first.map { separators.contains($0) } == true ? String(inside.prefix(1)) : ""
    let name = String(inside.dropFirst(separator.count))
    if let field = Field(rawValue: name) { return .placeholder(field, separator: separator) }
    let names = Field.allCases.map(\.rawValue)
    throw error(
      "{\(inside)}", expected: "the placeholders " + names.map { "{\($0)}" }.joined(separator: ", "),
      nearest: NearestNames.of(name, in: names).map { "{\(separator)\($0)}" })
  }

  private static func error(_ value: String, expected: String, nearest: [String] = []) -> LabelError {
    guard nearest.isEmpty else { return .invalidValue(key: "output", value: value, expected: expected, nearest: nearest) }
    return .invalidValue(
      "output", value, expected: expected, help: "for example \"{id}{-locale}{@scale}.png\"; --output names the folder")
  }
}
