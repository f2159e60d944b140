// SPDX-License-Identifier: MIT

internal import LabelComparison
internal import LabelCore

/// A part of a layout: the whole label, an icon, a text with its lines, padding, a background, …
struct LayoutPart {
  /// A difference of a part, in words.
  struct Change {
    /// How much a change explains.
    enum Rank: Comparable { case content, style, size, part, position, line }

    let rank: Rank
    let text: String

    init(_ rank: Rank, _ text: String) { (self.rank, self.text) = (rank, text) }
  }

  private let line: LayoutLine
  /// The lines of a text.
  private var lines: [LayoutLine] = []

  /// What the part is: `icon`, `text`, `padding`, …
  var kind: String { line.kind }

  /// The parts of a layout in order; the lines of a text are in the text.
  static func parts(of layout: String) -> [LayoutPart] {
    layout.lines.filter { !$0.isEmpty }.reduce(into: []) { parts, text in
      let line = LayoutLine(text)
      if line.kind == "line", parts.last?.line.kind == "text" {
        parts[parts.count - 1].lines.append(line)
      } else {
        parts.append(LayoutPart(line: line))
      }
    }
  }

  private init(line: LayoutLine) { self.line = line }

  /// The part in words, for one that was added or removed.
  var name: String {
    switch line.kind {
    case "icon": "the icon \"\(line.quoted)\""
    case "text": "the title \"\(title)\""
    case "stack": "a stack"
    default: "the \(line.kind)" + (line.details.isEmpty ? "" : " \(Self.plain(line))")
    }
  }

  private var title: String { lines.map(\.quoted).joined(separator: " ") }

  /// The icon and the title of a layout that a box of pixels is in: one that contains it, or two that it reaches into. Empty where that is not
  /// certain, as of an image that is not as large as the layout.
  static func names(of layout: String, in box: PixelRegion, width: Int, height: Int) -> [String] {
    let parts = parts(of: layout)
    guard let words = parts.first?.line.attributes, words.count > 1, let scale = Double(words[1].filter { !"@x".contains($0) }) else {
      return []
    }
    let sides = words[0].split(separator: "×").compactMap { Double($0) }
    guard sides.count == 2, abs(sides[0] * scale - Double(width)) <= 1, abs(sides[1] * scale - Double(height)) <= 1 else { return [] }
    func overlap(_ part: LayoutPart) -> Int? {
      guard let frame = part.line.frame else { return nil }
      // A pixel on each side for rounding.
      func range(_ start: Double, _ length: Double) -> Range<Int> {
        Int((start * scale).rounded(.down)) - 1..<Int(((start + length) * scale).rounded(.up)) + 1
      }
      let (columns, rows) = (box.x..<box.x + box.width, box.y..<box.y + box.height)
      let (across, down) = (range(frame.x, frame.width).clamped(to: columns), range(frame.y, frame.height).clamped(to: rows))
      return across.count * down.count
    }
    let touched = parts.filter { ["icon", "text"].contains($0.kind) }.map { (part: $0, pixels: overlap($0) ?? 0) }.filter { $0.pixels > 0 }
    func name(_ part: LayoutPart) -> String { part.kind == "icon" ? "the icon" : "the title" }
    if let whole = touched.first(where: { $0.pixels == box.width * box.height }) { return [name(whole.part)] }
    return touched.count == 2 && touched[0].part.kind != touched[1].part.kind ? touched.map { name($0.part) } : []
  }

  /// The changes from the accepted part.
  func changes(from old: LayoutPart) -> [Change] {
    switch line.kind {
    case "layout": layoutChanges(from: old)
    case "text": textChanges(from: old) + frameChanges("the title", from: old) + lineChanges(from: old)
    case "icon":
      (line.quoted == old.line.quoted ? [] : [Change(.content, "icon is \"\(line.quoted)\", was \"\(old.line.quoted)\"")])
        + frameChanges("the icon", from: old)
    case "padding": paddingChanges(from: old)
    case "frame": fixedFrameChanges(from: old)
    case "stack", "spacer": []
    default:
      line.details == old.line.details ? [] : [Change(.style, "\(line.kind) is \(Self.plain(line)), was \(Self.plain(old.line))")]
    }
  }

  /// The size of the whole label, and the environment: `@2x light ltr en large`.
  private func layoutChanges(from old: LayoutPart) -> [Change] {
    let (new, accepted) = (line.attributes, old.line.attributes)
    var changes: [Change] = []
    if new.first != accepted.first { changes.append(Change(.size, "size is \(new.first ?? "") pt, was \(accepted.first ?? "") pt")) }
    if new.dropFirst() != accepted.dropFirst() {
      let isNew = new.dropFirst().filter { !accepted.contains($0) }.joined(separator: " ")
      let was = accepted.dropFirst().filter { !new.contains($0) }.joined(separator: " ")
      changes.append(Change(.style, "environment is \(isNew.isEmpty ? "without" : isNew), was \(was.isEmpty ? "without" : was)"))
    }
    return changes
  }

  private func textChanges(from old: LayoutPart) -> [Change] {
    var changes: [Change] = []
    // Where lines break, a space is lost or kept; that alone changes no word.
    let (new, accepted) = (title.split(separator: " "), old.title.split(separator: " "))
    if new != accepted {
      let excerpt = TextExcerpt(actual: title, accepted: old.title, length: Self.excerptLength)
      changes.append(Change(.content, "title is \"\(excerpt.actual)\", was \"\(excerpt.accepted)\""))
    }
    if lines.count != old.lines.count {
      changes.append(Change(.content, "title has \(CountText.of(lines.count, "line")), had \(old.lines.count)"))
    } else if new == accepted, lines.map(\.quoted) != old.lines.map(\.quoted) {
      changes.append(Change(.content, "title breaks after other words"))
    }
    for word in ["truncated", "clipped"] {
      let (has, had) = (lines.contains { $0.has(word) }, old.lines.contains { $0.has(word) })
      if has != had { changes.append(Change(.content, has ? "title is \(word)" : "title is not \(word) any more")) }
    }
    let (scale, oldScale) = (line.value(of: "scale") ?? "1", old.line.value(of: "scale") ?? "1")
    if scale != oldScale { changes.append(Change(.style, "title is shrunk to \(scale) of its size, was \(oldScale)")) }
    let (tightening, oldTightening) = (line.value(of: "tightening") ?? "0", old.line.value(of: "tightening") ?? "0")
    if tightening != oldTightening { changes.append(Change(.style, "title is tightened by \(tightening) pt, was \(oldTightening) pt")) }
    return changes
  }

  /// In characters: the longest excerpt of a title in a message.
  private static let excerptLength = 60

  /// The first line that is set in another place or width, of the same lines.
  private func lineChanges(from old: LayoutPart) -> [Change] {
    guard lines.count == old.lines.count else { return [] }
    for (index, (new, accepted)) in zip(lines, old.lines).enumerated() {
      let changes = ["width", "x", "baseline"].compactMap { name -> Change? in
        let (value, was) = (new.value(of: name) ?? "", accepted.value(of: name) ?? "")
        return value == was ? nil : Change(.line, "line \(index + 1) of the title: \(name) is \(value), was \(was)")
      }
      if !changes.isEmpty { return changes }
    }
    return []
  }

  private func paddingChanges(from old: LayoutPart) -> [Change] {
    let (new, accepted) = (Self.sides(line.details), Self.sides(old.line.details))
    if new == accepted { return [] }
    let (all, oldAll) = (Set(new.values), Set(accepted.values))
    if all.count == 1, oldAll.count == 1, let value = all.first, let oldValue = oldAll.first {
      return [Change(.style, "padding is \(value), was \(oldValue)")]
    }
    let changed = ["top", "left", "bottom", "right"].filter { new[$0] != accepted[$0] }
    func list(_ values: [String: String]) -> String { changed.map { "\($0) \(values[$0] ?? "0")" }.joined(separator: ", ") }
    return [Change(.style, "padding is \(list(new)), was \(list(accepted))")]
  }

  private static func sides(_ details: String) -> [String: String] {
    details.split(separator: " ").reduce(into: [:]) { sides, word in
      let parts = word.split(separator: "=")
      if parts.count == 2 { sides[String(parts[0])] = String(parts[1]) }
    }
  }

  /// `frame 100×- leading center`: a missing side is not fixed.
  private func fixedFrameChanges(from old: LayoutPart) -> [Change] {
    func values(_ line: LayoutLine) -> [String] {
      let words = line.details.split(separator: " ", maxSplits: 1).map(String.init)
      let sides = (words.first ?? "").split(separator: "×", omittingEmptySubsequences: false).map(String.init)
      return [sides.first ?? "-", sides.last ?? "-", words.count > 1 ? words[1] : ""]
    }
    let (new, accepted) = (values(line), values(old.line))
    return zip(["width", "height", "alignment"], zip(new, accepted)).compactMap { name, values in
      let (value, was) = (values.0 == "-" ? "not fixed" : values.0, values.1 == "-" ? "not fixed" : values.1)
      return value == was ? nil : Change(.style, "\(name) is \(value), was \(was)")
    }
  }

  /// The size and the position of an icon or a title.
  private func frameChanges(_ name: String, from old: LayoutPart) -> [Change] {
    guard let frame = line.frame, let was = old.line.frame else { return [] }
    var changes: [Change] = []
    if line.sizeText != old.line.sizeText { changes.append(Change(.part, "\(name) is \(line.sizeText) pt, was \(old.line.sizeText) pt")) }
    let (right, down) = (LayoutLine.number(frame.x - was.x), LayoutLine.number(frame.y - was.y))
    let moves = [
      right == "0" ? nil : right.hasPrefix("-") ? "\(right.dropFirst()) pt to the left" : "\(right) pt to the right",
      down == "0" ? nil : down.hasPrefix("-") ? "\(down.dropFirst()) pt up" : "\(down) pt down",
    ].compactMap { $0 }
    if !moves.isEmpty { changes.append(Change(.position, "\(name) moved " + moves.joined(separator: " and "))) }
    return changes
  }

  /// The details without the marks of the dump: `#ffffff radius 8` for `#ffffff radius=8`.
  private static func plain(_ line: LayoutLine) -> String {
    let text = line.details.split(separator: "=", omittingEmptySubsequences: false).joined(separator: " ")
    return text.isEmpty ? "without details" : text
  }
}
