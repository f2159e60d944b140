// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelKit
internal import LabelLayout

/// A picture, as UIKit's `UIImageView`. Symbols are drawn in the tint; other pictures as they are.
open class UIImageView: UIView {
  /// The picture; nil for none.
  open var image: UIImage?
  /// The picture while `isHighlighted`; nil for the usual one.
  open var highlightedImage: UIImage?
  /// Whether the highlighted picture is shown.
  open var isHighlighted = false

  /// Makes a view of a size, without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    bounds.size = intrinsicContentSize.width >= 0 ? intrinsicContentSize : .zero
  }

  /// Makes a view without a picture. No nib is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture's size; none without a picture.
  open override var intrinsicContentSize: CGSize {
    guard let shown, let size = Self.size(of: shown, in: environment(scale: nil)) else { return super.intrinsicContentSize }
    return size
  }

  /// The picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown == nil ? bounds.size : intrinsicContentSize }

  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  override func ownContent(size: CGSize) -> ViewNode? {
    guard let shown else { return nil }
    var change = EnvironmentChange()
    change.foreground = tintColor.color
    let frame = (width: max(0, Double(size.width)), height: max(0, Double(size.height)))
    return .modified(
      .modified(imageNode(shown), .environment(change)), .frame(width: frame.width, height: frame.height, alignment: alignment))
  }

  private func imageNode(_ shown: UIImage) -> ViewNode {
    var content = shown.node
    switch contentMode {
    case .scaleToFill, .redraw:
      content.resizing = ImageResizing()
      return .image(content)
    case .scaleAspectFit, .scaleAspectFill:
      content.resizing = ImageResizing()
      return .modified(.image(content), .aspectRatio(nil, fills: contentMode == .scaleAspectFill))
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return .image(content)
    }
  }

  /// Left and right whatever the reading direction.
  private var alignment: FrameAlignment {
    let isLeftToRight = environment(scale: nil).direction == .leftToRight
    let (left, right): (FrameAlignment.Position, FrameAlignment.Position) = isLeftToRight ? (.start, .end) : (.end, .start)
    return switch contentMode {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: .center
    case .top: FrameAlignment(horizontal: .center, vertical: .start)
    case .bottom: FrameAlignment(horizontal: .center, vertical: .end)
    case .left: FrameAlignment(horizontal: left, vertical: .center)
    case .right: FrameAlignment(horizontal: right, vertical: .center)
    case .topLeft: FrameAlignment(horizontal: left, vertical: .start)
    case .topRight: FrameAlignment(horizontal: right, vertical: .start)
    case .bottomLeft: FrameAlignment(horizontal: left, vertical: .end)
    case .bottomRight: FrameAlignment(horizontal: right, vertical: .end)
    }
  }

  /// Points; nil where the picture cannot be drawn, which `pngData` reports.
  private static func size(of image: UIImage, in environment: RenderEnvironment) -> CGSize? {
    do {
      let renderer = try RendererPool.shared.renderer()
      let size = try renderer.placed(.image(image.node), in: environment).size
      return CGSize(width: size.width, height: size.height)
    } catch { return nil }
  }
}
