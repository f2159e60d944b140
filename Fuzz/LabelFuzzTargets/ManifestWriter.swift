// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// Writes the manifest that bytes choose: keys and values come from the tables that the JSON Schema is made of, so that a new key is tried
/// without a change here.
struct ManifestWriter {
  private var source: ByteSource

  // Made once, because a table describes its keys anew each time.
  private static let manifestKeys = ManifestHead.fields.fields.map(\.summary)
  private static let labelKeys = LabelRecord.fields.fields.map(\.summary)

  init(_ bytes: [UInt8]) { source = ByteSource(bytes) }

  /// A whole manifest with one label or two. Folders of fonts, icons and strings are left out: they cost too much a try.
  mutating func manifest() -> JSONValue {
    var members: [JSONValue.Member] = [.init("version", 1)]
    if source.flag() {
      let keys = Self.manifestKeys.filter { ["defaults", "variants", "output", "formats"].contains($0.name) }
      members += self.members(of: keys, atMost: 2)
    }
    members.append(.init("labels", .array(source.byte() < 192 ? [label("a")] : [label("a"), label("b/c")])))
    return .object(members)
  }

  private mutating func label(_ id: String) -> JSONValue {
    // Titles that are looked up have a target of their own.
    let others: Set = ["id", "titleKey", "table", "titleArguments"]
    var members = members(of: Self.labelKeys.filter { !others.contains($0.name) }, atMost: 8)
    let names = Set(members.map(\.name))
    // A label without contents would end before anything is laid out.
    if names.isDisjoint(with: ["title", "attributedTitle"]) {
      members.append(.init("title", .string(FuzzWords.text(&source))))
    }
    if !names.contains("icon") { members.append(.init("icon", .string(source.choice(FuzzWords.icons)))) }
    return .object([.init("id", .string(id))] + members)
  }

  private mutating func members(of fields: [FieldSummary], atMost most: Int) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    for _ in 0..<source.number(below: most + 1) {
      let field = source.choice(fields)
      if members.contains(where: { $0.name == field.name }) { continue }
      members.append(.init(field.name, value(field.shape, of: field.name)))
    }
    return members
  }

  private mutating func value(_ shape: ValueShape, of key: String) -> JSONValue {
    switch shape {
    case .string: return .string(FuzzWords.string(of: key, &source))
    case .bool: return .bool(source.flag())
    case .number(let range): return .number(number(range))
    case .integer(let range):
      let whole = number(range).rounded(.towardZero)
      return .number(range.contains(whole) ? whole : range.minimum ?? 0)
    case .choice(let names): return .string(source.choice(names))
    case .colorName: return .string(source.choice(FuzzWords.colors))
    case .argument: return source.flag() ? .number(number(.any)) : .string(FuzzWords.text(&source))
    case .list(let element, let count):
      return .array((0..<(count ?? source.number(below: 5))).map { _ in value(element, of: key) })
    // A colour for both colour schemes has to name both.
    case .object(let fields) where fields.map(\.name) == ["light", "dark"]:
      return .object(fields.map { .init($0.name, value($0.shape, of: $0.name)) })
    case .object(let fields): return .object(members(of: fields, atMost: 5))
    case .dictionary(let element, _):
      let keys = Set((0..<source.number(below: 3)).map { _ in source.choice(FuzzWords.tags) })
      return .object(keys.sorted().map { .init($0, value(element, of: key)) })
    case .either(let shapes): return value(source.choice(shapes), of: key)
    }
  }

  /// A number of the range: an extreme one, a small one, one of its ends or any other.
  private mutating func number(_ range: NumberRange) -> Double {
    let low = range.minimum ?? -NumberRange.largest
    let high = range.maximum ?? NumberRange.largest
    let number: Double =
      switch source.byte() % 8 {
      case 0, 1: source.choice(FuzzWords.numbers)
      case 2: Double(source.byte())
      case 3: Double(Int8(bitPattern: source.byte())) / 16
      case 4: source.flag() ? low : high
      case 5: (source.flag() ? low.nextUp : high.nextDown)
      case 6: source.double()
      default: low + (high - low) * Double(source.byte()) / 255
      }
    if range.contains(number) { return number }
    return range.contains(1) ? 1 : range.contains(low) ? low : high
  }
}
