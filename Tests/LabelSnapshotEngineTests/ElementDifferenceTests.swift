// SPDX-License-Identifier: MIT

import LabelSnapshotEngine
import Testing

/// What a failure says about changed accessibility elements.
struct ElementDifferenceTests {
  /// The text of some elements: their numbers, and a frame for those without one.
  private static func text(_ elements: [String]) -> String {
    elements.enumerated().map { index, element in
      let parts = element.split(separator: "\n", maxSplits: 1)
      let frame = parts[0].contains("×") ? "" : " (0 0 20.5×10)"
      return "\(index + 1) \(parts[0])\(frame)\n" + parts.dropFirst().map { "  \($0)\n" }.joined()
    }.joined()
  }

  private static func group(_ label: String, _ element: String) -> String {
    "group \"\(label)\" (0 0 20.5×10)\n  1 \(element) (0 0 20.5×10)\n"
  }

  private static let (rain, snow, moved) = (#""Rain" staticText"#, #""Snow" staticText"#, #""Rain" staticText (3 0 20.5×10)"#)
  private static let (on, off) = ("\"Alerts\" toggle\nvalue \"1\"", "\"Alerts\" toggle\nvalue \"0\"")

  static let cases: [(new: String, old: String, changes: [String])] = [
    (text([rain, on]), text([rain, on]), []),
    (text([snow, on]), text([rain, on]), [#"1 "Snow" staticText, was "Rain" staticText"#]),
    (text([rain, on]), text([rain, off]), [#"2 "Alerts" toggle value "1", was "Alerts" toggle value "0""#]),
    (text([rain, snow, on]), text([rain, on]), [#"2 "Snow" staticText was added"#]),
    (text([rain]), text([rain, on]), [#"2 "Alerts" toggle value "1" was removed"#]),
    (text([]), text([rain]), [#"1 "Rain" staticText was removed"#]),
    (text([on, rain]), text([rain, on]), [#""Rain" staticText is read as 2, was 1"#]),
    (text([moved]), text([rain]), [#"1 "Rain" staticText is at (3 0 20.5×10), was at (0 0 20.5×10)"#]),
    (text([moved, snow]), text([rain, on]), [#"2 "Snow" staticText, was "Alerts" toggle value "1""#]),
    (group("Sky", snow), group("Sky", rain), [#"1 "Snow" staticText, was "Rain" staticText"#]),
    (group("Sky", rain), group("Weather", rain), [#"group "Sky", was group "Weather""#]),
    (text([#""a (b" button"#]), text([#""a (c" button"#]), [#"1 "a (b" button, was "a (c" button"#]),
  ]

  @Test(arguments: cases)
  func changesAreSaidByElement(new: String, old: String, changes: [String]) {
    #expect(ElementDifference(actual: new, accepted: old).changes == changes)
  }

  @Test func onlyFramesAreNoOtherText() {
    #expect(!ElementDifference(actual: Self.text([Self.moved]), accepted: Self.text([Self.rain])).changesWhatIsRead)
    #expect(ElementDifference(actual: Self.text([Self.snow]), accepted: Self.text([Self.rain])).changesWhatIsRead)
  }

  /// Whatever differs is said: no difference is without a change, whichever lists are compared.
  @Test func everyDifferenceIsSaid() {
    let texts = Self.cases.flatMap { [$0.new, $0.old] }
    for new in texts {
      for old in texts {
        #expect(ElementDifference(actual: new, accepted: old).changes.isEmpty == (new == old), "\(new) \(old)")
      }
    }
  }
}
