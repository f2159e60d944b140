// SPDX-License-Identifier: MIT

public import Foundation

/// A picture that is loaded, drawn as it begins: a picture waits for nothing, and no file or network is asked.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// Makes a picture with something in its place until it is there.
  public init<I: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> Content
  ) {
    self.content = placeholder()
  }

  /// Makes a picture that is shown by how far it has come.
  public init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
    self.content = content(.empty)
  }

  /// The view in place of the picture.
  public var body: some View { content }
}

extension AsyncImage where Content == ShapeView<Rectangle, Color> {
  /// Makes a picture with a gray area in its place until it is there.
  public init(url: URL?, scale: CGFloat = 1) { content = Rectangle().fill(Color.gray.opacity(0.16)) }
}

/// How far a picture has come.
public enum AsyncImagePhase {
  /// Not there yet.
  case empty
  /// There.
  case success(Image)
  /// It cannot be had.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it cannot be had.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
