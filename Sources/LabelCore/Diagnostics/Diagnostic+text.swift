// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// The message in one sentence, without the location, advice or a full stop.
  public var message: String {
    switch cause {
    case .label(let error): error.message
    case .machine(let error): error.message
    }
  }

  /// The advice in one sentence; `nil` if there is none.
  public var help: String? {
    switch cause {
    case .label(let error): error.help
    case .machine(let error): error.help
    }
  }

  /// The replacement for the wrong text; `nil` if there is no single best guess.
  public var suggestion: String? {
    switch cause {
    case .label(let error): error.suggestion
    case .machine: nil
    }
  }
}

extension LabelError {
  /// The replacement for the wrong text; nil if there is no single best guess.
  package var suggestion: String? {
    if case .wrongType(_, _, _, let fix) = self { fix?.text } else { nearest.first }
  }

  /// The valid names most similar to a wrong one, the best first.
  package var nearest: [String] {
    switch self {
    case .unknownIcon(_, let nearest), .unknownFontFamily(_, let nearest), .invalidColor(_, let nearest), .unknownColor(_, let nearest),
      .unknownKey(_, let nearest), .invalidValue(_, _, _, let nearest), .unknownColumn(_, let nearest),
      .ineffectiveFontValue(_, _, _, let nearest), .unknownLocale(_, let nearest), .unknownCommand(_, let nearest),
      .unknownOption(_, _, let nearest), .noMatchingIcon(_, let nearest),
      .unknownFormat(_, _, let nearest):
      nearest
    case .missingGlyph, .undrawableGlyph, .unusableIcon, .unusableFont, .missingFile, .moreErrors, .syntax, .wrongType, .missingKey,
      .unusableText, .duplicateID,
      .unsafeID, .emptyLabel,
      .hiddenLabel, .invalidNumber, .sideTooLong, .areaTooLarge, .tooManyGlyphs, .textTooLong, .viewsTooDeep, .updatesDoNotConverge,
      .tooMuchWork, .tooManyOutputs, .outputCollision, .usage, .notInFormat, .forbiddenCharacters,
      .wrappingWithAutoshrink, .notYetDrawn, .lineTallerThanLabel, .baselineLeavesLabel, .partlyDrawnIcon, .commentedValue,
      .substitutedFont, .missingTranslation, .truncatedText, .lowContrast, .collidingLines, .noHyphenationPatterns,
      .drawnDifferently, .notDrawn, .letterboxed,
      .assetNameCollision, .unusableAssetName, .unsupportedVariant, .missingFolder, .unusableNaming, .missingNamedIcons,
      .snapshotChanged, .snapshotMissing, .orphanedSnapshot, .equalPreviewNames, .previewNotBuilt, .previewEnded, .port,
      .acceptance,
      .live:
      []
    }
  }

  package var message: String {
    switch self {
    case .missingGlyph(let scalar, let text): "no font has a glyph for \(Self.name(of: scalar)) in \"\(text.shortened(to: 40))\""
    case .unknownIcon(let name, _): "no icon is named \(Self.quoted(name))"
    case .noMatchingIcon(let words, _): "no icon has \"\(words.shortened(to: 40))\" in its name or keywords"
    case .unknownFontFamily(let name, _): "no font family is named \(Self.quoted(name))"
    case .invalidColor(let text, _): "\(Self.quoted(text)) is not a colour"
    case .unknownColor(let name, _): "no colour is named \(Self.quoted(name))"
    case .unusableIcon(let path, let line, let reason): "the icon \(path)\(line.map { ":\($0)" } ?? "") cannot be used: \(reason)"
    case .unusableFont(let path, let reason): "the font \(path) cannot be used: \(reason)"
    case .undrawableGlyph(let path, let glyph, let reason): "the colour glyph \(glyph) of the font \(path) cannot be drawn: \(reason)"
    case .moreErrors(let count): "there \(count == 1 ? "is" : "are") \(CountText.of(count, "more error")) in this record"
    case .missingFile(let path, let what): "the \(what) \(path.shortened(to: 4096)) cannot be used: there is no such file"
    case .syntax(let format, let reason, _): "this is not well-formed \(format): \(reason)"
    case .unknownKey(let key, _): "there is no key \(Self.quoted(key)) here"
    case .wrongType(let key, let expected, let found, _): "\"\(key)\" takes \(expected), not \(found)"
    case .invalidValue(let key, let value, let expected, _): "\"\(key)\" takes \(expected), not \(Self.quoted(value))"
    case .unknownColumn(let column, _): "the column \"\(column.shortened(to: 40))\" is not named after a key"
    case .missingFolder(let path): "there is no folder \(path)"
    case .unusableNaming(let path, _, let reason): "\(path) cannot be used: \(reason)"
    case .missingNamedIcons(let path, _, let names):
      "\(path) names icons that the folder does not have: \(Self.list(names))"
    case .missingKey(let key): "the key \"\(key)\" is missing"
    case .unusableText(let key, let language, let reason): "the text of \(Self.quoted(key)) in \(language) cannot be used: \(reason)"
    case .duplicateID(let id, let first): "the id \(Self.quoted(id)) is used twice" + (first.map { ", first at \($0)" } ?? "")
    case .unsafeID(let id, let reason): "the id \(Self.quoted(id)) cannot be a file name: \(reason)"
    case .emptyLabel: "the label has neither a title nor an icon"
    case .hiddenLabel(let style): "the style \(style) hides everything in the label"
    case .invalidNumber(let what, let value, let expected): "\(what) is \(value); it must be \(expected)"
    case .sideTooLong(let pixels, let limit): "the image would be \(Self.count(pixels)) px long; the limit is \(limit)"
    case .areaTooLarge(let pixels, let limit): "the image would have \(Self.count(pixels)) pixels; the limit is \(limit)"
    case .tooManyGlyphs(let limit): "the label has more than \(limit) glyphs"
    case .textTooLong(let bytes, let limit): "the title has \(bytes) bytes; the limit is \(limit)"
    case .tooMuchWork(let what, let count, let limit): "\(Self.count(count)) \(what); the limit is \(limit)"
    case .tooManyOutputs(let owner, let count, let limit):
      "\(owner) has \(count.map { String($0) } ?? "far too many") files, one for each variant; the limit is \(limit)"
    case .viewsTooDeep(let limit): "views are nested more than \(limit) levels deep"
    case .updatesDoNotConverge(let changes): "actions of views still change the image after \(changes) updates"
    case .outputCollision(let path): "two labels would be written to \(path)"
    case .assetNameCollision(let name, let id, let first): "the ids \"\(first)\" and \"\(id)\" would both be named \(name)"
    case .unusableAssetName(let id, let target, let reason): "the id \"\(id)\" cannot name \(target): \(reason)"
    case .unsupportedVariant(let axis, let value, let target, _): "\(target) does not support \(axis) \(value)"
    case .usage(let reason, _): reason
    case .unknownFormat(let name, let formats, _):
      "there is no output format \"\(name)\"; the formats are \(formats.joined(separator: ", "))"
    case .notInFormat(let what, let format): "\(format) cannot hold \(what)"
    case .forbiddenCharacters(let scalars, let format): "\(format) forbids \(scalars), and its text is written without"
    case .unknownCommand(let name, _): "there is no command \"\(name)\""
    case .unknownOption(let name, let command, _): "\(command) has no option \(name)"
    case .snapshotChanged(let name, let claim, _), .snapshotMissing(let name, let claim, _): "\(name) \(claim)"
    case .orphanedSnapshot(let name): "\(name) belongs to no label"
    case .equalPreviewNames(let name, let first): "two previews are called \(name); the other one is at \(first)"
    case .previewNotBuilt(let reason): reason
    case .previewEnded(let name, let how): "the preview \(name) ended the process that drew it: \(how)"
    case .port(let issue, let name, _): issue.message(about: name)
    case .acceptance(let issue, let subject, let reason): issue.message(about: subject, reason: reason)
    case .live(let issue, let subject): issue.message(about: subject)
    case .lineTallerThanLabel(let line, let label):
      "a line of this text is \(DumpText.number(line)) points high; the label is only \(DumpText.number(label))"
    case .baselineLeavesLabel: "the shrunk text keeps its full-size baseline and extends beyond the label"
    case .letterboxed(let width, let height):
      "the label is \(DumpText.number(width)) × \(DumpText.number(height)) points, so its square images are partly empty"
    case .notYetDrawn(let key): "\"\(key)\" has no effect on the image yet"
    case .partlyDrawnIcon(let path, let feature): "the icon \(path) is drawn in part: \(feature)"
    case .commentedValue(let key, let comment): "\"\(key)\" has no value: \(comment.shortened(to: 40)) is a comment"
    case .ineffectiveFontValue(let key, let value, let reason, _): "\"\(key)\" \(value.shortened(to: 200)) changes nothing: \(reason)"
    case .substitutedFont(let font, let missing, let used): "\(font) has no \(missing): \(used)"
    case .unknownLocale(let name, _): "\(Self.quoted(name)) is not the identifier of a language"
    case .missingTranslation(let key, let locale, let used): "\(Self.quoted(key)) has no text in \(locale); its text in \(used) is drawn"
    case .truncatedText(let text): "a part of the title is not visible: \"\(text.shortened(to: 40))\""
    case .lowContrast(let what, let foreground, let background, let ratio, let minimum):
      "\(what) has too little contrast: \(foreground) on \(background) is \(DumpText.number(ratio, places: 2)) to 1, "
        + "less than \(DumpText.number(minimum)) to 1"
    case .collidingLines(let line, let overlap):
      "lines \(line) and \(line + 1) overlap by \(DumpText.number(overlap, places: 1)) points"
    case .noHyphenationPatterns(let locale, _): "words are not hyphenated: there are no hyphenation patterns for \(locale)"
    case .drawnDifferently(let name, let used, _): "\(name) is drawn \(used)"
    case .notDrawn(let name, let reason, _): "\(name) draws nothing: \(reason)"
    case .wrappingWithAutoshrink(let mode, let property): "\"\(property)\" has little effect with the wrapping line-break mode \(mode)"
    }
  }

  package var help: String? {
    switch self {
    case .missingGlyph: "install a font that has it (fonts-noto-core covers most scripts), or change the text"
    case .unknownIcon(let name, _) where name.unicodeScalars.first?.isEmoji == true:
      "an icon is one emoji; write others into the title"
    case .unknownIcon(_, let nearest): Self.didYouMean(nearest) ?? "search for it with `labelkit icons list WORD`"
    case .noMatchingIcon(_, let nearest): Self.didYouMean(nearest) ?? "see all icons in the page of `labelkit icons browse -o icons`"
    case .unknownFontFamily(_, let nearest): Self.didYouMean(nearest) ?? "see `labelkit fonts list`"
    case .invalidColor(let text, let nearest): Self.colorHelp(text, nearest)
    case .unknownColor(_, let nearest):
      Self.didYouMean(nearest) ?? "give the renderer the catalogue that has it: renderer.assets = try AssetCatalog(contentsOf: …)"
    case .syntax(_, _, let hint): hint
    case .unusableIcon, .unusableFont, .hiddenLabel, .unusableNaming, .missingFile, .moreErrors: nil
    case .usage(_, let help): help
    case .unknownFormat(_, _, let nearest): Self.didYouMean(nearest)
    case .notInFormat: "write the label in another format, such as PNG or SVG"
    case .forbiddenCharacters: "remove them from the title"
    case .unknownCommand(_, let nearest): Self.didYouMean(nearest) ?? "`labelkit --help` lists the commands"
    case .unknownOption(_, let command, let nearest): Self.didYouMean(nearest) ?? "`\(command) --help` lists the options"
    case .unknownKey(_, let nearest), .invalidValue(_, _, _, let nearest): Self.didYouMean(nearest)
    case .wrongType(_, _, _, let fix): fix?.help
    case .unknownColumn(_, let nearest):
      (Self.didYouMean(nearest).map { $0 + " " } ?? "")
        + "columns are keys such as id, title, icon, color, font.size; `labelkit explain` lists all of them"
    case .missingFolder: "paths are relative to the folder of the manifest"
    case .missingNamedIcons: "correct the names, or remove them"
    case .notYetDrawn, .partlyDrawnIcon: nil
    case .commentedValue(_, let comment): "put it in quotes: \"\(comment.shortened(to: 40))\""
    case .ineffectiveFontValue(_, _, _, let nearest): Self.didYouMean(nearest)
    case .substitutedFont: "install the face or choose another font; `labelkit fonts list` lists those that are installed"
    case .unknownLocale(_, let nearest): Self.didYouMean(nearest) ?? "write a BCP 47 identifier, such as de, pt-BR or zh-Hant"
    case .missingTranslation(_, let locale, _): "add the text for \(locale) to the string table, or leave out the locale"
    case .truncatedText: "give it more width or lines, or shorten it"
    case .lowContrast: "choose a darker or a lighter colour"
    case .undrawableGlyph: "use another font for this character, or a corrected version of the font"
    case .collidingLines: "write typesetting: improved, which makes room for tall glyphs, or raise lineSpacing"
    case .noHyphenationPatterns(_, let package):
      package.map { "install the package \($0) of Debian or Ubuntu, or set soft hyphens (U+00AD) in the title" }
        ?? "set soft hyphens (U+00AD) in the title"
    case .drawnDifferently(_, _, let advice), .notDrawn(_, _, let advice): advice
    case .missingKey("id"): "every label of a batch needs an id; it names the file"
    case .missingKey("titleArguments"): "the text varies by a number; give it, as in titleArguments: [3]"
    case .missingKey("version"): "begin the manifest with version: 1"
    case .missingKey("labels"): "list the labels under labels:, as in labels: [{ id: rain, title: Rain }]"
    case .missingKey: nil
    case .unusableText: "correct it in the strings file"
    case .duplicateID: "give each label an id of its own; ids that differ only in case count as one"
    case .unsafeID: "use a relative name such as weather/rain, without an extension"
    case .emptyLabel: "give it a title, an icon, or both"
    case .invalidNumber: nil
    case .sideTooLong, .areaTooLarge: "lower width, height, font size or scale"
    case .tooManyGlyphs, .textTooLong: "shorten the title"
    case .tooMuchWork: "use a simpler icon, or lower width, height, font size or scale"
    case .tooManyOutputs: "narrow \"variants\", or use several manifests; NDJSON and CSV may have any number of rows"
    case .viewsTooDeep: "look for a view or a style whose body contains itself"
    case .updatesDoNotConverge: "look for an onAppear, onChange, onPreferenceChange or onGeometryChange that sets what it follows"
    case .outputCollision: "use the placeholders {id}, {-locale}, {-colorScheme}, {@scale} in \"output\" so that every variant has a name"
    case .assetNameCollision: "give one of them an id that differs in more than punctuation and case"
    case .unusableAssetName: nil
    case .snapshotChanged(_, _, let details), .snapshotMissing(_, _, let details): details
    case .orphanedSnapshot: "`labelkit snapshot prune` removes it"
    case .equalPreviewNames: "give one of them another name"
    case .previewNotBuilt: nil
    case .previewEnded: "the other previews were drawn"
    case .port(_, _, let advice): advice
    case .acceptance(let issue, _, _): issue.help
    case .live(let issue, _): issue.help
    case .unsupportedVariant(_, _, _, let expected): "\(expected); narrow `variants` of the manifest or of the label"
    case .lineTallerThanLabel: "nothing is cut off, but the image grows beyond the label; give the label more height"
    case .baselineLeavesLabel: "use the baselineAdjustment alignCenters or none, or give the label more height"
    case .letterboxed: "write `aspect: 1`, an equal width and height, or a style that shows the icon alone"
    case .wrappingWithAutoshrink:
      "autoshrink scales one line down to the width; use a truncating mode such as byTruncatingTail, or drop the property"
    }
  }

  private static func colorHelp(_ text: String, _ nearest: [String]) -> String {
    guard let first = nearest.first else {
      return "write #rgb, #rgba, #rrggbb, #rrggbbaa or a system colour such as blue, primary or accentColor; "
        + "`labelkit explain color` lists them"
    }
    if first == "#" + text { return "write \"\(first)\", with the number sign and in quotes" }
    if first.hasPrefix("#") { return "write \"\(first)\" for CSS's \(text); the names are Apple's: see `labelkit explain color`" }
    return didYouMean(nearest) ?? ""
  }

  /// At most five texts, separated by commas.
  private static func list(_ texts: [String]) -> String {
    texts.prefix(5).joined(separator: ", ") + (texts.count > 5 ? " and \(texts.count - 5) more" : "")
  }

  private static func didYouMean(_ nearest: [String]) -> String? {
    switch nearest.count {
    case 0: nil
    case 1: "did you mean \"\(nearest[0])\"?"
    default: "did you mean " + nearest.dropLast().map { "\"\($0)\"" }.joined(separator: ", ") + " or \"\(nearest[nearest.count - 1])\"?"
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return scalar.properties.name.map { "\(code) \($0)" } ?? code
  }

  /// A name or value of the user in quotation marks, which may be long.
  private static func quoted(_ text: String) -> String { "\"\(text.shortened(to: 200))\"" }

  private static func count(_ pixels: Double) -> String {
    // A damaged frame can hold a negative number.
    abs(pixels) < 1e15 ? String(Int(pixels)) : "infinitely many"
  }
}

extension Unicode.Scalar {
  /// Whether the character is an emoji without a variation selector, or a symbol that has one. Digits and letters are not.
  fileprivate var isEmoji: Bool { properties.isEmojiPresentation || properties.isEmoji && value > 0xFF }
}

extension MachineError {
  package var message: String {
    switch self {
    case .library(let name, let call, let status, let message): "\(name): \(call) failed: \(message) (\(status))"
    case .noSuchFile(let path): "there is no file \(path)"
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .fileTooLong(let path, let limit): "\(path) is longer than \(Self.size(limit)), the limit"
    case .timedOut(let seconds): "the label takes longer than \(DumpText.number(seconds)) seconds"
    case .noFonts: "this machine has no fonts"
    case .noFontsGiven: "there are no fonts: those of this machine are excluded, and there are no others"
    case .notReplaced(let path, .otherFile, let expected): "\(path) is not replaced: the file there is not \(expected)"
    case .notReplaced(let path, .input, _): "\(path) is both an input and an output of this run"
    case .notReplaced(let path, let existing, _): "\(path) is not replaced: it is \(existing.rawValue)"
    case .diskFull(let path, let reason): "cannot write \(path): \(reason)"
    case .unreadableName(let name): "the name \"\(name)\" is not UTF-8"
    case .workerEnded(let reason): "the process that rendered this label ended: \(reason)"
    case .otherShard(let path, let found, let own):
      "\(path) is an archive of \(Self.shard(found)), and this is \(Self.shard(own))"
    case .otherFingerprint(let found, let expected, let differences):
      "this labelkit has the fingerprint \(found), and \(expected) is expected"
        + (differences.isEmpty ? "" : ": different are \(differences.joined(separator: ", "))")
    }
  }

  package var help: String? {
    switch self {
    case .library: "run `labelkit doctor`; if it finds nothing wrong, please report this"
    case .noSuchFile, .cannotRead, .cannotWrite, .fileTooLong: nil
    case .timedOut: "make it smaller or simpler, or raise --timeout"
    case .noFonts: "install fonts, for example with scripts/install-deps, or name a folder with --font-dir"
    case .noFontsGiven: "add --font-dir DIR, a font file, or a folder in `fonts` of the manifest; or leave out --no-system-fonts"
    case .notReplaced(_, .device, _), .notReplaced(_, .pipe, _), .notReplaced(_, .socket, _), .notReplaced(_, .link, _):
      "name a regular file; `-` is standard output where an option can write to it"
    case .notReplaced(_, .folder, _), .notReplaced(_, .input, _): "name another file"
    case .notReplaced(_, .otherFile, _): "name another file, or remove this one if nobody needs it"
    case .diskFull: "make room and run again; no incomplete file was left behind"
    case .unreadableName: "rename it: LabelKit uses only names that are UTF-8"
    case .otherFingerprint: "install the same LabelKit, libraries and fonts on all machines of a job, and give all the same options"
    case .otherShard:
      "give the archives of each shard names of their own, such as out-0-%06d.tar and out-1-%06d.tar, or remove those of an earlier job"
    case .workerEnded: "the other labels were rendered; if memory was not short, please report this label"
    }
  }

  private static func shard(_ shard: String?) -> String { shard.map { "shard \($0)" } ?? "a run without --shard" }

  /// A number of bytes as text: whole mebibytes if it is some, as nearly all limits are.
  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }
}
