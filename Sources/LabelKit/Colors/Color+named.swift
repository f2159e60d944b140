// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout

extension Color {
  /// The colour of a name: that of the bundle's asset catalogues, or else of the renderer's `assets`.
  ///
  /// Off Apple's platforms apps have no compiled catalogue, so that without a bundle only the renderer's counts. A name that has no colour
  /// there is an error when the view is rendered, with the nearest names, where SwiftUI draws nothing and says so in the log.
  public init(_ name: String, bundle: Bundle? = nil) {
    let found = bundle.flatMap { AssetCatalog.color(named: name, in: $0) }
    self.init(description: found.map { .adaptive($0) } ?? .named(name))
  }

  /// The colour of a resource.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

/// A colour by its name. Xcode writes these for asset catalogues; here they are written by hand.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle?

  /// Names a colour of a bundle, or of the renderer's assets.
  public init(name: String, bundle: Bundle? = nil) {
    self.name = name
    self.bundle = bundle
  }
}
