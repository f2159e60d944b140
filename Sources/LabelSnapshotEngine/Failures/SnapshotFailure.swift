// SPDX-License-Identifier: MIT

internal import LabelCore

/// The reason why a snapshot is not accepted, in at most ten lines of text and as JSON.
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

  /// The kind of a failure, which decides what to do about it and the exit code.
  public enum Problem: String, Hashable, Sendable {
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
  /// The error, as the rest of a sentence that begins with the name.
  public let claim: String
  /// The kind of the failure.
  public let problem: Problem
  /// The ways in which an image differs; empty for other failures.
  public internal(set) var kinds: [DifferenceKind] = []
  /// The position and the extent of the difference, the files to look at, and how to accept the change.
  public internal(set) var facts: [Fact] = []
  /// Numbers for programs, as JSON members.
  var figures: [(name: String, value: String)] { figureNames.map { ($0.name, $0.value) } }
  var figureNames: [Fact] = []
  /// The accepted image, the new one and their difference, as far as they exist.
  public internal(set) var attachments: [Attachment] = []
  /// The bounding box of all differing pixels of an image.
  package var box: PixelRegion?
  /// The positions of the accepted and the new image on the canvas that the box is measured on; nil without two images.
  package var placement: ImagePlacement?

  init(_ name: String, _ claim: String, _ problem: Problem) {
    self.name = name
    self.claim = claim
    self.problem = problem
  }

  /// The failure for people: a headline and one line for each fact, at most ten lines.
  public var description: String {
    let width = 12
    let lines = facts.map { fact in
      "  " + fact.name + String(repeating: " ", count: max(1, width - fact.name.count)) + fact.value
    }
    return ([name + " " + claim] + lines).joined(separator: "\n")
  }

  /// The failure for programs: one JSON object on one line.
  public var json: String {
    JSONText.object(
      [
        ("name", JSONText.string(name)), ("problem", JSONText.string(problem.rawValue)), ("claim", JSONText.string(claim)),
        ("kinds", JSONText.array(kinds.map { JSONText.string($0.words) })),
      ] + figures + [("facts", JSONText.object(facts.map { ($0.name, JSONText.string($0.value)) }))])
  }
}
