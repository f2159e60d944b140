// SPDX-License-Identifier: MIT

/// A mistake in what a user asked for, as data. `ProblemText` turns it into words.
///
/// Candidates in `nearest` are valid names, the most similar first, at most three.
public enum LabelError: Error, Hashable, Sendable {
  // What a label names and shows.
  /// No face on this machine has a glyph for the character.
  case missingGlyph(scalar: Unicode.Scalar, text: String)
  /// No icon has this name.
  case unknownIcon(name: String, nearest: [String])
  /// No font family has this name.
  case unknownFontFamily(name: String, nearest: [String])
  /// A colour is neither `#rgb`, `#rrggbb`, `#rrggbbaa` nor a system colour's name.
  case invalidColor(text: String, nearest: [String])
  /// No asset has this name, of those that the renderer knows.
  case unknownColor(name: String, nearest: [String])
  /// A file that a label names cannot be used as an icon.
  case unusableIcon(path: String, line: Int?, reason: String)
  /// A file that a label names cannot be used as a font.
  case unusableFont(path: String, reason: String)

  // What a manifest says.
  /// A file is not well-formed YAML, JSON or CSV.
  case syntax(format: String, reason: String)
  /// A key that the record does not have.
  case unknownKey(key: String, nearest: [String])
  /// A value of another type than its key takes.
  case wrongType(key: String, expected: String, found: String)
  /// A value that its key does not take.
  case invalidValue(key: String, value: String, expected: String, nearest: [String])
  /// A key that a record must have.
  case missingKey(key: String)
  /// Two records with one id; `first` says where the other one is.
  case duplicateID(id: String, first: String?)
  /// A text that a file of strings has for a key asks for what it cannot have; `language` is the text's.
  case unusableText(key: String, language: String, reason: String)
  /// An id that does not name a file inside the output folder.
  case unsafeID(id: String, reason: String)
  /// A label with neither title nor icon.
  case emptyLabel
  /// A record's style hides the only part that it has.
  case hiddenLabel(style: String)

  // Sizes.
  /// A number that must be finite, or more than 0.
  case invalidNumber(what: String, value: Double, expected: String)
  /// A side of the picture is longer than the limit, in pixels.
  case sideTooLong(pixels: Double, limit: Int)
  /// The picture holds more pixels than the limit.
  case areaTooLarge(pixels: Double, limit: Int)
  /// A label has more glyphs than the limit.
  case tooManyGlyphs(limit: Int)
  /// A title is longer than the limit, in UTF-8 bytes.
  case textTooLong(bytes: Int, limit: Int)
  /// Views stand inside each other more often than the limit; often a style or a body that contains itself.
  case viewsTooDeep(limit: Int)
  /// Actions of views, such as `onPreferenceChange`, have changed the picture so often and still would.
  case updatesDoNotConverge(changes: Int)

  // What a user typed on the command line.
  /// Two outputs of one run would be one file.
  case outputCollision(path: String)
  /// Two labels would have one name in code or in a project; `first` is the id of the other one.
  case assetNameCollision(name: String, id: String, first: String)
  /// An id that cannot name an asset; `target` says of what, as in "an Android resource".
  case unusableAssetName(id: String, target: String, reason: String)
  /// A variant that an asset pipeline cannot tell from others; `expected` says which it can.
  case variantWithoutPlace(axis: String, value: String, target: String, expected: String)
  /// Options that do not go together, or a missing one.
  case usage(reason: String)

  // What works, but not as the author may think.
  /// `adjustsFontSizeToFitWidth` or tightening with a line-break mode that wraps.
  case wrappingWithAutoshrink(mode: String, property: String)
  /// A line of text is higher than the label, both in points.
  case lineTallerThanLabel(line: Double, label: Double)
  /// Text that shrank stands on the baseline of its full size and so leaves the label, which it would not in the middle.
  case baselineLeavesLabel
  /// A key that is read and checked but does not change the picture yet.
  case notYetDrawn(key: String)
  /// Something in an icon's file that is left out of the picture; `feature` says what and why.
  case partlyDrawnIcon(path: String, feature: String)
  /// A key of YAML whose value starts with `#` and so is a comment.
  case commentedValue(key: String, comment: String)
}
