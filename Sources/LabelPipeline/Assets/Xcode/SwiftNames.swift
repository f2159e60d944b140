// SPDX-License-Identifier: MIT

internal import LabelCore

/// The Swift file beside a catalogue: a name of its own for every image, `Labels.Weather.rain` for `weather/rain`.
enum SwiftNames {
  /// A label's name: folders are types, the rest a constant.
  ///
  /// - Throws: `LabelError.unusableAssetName` when a part has no letter or digit, or a folder has a period, which groups may not.
  static func name(of id: OutputName) throws(LabelError) -> AssetName {
    let parts = id.path.components
    var name = AssetName(leaf: constant(parts[parts.count - 1]) ?? "")
    for folder in parts.dropLast() {
      if folder.contains(".") { throw mistake(id, "a group of an asset catalogue has no period in its name, and \"\(folder)\" has one") }
      name.folders.append(type(folder, isOutermost: name.folders.isEmpty) ?? "")
    }
    guard !name.leaf.isEmpty, !name.folders.contains("") else {
      throw mistake(id, "a part has no letter and no digit, of which a name in Swift could be made")
    }
    return name
  }

  private static func mistake(_ id: OutputName, _ reason: String) -> LabelError {
    .unusableAssetName(id: id.id, target: AssetKind.xcassets.assetWords, reason: reason)
  }

  private static func constant(_ text: String) -> String? {
    Identifier.lowerCamel(text).map { taken.contains($0) ? $0 + "_" : $0 }
  }

  private static func type(_ text: String, isOutermost: Bool) -> String? {
    Identifier.upperCamel(text).map { taken.contains($0) || isOutermost && $0 == "Name" ? $0 + "_" : $0 }
  }

  /// What Swift, or this file, means something else by even between backticks.
  private static let taken: Set<String> = ["self", "Self", "Type", "Protocol", "init", "allNames"]

  /// Words that stand between backticks where they are declared (The Swift Programming Language, Lexical Structure).
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "inout", "internal", "let", "open",
    "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return",
    "throw", "switch", "where", "while", "Any", "as", "await", "false", "is", "nil", "super", "throws", "true", "try",
  ]

  // MARK: File

  /// - Parameter type: what the outermost type is called.
  static func file(_ assets: [Asset], type: String) throws(LabelError) -> String {
    var root = Namespace()
    var all: [String] = []
    for asset in assets {
      let name = try name(of: asset.id)
      root.insert(name.folders[...], name.leaf, asset)
      all.append((name.folders.map(quoted) + [quoted(name.leaf)]).joined(separator: "."))
    }
    let names = all.map { "\n    \($0)," }.joined()
    return """
      // \(AssetDocument.notice)

      /// The images of \(type).xcassets.
      enum \(type) {
        /// The name of one of them.
        struct Name: RawRepresentable, Hashable, Sendable {
          let rawValue: String
        }

        /// All of them.
        static let allNames: [Name] = [\(names)\(names.isEmpty ? "" : "\n  ")]
      \(root.text(indent: "  "))}

      #if canImport(SwiftUI) && !os(Linux)
        import SwiftUI

        extension Image {
          /// An image of the catalogue; one that tells nothing to VoiceOver when it is decorative.
          init(_ name: \(type).Name, bundle: Bundle? = nil) { self.init(name.rawValue, bundle: bundle) }
        }
      #endif

      #if canImport(UIKit) && !os(Linux) && !os(watchOS)
        import UIKit

        extension UIImage {
          /// An image of the catalogue.
          convenience init?(_ name: \(type).Name, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil) {
            self.init(named: name.rawValue, in: bundle, compatibleWith: traits)
          }
        }
      #elseif canImport(AppKit)
        import AppKit

        extension NSImage {
          /// An image of the catalogue.
          static func named(_ name: \(type).Name, in bundle: Bundle = .main) -> NSImage? { bundle.image(forResource: name.rawValue) }
        }
      #endif

      """
  }

  private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A type that holds names.
  private struct Namespace {
    var names: [(name: String, asset: Asset)] = []
    var inner: [String: Namespace] = [:]

    mutating func insert(_ folders: ArraySlice<String>, _ name: String, _ asset: Asset) {
      guard let first = folders.first else { return names.append((name, asset)) }
      inner[first, default: Namespace()].insert(folders.dropFirst(), name, asset)
    }

    func text(indent: String) -> String {
      var text = ""
      for (name, asset) in names {
        text += "\n"
        if let title = AssetDocument.comment(asset.title) { text += "\(indent)/// \(title)\n" }
        text += "\(indent)static let \(quoted(name)) = Name(rawValue: \(literal(asset.id.id)))\n"
      }
      for (name, namespace) in inner.sorted(by: { $0.key < $1.key }) {
        text += "\n\(indent)enum \(quoted(name)) {\(namespace.text(indent: indent + "  "))\(indent)}\n"
      }
      return text
    }

    /// A string of Swift; ids hold neither control characters nor backslashes.
    private func literal(_ text: String) -> String { "\"" + text.replacing("\"", with: "\\\"") + "\"" }
  }
}
