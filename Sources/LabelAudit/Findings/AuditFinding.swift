// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout

/// What an audit found of one kind about one label, or about one text of a string table, in all of its variants.
package struct AuditFinding: Sendable {
  /// What a finding is about.
  package enum Subject: Hashable, Sendable {
    /// A label, and which part of it if it may have several findings of a kind.
    case label(String, part: String?)
    /// The text of a key of a string table.
    case text(key: String, table: String?)
  }

  /// A locale, and whether only the accessibility sizes show the finding in it.
  package struct Place: Hashable, Sendable {
    package var locale: String
    package var isOfAccessibilitySizes = false

    /// `de`, or `de@accessibility`.
    package var name: String { locale + (isOfAccessibilitySizes ? Self.suffix : "") }

    /// Reads a name.
    package init(name: String) {
      isOfAccessibilitySizes = name.hasSuffix(Self.suffix)
      locale = isOfAccessibilitySizes ? String(name.dropLast(Self.suffix.count)) : name
    }

    package init(locale: String, isOfAccessibilitySizes: Bool = false) {
      (self.locale, self.isOfAccessibilitySizes) = (locale, isOfAccessibilitySizes)
    }

    private static let suffix = "@accessibility"
  }

  /// What is wrong and how it is fixed, without the variants.
  package var cause: LabelError
  /// What the finding is about.
  package var subject: Subject
  /// The id of the label that shows it first.
  package var labelID: String
  /// The manifest of that label, beside which its accepted findings are; of a package, the name `previews` in its folder.
  package var manifest = ""
  /// The first variant that shows it; nil if all variants do, whatever they are.
  package var first: AuditVariant?
  /// The variant that shows it most.
  package var worst: AuditVariant?
  /// How bad it is in that variant.
  var severity = 0.0
  /// How many variants show it, the first one included.
  package var variantCount = 0
  /// The locales in which it is there, in their order; none if it has nothing to do with the language.
  package var places: [Place] = []
  /// The location of what has to change.
  package var location: DocumentLocation?
  /// The line of that location.
  package var sourceLine: String?
  /// The worst variant, and the same in the source language, for a report with pictures.
  package var pictures: [AuditPicture] = []

  package init(cause: LabelError, subject: Subject, labelID: String, first: AuditVariant? = nil) {
    (self.cause, self.subject, self.labelID, self.first) = (cause, subject, labelID, first)
  }

  /// Draws a variant, and beside it the one that it is compared with.
  ///
  /// - Parameter picture: The picture of a variant; nil if it cannot be drawn.
  package mutating func draw(_ worst: AuditVariant, besideLanguage source: String, _ picture: (AuditVariant) -> AuditPicture?) {
    let other = worst.counterpart(inSourceLanguage: source)
    pictures = (other == worst ? [worst] : [worst, other]).compactMap(picture)
  }

  /// The stable code of its kind.
  package var code: DiagnosticCode { cause.code }

  /// Whether it is only worth knowing, and no reason to fail.
  package var isNote: Bool { cause.code == .auditEnhancedContrast }

  /// The finding as a message with the variants that show it.
  package var diagnostic: Diagnostic {
    let error = LabelError(
      cause.code, cause.message + variantText, help: cause.help, nearest: cause.nearest, kind: cause.kind, keys: cause.keys,
      subject: cause.subject)
    var diagnostic = Diagnostic(error, at: location, sourceLine: sourceLine, labelID: labelID)
    diagnostic.isNote = isNote
    return diagnostic
  }

  /// ` in de at accessibility3, and in 11 other variants (fr, ja)`
  package var variantText: String {
    let others = places.dropFirst().map(\.locale)
    if case .text = subject {
      guard let locale = places.first?.locale else { return "" }
      return " in \(locale)" + (others.isEmpty ? "" : ", and in " + Self.list(others))
    }
    guard let first else { return "" }
    let list = others.isEmpty ? "" : ", also in " + Self.list(others)
    let count = variantCount > 1 ? ", and in \(CountText.of(variantCount - 1, "other variant"))" : ""
    if code == .auditUnmirroredIcon { return " in right-to-left layouts" + count }
    return " in " + (places.isEmpty ? first.appearance : first.description) + count + list
  }

  private static func list(_ locales: [String]) -> String {
    locales.count == 1 ? locales[0] : locales.dropLast().joined(separator: ", ") + " and " + locales[locales.count - 1]
  }

  /// The finding as an object, for programs: that of its diagnostic, and the variants.
  package var json: JSONValue {
    var json = diagnostic.json
    if case .text(let key, _) = subject { json["key"] = key.json }
    json["cause"] = cause.message.json
    json["locales"] = .array(places.map { $0.name.json })
    json["firstVariant"] = first?.json ?? .null
    json["otherVariants"] = max(0, variantCount - 1).json
    return json
  }
}
