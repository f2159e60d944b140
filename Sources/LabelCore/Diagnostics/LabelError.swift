// SPDX-License-Identifier: MIT

/// An error or a warning about the description of a label, as data; `Diagnostic` has its message.
///
/// Candidates in `nearest` are valid names, the most similar first, at most three.
public enum LabelError: Error, Hashable, Sendable {
  // Names and text.
  /// No font face on this machine has a glyph for the character.
  case missingGlyph(scalar: Unicode.Scalar, text: String)
  /// There is no icon with this name.
  case unknownIcon(name: String, nearest: [String])
  /// No icon has these words in its name or among its keywords.
  case noMatchingIcon(words: String, nearest: [String])
  /// There is no font family with this name.
  case unknownFontFamily(name: String, nearest: [String])
  /// A colour is neither `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` nor the name of a system colour.
  case invalidColor(text: String, nearest: [String])
  /// The renderer has no asset with this name.
  case unknownColor(name: String, nearest: [String])
  /// A file that a label names cannot be used as an icon.
  case unusableIcon(path: String, line: Int?, reason: String)
  /// A file that a label names cannot be used as a font.
  case unusableFont(path: String, reason: String)
  /// A label names an icon or a font by a file that does not exist; `what` is "icon" or "font".
  case missingFile(path: String, what: String)
  /// A record has more errors than are shown; the number of the others.
  case moreErrors(count: Int)

  // Manifests.
  /// A file is not well-formed YAML, JSON or CSV; `hint` is advice for a common cause.
  case syntax(format: String, reason: String, hint: String? = nil)
  /// A record has a key that does not exist.
  case unknownKey(key: String, nearest: [String])
  /// A value has another type than its key requires.
  case wrongType(key: String, expected: String, found: String, fix: ValueFix? = nil)
  /// A value is not valid for its key.
  case invalidValue(key: String, value: String, expected: String, nearest: [String])
  /// A record lacks a required key.
  case missingKey(key: String)
  /// Two records have the same id; `first` is the location of the other one.
  case duplicateID(id: String, first: String?)
  /// A text in a strings file cannot be filled in; `language` is the language of the text.
  case unusableText(key: String, language: String, reason: String)
  /// A column of a CSV file is not named after a key.
  case unknownColumn(column: String, nearest: [String])
  /// A folder of icons or fonts that a manifest names does not exist.
  case missingFolder(path: String)
  /// The `naming.json` of an icon set cannot be used.
  case unusableNaming(path: String, line: Int?, reason: String)
  /// An id does not name a file inside the output folder.
  case unsafeID(id: String, reason: String)
  /// A label has neither a title nor an icon.
  case emptyLabel
  /// The style of a record hides its only part.
  case hiddenLabel(style: String)

  // Ported code.
  /// Swift code that was written for Apple's platforms needs a change; `name` is what it is about, and `advice` what to write.
  case port(issue: PortIssue, name: String, advice: String?)

  // Sizes.
  /// A number is not finite, or is outside the expected range.
  case invalidNumber(what: String, value: Double, expected: String)
  /// A side of the image is longer than the limit, in pixels.
  case sideTooLong(pixels: Double, limit: Int)
  /// The image has more pixels than the limit.
  case areaTooLarge(pixels: Double, limit: Int)
  /// A label has more glyphs than the limit.
  case tooManyGlyphs(limit: Int)
  /// A title is longer than the limit, in UTF-8 bytes.
  case textTooLong(bytes: Int, limit: Int)
  /// Painting the label would take too long; `what` says what there is too much of, as in "pixels are painted".
  case tooMuchWork(what: String, count: Double, limit: Int)
  /// A label or a manifest has more output files than the limit; the count is nil if it is too large for a number.
  case tooManyOutputs(of: String, count: Int?, limit: Int)
  /// Views are nested more deeply than the limit; often a style or a body contains itself.
  case viewsTooDeep(limit: Int)
  /// Actions of views, such as `onPreferenceChange`, still change the image after this number of updates.
  case updatesDoNotConverge(changes: Int)

  // The command line.
  /// Two outputs of one run have the same path.
  case outputCollision(path: String)
  /// Two labels have the same name in code or in a project; `first` is the id of the other one.
  case assetNameCollision(name: String, id: String, first: String)
  /// An id cannot name an asset; `target` is the kind of asset, as in "an Android resource".
  case unusableAssetName(id: String, target: String, reason: String)
  /// An asset pipeline cannot distinguish a variant from others; `expected` lists those that it can.
  case unsupportedVariant(axis: String, value: String, target: String, expected: String)
  /// Options cannot be combined, or one is missing; `help` says what to write instead.
  case usage(reason: String, help: String? = nil)
  /// There is no output format with this name or file extension; `formats` are those that exist.
  case unknownFormat(name: String, formats: [String], nearest: [String])
  /// A label has something that its output format cannot hold, or is too large for it; `what` is the subject, as in "a shadow".
  case notInFormat(what: String, format: String)
  /// There is no command with this name.
  case unknownCommand(name: String, nearest: [String])
  /// A command has no option with this name; `command` is as it is typed, such as `labelkit batch`.
  case unknownOption(name: String, command: String, nearest: [String])

  // Snapshots. The claim follows the name; the details are lines of facts.
  /// A label does not look as its accepted snapshot.
  case snapshotChanged(name: String, claim: String, details: String)
  /// A label has no accepted snapshot.
  case snapshotMissing(name: String, claim: String, details: String)
  /// The changes of a report cannot be accepted or undone; `subject` is a snapshot, a report or an archive.
  case acceptance(issue: AcceptanceIssue, subject: String, reason: String)
  /// An accepted snapshot belongs to no label.
  case orphanedSnapshot(name: String)

  // Previews.
  /// A preview has the name of another one; `first` is the place of that one.
  case equalPreviewNames(name: String, first: String)
  /// A package with previews cannot be built; `reason` is the compiler's message.
  case previewNotBuilt(reason: String)
  /// A preview ended the process that drew it; `how` is the signal or exit code.
  case previewEnded(name: String, how: String)

  // The server of `labelkit live`.
  /// A failure of `labelkit live`; `subject` is the name, the file, the address or the reason that it is about.
  case live(issue: LiveIssue, subject: String)

  // Warnings.
  /// `adjustsFontSizeToFitWidth` or tightening is combined with a line-break mode that wraps.
  case wrappingWithAutoshrink(mode: String, property: String)
  /// A line of text is taller than the label; both heights are in points.
  case lineTallerThanLabel(line: Double, label: Double)
  /// Text that was shrunk keeps the baseline of its full size and so extends beyond the label; centred text would not.
  case baselineLeavesLabel
  /// A label that fills a square, such as a favicon, is not square itself; its size is in points.
  case letterboxed(width: Double, height: Double)
  /// A key is read and checked but has no effect on the image yet.
  case notYetDrawn(key: String)
  /// A part of an icon's file is not drawn; `feature` says which and why.
  case partlyDrawnIcon(path: String, feature: String)
  /// The value of a YAML key begins with `#` and so is a comment.
  case commentedValue(key: String, comment: String)
  /// The `naming.json` of an icon set maps names to icons that the set does not have; each as `name: icon`.
  case missingNamedIcons(path: String, line: Int, names: [String])
  /// A value of `font` changes nothing, such as a width that the family does not have; `reason` says why.
  case ineffectiveFontValue(key: String, value: String, reason: String, nearest: [String])
  /// Another face than the requested one is used; `missing` is what the font does not have, `used` what is drawn instead.
  case substitutedFont(font: String, missing: String, used: String)
  /// A locale is not the identifier of a language.
  case unknownLocale(name: String, nearest: [String])
  /// A title has no text in the language of its locale; `used` is the language of the text that is drawn.
  case missingTranslation(key: String, locale: String, used: String)
  /// A text has characters that the output format forbids and that are left out of it; `scalars` are their names, such as `U+0001`.
  case forbiddenCharacters(scalars: String, format: String)
  /// A title does not fit, and an ellipsis or an edge hides a part of it.
  case truncatedText(text: String)
  /// The text or the icon can hardly be told from the background. The ratios are those of WCAG 2.2; `what` is "the text" or "the icon".
  case lowContrast(what: String, foreground: String, background: String, ratio: Double, minimum: Double)
  /// The glyphs of a line and of the next one overlap, by some points; lines are counted from 1.
  case collidingLines(line: Int, overlap: Double)
  /// A colour glyph of a font cannot be drawn, such as one whose paints refer to themselves.
  case undrawableGlyph(path: String, glyph: Int, reason: String)
  /// Hyphenation is asked for, but there are no patterns for the language; `package` is the Debian package that has them.
  case noHyphenationPatterns(locale: String, package: String?)
  /// A modifier of a SwiftUI view is drawn in another way than on iOS; `used` is what is drawn, as in "in the compact style".
  case drawnDifferently(name: String, used: String, advice: String?)
  /// A modifier of a SwiftUI view draws nothing; `reason` says why.
  case notDrawn(name: String, reason: String, advice: String?)
}
