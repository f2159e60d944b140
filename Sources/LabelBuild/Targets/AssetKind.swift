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

  /// The files that a run writes, for the help of `labelkit assets`.
  package var files: String {
    switch self {
    case .xcassets: "Labels.xcassets with an image set for every label, and Labels.swift with a name for each."
    case .android: "res/drawable-<locale>-ldrtl-night-<density>/name.png."
    case .flutter: "assets/name.png, assets/2.0x/name.png …, lib/labels.dart, and the lines for pubspec.yaml."
    case .web:
      """
      images with hashed names, index.json, a gallery in index.html, and sprite sheets with CSS and JSON; also favicons, \
      site.webmanifest and favicons.html, made from the label with the id favicon or the one that --favicon names.
      """
    case .swiftpm: "images in one folder, and Labels.swift, which finds them in the package's bundle. LabelKitPlugin uses this kind."
    }
  }

  /// What an id names, for the message "the id … cannot name …".
  var assetDescription: String {
    switch self {
    case .xcassets: "an image set"
    case .android: "an Android resource"
    case .flutter: "a Flutter asset"
    case .web: "a CSS class"
    case .swiftpm: "a resource of a package"
    }
  }

  /// The target, for the message "… does not support …".
  var targetDescription: String {
    switch self {
    case .xcassets: "an asset catalogue"
    case .android: "an Android resource folder"
    case .flutter: "a Flutter asset"
    case .web: "a web page"
    case .swiftpm: "a package's resource"
    }
  }

  /// The scales for manifests and labels without scales of their own.
  var defaultScales: [Double] {
    switch self {
    case .xcassets, .flutter, .web, .swiftpm: [1, 2, 3]
    case .android: AndroidDensity.defaultScales
    }
  }
}
