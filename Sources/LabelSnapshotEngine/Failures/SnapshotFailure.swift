// SPDX-License-Identifier: MIT

internal import LabelCore

/// Why a snapshot is not accepted, in at most ten lines, and the same for programs.
public struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line of a failure: a word, and what it says.
  public struct Fact: Hashable, Sendable {
    /// Such as `box`.
    public var name: String
    /// Such as `4×2 px at (0, 3), from the top left`.
    public var value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What to do about it, and which exit code that is.
  public enum Problem: String, Hashable, Sendable {
    /// The accepted snapshot is another one.
    case changed
    /// Nothing was accepted yet.
    case missing
    /// What was made or accepted cannot be used.
    case unusable
  }

  /// A file for people to look at.
  public struct Attachment: Hashable, Sendable {
    /// `expected`, `actual` or `difference`, with an extension.
    public var name: String
    /// The file's contents.
    public var bytes: [UInt8]
  }

  /// The snapshot's name.
  public let name: String
  /// What is wrong, to be read after the name.
  public let claim: String
  /// Which kind of trouble it is.
  public let problem: Problem
  /// In what ways a picture differs; empty for other troubles.
  public internal(set) var kinds: [DifferenceKind] = []
  /// Where and how much, where to look, how to accept.
  public internal(set) var facts: [Fact] = []
  /// Numbers for programs, as JSON members.
  var figures: [(name: String, value: String)] { figureNames.map { ($0.name, $0.value) } }
  var figureNames: [Fact] = []
  /// What was accepted, what is there now, and where they differ, as far as there are such.
  public internal(set) var attachments: [Attachment] = []
  /// The box round all that differ, of a picture.
  package var box: PixelRegion?
  /// Where the accepted and the new picture lie on the paper that the box is measured on; nil without two pictures.
  package var placement: PicturePlacement?

  init(_ name: String, _ claim: String, _ problem: Problem) {
    self.name = name
    self.claim = claim
    self.problem = problem
  }

  /// The failure for people: a headline and a line a fact, at most ten.
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
