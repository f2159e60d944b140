// SPDX-License-Identifier: MIT

internal import LabelSettings

/// Chooses the variations of a text for some values, and numbers its placeholders.
///
/// Positions follow Core Foundation. A placeholder or part without a number uses the next value; one with a number does not advance the
/// counter. Inside a part, counting starts at the part's own value. There is one extension: a part whose number is in the catalogue
/// (`argNum`) and not in the text advances the counter if that number is the next one.
struct FormatBuilder {
  let arguments: [FormatArgument]
  /// The language whose plural rules are used.
  let language: String
  /// The device whose variation is used; nil for `other`.
  let device: String?
  /// Whether per cent signs are literal; parts are still expanded.
  let isLiteral: Bool
  /// Whether all variations are added one after the other, to find out which values they need.
  var addsAllForms = false
  private(set) var format = StringFormat()
  private var expandedParts = 0
  private var expandedBytes = 0

  init(arguments: [FormatArgument], language: String, device: String?, isLiteral: Bool) {
    (self.arguments, self.language, self.device, self.isLiteral) = (arguments, language, device, isLiteral)
  }

  /// The maximum nesting depth of parts, and their maximum number and length in a text, so that a short file cannot expand without end.
  private static let (maximumDepth, maximumParts, maximumBytes) = (8, 256, 1 << 20)

  /// The parts that are visible at a position in the text.
  private struct Scope {
    var parts: [String: VaryingText.Part] = [:]
    /// The part that is being expanded and the position of its value.
    var part: (VaryingText.Part, position: Int)?
    var depth = 0
  }

  mutating func add(_ text: VaryingText) {
    var next = 1
    add(text, Scope(), &next)
  }

  private mutating func add(_ text: VaryingText, _ scope: Scope, _ next: inout Int) {
    switch text {
    case .plain(let text): add(text, scope, &next)
    case .plural(let forms):
      let (position, specifier) = selector(of: forms, scope, next)
      if let position { format.selectors.insert(position) }
      add(Self.order(forms, first: category(position, specifier, forms)), scope, &next)
    case .device(let forms): add(Self.order(forms, first: device, "other", "iphone"), scope, &next)
    // A label has no fixed width here, so the widest variation is used.
    case .width(let forms): add(forms.sorted { $0.key > $1.key }.map(\.value), scope, &next)
    case .parts(let text, let parts):
      var scope = scope
      scope.parts.merge(parts) { $1 }
      add(text, scope, &next)
    }
  }

  /// Adds the first of several variations, or all of them.
  private mutating func add(_ forms: [VaryingText], _ scope: Scope, _ next: inout Int) {
    let start = next
    for form in addsAllForms ? forms[...] : forms.prefix(1) {
      var own = start
      add(form, scope, &own)
      next = max(next, own)
    }
  }

  /// All variations, the wanted ones first.
  private static func order<Key: Hashable>(_ forms: [Key: VaryingText], first wanted: Key?...) -> [VaryingText] {
    let keys = wanted.compactMap { $0 }.filter { forms[$0] != nil }
    let others = forms.keys.filter { !keys.contains($0) }.sorted { "\($0)" < "\($1)" }
    return (keys.prefix(1) + keys.dropFirst().filter { $0 != keys.first } + others).compactMap { forms[$0] }
  }

  // MARK: Plurals

  /// The position of the number that chooses the plural form, if there is one, and its specifier in the text.
  private func selector(
    of forms: [PluralCategory: VaryingText], _ scope: Scope, _ next: Int
  ) -> (position: Int?, specifier: FormatSpecifier) {
    let position = scope.part?.position ?? arguments.firstIndex(where: \.isNumber).map { $0 + 1 }
    guard let position else { return (nil, FormatSpecifier(.object)) }
    let other = Self.order(forms, first: .other).first
    let written = other.flatMap { Self.specifier(of: position, in: $0, from: next, scope) }
    return (position, written ?? scope.part?.0.specifier ?? FormatSpecifier(.object))
  }

  /// The specifier of a value in a plain variation.
  private static func specifier(of wanted: Int, in form: VaryingText, from first: Int, _ scope: Scope) -> FormatSpecifier? {
    guard case .plain(let text) = form else { return nil }
    var scanner = FormatScanner(text, readsPartValue: scope.part?.0.readsPartValue ?? false)
    var next = first
    while let token = scanner.next() {
      guard case .specifier(let position, let specifier, _) = token, specifier.conversion != .unsupported else { continue }
      if position ?? next == wanted { return specifier }
      if position == nil { next += 1 }
    }
    return nil
  }

  /// Apple's `zero` is for the number 0 in every language (Foundation's release notes for OS X 10.9), and for more numbers in languages that
  /// have the category, such as 10 and 20 in Latvian.
  private func category(
    _ position: Int?, _ specifier: FormatSpecifier, _ forms: [PluralCategory: VaryingText]
  ) -> PluralCategory {
    guard let position, arguments.indices.contains(position - 1), let digits = specifier.digits(of: arguments[position - 1]) else {
      return .other
    }
    if forms[.zero] != nil, digits.utf8.allSatisfy({ $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }) { return .zero }
    let category = PluralCategory(of: digits, locale: language)
    return forms[category] == nil ? .other : category
  }

  // MARK: Formats

  private mutating func add(_ text: String, _ scope: Scope, _ next: inout Int) {
    var scanner = FormatScanner(text, readsPartValue: scope.part?.0.readsPartValue ?? false)
    if scope.depth > 0 { expandedBytes += text.utf8.count }
    while let token = scanner.next() {
      switch token {
      case .text(let literal): format.append(literal)
      case .percent: format.append(isLiteral ? "%%" : "%")
      case .specifier(_, let specifier, let source) where specifier.conversion == .unsupported:
        format.append(source)
        if !isLiteral { format.record(.unsupportedSpecifier(source)) }
      case .specifier(let position, let specifier, let source):
        addPlaceholder(position ?? next, specifier, source)
        if position == nil { next += 1 }
      case .partValue:
        if let (part, position) = scope.part { addPlaceholder(position, part.specifier, "%arg") }
      case .part(let position, let name, let source): addPart(name, position, source, scope, &next)
      }
    }
  }

  private mutating func addPlaceholder(_ position: Int, _ specifier: FormatSpecifier, _ source: String) {
    if isLiteral { format.append(source) } else { format.pieces.append(.placeholder(position: position, specifier, source: source)) }
  }

  private mutating func addPart(_ name: String, _ written: Int?, _ source: String, _ scope: Scope, _ next: inout Int) {
    guard let part = scope.parts[name] else {
      format.append(source)
      if !isLiteral || !scope.parts.isEmpty { format.record(.unknownPart(name)) }
      return
    }
    guard scope.depth < Self.maximumDepth, expandedParts < Self.maximumParts, expandedBytes < Self.maximumBytes else {
      format.append(source)
      format.record(.partsTooDeep(name))
      return
    }
    expandedParts += 1
    let position = written ?? part.argument ?? next
    if written == nil, position == next { next += 1 }
    var inner = scope
    inner.part = (part, position)
    inner.depth += 1
    var own = position
    add(part.text, inner, &own)
  }
}
