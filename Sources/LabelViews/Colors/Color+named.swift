// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelAssets
internal import LabelCore
internal import LabelLayout

extension Color {
  /// Creates a colour from a name in an asset catalogue.
  ///
  /// The bundle's asset catalogues are searched first, then the renderer's `assets`. Off Apple's platforms apps have no compiled catalogue,
  /// so without a bundle only the renderer's counts. An unknown name is an error when the view is rendered, with the nearest names; SwiftUI
  /// draws nothing and logs a message.
  ///
  /// - Parameters:
  ///   - name: The name of the colour in the catalogue.
  ///   - bundle: The bundle with the catalogues, or nil for the renderer's assets only.
  public init(_ name: String, bundle: Bundle? = nil) {
    let found = bundle.flatMap { AssetCatalog.color(named: name, in: $0) }
    self.init(description: found.map { .adaptive($0) } ?? .named(name))
  }

  /// Creates a colour from a colour resource.
  ///
  /// - Parameter resource: The resource that names the colour.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

/// A reference to a colour in an asset catalogue. Xcode and the plugin LabelKitPlugin generate them.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle?

  /// Creates a reference to a colour.
  ///
  /// - Parameters:
  ///   - name: The name of the colour in the catalogue.
  ///   - bundle: The bundle with the catalogues, or nil for the renderer's assets only.
  public init(name: String, bundle: Bundle? = nil) {
    self.name = name
    self.bundle = bundle
  }
}
