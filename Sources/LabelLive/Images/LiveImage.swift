// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelEngine
internal import LabelManifest
package import LabelSnapshotEngine
internal import LabelSystem

/// What decides an image: equal keys have equal images.
struct ImageKey: Hashable, Sendable {
  /// The hash of the job.
  var job: ContentHash
  /// The hash of the icon and font files that the label names.
  var files: UInt64
  /// Counts the changes of font folders.
  var generation: Int

  // The hash of the job tells nearly all keys apart.
  func hash(into hasher: inout Hasher) { hasher.combine(job) }
}

/// An image of a label, or why it cannot be drawn.
package struct LiveImage: Sendable {
  /// What filters and captions of the page need to know about an image.
  package struct Facts: Hashable, Sendable {
    /// The size in pixels.
    package var width = 0
    package var height = 0
    /// Pixels per point.
    package var scale = 1.0
    /// How long drawing took, in milliseconds.
    package var milliseconds = 0.0
    /// What became of the texts.
    package var texts = TextFacts()
    /// The code of the error; nil for an image that was drawn.
    package var error: String?
    /// The errors and warnings of drawing.
    package var diagnostics: [Diagnostic] = []
    /// Where the record was when it was drawn.
    package var place: DocumentLocation?
    /// How the image compares with the accepted one; nil if there is nothing to compare with.
    package var accepted: BaselineFolder.AcceptedState?

    /// The facts as a JSON object. The lines and columns of diagnostics in the record's file are counted from the record, because an image is
    /// kept while its record moves.
    package var json: JSONValue {
      var json = headerJSON
      if !diagnostics.isEmpty { json["diagnostics"] = .array(diagnostics.map { $0.liveJSON(from: place) }) }
      return json
    }

    /// The facts without diagnostics, whose texts are not for the header of an answer.
    package var headerJSON: JSONValue {
      var json: JSONValue = [
        "width": width.json, "height": height.json, "scale": scale.json, "ms": milliseconds.json,
        "warnings": diagnostics.count { $0.severity == .warning }.json, "truncated": texts.isTruncated.json,
        "shrunk": texts.isShrunk.json, "missingGlyphs": texts.lacksGlyphs.json,
      ]
      if let accepted { json = json.adding(["changed": (accepted == .changed).json, "unaccepted": (accepted == .unaccepted).json]) }
      json["error"] = error?.json
      return json
    }

    /// The facts with diagnostics at the places where they are after the record has moved.
    func moved(to place: DocumentLocation) -> Facts {
      guard let former = self.place, former != place else { return self }
      var facts = self
      facts.place = place
      facts.diagnostics = diagnostics.map { diagnostic in
        guard var location = diagnostic.location, location.file == former.file else { return diagnostic }
        location.line += place.line - former.line
        location.column += place.column - former.column
        location.endColumn += place.column - former.column
        var moved = diagnostic
        moved.location = location
        return moved
      }
      return facts
    }
  }

  /// The PNG file; empty if the label cannot be drawn.
  package var png: [UInt8]
  package var facts: Facts
  /// The name of the bytes: the start of their SHA-256.
  package let digest: String

  init(png: [UInt8], facts: Facts, diagnostics: [Diagnostic]) {
    self.png = png
    self.facts = facts
    self.facts.diagnostics = diagnostics
    digest = String(SHA256.digits(of: png).prefix(32))
  }

  /// The errors and warnings of drawing.
  package var diagnostics: [Diagnostic] { facts.diagnostics }

  /// The milliseconds of a duration, in steps of a hundredth.
  static func milliseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return ((Double(seconds) * 1000 + Double(attoseconds) / 1e15) * 100).rounded() / 100
  }
}
