// SPDX-License-Identifier: MIT

public import Foundation

/// A trait of a preview, such as its size.
///
///     #Preview("Badge", traits: .fixedLayout(width: 200, height: 80)) { Badge() }
///
/// - Parameter T: What the trait is for; `Preview.ViewTraits` for a preview of a view.
public struct PreviewTrait<T>: Sendable {
  let change: @Sendable (inout PreviewSettings) -> Void

  init(_ change: @escaping @Sendable (inout PreviewSettings) -> Void) { self.change = change }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The preview is as large as the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
  /// The preview has a fixed size.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }
  /// The device of the preview is upright.
  public static var portrait: PreviewTrait { held(.portrait) }
  /// The device of the preview is upside down; drawn as `portrait`.
  public static var portraitUpsideDown: PreviewTrait { held(.portraitUpsideDown) }
  /// The device of the preview is turned with its top to the left.
  public static var landscapeLeft: PreviewTrait { held(.landscapeLeft) }
  /// The device of the preview is turned with its top to the right; drawn as `landscapeLeft`.
  public static var landscapeRight: PreviewTrait { held(.landscapeRight) }
  /// The view is changed by a modifier, which several previews can share.
  ///
  /// - Parameter modifier: The modifier.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    let modifier = PreviewModifierTrait(modifier)
    return PreviewTrait { $0.modifiers.append(modifier) }
  }

  private static func held(_ orientation: InterfaceOrientation) -> PreviewTrait { PreviewTrait { $0.orientation = orientation } }
}
