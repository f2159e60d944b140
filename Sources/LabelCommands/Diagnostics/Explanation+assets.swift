// SPDX-License-Identifier: MIT

internal import LabelCore

// Diagnostics of `labelkit assets`.
extension Explanation {
  static let assetNameCollision = Explanation(
    .assetNameCollision, "two labels with one name in code",
    """
    Asset pipelines allow fewer characters in names than file systems do. The ids a-b and a_b are both a_b in Android, aB in Swift and \
    Dart, and a-b in CSS. Two ids of the manifest give the same name, so that code could not tell them apart. Change one of them. Ids \
    that differ in more than punctuation and case never collide.
    """,
    example: """
      labels:
        - { id: snow-fall, title: Snow }
        - { id: snow_fall, title: Snowfall }        # LK0603 with --kind android
      """)

  static let unusableAssetName = Explanation(
    .unusableAssetName, "an id that cannot name an asset",
    """
    The id is a valid file name, but gives no valid name in the asset pipeline of --kind. Names of Android resources and Dart constants \
    have only ASCII letters, digits and underscores. The groups of an asset catalogue may not have a period in their names. Flutter \
    reads a folder called 2.0x as a density. Case, punctuation, a digit at the start and keywords are no errors: LabelKit adapts the \
    name.
    """,
    example: """
      labels:
        - { id: v1.2/rain, title: Rain }            # LK0604 with --kind xcassets
      """)

  static let unsupportedVariant = Explanation(
    .unsupportedVariant, "a variant that an asset pipeline does not support",
    """
    Xcode, Android, Flutter and browsers choose an image by the device's density, language or colour scheme, but each supports only \
    some of the variants that a manifest can have. Asset catalogues have the scales 1, 2 and 3, and no text sizes. Android has fixed \
    densities, and no contrast. Two images that the pipeline cannot tell apart would replace each other. Narrow `variants` of the \
    manifest, give the label `variants` of its own, or leave out what the pipeline cannot have with --skip-unsupported.
    """,
    example: """
      variants: { scale: [1, 1.5] }                 # LK0605 with --kind xcassets
      variants: { scale: [1, 2, 3] }
      """)
}
