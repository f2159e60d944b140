// SPDX-License-Identifier: MIT

public import Foundation
package import LabelCore

/// Colours and pictures by name, as Xcode keeps them in asset catalogues.
///
///     renderer.assets = try AssetCatalog(contentsOf: URL(filePath: "Assets.xcassets"))
///
/// A colour may have values for light and dark and for more contrast; a picture files for these and for scales. Off Apple's platforms
/// nothing compiles catalogues: they are read as Xcode writes them. Pictures are PNG and SVG files; symbol sets count as pictures.
public struct AssetCatalog: Sendable {
  let assets: NamedAssets

  /// No colours and no pictures.
  public static let none = AssetCatalog()

  private init() { assets = .none }

  /// Reads a catalogue, or all catalogues directly in a folder; of two assets of one name the one of the catalogue first in the alphabet
  /// counts.
  ///
  /// A folder inside a catalogue is part of its assets' names (`Brand/Sky`) where it provides a namespace.
  ///
  /// - Throws: `Diagnostic` for a folder that does not exist, and for a `Contents.json` that is not well-formed, with its path.
  public init(contentsOf url: URL) throws {
    var colors: [String: AdaptiveColor] = [:]
    var pictures: [String: AssetPicture] = [:]
    for entry in try AssetFolder.entries(in: url) {
      switch entry.kind {
      case .color: colors[entry.name] = try colors[entry.name] ?? AssetFile(entry.folder).color
      case .picture: pictures[entry.name] = try pictures[entry.name] ?? AssetFile(entry.folder).picture
      }
    }
    assets = NamedAssets(colors: colors, pictures: pictures)
  }

  /// The names of all colours, in alphabetical order.
  public var colorNames: [String] { assets.colorNames }

  /// The names of all pictures, in alphabetical order.
  public var imageNames: [String] { assets.pictureNames }

  // MARK: Bundles

  /// The colour of a name in the catalogues of a bundle; nil when there is none that can be read.
  package static func color(named name: String, in bundle: Bundle) -> AdaptiveColor? {
    file(of: .color, named: name, in: bundle).flatMap { try? $0.color }
  }

  /// The picture of a name in the catalogues of a bundle; nil when there is none that can be read.
  package static func picture(named name: String, in bundle: Bundle) -> AssetPicture? {
    file(of: .picture, named: name, in: bundle).flatMap { try? $0.picture }
  }

  private static func file(of kind: AssetFolder.Kind, named name: String, in bundle: Bundle) -> AssetFile? {
    guard let resources = bundle.resourceURL, let entries = try? AssetFolder.entries(in: resources) else { return nil }
    return entries.first { $0.kind == kind && $0.name == name }.flatMap { try? AssetFile($0.folder) }
  }
}
