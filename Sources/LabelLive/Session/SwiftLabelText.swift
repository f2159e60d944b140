// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// Writes a record as the Swift code of a label. Keys that have no short form in Swift are named in a comment.
enum SwiftLabelText {
  /// Returns the code; a comment for a label with errors.
  static func text(of record: LabelRecord?, id: String) -> String {
    guard let record else { return "// \(id) has errors" }
    var json = LabelRecord.fields.json(record)
    func take(_ key: String) -> JSONValue? {
      defer { json[key] = nil }
      return json[key]
    }
    for key in ["id", "titleKey", "table", "titleArguments", "scale", "variants", "locale"] { _ = take(key) }
    let title = take("title").flatMap(string)
    let icon = take("icon")
    let symbol = icon?["name"].flatMap(string)
    var lines: [String]
    switch (title, symbol) {
    case (let title?, let symbol?): lines = ["Label(\(title.json.line), systemImage: \(symbol.json.line))"]
    case (let title?, nil): lines = ["Text(\(title.json.line))"]
    case (nil, let symbol?): lines = ["Image(systemName: \(symbol.json.line))"]
    case (nil, nil): lines = ["EmptyView()"]
    }
    if let font = take("font") { lines += modifiers(ofFont: font) }
    if let color = json["color"].flatMap(color) {
      lines.append(".foregroundStyle(\(color))")
      _ = take("color")
    }
    if case .number(let count)? = take("numberOfLines") { lines.append(count == 0 ? ".lineLimit(nil)" : ".lineLimit(\(number(count)))") }
    if let padding = take("padding") { lines += modifiers(ofPadding: padding) }
    if let background = json["background"].flatMap(color) {
      _ = take("background")
      if case .number(let radius)? = take("cornerRadius") {
        let style = take("cornerStyle").flatMap(string) ?? "circular"
        lines.append(".background(\(background), in: RoundedRectangle(cornerRadius: \(number(radius)), style: .\(style)))")
      } else {
        lines.append(".background(\(background))")
      }
    }
    let rest = json.members.map(\.name)
    if !rest.isEmpty { lines.append("// Not translated: \(rest.joined(separator: ", "))") }
    return lines[0] + lines.dropFirst().map { "\n  " + $0 }.joined()
  }

  private static func string(_ value: JSONValue) -> String? { if case .string(let text) = value { text } else { nil } }

  private static func number(_ value: Double) -> String { DumpText.number(value, places: 3) }

  private static func modifiers(ofFont font: JSONValue) -> [String] {
    let weight = font["weight"].flatMap(string)
    if let style = font["textStyle"].flatMap(string) {
      return [".font(.\(style))"] + (weight.map { [".fontWeight(.\($0))"] } ?? [])
    }
    let size: Double
    if case .number(let written)? = font["size"] { size = written } else { size = 17 }
    if let family = font["family"].flatMap(string) {
      return [".font(.custom(\(family.json.line), size: \(number(size))))"] + (weight.map { [".fontWeight(.\($0))"] } ?? [])
    }
    return [".font(.system(size: \(number(size))\(weight.map { ", weight: .\($0)" } ?? "")))"]
  }

  private static func modifiers(ofPadding padding: JSONValue) -> [String] {
    let names = ["top", "leading", "bottom", "trailing"]
    let sides = names.map { side -> Double in
      if case .number(let value)? = padding[side] { value } else { 0 }
    }
    if Set(sides).count == 1 { return sides[0] == 0 ? [] : [".padding(\(number(sides[0])))"] }
    let arguments = zip(names, sides).map { "\($0): \(number($1))" }.joined(separator: ", ")
    return [".padding(EdgeInsets(\(arguments)))"]
  }

  /// A colour by its name or by its parts; nil for one with variants.
  private static func color(_ value: JSONValue) -> String? {
    guard let text = string(value) else { return nil }
    guard let color = SRGBColor(hex: text) else { return ".\(text)" }
    func part(_ value: Double) -> String { number((value * 1000).rounded() / 1000) }
    let opacity = color.alpha < 1 ? ", opacity: \(part(color.alpha))" : ""
    return "Color(red: \(part(color.red)), green: \(part(color.green)), blue: \(part(color.blue))\(opacity))"
  }
}
