// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelSettings
internal import LabelSystem
internal import LabelViewNode

extension Diagnostic.Cause {
  /// This cause with advice about a font or a file that people name as in other places: `font: bold`, `Helvetica`, `https://…`.
  ///
  /// - Parameter option: The option with the value; nil in a manifest.
  func advised(for option: String?) -> Diagnostic.Cause {
    guard let subject else { return self }
    let advice: String? =
      switch code {
      case .unknownFontFamily: nearest.isEmpty ? FontAdvice.help(for: subject, isOption: option != nil) : nil
      // An icon of a set that is written as a path has its advice already.
      case .missingFile where !nearest.isEmpty: nil
      case .missingFile where keys.contains(where: { $0.hasPrefix("icon") }): Self.help(forIcon: subject, isOption: option != nil)
      case .missingFile where keys.contains("font"):
        FontAdvice.shorthand(subject, isOption: option != nil) ?? Self.help(forPath: subject, isOption: option != nil)
      case .missingFile, .unusableFont: Self.help(forPath: subject, isOption: option != nil)
      case .unusableIcon where help == nil && (line != nil || reason == "the file is empty"):
        "export it as SVG again; `labelkit icons check \(subject.shortened(to: 60))` checks such files"
      case .unknownIcon:
        subject.hasPrefix("data:") || nearest.isEmpty && subject.contains { ", <".contains($0) } && !subject.contains(":")
          ? Self.help(forIcon: subject, isOption: option != nil) : nil
      default: nil
      }
    guard let advice else { return self }
    return LabelError(
      code, message, help: advice, nearest: nearest, kind: kind, keys: keys, subject: subject, line: line, reason: reason, group: group
    ).cause
  }

  private static func help(forIcon path: String, isOption: Bool) -> String {
    if path.contains("://") || path.hasPrefix("data:") { return "icons are read from files: save it, and write the path of the file" }
    if path.contains("\\") { return "write / between folders" }
    if path.hasPrefix("@") { return "write the name of an icon, such as star, or the path of a file" }
    if path.contains("<") { return "write the path of an SVG file, not its text" }
    if path.contains(","), !path.contains("/") { return "a label has one icon; others are runs of attributedTitle" }
    if path.contains(" "), !path.contains(".") { return "search for it with `labelkit icons list \"\(path)\"`" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if name.contains(":"), let dot = name.lastIndex(of: ".") { return "an icon of a set has no extension: \(name[..<dot])" }
    return help(forPath: path, isOption: isOption)
  }

  private static func help(forPath path: String, isOption: Bool) -> String {
    if path.contains("~") { return "write the whole path: only a shell reads ~" }
    if path.contains("\\") { return "write / between folders" }
    if path.contains("$") { return "write the whole path: variables are not read here" }
    return isOption ? "paths are relative to the current folder" : "paths are relative to the folder of the manifest"
  }
}

extension LocatedRecord {
  /// The error of a format without translucent groups, with what of the label makes one and what to do; nil for another error.
  func translucency(of cause: Diagnostic.Cause) -> Diagnostic.Cause? {
    guard cause.code == .notInFormat, cause.subject == "a translucent group" else { return nil }
    let record = storage.record
    let isOption = location(of: "icon.mode", "icon").file.hasPrefix("--")
    var reasons: [(key: String, text: String, advice: String)] = []
    if record.isEnabled == false {
      reasons.append(("isEnabled", "isEnabled: false draws the whole label translucent", "leave it out and write lighter colours"))
    }
    let icons = [("icon", record.icon)] + (record.attributedTitle ?? []).enumerated().map { ("attributedTitle[\($0)].icon", $1.icon) }
    for case (let key, let icon?) in icons {
      if icon.mode == .hierarchical {
        reasons.append(
          (
            key + ".mode", "\(isOption ? "--icon-mode" : "mode:") hierarchical draws layers of the icon translucent",
            "write \(isOption ? "--icon-mode" : "mode:") monochrome, or palette with a lighter colour for each layer"
          ))
      }
      if let value = icon.variableValue, value < 1 {
        reasons.append((key + ".variableValue", "variableValue draws layers of the icon translucent", "leave it out, or write 1"))
      }
    }
    if reasons.isEmpty, record.hasIcon || record.attributedTitle?.contains(where: { $0.icon != nil }) == true {
      reasons.append(
        ("icon.colors", "a translucent colour or file of the icon needs one", "write opaque colours, such as \"#8e8e93\""))
    }
    guard !reasons.isEmpty else { return nil }
    let help =
      reasons.map(\.text).joined(separator: ", and ") + "; " + reasons.map(\.advice).joined(separator: ", and ")
      + "; or write PNG or SVG"
    return LabelError(
      cause.code, cause.message, help: help, kind: cause.kind,
      keys: reasons.map(\.key) + ["icon.colors", "color", "icon.mode", "icon"], subject: cause.subject
    ).cause
  }
}

/// Advice about names that are no font families.
private enum FontAdvice {
  static func help(for name: String, isOption: Bool) -> String {
    if let text = key(for: name, isOption: isOption) { return "write \(text)" }
    if name.contains(","), let first = name.split(separator: ",").first { return "write one family, such as \(first)" }
    let folded = ForeignNames.folded(name)
    let file = String(name.prefix { $0.isLetter || $0.isNumber })
    let list = "`labelkit fonts list` lists the families here"
    if let other = similar.first(where: { $0.names.contains(folded) })?.other {
      return other == "system"
        ? "write system for the usual face, or name a font file; \(list)"
        : "install it, name its file, or use \(other), which is as wide; \(list)"
    }
    return "install it, or name its file, as in \(isOption ? "--font fonts/\(file).ttf" : "font: { file: fonts/\(file).ttf }"); \(list)"
  }

  /// What was meant by CSS's shorthand with a line height, which looks like a path: `bold 16px/1.5 Inter`; nil for a path.
  static func shorthand(_ text: String, isOption: Bool) -> String? {
    let words = text.split(separator: " ").enumerated().map { index, word in
      let parts = word.split(separator: "/")
      if parts.count == 2, NumberText(String(parts[0]), "font.size").number != nil { return String(parts[0]) }
      // The path may begin with the folder of the manifest.
      return String(index == 0 ? parts.last ?? word : word)
    }
    guard words.count > 1, words.contains(where: { NumberText($0, "font.size").number != nil }) else { return nil }
    return key(for: words.joined(separator: " "), isOption: isOption).map { "write \($0)" }
  }

  /// Families of Apple and Microsoft, and those with the same widths that Linux has.
  private static let similar: [(names: Set<String>, other: String)] = [
    (["sfpro", "sfprotext", "sfprodisplay", "sanfrancisco", "sfui", "systemui", "applesystem", "blinkmacsystemfont", ".sfui"], "system"),
    (["helvetica", "helveticaneue", "arial"], "Liberation Sans"), (["times", "timesnewroman"], "Liberation Serif"),
    (["courier", "couriernew"], "Liberation Mono"), (["calibri"], "Carlito"), (["cambria"], "Caladea"),
  ]

  /// What was meant by the name of a text style, a weight, a size or several of them.
  private static func key(for name: String, isOption: Bool) -> String? {
    func written(_ key: String, _ value: String, _ option: String) -> String {
      isOption ? "\(option) \(value)" : "font: { \(key): \(value) }"
    }
    func choice(_ key: String) -> String? {
      guard
        case .choice(let names)? = FontDescription.fields[key]?.summary.shape.forms.first(where: {
          if case .choice = $0 { true } else { false }
        })
      else { return nil }
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return names.contains(last) ? last : ForeignNames.value(for: last, among: names)
    }
    if let style = choice("textStyle") { return written("textStyle", style, "--text-style") }
    if let weight = choice("weight") { return written("weight", weight, "--weight") }
    if ["italic", "oblique"].contains(name.lowercased()) { return isOption ? "--italic" : "font: { italic: true }" }
    if let size = NumberText(name, "font.size").number { return written("size", size, "--size") }
    // As CSS has it: `bold 17px Inter`.
    var words = name.split(separator: " ").map(String.init)
    guard words.count > 1, let index = words.firstIndex(where: { NumberText($0, "font.size").number != nil }),
      let size = NumberText(words[index], "font.size").number
    else { return nil }
    words.remove(at: index)
    let family = words.filter { !["bold", "italic", "normal"].contains($0) }.joined(separator: " ")
    let parts = [
      (family.isEmpty ? nil : family, "family", "--font"), (size, "size", "--size"),
      (words.contains("bold") ? "bold" : nil, "weight", "--weight"),
    ]
    let pairs = parts.compactMap { part in part.0.map { (value: $0, key: part.1, option: part.2) } }
    if isOption { return pairs.map { "\($0.option) \($0.value.contains(" ") ? "\"\($0.value)\"" : $0.value)" }.joined(separator: " ") }
    return "font: { " + pairs.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + " }"
  }
}
