// SPDX-License-Identifier: MIT

import LabelCore
import LabelIcons
import LabelSettings
import TestSupport

/// An SVG text, what is in it and how it is drawn.
///
/// A comment `<!-- draw: MODE COLOR… -->` adds the commands of a drawing. Modes are those of icons, and `auto` for the one that the file prefers;
/// after the colours there may be `value=0.5`, `dark`, `contrast`, `locale=de` or `mirrored`. With a comment `<!-- media -->` pictures and
/// texts are read as `IconMedia.test` says.
struct SVGCase {
  let bytes: [UInt8]
  let text: String

  init(_ input: CaseInput) {
    bytes = input.bytes
    text = input.text
  }

  private var media: IconMedia? { text.contains("<!-- media -->") ? .test : nil }

  /// The error; otherwise the nodes, the ink bounds, the features that are not drawn, and the drawings.
  var dump: String {
    do throws(LabelError) {
      let icon = try Icon(name: "case", reading: bytes, path: "case.svg", media: media)
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
      let icon = try Icon(name: "case", reading: bytes, path: "case.svg", media: media, in: drawing.surroundings)
      lines += ["draw \(match.output.1)"] + drawing.lines(of: icon).map { "  " + $0 }
    }
    return lines
  }
}

extension IconMedia {
  /// Bytes that begin with `pixels` are a picture of four by two pixels. Every character but a question mark is a box of half an em, and of a
  /// whole em in bold; only the family `Box` is there.
  fileprivate static let test = IconMedia(
    bitmap: { bytes in
      bytes.starts(with: "pixels".utf8) ? Bitmap(width: 4, height: 2, pixels: [UInt32](repeating: 0xFF00_80FF, count: 8)) : nil
    },
    outline: { text in
      if text.text.contains("?") { return nil }
      let advance = text.size * (text.weight >= 600 ? 1 : 0.5) + text.letterSpacing
      var outline = VectorPath()
      for (index, character) in text.text.enumerated() where character != " " {
        let box = Rect(x: Double(index) * advance, y: -text.size * 0.7, width: advance - text.letterSpacing, height: text.size * 0.7)
        outline.append(.rectangle(box))
      }
      return IconTextOutline(
        outline: outline, width: Double(text.text.count) * advance, ascent: text.size * 0.8, descent: text.size * 0.2,
        xHeight: text.size * 0.5, underline: (text.size * 0.1, text.size * 0.05), strikeout: (text.size * 0.3, text.size * 0.05),
        missingFamily: text.families.isEmpty || text.families.contains("Box") ? nil : text.families[0])
    })
}
