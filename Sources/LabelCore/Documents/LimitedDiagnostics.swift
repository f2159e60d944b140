// SPDX-License-Identifier: MIT

/// The errors and warnings of one record or document, limited in number: a row can have a million wrong keys, and a hundred say enough.
package struct LimitedDiagnostics: Sendable {
  /// How many are kept; the others are counted.
  package static let limit = 100

  private var kept: [Diagnostic] = []
  private var more = 0
  /// The location of the first one that is only counted.
  private var location: DocumentLocation?

  /// Creates an empty list.
  package init() {}

  /// Whether further errors are only counted.
  package var isFull: Bool { kept.count >= Self.limit }

  /// Adds an error or a warning.
  ///
  /// - Parameter diagnostic: It may be nil if the list is full: then it is only counted and need not be made.
  package mutating func append(at location: DocumentLocation, _ diagnostic: Diagnostic?) {
    if let diagnostic, !isFull { return kept.append(diagnostic) }
    more += 1
    self.location = self.location ?? location
  }

  /// What was added, with one error for those that were only counted.
  ///
  /// - Parameter source: The text that the locations are in.
  package func all(in source: SourceText) -> [Diagnostic] {
    guard more > 0, let location else { return kept }
    return kept + [source.diagnostic(.moreErrors(count: more), at: location, labelID: kept.last?.labelID)]
  }
}
