// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics of `labelkit assets`.
extension Explanation {
  static let assetNameCollision = Explanation(
    .assetNameCollision, "two labels with one name in code",
    """
    Asset pipelines have narrower names than files do: in Android a-b and a_b are both a_b, in Swift and Dart both are aB, in CSS \
    both are a-b. Two ids of the manifest come out as one such name, and so one of them could not be told from the other. Ids that \
    differ in more than punctuation and letter case cannot collide.
    """,
    example: """
      labels:
        - { id: snow-fall, title: Snow }
        - { id: snow_fall, title: Snowfall }        # LK0603 with --kind android
      """)

  static let unusableAssetName = Explanation(
    .unusableAssetName, "an id that cannot name an asset",
    """
    The id is a fine file name, but no name in the pipeline that --kind asks for. Android's resources and Dart's constants have names \
    of ASCII letters, digits and underscores; the groups of an asset catalogue have no period in their names; a folder called 2.0x \
    would be a variant to Flutter. What can be mended is mended without a word: letter case, punctuation, a digit at the start, words \
    that the language keeps for itself.
    """,
    example: """
      labels:
        - { id: v1.2/rain, title: Rain }            # LK0604 with --kind xcassets
      """)

  static let unsupportedVariant = Explanation(
    .unsupportedVariant, "a variant that an asset pipeline has no place for",
    """
    Xcode, Android and browsers choose a picture by the device: by its density, its language, dark mode. Each of them knows only some \
    of our variants. Asset catalogues hold the scales 1, 2 and 3 and nothing by text size; Android has six densities and nothing by \
    contrast. Two pictures that the pipeline cannot tell apart would have one place. Narrow `variants` in the manifest, or in the label \
    with a `variants` of its own.
    """,
    example: """
      variants: { scale: [1, 1.5] }                 # LK0605 with --kind xcassets
      variants: { scale: [1, 2, 3] }
      """)
}
