// SPDX-License-Identifier: MIT

/// The asset pipelines that `labelkit assets` lays labels out for.
public enum AssetKind: String, Hashable, Sendable, CaseIterable {
  /// Xcode's asset catalogue, and a Swift file of names.
  case xcassets
  /// Android's `res/drawable-…` folders.
  case android
  /// Flutter's resolution-aware assets, and a Dart file of names.
  case flutter
  /// `srcset` with hashed file names, an index, a gallery, sprites and favicons.
  case web
  /// Resources of a Swift package, and a Swift file that finds them: what the build plugin makes.
  case swiftpm

  /// What a run leaves, for the help of `labelkit assets`.
  package var files: String {
    switch self {
    case .xcassets: "Labels.xcassets with an image set for every label, and Labels.swift with a name for each."
    case .android: "res/drawable-<locale>-ldrtl-night-<density>/name.png."
    case .flutter: "assets/name.png, assets/2.0x/name.png …, lib/labels.dart, and the lines for pubspec.yaml."
    case .web:
      """
      pictures with hashed names, index.json, a gallery in index.html, sprite sheets with CSS and JSON; of the label with the id \
      favicon, or of --favicon, the favicons, site.webmanifest and favicons.html.
      """
    case .swiftpm: "pictures in one folder, and Labels.swift that finds them in the package's bundle; what LabelKitPlugin makes."
    }
  }

  /// The words for an id's bearer, for "the id … cannot name …".
  var assetWords: String {
    switch self {
    case .xcassets: "an image set"
    case .android: "an Android resource"
    case .flutter: "a Flutter asset"
    case .web: "a CSS class"
    case .swiftpm: "a resource of a package"
    }
  }

  /// The words for the place of variants, for "… has no place for …".
  var targetWords: String {
    switch self {
    case .xcassets: "an asset catalogue"
    case .android: "an Android resource folder"
    case .flutter: "a Flutter asset"
    case .web: "a web page"
    case .swiftpm: "a package's resource"
    }
  }

  /// The scales of a manifest that says nothing about them.
  var usualScales: [Double] {
    switch self {
    case .xcassets, .flutter, .web, .swiftpm: [1, 2, 3]
    case .android: AndroidDensity.usualScales
    }
  }
}
