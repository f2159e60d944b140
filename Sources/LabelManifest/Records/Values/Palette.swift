// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelViewNode

/// The names that a manifest gives to colours. They may be used wherever a colour may, also in each other, and come before the names of the
/// system's colours: in its own value, such a name is the system's colour.
package struct Palette: Hashable, Sendable {
  private var colors: [String: ColorDescription] = [:]

  /// No names.
  package init() {}

  var isEmpty: Bool { colors.isEmpty }

  /// All names, in alphabetical order.
  var names: [String] { colors.keys.sorted() }

  /// The colour of a name; nil for a name that is not in the palette.
  subscript(name: String) -> ColorDescription? { colors[name] }

  /// The colours by name; nil for none.
  var values: [String: ColorDescription]? { colors.isEmpty ? nil : colors }

  /// Decodes the palette of a manifest, and adds each name to the palette of the decoder.
  ///
  /// Errors are reported. A name with an error stands for a colour all the same, so that it is reported once.
  static func decode(_ node: DocumentNode, _ decoder: inout RecordDecoder) {
    guard case .mapping(let entries) = node.value else { return }
    let order = PaletteOrder(entries.filter { !$0.value.isAbsent })
    for cycle in order.cycles {
      decoder.report(.paletteCycle(names: cycle.names), at: cycle.location)
      for name in cycle.names { decoder.palette.colors[name] = .system(.primary) }
    }
    for entry in order.entries {
      decoder.nested(entry.key, at: entry.value.location) { decoder in
        if !isName(entry.key) {
          let expected = "a name of letters, digits, -, _ and ."
          // As in `a b`, and not in a colour.
          let isText = entry.key.allSatisfy { $0.isLetter || $0.isNumber || "-_. ".contains($0) } && entry.key.contains(where: \.isLetter)
          let help = isText ? "write \(entry.key.replacing(" ", with: "-"))" : "write a name such as brand"
          decoder.report(.invalidValue("palette", entry.key, expected: expected, help: help), at: entry.keyLocation)
        }
        let color = ValueKind<ColorDescription>.color.decode(entry.value, &decoder)
        decoder.palette.colors[entry.key] = color ?? .system(.primary)
      }
    }
  }

  /// Whether a name is neither read as another notation of a colour nor divided in a list of a CSV cell.
  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
  }
}

/// The order in which the names of a palette can be decoded: each after those in its value.
private struct PaletteOrder {
  /// All names in order.
  private(set) var entries: [DocumentNode.Entry] = []
  /// The names that refer to each other in a circle, and the location of the value that closes it.
  private(set) var cycles: [(names: [String], location: DocumentLocation)] = []

  private let written: [DocumentNode.Entry]
  private let positions: [String: Int]

  private enum Progress { case waiting, open, done }

  init(_ written: [DocumentNode.Entry]) {
    self.written = written
    positions = Dictionary(written.indices.map { (written[$0].key, $0) }) { first, _ in first }
    var progress = Array(repeating: Progress.waiting, count: written.count)
    for first in written.indices where progress[first] == .waiting {
      // A stack of its own: a palette may be a chain of a hundred thousand names.
      var path = [(index: first, rest: uses(in: written[first])[...])]
      progress[first] = .open
      while let (index, rest) = path.last {
        guard let use = rest.first else {
          progress[index] = .done
          entries.append(written[index])
          path.removeLast()
          continue
        }
        path[path.count - 1].rest = rest.dropFirst()
        switch progress[use.index] {
        case .done: break
        case .waiting:
          progress[use.index] = .open
          path.append((use.index, uses(in: written[use.index])[...]))
        case .open:
          let start = path.firstIndex { $0.index == use.index } ?? 0
          cycles.append((path[start...].map { written[$0.index].key }, use.location))
        }
      }
    }
  }

  /// The names of the palette in a value.
  private func uses(in entry: DocumentNode.Entry) -> [(index: Int, location: DocumentLocation)] {
    let nodes = [entry.value] + entry.value.entries.map(\.value)
    return nodes.compactMap { node in
      guard let text = node.text, let index = positions[text] else { return nil }
      // In its own value, the name of a system's colour is that colour.
      if text == entry.key, ColorDescription.names.contains(text) { return nil }
      return (index, node.location)
    }
  }
}

extension ValueKind where Value == [String: ColorDescription] {
  /// The palette of a manifest, which is decoded before everything else.
  static var palette: ValueKind {
    let kind = ValueKind.dictionary(.color, key: "names and colours")
    return ValueKind(kind.shape, encode: kind.encode) { node, decoder in
      guard node.isMapping else {
        decoder.reportType(of: node, expected: kind.shape)
        return nil
      }
      return decoder.palette.values
    }
  }
}
