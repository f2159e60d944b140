// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelManifest
internal import LabelViewNode

/// The colour of the browser around a page: the background of the label that the favicons are made of.
struct FaviconTheme: Hashable, Sendable {
  /// The opaque colour for each colour scheme as `#rrggbb`; nil for a label without an opaque background.
  private(set) var light: String?
  private(set) var dark: String?

  init() {}

  /// - Parameter record: The label of the favicons.
  init(of record: LabelRecord) {
    guard let color = record.background?.mainColor else { return }
    func opaque(_ scheme: ColorScheme) -> String? {
      let color = color.resolvedOrClear(in: Appearance(colorScheme: scheme))
      return color.alpha >= 1 ? color.hex : nil
    }
    (light, dark) = (opaque(.light), opaque(.dark))
  }

  /// The elements for the head of a page: one, or one for each colour scheme.
  var elements: String {
    func element(_ color: String, _ scheme: String?) -> String {
      "<meta name=\"theme-color\" content=\"\(color)\"\(scheme.map { " media=\"(prefers-color-scheme: \($0))\"" } ?? "")>\n"
    }
    guard let light else { return "" }
    guard let dark, dark != light else { return element(light, nil) }
    return element(light, "light") + element(dark, "dark")
  }
}
