// SPDX-License-Identifier: MIT

package import LabelAudit
package import LabelCore
internal import Synchronization

/// The findings of an audit as one HTML file that needs no network and no other files.
package struct AuditPage: Sendable {
  /// The room for pictures, which threads ask before they draw.
  package final class Room: Sendable {
    private let bytes: Mutex<Int>

    /// - Parameter bytes: How many bytes of PNG files a page has.
    init(bytes: Int) { self.bytes = Mutex(bytes) }

    /// Whether there is some.
    package var isLeft: Bool { bytes.withLock { $0 > 0 } }

    /// Takes some; false, and nothing is left, if there is too little.
    func take(_ count: Int) -> Bool {
      bytes.withLock { bytes in
        bytes = count <= bytes ? bytes - count : 0
        return bytes > 0
      }
    }
  }

  /// The room for pictures: more than a browser shows without a delay.
  package let room = Room(bytes: Self.maximumPictures)
  /// In bytes of PNG files.
  package static let maximumPictures = 48 << 20

  private let background: AuditOptions.Background
  private var elements = ""
  private var codes: Set<DiagnosticCode> = []
  private var lacksPictures = false

  /// - Parameter background: What is behind labels without a background.
  package init(on background: AuditOptions.Background) { self.background = background }

  /// Adds a finding.
  package mutating func add(_ finding: AuditFinding, isAccepted: Bool) {
    codes.insert(finding.code)
    let size = finding.pictures.reduce(0) { $0 + $1.png.count }
    let hasRoom = size == 0 || room.take(size)
    if !hasRoom { lacksPictures = true }
    let diagnostic = finding.diagnostic
    let item: JSONValue = [
      "code": finding.code.rawValue.json, "state": finding.isNote ? "note" : isAccepted ? "accepted" : "new",
      "label": finding.labelID.json, "message": diagnostic.message.json, "place": (diagnostic.location?.description ?? "").json,
      "line": String((diagnostic.sourceLine ?? "").drop(while: \.isWhitespace)).json, "help": (diagnostic.help ?? "").json,
      "locales": .array(Self.unique(finding.places.map(\.locale)).map(\.json)),
      "pictures": .array(hasRoom ? finding.pictures.map(json) : []),
    ]
    elements += item.text(.script) + ",\n"
  }

  private static func unique(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func json(_ picture: AuditPicture) -> JSONValue {
    let variant = picture.variant
    let behind = background.colors(in: Appearance(colorScheme: variant.colorScheme, contrast: variant.contrast)).first
    return [
      "name": variant.description.json, "image": "data:image/png;base64,\(Base64.text(of: picture.png))".json,
      "width": .number(picture.size.width, places: 2), "height": .number(picture.size.height, places: 2),
      "background": (behind?.hex ?? (variant.colorScheme == .dark ? "#000000" : "#ffffff")).json, "text": picture.text.json,
    ]
  }

  /// The text of the file. Names and messages are data, never markup.
  ///
  /// - Parameters:
  ///   - summary: The counts, as a line.
  ///   - explanation: The title and the explanation of a code.
  package func html(summary: String, _ explanation: (DiagnosticCode) -> (title: String, text: String)) -> String {
    let causes = codes.sorted { $0.rawValue < $1.rawValue }.map { code -> JSONValue in
      let (title, text) = explanation(code)
      return [
        "code": code.rawValue.json, "title": (title.prefix(1).uppercased() + title.dropFirst()).json,
        "text": text.replacing("`", with: "").json,
      ]
    }
    let note = lacksPictures ? "; only the first \(Self.maximumPictures >> 20) MB of pictures are here" : ""
    let audit: JSONValue = ["summary": (summary + note).json, "causes": .array(causes)]
    return EmbeddedFiles.auditHTML(audit: audit.text(.script), findings: elements)
  }
}
