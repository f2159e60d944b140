// SPDX-License-Identifier: MIT

/// The argument labels of the calls in a file, found in one pass over its tokens.
struct CallLabels {
  /// The labels by the index of the token that is called; `_` for an argument without one. Trailing closures have the label that they are
  /// written with, and the first one none.
  private(set) var labels: [Int: [String]] = [:]

  private struct Bracket {
    /// The called token; nil for other brackets.
    var callee: Int?
    var isClosure: Bool
    var labels: [String] = []
    var beginsArgument = true
  }

  /// - Parameter isOfInterest: Whether the labels of a call of this token are wanted.
  init(_ source: SwiftSource, of isOfInterest: (Int) -> Bool) {
    var open: [Bracket] = []
    // The call that has just ended, and the index after it: a trailing closure may follow.
    var ended: (callee: Int, at: Int)?
    var index = 0
    while index < source.tokens.count {
      defer { index += 1 }
      if source.isPunctuation(index, "(") || source.isPunctuation(index, "[") {
        let isCall = source.isPunctuation(index, "(") && source.name(index - 1) != nil && isOfInterest(index - 1)
        open.append(Bracket(callee: isCall ? index - 1 : nil, isClosure: false))
      } else if source.isPunctuation(index, "{") {
        var callee: Int?
        if let last = ended, last.at == index {
          callee = last.callee
        } else if source.name(index - 1) != nil, isOfInterest(index - 1), labels[index - 1] == nil {
          callee = index - 1
          labels[index - 1] = []
        }
        open.append(Bracket(callee: callee, isClosure: true))
      } else if source.isPunctuation(index, ")") || source.isPunctuation(index, "]") || source.isPunctuation(index, "}") {
        guard let bracket = open.popLast(), let callee = bracket.callee else { continue }
        if !bracket.isClosure { labels[callee] = bracket.labels }
        ended = (callee, index + 1)
        // `} label: {`
        if bracket.isClosure, let label = source.name(index + 1), source.isPunctuation(index + 2, ":"), source.isPunctuation(index + 3, "{")
        {
          labels[callee, default: []].append(label)
          ended = (callee, index + 3)
        }
      } else if source.isPunctuation(index, ",") {
        if !open.isEmpty { open[open.count - 1].beginsArgument = true }
        continue
      } else if let last = open.indices.last, open[last].beginsArgument {
        addArgument(at: index, source, &open[last])
        continue
      }
      // A bracket may also begin an argument without a label.
      markArgument(&open, source, index)
    }
  }

  private func addArgument(at index: Int, _ source: SwiftSource, _ bracket: inout Bracket) {
    bracket.beginsArgument = false
    guard bracket.callee != nil, !bracket.isClosure else { return }
    if let name = source.name(index), source.isPunctuation(index + 1, ":") {
      bracket.labels.append(name)
    } else {
      bracket.labels.append("_")
    }
  }

  /// An opening bracket that begins an argument of the bracket around it.
  private func markArgument(_ open: inout [Bracket], _ source: SwiftSource, _ index: Int) {
    guard source.isPunctuation(index, "(") || source.isPunctuation(index, "[") || source.isPunctuation(index, "{"), open.count > 1 else {
      return
    }
    let outer = open.count - 2
    if open[outer].beginsArgument { addArgument(at: index, source, &open[outer]) }
  }
}
