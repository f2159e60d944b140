// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelCore
internal import LabelViews

/// The sizes of the devices that previews name, in points, as Apple publishes them.
enum PreviewDevices {
  /// The device of previews that name none.
  private static let usual = CGSize(width: 390, height: 844)

  /// - Throws: `LabelError.invalidValue` for a device that is not known.
  static func size(named name: String?, _ preview: Preview) throws(Diagnostic) -> CGSize {
    guard let name else { return usual }
    if let size = sizes.first(where: { $0.names.contains(name) }) { return CGSize(width: size.width, height: size.height) }
    let names = sizes.flatMap(\.names)
    throw Diagnostic(
      LabelError.invalidValue(
        key: "previewDevice", value: name, expected: "the name of an iPhone or iPad, such as iPhone 16",
        nearest: NearestNames.of(name, in: names)),
      at: DocumentLocation(file: preview.file, line: max(preview.line, 1)))
  }

  private static let sizes: [(names: [String], width: Double, height: Double)] = [
    (["iPhone SE", "iPhone SE (1st generation)", "iPod touch (7th generation)"], 320, 568),
    (["iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8"], 375, 667),
    (["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], 414, 736),
    (["iPhone X", "iPhone XS", "iPhone Xs", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"], 375, 812),
    (["iPhone XR", "iPhone Xʀ", "iPhone XS Max", "iPhone Xs Max", "iPhone 11", "iPhone 11 Pro Max"], 414, 896),
    (["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e", "iPhone 17e"], 390, 844),
    (["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926),
    (["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852),
    (["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932),
    (["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874),
    (["iPhone Air"], 420, 912),
    (["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956),
    (["iPad mini (5th generation)", "iPad (6th generation)", "iPad Pro (9.7-inch)"], 768, 1024),
    (["iPad mini (6th generation)", "iPad mini (A17 Pro)"], 744, 1133),
    (["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"], 810, 1080),
    (
      [
        "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad Air 11-inch (M2)",
        "iPad Air 11-inch (M3)",
      ], 820, 1180
    ),
    (["iPad Air (3rd generation)", "iPad Pro (10.5-inch)"], 834, 1112),
    (
      [
        "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)", "iPad Pro (11-inch) (3rd generation)",
        "iPad Pro (11-inch) (4th generation)",
      ], 834, 1194
    ),
    (["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"], 834, 1210),
    (
      [
        "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)", "iPad Pro (12.9-inch) (5th generation)",
        "iPad Pro (12.9-inch) (6th generation)", "iPad Air 13-inch (M2)",
      ], 1024, 1366
    ),
    (["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"], 1032, 1376),
  ]
}
