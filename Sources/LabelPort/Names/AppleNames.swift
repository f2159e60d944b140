// SPDX-License-Identifier: MIT

/// Public names of Apple's frameworks that label code uses. `NameTable` says which of them LabelKit has.
package enum AppleNames {
  /// Names of Combine that are common words in programs, so that they count only in files that import Combine.
  package static let combineTypes = """
    Cancellable ConnectablePublisher Deferred Empty Fail Future ImmediateScheduler Just Publisher Publishers Record Scheduler Subject Subscriber
    Subscribers Subscription
    """

  /// What to write in place of names that are often met.
  static let advice: [String: String] = [
    "@objc": "remove it, or keep it in #if canImport(ObjectiveC)"
  ]

  /// Names that LabelKit has, with the way in which their drawing differs from iOS. The others are those that warn when they are rendered;
  /// see `LabelKitNames.warnings`.
  package static let differences: [(pattern: String, text: String)] = [
    (".glassEffect", "is drawn as blurred glass: its look is an estimate"),
    (".glass", "is drawn as blurred glass: its look is an estimate"),
    (".glassProminent", "is drawn as blurred glass: its look is an estimate"),
    (".ultraThinMaterial", "blurs what is below it in the image: its look is an estimate"),
    (".thinMaterial", "blurs what is below it in the image: its look is an estimate"),
    (".regularMaterial", "blurs what is below it in the image: its look is an estimate"),
    (".thickMaterial", "blurs what is below it in the image: its look is an estimate"),
    (".ultraThickMaterial", "blurs what is below it in the image: its look is an estimate"),
  ]

  /// The words of a list that white space separates.
  package static func words(_ list: String) -> [String] { list.split(whereSeparator: \.isWhitespace).map(String.init) }
}
