// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout

extension UIColor {
  /// Creates a colour from a name in an asset catalogue, or nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the colour.
  ///   - bundle: The bundle with the catalogue, or nil for the main bundle.
  ///   - traitCollection: The traits for which the colour is loaded; not used.
  public convenience init?(named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil) {
    guard let color = AssetCatalog.color(named: name, in: bundle ?? .main) else { return nil }
    self.init(.adaptive(color))
  }

  /// Creates the colour of a resource, clear if its asset catalogue has none of that name.
  ///
  /// - Parameter resource: The resource, such as a member that is generated from an asset catalogue.
  public convenience init(resource: ColorResource) {
    self.init(AssetCatalog.color(named: resource.name, in: resource.bundle ?? .main).map { .adaptive($0) } ?? .fixed(.clear))
  }
}
