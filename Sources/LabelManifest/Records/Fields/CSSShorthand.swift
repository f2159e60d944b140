// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore
internal import LabelStrings
internal import LabelViewNode

/// A value of CSS that says several things, as `1px solid red` does of a border and `0 1px 2px red` of a shadow.
package struct CSSShorthand {
  /// The numbers without their units, as digits.
  private var numbers: [String] = []
  private var color: String?
  private var words: [String] = []

  /// Reads the parts of a text; nil for one word.
  package init?(_ text: String) {
    let parts = text.split { " ,".contains($0) }.map(String.init)
    guard parts.count > 1 else { return nil }
    for part in parts {
      if let number = NumberText(part, "").number {
        numbers.append(number)
      } else if color == nil, (try? ColorDescription(parsing: part)) != nil {
        color = part
      } else if let value = CSSColorReader.read(part), color == nil {
        color = value.hex
      } else {
        words.append(part)
      }
    }
  }

  /// The object or the list for a key that takes one with some keys; nil if the text means nothing there.
  func fix(of key: String, _ keys: Set<String>) -> ValueFix? {
    guard let value = value(keys) else { return nil }
    return ValueFix(.rewrite, value)
  }

  private func value(_ keys: Set<String>) -> String? {
    let written = color.map { $0.hasPrefix("#") ? $0.json.line : $0 }
    if keys.isSuperset(of: ["top", "leading", "bottom", "trailing"]) {
      guard words.isEmpty, color == nil else { return nil }
      switch numbers.count {
      case 2: return "[\(numbers[0]), \(numbers[1])]"
      // CSS goes around clockwise.
      case 3: return "[\(numbers[0]), \(numbers[1]), \(numbers[2]), \(numbers[1])]"
      case 4: return "[\(numbers[0]), \(numbers[3]), \(numbers[2]), \(numbers[1])]"
      default: return nil
      }
    }
    if keys.contains("radius"), (2...4).contains(numbers.count) {
      let blur = numbers.count > 2 ? ", radius: \(numbers[2])" : ""
      return "{ color: \(written ?? "black"), offset: [\(numbers[0]), \(numbers[1])]\(blur) }"
    }
    if keys.contains("width"), keys.contains("color"), numbers.count == 1 {
      return "{ color: \(written ?? "primary"), width: \(numbers[0]) }"
    }
    return nil
  }

  /// The value of the option for a border or a shadow; nil if the text means nothing there.
  package func option(_ name: String) -> String? {
    switch name {
    case "--border": numbers.count == 1 ? "\(color ?? "primary"),\(numbers[0])" : nil
    case "--shadow", "--drop-shadow":
      (2...4).contains(numbers.count) ? ([color ?? "black"] + numbers.prefix(3)).joined(separator: ",") : nil
    default: nil
    }
  }
}
