// SPDX-License-Identifier: MIT

internal import LabelManifest

/// The square images that browsers and home screens ask for.
enum FaviconFile {
  /// 16, 32 and 48 for tabs and bookmarks, 180 for iOS's home screen, which shows what is transparent as black, 192 and 512 for
  /// Android's.
  static let all =
    [16, 32, 48].map { SquareFile(name: "favicon-\($0)x\($0).png", fit: SquareFit(side: $0)) } + [
      SquareFile(name: "apple-touch-icon.png", fit: SquareFit(side: 180, isOpaque: true))
    ] + [192, 512].map { SquareFile(name: "icon-\($0).png", fit: SquareFit(side: $0)) }

  /// Those that `favicon.ico` holds.
  static let ofIcon = all.filter { $0.fit.side <= 48 }
}
