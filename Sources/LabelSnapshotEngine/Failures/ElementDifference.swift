// SPDX-License-Identifier: MIT

internal import LabelCore

/// What changed between two lists of accessibility elements, in words: `2 "Snow" staticText, was "Rain" staticText`.
///
/// It is read from the texts that snapshots store. An element is its line with what is read of it below; elements whose number alone is
/// another are the same.
package struct ElementDifference {
  /// The changes in the order of reading. If what is read is the same, where it is now.
  package let changes: [String]
  /// Whether something else is read, or in another order; otherwise only frames differ.
  package let changesWhatIsRead: Bool

  /// Compares two texts, as `labelkit dump --stage accessibility` prints them.
  package init(actual: String, accepted: String) {
    let (new, old) = (Element.all(of: actual), Element.all(of: accepted))
    changesWhatIsRead = new.map(\.read) != old.map(\.read)
    guard changesWhatIsRead else {
      changes = zip(new, old).filter { $0.0.frame != $0.1.frame }.map { "\($0.name) is at \($0.frame), was at \($1.frame)" }
      return
    }
    guard max(new.count, old.count) <= LayoutDifference.maximumParts else {
      changes = ["\(CountText.of(new.count, "element")), had \(old.count)"]
      return
    }
    changes = Self.changes(new, old)
  }

  /// Elements between two that are kept are compared by their order there: what replaced another one is at its place.
  private static func changes(_ new: [Element], _ old: [Element]) -> [String] {
    var (inserted, removed): ([Int: Int?], [Int: Int?]) = ([:], [:])
    for change in new.map(\.read).difference(from: old.map(\.read)).inferringMoves() {
      switch change {
      case .insert(let offset, _, let moved): inserted[offset] = .some(moved)
      case .remove(let offset, _, let moved): removed[offset] = .some(moved)
      }
    }
    var changes: [String] = []
    var (newIndex, oldIndex) = (0, 0)
    while newIndex < new.count || oldIndex < old.count {
      let (isNew, isOld) = (inserted[newIndex], removed[oldIndex])
      switch (isNew, isOld) {
      case (nil, nil): (newIndex, oldIndex) = (newIndex + 1, oldIndex + 1)
      case (.some(.some(let from)), _):
        changes.append("\(new[newIndex].read) is read as \(new[newIndex].number), was \(old[from].number)")
        newIndex += 1
      case (_, .some(.some)): oldIndex += 1
      case (.some(.none), .some(.none)):
        changes.append("\(new[newIndex].name), was \(old[oldIndex].read)")
        (newIndex, oldIndex) = (newIndex + 1, oldIndex + 1)
      case (.some(.none), nil):
        changes.append("\(new[newIndex].name) was added")
        newIndex += 1
      case (nil, .some(.none)):
        changes.append("\(old[oldIndex].name) was removed")
        oldIndex += 1
      }
    }
    return changes
  }
}

/// An element of a text: its line, and the deeper lines below that are no elements.
private struct Element {
  /// The number in the order of reading; empty for a group.
  let number: String
  /// What is read, such as `"Alerts" button toggle value "1"`.
  private(set) var read: String
  let frame: String

  /// The number and what is read.
  var name: String { number.isEmpty ? read : number + " " + read }

  static func all(of text: String) -> [Element] {
    text.lines.filter { !$0.isEmpty }.reduce(into: []) { elements, line in
      let line = line.drop { $0 == " " }
      let word = line.prefix { $0 != " " }
      if word == "group" || word.allSatisfy(\.isNumber) {
        elements.append(Element(line, number: word == "group" ? "" : String(word)))
      } else if !elements.isEmpty {
        elements[elements.count - 1].read += " " + line
      }
    }
  }

  /// - Parameter line: The element's line, which ends with the frame in parentheses.
  private init(_ line: Substring, number: String) {
    self.number = number
    let start = line.lastIndex(of: "(") ?? line.endIndex
    frame = String(line[start...])
    let before = line[..<start].dropFirst(number.isEmpty ? 0 : number.count + 1)
    read = String(before.reversed().drop { $0 == " " }.reversed())
  }
}
