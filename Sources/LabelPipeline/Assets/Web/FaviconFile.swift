// SPDX-License-Identifier: MIT

/// One of the square pictures that browsers and home screens ask for.
struct FaviconFile: Hashable, Sendable {
  /// Its name below the output folder.
  let name: String
  let fit: SquareFit

  /// 16, 32 and 48 for tabs and bookmarks, 180 for iOS's home screen, which shows what is transparent as black, 192 and 512 for
  /// Android's.
  static let all =
    [16, 32, 48].map { FaviconFile(name: "favicon-\($0)x\($0).png", fit: SquareFit(side: $0)) } + [
      FaviconFile(name: "apple-touch-icon.png", fit: SquareFit(side: 180, isOpaque: true))
    ] + [192, 512].map { FaviconFile(name: "icon-\($0).png", fit: SquareFit(side: $0)) }

  /// Those that `favicon.ico` holds.
  static let ofIcon = all.filter { $0.fit.side <= 48 }
}
