// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelStrings
internal import LabelViewNode

/// Decodes records and collects their errors, each with its source location, and optionally the locations of all values.
package struct RecordDecoder {
  private enum PathComponent {
    case key(String)
    case index(Int)
  }

  /// What is decoded.
  enum Root: String {
    case record = "the record"
    case manifest = "the manifest"
  }

  package let source: SourceText
  private let root: Root
  /// The label that errors belong to.
  package var labelID: String?
  package var diagnostics: [Diagnostic] { found.all(in: source) }
  private var found = LimitedDiagnostics()
  /// The names of colours.
  var palette = Palette()
  /// The names of the palette that were used.
  private(set) var usedNames: Set<String> = []
  /// Whether there is a colour outside of sRGB.
  private(set) var hasWideColors = false
  /// These colours with their locations by dotted key; none unless locations are recorded.
  private(set) var wideColors: [WideColor] = []
  /// The locations of values by dotted key (`icon.name`, `attributedTitle[0].text`); none unless they are recorded.
  private(set) var locations: [ValueLocations.Entry] = []
  private var path: [PathComponent] = []
  private let recordsLocations: Bool

  package init(_ source: SourceText, labelID: String? = nil) {
    self.init(source, labelID: labelID, root: .record)
  }

  /// - Parameter recordsLocations: Whether to record `locations`.
  init(_ source: SourceText, labelID: String? = nil, root: Root = .record, recordsLocations: Bool = false) {
    self.source = source
    self.root = root
    self.labelID = labelID
    self.recordsLocations = recordsLocations
    path.reserveCapacity(8)
  }

  /// A colour outside of sRGB.
  struct WideColor: Hashable, Sendable {
    var key: String
    var location: DocumentLocation
    var color: ColorFunction
  }

  /// Reads a colour.
  mutating func color(_ text: String, at location: DocumentLocation) -> ColorDescription? {
    let color: ColorDescription
    if !palette.isEmpty, let named = palette[text] {
      usedNames.insert(text)
      color = named
    } else {
      do throws(LabelError) { color = try ColorDescription(parsing: text, besides: palette.names) } catch {
        let isMisspelled = palette.names.contains { $0.lowercased() == text.lowercased() }
        let help = isMisspelled ? nil : nameHelp(text) ?? colorHelp(text, at: location) ?? optionHelp(text, error, at: location)
        report(help.map { .invalidColor(error, help: $0) } ?? error, at: location)
        return nil
      }
    }
    for wide in color.wideColors {
      hasWideColors = true
      if recordsLocations { wideColors.append(WideColor(key: key, location: location, color: wide)) }
    }
    return color
  }

  /// The advice for a name of the palette in the notation of other places: `palette.brand`, `$brand`, `var(--brand)`, `{brand}`.
  private func nameHelp(_ text: String) -> String? {
    let word = text.split { "$@{}() ".contains($0) }.last.map(String.init) ?? ""
    let bare = String(word.drop { $0 == "-" })
    let last = Self.nameInPalette(bare)
    let name = palette[bare] == nil ? last ?? bare : bare
    if palette[name] != nil { return name == text ? nil : "write \(name): the palette's names are colours" }
    guard bare.hasPrefix("palette"), let last, !last.isEmpty else { return nil }
    if let nearest = NearestNames.of(last, in: palette.names, count: 1).first { return "did you mean \"\(nearest)\"?" }
    return "name the colour in the manifest, as in palette: { \(last): \"#0a84ff\" }, and write \(last)"
  }

  /// What comes after the usual name of a palette and a separator: `brand` for `colors/brand`.
  private static func nameInPalette(_ word: String) -> String? {
    for palette in ["palette", "colors", "colours", "color", "theme", "tokens"] where word.hasPrefix(palette) {
      let rest = word.dropFirst(palette.count)
      if let separator = rest.first, ".:/-".contains(separator) { return String(rest.dropFirst()) }
    }
    return nil
  }

  /// The advice for a word as the value of an option, which may be a name of a manifest's palette.
  private func optionHelp(_ text: String, _ error: LabelError, at location: DocumentLocation) -> String? {
    guard location.file.hasPrefix("--"), palette.isEmpty, error.nearest.isEmpty, text.allSatisfy({ $0.isLetter || "-_.".contains($0) }),
      let usual = error.help
    else { return nil }
    return "only a manifest has a palette: " + usual
  }

  /// Adds the colours of the palette that were used to a hash: the nodes have their names only.
  func addUsedColors(to hash: inout ContentHash) {
    for name in usedNames.sorted() {
      hash.add(name)
      if let color = palette[name] { hash.add(ValueKind<ColorDescription>.color.encode(color).line) }
    }
  }

  /// The dotted key of the value that is being decoded.
  var key: String {
    guard !path.isEmpty else { return root.rawValue }
    return path.reduce(into: "") { key, component in
      switch component {
      case .key(let name): key += key.isEmpty ? name : "." + name
      case .index(let index): key += "[\(index)]"
      }
    }
  }

  mutating func report(_ error: LabelError, at location: DocumentLocation) {
    guard !found.isFull else { return found.append(at: location, nil) }
    let help = CellAdvice.of(error.help, key: key, file: location.file)
    found.append(at: location, source.diagnostic(help.map { error.advised($0) } ?? error, at: location, labelID: labelID))
  }

  mutating func reportType(of node: DocumentNode, expected: ValueShape) {
    var fix = ValueFix(of: node, for: expected, key: key)
    if case .null = node.value, let comment = comment(behind: node.location)?.text { fix = ValueFix(.quote, comment.json.line) }
    if path.isEmpty { fix = fixOfRoot(node) }
    if let advice = advice(for: node) { fix = advice }
    if fix == nil, expected.forms.contains(.string), let text = bracketed(node) { fix = ValueFix(.quote, text.json.line) }
    if fix == nil, expected.forms.contains(.colorName), let first = node.elements.lazy.compactMap(\.plainText).first {
      fix = ValueFix(.advice, "write one colour, such as \(first.hasPrefix("#") ? first.json.line : first)")
    }
    if fix == nil, !path.isEmpty { fix = example }
    report(.wrongType(key: key, expected: expected.description, found: node.kindName, fix: fix), at: node.location)
  }

  /// The text of a list or an object in brackets on one line, which was meant as a text: `output: {id}`.
  private func bracketed(_ node: DocumentNode) -> String? {
    let isText =
      node.isMapping ? node.entries.allSatisfy(\.value.isAbsent) : ["title", "text", "output"].contains(key) && !node.elements.isEmpty
    guard isText, let line = source.line(node.location.line) else { return nil }
    let location = node.location
    let scalars = line.unicodeScalars.dropFirst(location.column - 1).prefix(location.endColumn - location.column)
    let text = String(String.UnicodeScalarView(scalars))
    guard let first = text.first, "[{".contains(first), !text.contains("\"") else { return nil }
    return text
  }

  /// The example of the key, if it is short; or that of the object around it, as of a feature of a font, and that of the label's key for a key of
  /// a run.
  var example: ValueFix? {
    let name = RecordKeys.withoutIndexes(root == .manifest && key.hasPrefix("defaults.") ? String(key.dropFirst(9)) : key)
    let parts = name.split(separator: ".")
    let others = [parts.dropLast(), parts.first == "attributedTitle" ? parts.dropFirst() : []].filter { !$0.isEmpty }
    let names = [name] + others.map { $0.joined(separator: ".") }
    return names.lazy.compactMap { name in
      let lines = KeyExample.of(name)?.text.split(separator: "\n") ?? []
      guard let line = lines.first(where: { $0.prefix { $0 != ":" } == name.prefix { $0 != "." } }), line.utf8.count <= 60,
        !line.hasSuffix(":")
      else { return nil }
      return ValueFix(.advice, "for example \(line)")
    }.first
  }

  /// The advice for a value of a key that is often taken for another one.
  private func advice(for node: DocumentNode) -> ValueFix? {
    switch (key, node.value) {
    case ("title", .mapping(let entries)) where !entries.allSatisfy(\.value.isAbsent):
      ValueFix(.advice, "texts in several languages are in string tables: titleKey: greeting, with strings: Localizations")
    case ("strings", .list), ("strings", .mapping):
      ValueFix(.advice, "name the folder of the string tables, as in strings: Localizations")
    case ("palette", _): ValueFix(.advice, "write names and colours, as in palette: { brand: \"#0a84ff\" }")
    case (_, .list(let colors)) where key.hasPrefix("palette.") && key.split(separator: ".").count == 2:
      ValueFix(.advice, Self.paletteHelp(key, colors))
    case ("icon", .bool): ValueFix(.advice, "name an icon, as in icon: star")
    case ("icon", .list): ValueFix(.advice, "a label has one icon; others are runs, as in attributedTitle: [{ icon: star }, { text: A }]")
    case ("labels", .mapping(let entries)) where entries.contains { ["id", "title", "icon"].contains($0.key) && !$0.value.isMapping }:
      ValueFix(.advice, "write a list with a hyphen before each label: - { id: rain, title: Rain }")
    case ("labels", .mapping(let entries)) where entries.first?.value.isMapping ?? false:
      ValueFix(.advice, "write a list of labels with ids: - { id: \(entries.first?.key.shortened(to: 40) ?? ""), title: … }")
    default: nil
    }
  }

  /// The advice for a list as the value of a name of the palette.
  private static func paletteHelp(_ key: String, _ colors: [DocumentNode]) -> String {
    let name = key.dropFirst("palette.".count)
    guard colors.count == 2, let light = colors[0].plainText, let dark = colors[1].plainText else {
      return "a name is one colour; give each colour a name, as in palette: { \(name)1: red, \(name)2: blue }"
    }
    func written(_ color: String) -> String { color.hasPrefix("#") ? color.json.line : color }
    return "a name is one colour, or one for light and one for dark: \(name): { light: \(written(light)), dark: \(written(dark)) }"
  }

  /// The advice for a manifest or a record that is no object.
  private func fixOfRoot(_ node: DocumentNode) -> ValueFix? {
    switch (node.value, root) {
    case (.list, .manifest): ValueFix(.advice, "write the list as the value of labels, in an object with version: 1 and labels")
    case (.list, .record): ValueFix(.advice, "write one record on each line, without brackets around them")
    case (.string, .manifest): ValueFix(.advice, "write keys with a colon and a space, as in version: 1")
    case (.null, .record), (.number, .record), (.bool, .record):
      ValueFix(.advice, "write an object, as in { \"id\": \"rain\", \"title\": \"Rain\" }")
    case (.string(let text), .record): ValueFix(.advice, "write an object, as in { id: \(text.shortened(to: 20)), title: Rain }")
    case (.null, .manifest): ValueFix(.advice, "the file is empty; a manifest begins with version: 1")
    default: nil
    }
  }

  /// Decodes the value of a key of the current object.
  mutating func nested<Result>(_ name: String, at location: DocumentLocation, _ body: (inout RecordDecoder) -> Result) -> Result {
    nested(.key(name), at: location, body)
  }

  /// Decodes an element of the current list.
  mutating func nested<Result>(_ index: Int, at location: DocumentLocation, _ body: (inout RecordDecoder) -> Result) -> Result {
    nested(.index(index), at: location, body)
  }

  private mutating func nested<Result>(
    _ component: PathComponent, at location: DocumentLocation, _ body: (inout RecordDecoder) -> Result
  ) -> Result {
    path.append(component)
    if recordsLocations { locations.append(ValueLocations.Entry(key: key, location: location)) }
    defer { path.removeLast() }
    return body(&self)
  }

  /// Decodes the keys of an object into `root`. Keys without a value do not change it.
  package mutating func object<Root>(_ node: DocumentNode, _ fields: FieldTable<Root>, into root: inout Root) {
    guard case .mapping(let entries) = node.value else {
      reportType(of: node, expected: fields.shape)
      return
    }
    // By index, so that neither the entry nor the field is copied.
    for index in entries.indices {
      guard let position = fields.position(of: entries[index].key) else {
        let key = entries[index].key
        // The names are compared for each of the errors that are shown only.
        let error =
          found.isFull ? LabelError.unknownKey(key: key, nearest: []) : unknownKey(index, of: entries, fields.names, in: place)
        report(error, at: entries[index].keyLocation)
        continue
      }
      guard !entries[index].value.isAbsent else {
        reportComment(behind: entries[index])
        continue
      }
      nested(.key(entries[index].key), at: entries[index].value.location) {
        fields.fields[position].decode(entries[index].value, &root, &$0)
      }
    }
  }

  /// Where the current object is.
  private var place: Place {
    switch path.last {
    case nil: return root == .manifest ? .manifest : .record
    case .key("defaults") where path.count == 1 && root == .manifest: return .record
    case .key(let name): return .object(name)
    case .index: return .object(key)
    }
  }

  /// Warns of a text that a comment cuts off, as in `title: Issue #42`, and of one that is drawn with `\n`, `%@` or `${` in it.
  mutating func checkText(_ node: DocumentNode) {
    guard node.location.line > 0, let text = node.text, let line = source.lineBytes(node.location.line) else { return }
    let first = node.isString ? firstByte(of: line, at: node.location) : nil
    let isQuoted = first == UInt8(ascii: "\"")
    if node.isString, !isQuoted, first != UInt8(ascii: "'"), line.contains(UInt8(ascii: "#")) {
      let end = DocumentLocation(file: node.location.file, line: node.location.line, column: node.location.endColumn)
      if let comment = comment(behind: end) {
        report(.textBeforeComment(key: key, text: text, comment: comment.text), at: comment.location)
      }
    }
    // Most texts have none of the characters.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }),
      case .key(let name)? = path.last, name == "title" || name == "text"
    else { return }
    if !isQuoted, text.containsUTF8("\\n") { report(.literalLineBreak(key: key, text: text, isCell: node.isCell), at: node.location) }
    if let variable = ["${", "{{"].first(where: { text.contains($0) }) {
      let help = "fill it in before: a manifest has no variables"
      report(.literalFormat(what: "\"\(key)\"", format: variable, help: help), at: node.location)
    }
    if let format = ["%@", "%lld", "%ld", "%1$@"].first(where: { text.contains($0) }) {
      let help = "write the text itself, or a titleKey with titleArguments"
      report(.literalFormat(what: "\"\(key)\"", format: format, help: help), at: node.location)
    }
  }

  /// The byte at a location of a line.
  private func firstByte(of line: ArraySlice<UInt8>, at location: DocumentLocation) -> UInt8? {
    if source.isASCII { return line.dropFirst(location.column - 1).first }
    var column = 0
    return line.first { byte in
      if !UTF8.isContinuation(byte) { column += 1 }
      return column == location.column
    }
  }

  /// Warns where YAML reads a value as a comment, as in `color: #ff0000`. A `#` with a blank after it is a real comment.
  private mutating func reportComment(behind entry: DocumentNode.Entry) {
    guard case .null = entry.value.value, let comment = comment(behind: entry.value.location) else { return }
    report(.commentedValue(key: path.isEmpty ? entry.key : key + "." + entry.key, comment: comment.text), at: comment.location)
  }

  /// The comment that follows a location on its line, if it looks like a value.
  private func comment(behind location: DocumentLocation) -> (text: String, location: DocumentLocation)? {
    guard location.column > 0, let line = source.line(location.line) else { return nil }
    let rest = Array(line.unicodeScalars).dropFirst(location.column - 1)
    guard let start = rest.firstIndex(where: { !$0.properties.isWhitespace }), rest[start] == "#", start + 1 < rest.endIndex,
      rest[start + 1] != "#", !rest[start + 1].properties.isWhitespace
    else { return nil }
    var end = rest.indices.first { $0 > start && rest[$0] == "#" && rest[$0 - 1].properties.isWhitespace } ?? rest.endIndex
    while rest[end - 1].properties.isWhitespace { end -= 1 }
    var comment = String.UnicodeScalarView()
    comment.append(contentsOf: rest[start..<end])
    return (String(comment), DocumentLocation(file: location.file, line: location.line, column: start + 1, endColumn: end + 1))
  }
}
