// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelIcons
internal import LabelLayout

/// A picture by UIKit's name: a symbol.
public final class UIImage: NSObject, Sendable {
  let image: Image

  /// The symbol of a name; nil when no icon has it.
  public init?(systemName name: String) {
    do { _ = try IconRegistry().icon(named: name, variants: .none) } catch { return nil }
    image = Image(systemName: name)
    super.init()
  }
}

extension Image {
  /// The same picture by SwiftUI's name.
  public init(uiImage: UIImage) { self = uiImage.image }
}
