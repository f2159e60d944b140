// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// The Swift file for an asset catalogue, with a name for every image: `Labels.Weather.rain` for `weather/rain`.
enum SwiftNames {
  /// A label's name: folders become types, and the last part a constant.
  ///
  /// - Throws: `LabelError.unusableAssetName` if a part has no letter or digit, or a folder has a period, which asset catalogue groups may not
  ///   have.
  static func name(of id: OutputName, as kind: AssetKind = .xcassets) throws(LabelError) -> AssetName {
    let parts = id.path.components
    var name = AssetName(leaf: constant(parts[parts.count - 1]) ?? "")
    for folder in parts.dropLast() {
      if kind == .xcassets, folder.contains(".") {
        throw unusable(id, kind, "a group of an asset catalogue may not have a period in its name, as \"\(folder)\" has")
      }
      name.folders.append(type(folder, isOutermost: name.folders.isEmpty) ?? "")
    }
    guard !name.leaf.isEmpty, !name.folders.contains("") else {
      throw unusable(id, kind, "a part of it has no letter and no digit, so it gives no name in Swift")
    }
    return name
  }

  private static func unusable(_ id: OutputName, _ kind: AssetKind, _ reason: String) -> LabelError {
    .unusableAssetName(id: id.id, target: kind.assetDescription, reason: reason)
  }

  private static func constant(_ text: String) -> String? {
    Identifier.lowerCamel(text).map { reserved.contains($0) ? $0 + "_" : $0 }
  }

  private static func type(_ text: String, isOutermost: Bool) -> String? {
    Identifier.upperCamel(text).map { reserved.contains($0) || isOutermost && $0 == "Name" ? $0 + "_" : $0 }
  }

  /// Names that have another meaning in Swift even between backticks, or in this file.
  private static let reserved: Set<String> = ["self", "Self", "Type", "Protocol", "init", "allNames"]

  /// Keywords, which need backticks in declarations (The Swift Programming Language, Lexical Structure).
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "inout", "internal", "let", "open",
    "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return",
    "throw", "switch", "where", "while", "Any", "as", "await", "false", "is", "nil", "super", "throws", "true", "try",
  ]

  // MARK: File

  /// The Swift file.
  ///
  /// - Parameter type: the name of the outermost type.
  static func file(_ assets: [Asset], type: String) throws(LabelError) -> String {
    let all = try assets.map { (asset) throws(LabelError) in try name(of: asset.id) }
    let names = all.map { "\n    " + ($0.folders.map(quoted) + [quoted($0.leaf)]).joined(separator: ".") + "," }.joined()
    return """
      // \(AssetDocument.notice)

      /// The images of \(type).xcassets.
      enum \(type) {
        /// The name of an image in the catalogue.
        struct Name: RawRepresentable, Hashable, Sendable {
          let rawValue: String
        }

        /// The names of all images.
        static let allNames: [Name] = [\(names)\(names.isEmpty ? "" : "\n  ")]
      \(try constants(assets) { "Name(rawValue: \(literal($0.id.id)))" })}

      #if canImport(SwiftUI) && !os(Linux)
        import SwiftUI

        extension Image {
          /// An image of the catalogue.
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

  /// The constants of all labels in their namespaces, indented by two spaces.
  ///
  /// - Parameter value: the value of a label's constant.
  static func constants(_ assets: [Asset], value: (Asset) -> String) throws(LabelError) -> String {
    var root = Namespace()
    for asset in assets {
      let name = try name(of: asset.id, as: .swiftpm)
      root.insert(name.folders[...], Constant(name: name.leaf, title: AssetDocument.comment(asset.title), value: value(asset)))
    }
    return root.text(indent: "  ")
  }

  /// A Swift string literal. Ids and locales contain neither control characters nor backslashes.
  static func literal(_ text: String) -> String { "\"" + text.replacing("\"", with: "\\\"") + "\"" }

  private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private struct Constant {
    var name: String
    var title: String?
    var value: String
  }

  /// A generated type with constants.
  private struct Namespace {
    var constants: [Constant] = []
    var inner: [String: Namespace] = [:]

    mutating func insert(_ folders: ArraySlice<String>, _ constant: Constant) {
      guard let first = folders.first else { return constants.append(constant) }
      inner[first, default: Namespace()].insert(folders.dropFirst(), constant)
    }

    func text(indent: String) -> String {
      var text = ""
      for constant in constants {
        text += "\n"
        if let title = constant.title { text += "\(indent)/// \(title)\n" }
        text += "\(indent)static let \(quoted(constant.name)) = \(constant.value)\n"
      }
      for (name, namespace) in inner.sorted(by: { $0.key < $1.key }) {
        text += "\n\(indent)enum \(quoted(name)) {\(namespace.text(indent: indent + "  "))\(indent)}\n"
      }
      return text
    }
  }
}
