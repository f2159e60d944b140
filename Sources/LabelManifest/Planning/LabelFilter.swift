// SPDX-License-Identifier: MIT

internal import LabelCore

/// The labels of `--only`: those whose ids contain one of some texts.
package struct LabelFilter: Sendable {
  let texts: [String]

  /// - Parameter texts: The texts, at least one.
  package init(_ texts: [String]) { self.texts = texts }

  /// The texts that an id contains. Only labels with some are planned, and none without a valid id.
  package func matches(_ id: String?) -> Set<String> {
    guard let id else { return [] }
    return Set(texts.filter { id.contains($0) })
  }
}

/// The labels that a filter selects from a stream, and the texts that have matched none so far.
struct LabelSelection {
  /// How many ids are kept for suggestions. A run may have millions.
  private static let maximumIDs = 10_000

  private let filter: LabelFilter
  private var unmatched: [String]
  /// Ids that were left out, for suggestions.
  private var otherIDs: [String] = []

  init(_ filter: LabelFilter) { (self.filter, unmatched) = (filter, filter.texts) }

  /// Records whether the label with an id is planned, and returns it.
  mutating func select(_ id: String?) -> Bool {
    let matches = filter.matches(id)
    if !matches.isEmpty {
      unmatched.removeAll { matches.contains($0) }
    } else if let id, otherIDs.count < Self.maximumIDs, !unmatched.isEmpty {
      otherIDs.append(id)
    }
    return !matches.isEmpty
  }

  /// The error for a text that no id so far contains; nil if all have matched.
  var error: Diagnostic? {
    unmatched.first.map { text in
      Diagnostic(
        LabelError.noSuchLabel(option: "--only", text: text, what: "label has an id with", nearest: NearestNames.of(text, in: otherIDs)),
        at: DocumentLocation(file: "--only"))
    }
  }
}
