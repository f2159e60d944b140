// SPDX-License-Identifier: MIT

internal import LabelManifest

/// The square images that browsers and home screens ask for.
enum FaviconFile {
  /// 16, 32 and 48 pixels for tabs and bookmarks; 180 for the home screen of iOS, which shows transparency as black, so that this one is
  /// opaque; 192 and 512 for the home screen of Android.
  static let all =
    [16, 32, 48].map { SquareFile(name: "favicon-\($0)x\($0).png", fit: SquareFit(side: $0)) } + [
      SquareFile(name: "apple-touch-icon.png", fit: SquareFit(side: 180, isOpaque: true))
    ] + [192, 512].map { SquareFile(name: "icon-\($0).png", fit: SquareFit(side: $0)) }

  /// The sizes in `favicon.ico`.
  static let ofIcon = all.filter { $0.fit.side <= 48 }
}
