// SPDX-License-Identifier: MIT

internal import LabelManifest

/// The square images that browsers and home screens ask for.
enum FaviconFile {
  /// 16, 32 and 48 pixels for tabs and bookmarks; 180 for the home screen of iOS, which rounds the corners itself and shows transparency as
  /// black; 192 and 512 for the home screen of Android, also for its masks.
  static let all: [SquareFile] =
    [16, 32, 48].map { SquareFile(name: "favicon-\($0)x\($0).png", fit: SquareFit(side: $0)) }
    + [SquareFile(name: "apple-touch-icon.png", fit: SquareFit(side: 180, ground: .bleed))]
    + sides.map { SquareFile(name: "icon-\($0).png", fit: SquareFit(side: $0)) }
    + sides.map { SquareFile(name: "icon-maskable-\($0).png", fit: SquareFit(side: $0, ground: .maskable)) }

  /// The label as outlines, for browsers that draw it in any size.
  static let vector = SquareFile(name: "favicon.svg", fit: nil)

  /// The sides of the icons of the web app manifest.
  static let sides = [192, 512]

  /// The sizes in `favicon.ico`.
  static let ofIcon = all.compactMap { file in file.fit.flatMap { $0.side <= 48 ? (name: file.name, side: $0.side) : nil } }
}
