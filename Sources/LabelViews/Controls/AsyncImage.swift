// SPDX-License-Identifier: MIT

public import Foundation

/// A view for an image that is loaded from a URL. It is drawn in its initial state, and no file is read and no network used.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Creates a view for a loaded image with a placeholder, which a rendered image shows.
  ///
  /// - Parameters:
  ///   - url: The location of the image, which is not opened.
  ///   - scale: The number of the image's pixels per point.
  ///   - content: Creates the view from the loaded image. It is never called.
  ///   - placeholder: Creates the view that is shown until the image is loaded.
  public init<I: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> Content
  ) {
    self.content = placeholder()
  }

  /// Creates a view for the phases of a loaded image. A rendered image shows the view of the phase `empty`.
  ///
  /// - Parameters:
  ///   - url: The location of the image, which is not opened.
  ///   - scale: The number of the image's pixels per point.
  ///   - content: Creates the view of a phase.
  public init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
    self.content = content(.empty)
  }

  /// The placeholder for the image.
  public var body: some View { content }
}

extension AsyncImage where Content == _ShapeView<Rectangle, Color> {
  /// Creates a view for a loaded image with a gray rectangle as its placeholder.
  ///
  /// - Parameters:
  ///   - url: The location of the image, which is not opened.
  ///   - scale: The number of the image's pixels per point.
  public init(url: URL?, scale: CGFloat = 1) { content = Rectangle().fill(Color.gray.opacity(0.16)) }
}

/// The state of an image that is loaded from a URL.
public enum AsyncImagePhase {
  /// No image is loaded, which is always so in a rendered image.
  case empty
  /// The image was loaded.
  case success(Image)
  /// The image could not be loaded, for the reason in the error.
  case failure(any Error)

  /// The loaded image; `nil` in the other phases.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The reason why the image could not be loaded; `nil` in the other phases.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage {
  /// Creates a view for the phases of a loaded image, which change with an animation. A rendered image shows the view of the phase `empty`.
  ///
  /// - Parameters:
  ///   - url: The location of the image, which is not opened.
  ///   - scale: The number of the image's pixels per point.
  ///   - transaction: The animation. It has no effect in a rendered image.
  ///   - content: Creates the view of a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: url, scale: scale, content: content)
  }
}
