// SPDX-License-Identifier: MIT

public import Foundation
package import LabelCore
internal import LabelIcons

/// A collection of named colours and images, as Xcode stores them in asset catalogues.
///
///     renderer.assets = try AssetCatalog(contentsOf: URL(filePath: "Assets.xcassets"))
///
/// A colour may have values for light, dark and high-contrast appearances; an image may have files for these and for several scales. Off
/// Apple's platforms nothing compiles catalogues: they are read as Xcode writes them. Images are PNG and SVG files; symbol sets are read as
/// images.
public struct AssetCatalog: Sendable {
  package let assets: NamedAssets

  /// An asset catalogue without colours and images.
  public static let none = AssetCatalog()

  private init() { assets = .none }

  /// Reads an asset catalogue, or all catalogues that are directly in a folder.
  ///
  /// Of two assets with the same name, the one in the catalogue that is first in alphabetical order is used. A folder in a catalogue is
  /// part of its assets' names (`Brand/Sky`) if it provides a namespace.
  ///
  /// - Parameter url: The location of a catalogue (`.xcassets`), or of a folder with catalogues.
  /// - Throws: `Diagnostic` for a folder that does not exist, and for a `Contents.json` that is not well-formed, with its path.
  public init(contentsOf url: URL) throws {
    var colors: [String: AdaptiveColor] = [:]
    var images: [String: AssetImage] = [:]
    for entry in try AssetFolder.entries(in: url.path) {
      switch entry.kind {
      case .color: colors[entry.name] = try colors[entry.name] ?? AssetFile(URL(filePath: entry.folder)).color
      case .image: images[entry.name] = try images[entry.name] ?? AssetFile(URL(filePath: entry.folder)).image
      }
    }
    assets = NamedAssets(colors: colors, images: images)
  }

  /// The names of all colours, in alphabetical order.
  public var colorNames: [String] { assets.colorNames }

  /// The names of all images, in alphabetical order.
  public var imageNames: [String] { assets.imageNames }

  // MARK: Bundles

  /// The colour of a name in the catalogues of a bundle; nil if none can be read.
  package static func color(named name: String, in bundle: Bundle) -> AdaptiveColor? {
    file(of: .color, named: name, in: bundle).flatMap { try? $0.color }
  }

  /// The image of a name in the catalogues of a bundle; nil if none can be read.
  package static func image(named name: String, in bundle: Bundle) -> AssetImage? {
    file(of: .image, named: name, in: bundle).flatMap { try? $0.image }
  }

  private static func file(of kind: AssetFolder.Kind, named name: String, in bundle: Bundle) -> AssetFile? {
    guard let resources = bundle.resourceURL, let entries = try? AssetFolder.entries(in: resources.path) else { return nil }
    return entries.first { $0.kind == kind && $0.name == name }.flatMap { try? AssetFile(URL(filePath: $0.folder)) }
  }
}
