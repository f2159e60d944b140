// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// Makes a device vibrate on Apple's platforms. Here it does nothing.
nonisolated open class UIFeedbackGenerator: NSObject {
  /// Prepares the feedback, on Apple's platforms; no effect here.
  open func prepare() {}
}

/// Gives feedback as if something was hit; nothing happens here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// A light impact, as of something small.
    case light
    /// An impact of medium strength.
    case medium
    /// A strong impact, as of something large.
    case heavy
    /// A soft impact, as of something elastic.
    case soft
    /// A hard impact, as of something rigid.
    case rigid
  }

  /// Creates a generator of impacts of medium strength.
  public override init() { super.init() }
  /// Creates a generator of impacts.
  public init(style: FeedbackStyle) { super.init() }
  /// Gives the feedback on Apple's platforms; no effect here.
  open func impactOccurred() {}
  /// Gives the feedback with an intensity on Apple's platforms; no effect here.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Gives feedback about a changed selection; nothing happens here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback on Apple's platforms; no effect here.
  open func selectionChanged() {}
}

/// Gives feedback about success and failure; nothing happens here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What the feedback is about.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Something was completed.
    case success
    /// Something needs attention.
    case warning
    /// Something went wrong.
    case error
  }

  /// Gives the feedback on Apple's platforms; no effect here.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
