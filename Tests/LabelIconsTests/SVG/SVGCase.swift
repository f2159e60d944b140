// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import TestSupport

/// An SVG text, what is in it and how it is drawn.
///
/// A comment `<!-- draw: MODE COLOR… -->` adds the commands of a drawing. Modes are those of icons, and `auto` for the one that the file prefers;
/// after the colours there may be `value=0.5`, `dark`, `contrast`, `locale=de` or `mirrored`.
struct SVGCase {
  let bytes: [UInt8]
  let text: String

  init(_ input: CaseInput) {
    bytes = input.bytes
    text = input.text
  }

  /// The error; otherwise the nodes, the ink bounds, the features that are not drawn, and the drawings.
  var dump: String {
    do throws(LabelError) {
      let icon = try Icon(name: "case", reading: bytes, path: "case.svg")
      return (nodes(icon) + ["ink \(ink(icon))"] + warnings(icon) + (try drawings())).joined(separator: "\n")
    } catch {
      return describe(error)
    }
  }

  private func describe(_ error: LabelError) -> String {
    guard error.code == .unusableIcon, let reason = error.reason else { return "another error: \(error)" }
    return "error \(error.line.map { "\($0): " } ?? "")\(reason)"
  }

  /// The dump of the icon without its name and warnings.
  private func nodes(_ icon: Icon) -> [String] {
    var lines = icon.dump.split(separator: "\n").filter { !$0.hasPrefix("  ignored line ") }.map(String.init)
    lines[0] = lines[0].replacing("icon \"case\" ", with: "") + (icon.hasColors ? " colors" : "")
    return lines
  }

  /// The ink bounds with six decimals.
  private func ink(_ icon: Icon) -> String {
    guard let box = InkBounds.of(icon.nodes) else {
      do throws(LabelError) { _ = try Icon(name: "case", svg: bytes, path: "case.svg") } catch { return "none: \(describe(error))" }
      return "none"
    }
    let numbers = [box.minX, box.minY, box.maxX, box.maxY].map { DumpText.number($0, places: 6) }
    return "from (\(numbers[0]) \(numbers[1])) to (\(numbers[2]) \(numbers[3]))"
  }

  private func warnings(_ icon: Icon) -> [String] {
    icon.ignored.map { "warning \($0.line)\($0.column.map { ":\($0)" } ?? ""): \($0.description)" }
  }

  private func drawings() throws(LabelError) -> [String] {
    var lines: [String] = []
    for match in text.matches(of: /<!-- draw: (.*?) -->/) {
      guard let drawing = SVGDrawing(match.output.1) else {
        lines.append("draw \(match.output.1): not understood")
        continue
      }
      let icon = try Icon(name: "case", reading: bytes, path: "case.svg", in: drawing.surroundings)
      lines += ["draw \(match.output.1)"] + drawing.lines(of: icon).map { "  " + $0 }
    }
    return lines
  }
}
