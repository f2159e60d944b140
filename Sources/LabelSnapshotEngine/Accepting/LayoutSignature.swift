// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSystem

/// Every difference of two layouts, in a form that is the same for other labels with the same change.
///
/// `LayoutDifference` leaves out what follows from something else; here nothing is left out, so that two changes with equal signatures
/// differ in no fact. Positions and sizes count as differences: `+2` and not `14, was 12`.
struct LayoutSignature {
  /// The differences, sorted, each once.
  let entries: [String]

  /// Compares two layouts line by line; lines are matched by their kinds, in order.
  init(actual: String, accepted: String) {
    let (new, old) = (Self.lines(of: actual), Self.lines(of: accepted))
    guard max(new.count, old.count) <= LayoutDifference.maximumParts else {
      // Matching more lines takes too long.
      let digests = [accepted, actual].map { SHA256.digits(of: Array($0.utf8)) }
      entries = actual == accepted ? [] : ["layouts \(digests.joined(separator: " → "))"]
      return
    }
    let difference = new.map(\.kind).difference(from: old.map(\.kind))
    var found: Set<String> = []
    var (added, removed): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .insert(let offset, _, _):
        added.insert(offset)
        found.insert("added \(new[offset].kind) \(new[offset].quoted) \(new[offset].details)")
      case .remove(let offset, _, _):
        removed.insert(offset)
        found.insert("removed \(old[offset].kind) \(old[offset].quoted) \(old[offset].details)")
      }
    }
    let pairs = zip(new.indices.filter { !added.contains($0) }, old.indices.filter { !removed.contains($0) })
    for (newIndex, oldIndex) in pairs { found.formUnion(Self.differences(of: new[newIndex], from: old[oldIndex])) }
    entries = found.sorted()
  }

  /// Whether the layouts are equal.
  var isEmpty: Bool { entries.isEmpty }

  /// The differences, one on each line.
  var text: String { entries.joined(separator: "\n") }

  private static func lines(of layout: String) -> [LayoutLine] { layout.lines.filter { !$0.isEmpty }.map(LayoutLine.init) }

  private static func differences(of new: LayoutLine, from old: LayoutLine) -> [String] {
    var found: [String] = []
    func add(_ name: String, _ value: String, _ was: String) {
      if value != was { found.append("\(new.kind) \(name): \(was) → \(value)") }
    }
    add("depth", "\(new.depth)", "\(old.depth)")
    add("text", new.quoted, old.quoted)
    add("details", new.details, old.details)
    switch (new.frame, old.frame) {
    case (let frame?, let was?):
      let sides = [
        ("x", frame.x - was.x), ("y", frame.y - was.y), ("width", frame.width - was.width), ("height", frame.height - was.height),
      ]
      for (name, change) in sides where LayoutLine.number(change) != "0" {
        found.append("\(new.kind) \(name) by \(LayoutLine.number(change))")
      }
    case (nil, nil): break
    case (.some, nil), (nil, .some): found.append("\(new.kind) frame")
    }
    found += attributeDifferences(of: new, from: old)
    return found
  }

  /// The attributes whose values are positions and widths; of all others the values themselves count.
  private static let measured: Set<String> = ["x", "baseline", "width"]

  private static func attributeDifferences(of new: LayoutLine, from old: LayoutLine) -> [String] {
    if new.attributes == old.attributes { return [] }
    guard new.attributes.count == old.attributes.count else { return ["\(new.kind): \(old.attributes) → \(new.attributes)"] }
    return zip(new.attributes, old.attributes).compactMap { value, was in
      if value == was { return nil }
      let (parts, wasParts) = (value.split(separator: "=", maxSplits: 1), was.split(separator: "=", maxSplits: 1))
      if parts.count == 2, wasParts.count == 2, parts[0] == wasParts[0], measured.contains(String(parts[0])),
        let number = Double(parts[1]), let wasNumber = Double(wasParts[1])
      {
        return "\(new.kind) \(parts[0]) by \(LayoutLine.number(number - wasNumber))"
      }
      if let change = sizeDifference(value, was) { return "\(new.kind) size by \(change)" }
      return "\(new.kind): \(was) → \(value)"
    }
  }

  /// The difference of two sizes such as `70.5×21`; nil for other words.
  private static func sizeDifference(_ value: String, _ was: String) -> String? {
    let (sides, wasSides) = (value.split(separator: "×").compactMap { Double($0) }, was.split(separator: "×").compactMap { Double($0) })
    guard sides.count == 2, wasSides.count == 2 else { return nil }
    return "\(LayoutLine.number(sides[0] - wasSides[0]))×\(LayoutLine.number(sides[1] - wasSides[1]))"
  }
}
