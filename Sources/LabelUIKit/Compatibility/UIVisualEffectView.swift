// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// An effect of a `UIVisualEffectView`.
nonisolated open class UIVisualEffect: NSObject {}

/// A blur of what is behind a view.
open class UIBlurEffect: UIVisualEffect {
  /// The tint and the strength of a blur.
  public enum Style: Int, Hashable, Sendable {
    /// Lighter than what is behind.
    case extraLight
    /// As light as what is behind.
    case light
    /// Darker than what is behind.
    case dark
    /// The style for the appearance.
    case regular = 4
    /// A stronger style for the appearance.
    case prominent
    /// The most transparent style.
    case systemUltraThinMaterial
    /// A rather transparent style.
    case systemThinMaterial
    /// The usual style.
    case systemMaterial
    /// A rather opaque style.
    case systemThickMaterial
    /// The style of bars.
    case systemChromeMaterial
  }

  let style: Style

  /// Creates a blur.
  ///
  /// - Parameter style: The tint and the strength.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  var material: Material {
    switch style {
    case .systemUltraThinMaterial: .ultraThin
    case .systemThinMaterial, .light, .extraLight, .dark: .thin
    case .regular, .systemMaterial, .prominent: .regular
    case .systemThickMaterial: .thick
    case .systemChromeMaterial: .bar
    }
  }
}

/// An effect that makes content shine on a blur. It is not drawn here: the content has its own colours.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates the effect for content on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view that blurs what is behind it, with content over the blur.
open class UIVisualEffectView: UIView {
  /// The effect; nil for none.
  open var effect: UIVisualEffect?
  /// The view for the content. It is as large as the effect view.
  public final let contentView = UIView()

  /// Creates a view with an effect.
  ///
  /// - Parameter effect: The effect, or nil for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }
  /// Creates a view without an effect. No nib is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }

  override func ownContent(size: CGSize) -> ViewNode? {
    guard let blur = effect as? UIBlurEffect else { return nil }
    var shape = ShapeNode(.rectangle)
    shape.paint = blur.material.levels(in: EnvironmentValues()).first
    return .modified(.shape(shape), CALayer.frame(size))
  }
}
