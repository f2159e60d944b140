// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelEngine
internal import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// A view that displays an image, like UIKit's `UIImageView`. Symbols are drawn in the tint colour, other images in their own colours.
open class UIImageView: UIView {
  /// The image to display, or nil for none.
  open var image: UIImage?
  /// The image to display while `isHighlighted` is true; nil for `image`.
  open var highlightedImage: UIImage?
  /// A Boolean value that indicates whether the highlighted image is displayed; false by default.
  open var isHighlighted = false

  /// Creates an image view without an image.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view with the size of an image.
  ///
  /// - Parameter image: The image, or nil for none.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    bounds.size = intrinsicContentSize.width >= 0 ? intrinsicContentSize : .zero
  }

  /// Creates an empty image view. No nib is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The size of the image in points; no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize {
    guard let displayedImage, let size = Self.size(of: displayedImage, in: environment(scale: nil)) else {
      return super.intrinsicContentSize
    }
    return size
  }

  /// Returns the size of the image in points; without an image, the size of the view.
  ///
  /// - Parameter size: The proposed size; ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { displayedImage == nil ? bounds.size : intrinsicContentSize }

  private var displayedImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  override func ownContent(size: CGSize) -> ViewNode? {
    guard let displayedImage else { return nil }
    var change = EnvironmentChange()
    change.foreground = tintColor.color
    let frame = (width: max(0, Double(size.width)), height: max(0, Double(size.height)))
    return .modified(
      .modified(imageNode(displayedImage), .environment(change)), .frame(width: frame.width, height: frame.height, alignment: alignment))
  }

  private func imageNode(_ displayedImage: UIImage) -> ViewNode {
    var content = displayedImage.node
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

  /// The alignment of the image; left and right are absolute.
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

  /// Returns the size of an image in points, or nil if it cannot be drawn, which `pngData` reports.
  private static func size(of image: UIImage, in environment: RenderEnvironment) -> CGSize? {
    do {
      let renderer = try RendererPool.shared.renderer()
      let size = try renderer.render(.image(image.node), in: environment, upTo: .layout).layout.size
      return CGSize(width: size.width, height: size.height)
    } catch { return nil }
  }
}
