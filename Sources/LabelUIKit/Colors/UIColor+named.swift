// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout

extension UIColor {
  /// The colour of a name in the bundle's asset catalogues, the app's own by default; nil when there is none.
  public convenience init?(named name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil) {
    guard let color = AssetCatalog.color(named: name, in: bundle ?? .main) else { return nil }
    self.init(.adaptive(color))
  }
}
