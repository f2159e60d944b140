// SPDX-License-Identifier: MIT

extension EnvironmentValues {
  /// The action that asks for a review in the App Store; it does nothing in a rendered image.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// An action that asks for a review in the App Store. It does nothing in a rendered image.
public struct RequestReviewAction: Sendable {
  /// Asks for a review on Apple's platforms; does nothing here.
  public func callAsFunction() {}
}
