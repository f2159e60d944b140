// SPDX-License-Identifier: MIT

public import LabelComparison
internal import LabelCore

/// A snapshot that differs from the accepted one, is missing or cannot be used, with a description of some ten lines and as JSON.
public struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line of a failure: a name and its value.
  public struct Fact: Hashable, Sendable {
    /// The name of the fact, such as `box`.
    public var name: String
    /// The value of the fact, such as `4×2 px at (0, 3), from the top left`.
    public var value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The reason for a failure. It decides the exit code.
  public enum Reason: String, Hashable, Sendable {
    /// The snapshot differs from the accepted one.
    case changed
    /// No snapshot was accepted yet.
    case missing
    /// The new snapshot or the accepted one cannot be used.
    case unusable
  }

  /// A file for people to look at, such as an image of the difference.
  public struct Attachment: Hashable, Sendable {
    /// The name of the file: `expected`, `actual` or `difference`, with an extension.
    public var name: String
    /// The contents of the file.
    public var bytes: [UInt8]
  }

  /// The name of the snapshot that failed.
  public let name: String
  /// The failure in a few words that follow the name, such as `differs from the accepted image`.
  public let summary: String
  /// The reason for the failure.
  public let reason: Reason
  /// The ways in which an image differs; empty for other failures.
  public internal(set) var kinds: [DifferenceKind] = []
  /// The position and the extent of the difference, the files to look at, and how to accept the change.
  public internal(set) var facts: [Fact] = []
  /// The numbers of the difference for programs, as a JSON object.
  var figures: JSONValue = [:]
  /// The accepted image, the new one and their difference, as far as they exist.
  public internal(set) var attachments: [Attachment] = []
  /// The bounding box of all differing pixels of an image.
  package var box: PixelRegion?
  /// The positions of the accepted and the new image on the canvas that the box is measured on; nil without two images.
  package var placement: ImagePlacement?
  /// What accepting the snapshot would write; nil if it cannot be accepted.
  package internal(set) var change: SnapshotChange?

  /// The summary of a failure whose image is the accepted one.
  static let otherSVG = "has another SVG file than accepted"

  init(_ name: String, _ summary: String, _ reason: Reason) {
    self.name = name
    self.summary = summary
    self.reason = reason
  }

  /// The failure for people: a headline and one line for each fact; the changes of the layout have up to four.
  /// Control characters, such as those of an accepted text of someone else, are escape sequences.
  public var description: String { name.escapedControls + " " + summary.escapedControls + (details.isEmpty ? "" : "\n" + details) }

  /// The facts, each on its line below the names, with control characters as escape sequences.
  package var details: String {
    let width = 12
    return facts.map { fact in
      let name = "  " + fact.name + String(repeating: " ", count: max(1, width - fact.name.count))
      let lines = fact.value.split(separator: "\n", omittingEmptySubsequences: false).map(\.escapedControls)
      return name + lines.joined(separator: "\n" + String(repeating: " ", count: width + 2))
    }.joined(separator: "\n")
  }

  /// The failure for programs: one JSON object on one line.
  public var json: String { value.line }

  var value: JSONValue {
    let head: JSONValue = [
      "name": name.json, "problem": reason.rawValue.json, "claim": summary.json, "kinds": kinds.map(\.description).json,
    ]
    return head.adding(figures).adding(["facts": .object(facts.map { .init($0.name, $0.value.json) })])
  }
}
