// SPDX-License-Identifier: MIT

public import LabelCore

extension DiagnosticCode {
  /// Actions of views change the image again and again.
  public static let updatesDoNotConverge: Self = "LK0307"
  /// A modifier of a view is drawn in another way than on iOS.
  public static let drawnDifferently: Self = "LK0535"
  /// A modifier of a view draws nothing.
  public static let notDrawn: Self = "LK0536"
}

extension LabelError {
  /// Actions of views, such as `onPreferenceChange`, still change the image after this number of updates.
  package static func updatesDoNotConverge(changes: Int) -> Self {
    Self(
      .updatesDoNotConverge, "actions of views still change the image after \(changes) updates",
      help: "look for an onAppear, onChange, onPreferenceChange or onGeometryChange that sets what it follows", kind: .limit)
  }

  /// A modifier of a SwiftUI view is drawn in another way than on iOS; `used` is what is drawn, as in "in the compact style".
  package static func drawnDifferently(name: String, used: String, advice: String?) -> Self {
    Self(.drawnDifferently, "\(name) is drawn \(used)", help: advice, kind: .warning)
  }

  /// A modifier of a SwiftUI view draws nothing; `reason` says why.
  package static func notDrawn(name: String, reason: String, advice: String?) -> Self {
    Self(.notDrawn, "\(name) draws nothing: \(reason)", help: advice, kind: .warning)
  }
}
