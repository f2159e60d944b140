// SPDX-License-Identifier: MIT

// The errors that several modules make.

extension DiagnosticCode {
  /// A file is not well-formed YAML, JSON or CSV.
  public static let syntax: Self = "LK0201"
  /// A key does not exist in records.
  public static let unknownKey: Self = "LK0202"
  /// A value is not valid for its key.
  public static let invalidValue: Self = "LK0204"
  /// A number is outside its valid range, or not finite.
  public static let invalidNumber: Self = "LK0301"
  /// A side of the image is longer than the limit.
  public static let sideTooLong: Self = "LK0302"
  /// The image has more pixels than the limit.
  public static let areaTooLarge: Self = "LK0303"
  /// Painting the label would take too long.
  public static let tooMuchWork: Self = "LK0308"
  /// A label or a manifest has more output files than the limit.
  public static let tooManyOutputs: Self = "LK0309"
  /// A record has more errors than are shown.
  public static let moreErrors: Self = "LK0419"
  /// Options of the command line cannot be combined, or one is missing.
  public static let usage: Self = "LK0602"
  /// There is no label, variant or manifest of a name on the page of `labelkit live`.
  public static let unknownLiveName: Self = "LK0622"
  /// There is no output format with a name.
  public static let unknownFormat: Self = "LK0645"
  /// A label has something that an output format cannot hold.
  public static let notInFormat: Self = "LK0646"
}

extension LabelError {
  /// A file is not well-formed YAML, JSON or CSV; `hint` is advice for a common cause.
  package static func syntax(format: String, reason: String, hint: String? = nil) -> Self {
    Self(.syntax, "this is not well-formed \(format): \(reason)", help: hint, reason: reason)
  }

  /// A record has a key that does not exist.
  package static func unknownKey(key: String, nearest: [String]) -> Self {
    Self(.unknownKey, "there is no key \(key.quoted) here", help: nearest.didYouMean, nearest: nearest)
  }

  /// A value is not valid for its key.
  package static func invalidValue(key: String, value: String, expected: String, nearest: [String]) -> Self {
    Self(
      .invalidValue, "\"\(key)\" takes \(expected), not \(value.quoted)", help: nearest.didYouMean, nearest: nearest,
      keys: [key, "titleKey"])
  }

  /// A number is not finite, or is outside the expected range.
  package static func invalidNumber(what: String, value: Double, expected: String) -> Self {
    Self(.invalidNumber, "\(what) is \(value); it must be \(expected)", keys: [what == "font size" ? "font.size" : what])
  }

  /// A side of the image is longer than the limit, in pixels.
  package static func sideTooLong(pixels: Double, limit: Int) -> Self {
    tooLarge(.sideTooLong, "the image would be \(count(pixels)) px long; the limit is \(limit)")
  }

  /// The image has more pixels than the limit.
  package static func areaTooLarge(pixels: Double, limit: Int) -> Self {
    tooLarge(.areaTooLarge, "the image would have \(count(pixels)) pixels; the limit is \(limit)")
  }

  private static func tooLarge(_ code: DiagnosticCode, _ message: String) -> Self {
    Self(
      code, message, help: "lower width, height, font size or scale, or the radius and offset of a shadow", kind: .limit,
      keys: ["width", "height", "font.size", "scale"])
  }

  /// Painting the label would take too long; `what` says what there is too much of, as in "pixels are painted".
  package static func tooMuchWork(what: String, count: Double, limit: Int) -> Self {
    Self(
      .tooMuchWork, "\(Self.count(count)) \(what); the limit is \(limit)",
      help: "use a simpler icon, or lower width, height, font size or scale", kind: .limit,
      keys: ["icon.file", "icon.name", "icon", "attributedTitle", "title"])
  }

  /// A label or a manifest has more output files than the limit; the count is nil if it is too large for a number.
  package static func tooManyOutputs(of owner: String, count: Int?, limit: Int) -> Self {
    Self(
      .tooManyOutputs,
      "\(owner) has \(count.map { String($0) } ?? "far too many") files, one for each variant; the limit is \(limit)",
      help: "narrow \"variants\", or use several manifests; NDJSON and CSV may have any number of rows", kind: .limit,
      keys: ["variants", "id"])
  }

  /// A record has more errors than are shown; the number of the others.
  package static func moreErrors(count: Int) -> Self {
    Self(.moreErrors, "there \(count == 1 ? "is" : "are") \(CountText.of(count, "more error")) in this record")
  }

  /// Options cannot be combined, or one is missing; `help` says what to write instead.
  package static func usage(reason: String, help: String? = nil) -> Self { Self(.usage, reason, help: help, kind: .usage) }

  /// There is no label, variant or manifest of a name, as in "label rain".
  package static func unknownLiveName(_ name: String) -> Self { Self(.unknownLiveName, "there is no \(name)", keys: ["id"]) }

  /// There is no output format with this name or file extension; `formats` are those that exist, and `help` says what to write instead.
  package static func unknownFormat(name: String, formats: [String], nearest: [String], help: String? = nil) -> Self {
    Self(
      .unknownFormat, "there is no output format \"\(name)\"; the formats are \(formats.joined(separator: ", "))",
      help: help ?? nearest.didYouMean ?? "write png or webp for pixels, svg or pdf for outlines", nearest: nearest, kind: .usage)
  }

  /// A label has something that its output format cannot hold, or is too large for it; `what` is the subject, as in "a shadow".
  package static func notInFormat(what: String, format: String) -> Self {
    Self(.notInFormat, "\(format) cannot hold \(what)", help: "write the label in another format, such as PNG or SVG", subject: what)
  }

  private static func count(_ pixels: Double) -> String { abs(pixels) < 1e15 ? String(Int(pixels)) : "infinitely many" }
}

// The texts of errors.

extension String {
  /// A name or value of the user in quotation marks, which may be long.
  package var quoted: String { "\"\(shortened(to: 200))\"" }
}

extension [String] {
  /// The question whether one of these names was meant; nil without names.
  package var didYouMean: String? {
    switch count {
    case 0: nil
    case 1: "did you mean \"\(self[0])\"?"
    default: "did you mean " + dropLast().map { "\"\($0)\"" }.joined(separator: ", ") + " or \"\(self[count - 1])\"?"
    }
  }
}
