// SPDX-License-Identifier: MIT

public import LabelCore
package import LabelSettings
internal import LabelText

// The sentences end where the variants follow: "… in de at accessibility3, and in 11 other variants".

extension DiagnosticCode {
  /// An audit found a title that is not shown to its end.
  public static let auditCutText: Self = "LK0701"
  /// An audit found text that shrinks below the least size.
  public static let auditSmallText: Self = "LK0702"
  /// An audit found a text with more lines than that of the source language.
  public static let auditMoreLines: Self = "LK0703"
  /// An audit found a line that ends inside of a word.
  public static let auditBrokenWord: Self = "LK0704"
  /// An audit found lines that overlap.
  public static let auditOverlap: Self = "LK0705"
  /// An audit found something that leaves its box.
  public static let auditBeyondBox: Self = "LK0706"
  /// An audit found a character that no font has.
  public static let auditMissingCharacter: Self = "LK0707"
  /// An audit found characters that only a font of another style has.
  public static let auditOtherStyle: Self = "LK0708"
  /// An audit found less contrast than WCAG's level AA asks for.
  public static let auditContrast: Self = "LK0709"
  /// An audit found less contrast than WCAG's level AAA asks for.
  public static let auditEnhancedContrast: Self = "LK0710"
  /// An audit found a key without a text in a language.
  public static let auditMissingText: Self = "LK0711"
  /// An audit found a text that is not translated.
  public static let auditEqualText: Self = "LK0712"
  /// An audit found a text that takes other values than that of the source language.
  public static let auditOtherArguments: Self = "LK0713"
  /// An audit found a text without the plural forms of its language.
  public static let auditMissingForms: Self = "LK0714"
  /// An audit found an icon with a direction that is not mirrored.
  public static let auditUnmirroredIcon: Self = "LK0715"
  /// An audit found text that is set in the wrong direction.
  public static let auditTextDirection: Self = "LK0716"
  /// An audit found different texts that look the same.
  public static let auditIdenticalImages: Self = "LK0717"
  /// An audit found a label without a title for assistive technology.
  public static let auditMissingTitle: Self = "LK0718"
  /// An audit found a title that is read as one word.
  public static let auditGluedTitle: Self = "LK0719"
  /// An audit found a control that is hard to tap.
  public static let auditSmallTarget: Self = "LK0722"
  /// A file of accepted findings cannot be read.
  public static let unusableAcceptedFindings: Self = "LK0720"
  /// An accepted finding is not there any more.
  public static let goneFinding: Self = "LK0721"
}

extension LabelError {
  private static let titleKeys = ["title", "titleKey", "attributedTitle"]

  /// A title is not shown to its end; `shown` is what is visible.
  package static func auditCutText(_ name: AuditName, _ part: String?, shown: String, isClipped: Bool) -> Self {
    let (title, visible) = (name.title(part), shown.shortened(to: 40).quoted)
    let clipped = part == nil ? "the title \(visible) of \(name.text)" : title
    return Self(
      .auditCutText, isClipped ? "an edge cuts off \(clipped)" : "\(title) is cut to \(visible)",
      help: name.help(
        manifest: "give it more width or lines (numberOfLines: 0), let it shrink with adjustsFontSizeToFitWidth, or shorten the text",
        preview: "give it more width or lines (lineLimit, fixedSize), let it shrink with minimumScaleFactor, or shorten the text"),
      keys: titleKeys)
  }

  /// A title shrinks to a size, in points.
  package static func auditSmallText(_ name: AuditName, _ part: String?, size: Double, least: Double) -> Self {
    Self(
      .auditSmallText,
      "\(name.title(part)) shrinks to \(DumpText.number(size, places: 1)) points, less than \(DumpText.number(least))",
      help: "give it more width or lines, or a minimumScaleFactor at which it is still read", kind: .warning,
      keys: ["adjustsFontSizeToFitWidth", "minimumScaleFactor", "textFit"] + titleKeys)
  }

  /// A title has more lines than in the source language at the same size.
  package static func auditMoreLines(_ name: AuditName, lines: Int, design: Int, source: String) -> Self {
    Self(
      .auditMoreLines, "\(name.title(nil)) has \(CountText.of(lines, "line")), where that of \(source) has \(design),",
      help: "give it more width, shorten the text, or make room for the line and accept it", kind: .warning, keys: titleKeys)
  }

  /// A line ends inside of a word.
  package static func auditBrokenWord(_ name: AuditName, _ part: String?, word: String) -> Self {
    Self(
      .auditBrokenWord, "\(name.title(part)) breaks inside of \(word.shortened(to: 40).quoted)",
      help: name.help(
        manifest: "give it more width, write soft hyphens into the word, or write hyphenationFactor: 1",
        preview: "give it more width, write soft hyphens into the word, or let it shrink with minimumScaleFactor"),
      kind: .warning, keys: titleKeys)
  }

  /// Two lines overlap; `error` says by how much.
  package static func auditOverlap(_ name: AuditName, _ part: String?, _ error: LabelError) -> Self {
    Self(
      .auditOverlap, "\(error.message) in \(name.title(part))",
      help: name.help(
        manifest:
          "raise lineSpacing, lineHeightMultiple or maximumLineHeight, or write typesetting: improved, which makes room for tall glyphs",
        preview: "raise lineSpacing or the line height, or leave them out"),
      kind: .warning,
      keys: ["lineSpacing", "lineHeightMultiple", "maximumLineHeight"] + titleKeys)
  }

  /// Something leaves its box; `what` says what, and by how much.
  package static func auditBeyondBox(_ name: AuditName, what: String, help: String?) -> Self {
    Self(.auditBeyondBox, "\(name.text) is too small: \(what)", help: help, kind: .warning, keys: ["height", "width"] + titleKeys)
  }

  /// Content is wider than its box, by some points.
  package static func auditBeyondWidth(_ name: AuditName, points: Double) -> Self {
    let box = name.help(manifest: "the label", preview: "its frame")
    return auditBeyondBox(
      name, what: "the content is \(DumpText.number(points, places: 1)) points wider than \(box)",
      help: "give it more width, or a smaller icon or spacing")
  }

  /// No font has a character.
  package static func auditMissingCharacter(_ name: AuditName, _ error: LabelError) -> Self {
    Self(.auditMissingCharacter, "\(error.message) of \(name.text)", help: error.help, keys: titleKeys, subject: error.subject)
  }

  /// A character is drawn as an emoji.
  package static func auditOtherStyle(_ name: AuditName, character: String, font: String) -> Self {
    Self(
      .auditOtherStyle, "only \(font) has \(character.quoted) of \(name.text), so that it is drawn as an emoji",
      help: "use a font that has it, or another character", kind: .warning, keys: ["font"] + titleKeys)
  }

  /// A word is in a font of another weight than the label's.
  package static func auditOtherWeight(_ name: AuditName, word: String, font: String, weight: Double, beside own: Double) -> Self {
    Self(
      .auditOtherStyle,
      "\(word.shortened(to: 40).quoted) of \(name.text) is in \(font) of weight \(DumpText.number(weight)), beside \(DumpText.number(own))",
      help: "install \(font) in that weight, or use a font that has its characters", kind: .warning, keys: ["font"] + titleKeys)
  }

  /// Something can hardly be told from what is behind it; nil if there is enough contrast.
  package static func auditContrast(
    _ name: AuditName, _ what: String, _ part: String?, _ contrast: MeasuredContrast, minimum: Double, level: String
  ) -> Self {
    let isNote = level != "AA"
    let advice = "choose a darker or a lighter colour, or one for each of light and dark"
    let subject = part.map { (what == "text" ? "" : "the \(what) ") + name.title($0) } ?? "the \(what) of \(name.text)"
    return Self(
      isNote ? .auditEnhancedContrast : .auditContrast,
      "\(subject) has \(contrast.text), less than the \(DumpText.number(minimum)) to 1 of WCAG \(level)",
      help: advice,
      kind: isNote ? .warning : .input, keys: what == "icon" ? ["icon.colors", "color", "background"] : ["color", "background"])
  }

  /// A key has no text in a language; `used` is that of the text that is shown.
  package static func auditMissingText(key: String, used: String?) -> Self {
    let shown = used.map { "that of \($0)" } ?? "the key itself"
    return Self(
      .auditMissingText, "\(key.quoted) has no text, and shows \(shown),", help: "translate it, or mark it as not to be translated",
      keys: ["titleKey", "attributedTitle"])
  }

  /// A text is that of the source language.
  package static func auditEqualText(key: String, text: String, source: String) -> Self {
    Self(
      .auditEqualText, "\(key.quoted) has the text of \(source), \(text.shortened(to: 40).quoted),",
      help: "translate it, or mark it as not to be translated (\"shouldTranslate\": false)", kind: .warning,
      keys: ["titleKey", "attributedTitle"])
  }

  /// A text takes other values than that of the source language.
  package static func auditOtherArguments(key: String, found: [String], expected: [String]) -> Self {
    func list(_ specifiers: [String]) -> String { specifiers.isEmpty ? "no values" : specifiers.joined(separator: ", ") }
    return Self(
      .auditOtherArguments, "\(key.quoted) takes \(list(found)), where the source language has \(list(expected)),",
      help: "write the same specifiers; in another order they need positions, such as %2$@", keys: ["titleKey", "attributedTitle"])
  }

  /// A text cannot be filled in with the values of the label.
  package static func auditUnusableText(key: String, _ error: LabelError) -> Self {
    Self(
      .auditOtherArguments, "\(key.quoted) cannot be used", help: error.message,
      keys: ["titleKey", "attributedTitle"])
  }

  /// A text lacks plural forms that its language has.
  package static func auditMissingForms(key: String, _ forms: [PluralCategory]) -> Self {
    let names = forms.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
    return Self(
      .auditMissingForms, "\(key.quoted) lacks the plural form\(names.count == 1 ? "" : "s") \(list)",
      help: "add what is missing; such numbers are shown with the form other", keys: ["titleKey", "attributedTitle"])
  }

  /// An icon with a direction is drawn the same in both; `replacement` is a name that is mirrored.
  package static func auditUnmirroredIcon(_ name: AuditName, icon: String, replacement: String?) -> Self {
    Self(
      .auditUnmirroredIcon, "the icon \(icon.quoted) of \(name.text) is not mirrored",
      help: (replacement.map { "write \($0), which is, or " } ?? "write ")
        + name.help(
          manifest: "mirrors: true under icon; mirrors: false if it points to a real side",
          preview: "flipsForRightToLeftLayoutDirection(true); accept the finding if it points to a real side"),
      kind: .warning,
      keys: ["icon.name", "icon.file", "icon", "attributedTitle"])
  }

  /// Text is set in the direction of another language.
  package static func auditTextDirection(_ name: AuditName, _ part: String?, isRightToLeft: Bool) -> Self {
    let direction = isRightToLeft ? "right to left" : "left to right"
    return Self(
      .auditTextDirection, "\(name.title(part)) begins with a word of the other direction, and is set from \(direction)",
      help: "begin the text with the invisible mark \(isRightToLeft ? "U+200E" : "U+200F"), or with a word of its language", kind: .warning,
      keys: titleKeys)
  }

  /// A label keeps one direction in all languages.
  package static func auditFixedDirection(_ name: AuditName) -> Self {
    Self(
      .auditTextDirection, "\(name.text) keeps its layout direction",
      help: "leave out layoutDirection, so that the language decides", kind: .warning, keys: ["layoutDirection"])
  }

  /// Two labels with different titles look the same; `shown` is what is visible.
  package static func auditIdenticalImages(_ id: String, other: String, shown: String) -> Self {
    Self(
      .auditIdenticalImages, "\(id.quoted) and \(other.quoted) have different titles and look the same, \(shown.shortened(to: 40).quoted),",
      help: "give them more width or other icons, or begin the texts with what differs", kind: .warning, keys: titleKeys)
  }

  /// A label has nothing that a screen reader can say.
  package static func auditMissingTitle(_ name: AuditName) -> Self {
    Self(
      .auditMissingTitle, "\(name.text) has no title for assistive technology",
      help: "write a title; with style: iconOnly it is not shown", kind: .warning, keys: ["icon", "id"])
  }

  /// A control has nothing that a screen reader can say; `kind` says which, as in "button".
  package static func auditUnnamedControl(_ name: AuditName, kind: String, at frame: String) -> Self {
    Self(
      .auditMissingTitle, "the \(kind) at \(frame) in \(name.text) has no title for assistive technology",
      help: "give it a text or a Label, or an accessibilityLabel", kind: .warning)
  }

  /// A control is smaller than a finger; `size` is in points.
  package static func auditSmallTarget(_ name: AuditName, control: String, size: String, least: String) -> Self {
    Self(
      .auditSmallTarget, "\(control) in \(name.text) is \(size) points large, less than \(least)",
      help: "give its label a frame or padding, and contentShape(.rect) for what is not drawn", kind: .warning)
  }

  /// Two runs are read as one word.
  package static func auditGluedTitle(_ name: AuditName, word: String) -> Self {
    Self(
      .auditGluedTitle, "\(name.title(nil)) is read as one word, \(word.shortened(to: 40).quoted)",
      help: "put a space at the end of the first run", kind: .warning, keys: ["attributedTitle"])
  }

  /// A line of a file of accepted findings cannot be read.
  package static func unusableAcceptedFindings(reason: String, help: String) -> Self {
    Self(.unusableAcceptedFindings, "the accepted findings cannot be read: \(reason)", help: help)
  }

  /// An accepted finding is not there any more.
  package static func goneFinding(_ what: String) -> Self {
    Self(
      .goneFinding, "the accepted finding \(what) is gone", help: "remove it with `labelkit audit --prune`, or by hand", kind: .warning)
  }
}
