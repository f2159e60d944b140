// SPDX-License-Identifier: MIT

/// What a process may do with files, in the bits of Linux's Landlock.
struct LandlockRights: OptionSet {
  let rawValue: UInt64

  static let execute = LandlockRights(rawValue: 1 << 0)
  static let writeFile = LandlockRights(rawValue: 1 << 1)
  static let readFile = LandlockRights(rawValue: 1 << 2)
  static let readFolder = LandlockRights(rawValue: 1 << 3)
  static let removeFolder = LandlockRights(rawValue: 1 << 4)
  static let removeFile = LandlockRights(rawValue: 1 << 5)
  static let makeFolder = LandlockRights(rawValue: 1 << 7)
  static let makeFile = LandlockRights(rawValue: 1 << 8)
  /// Linking or renaming from one folder into another; since version 2, and denied before.
  static let moveBetweenFolders = LandlockRights(rawValue: 1 << 13)
  /// Since version 3; allowed before.
  static let truncate = LandlockRights(rawValue: 1 << 14)

  /// All rights of a version of Landlock: these are denied except where a rule allows them.
  static func all(inVersion version: Int32) -> LandlockRights {
    let count: UInt64 =
      switch version {
      case ...1: 13
      case 2: 14
      case 3, 4: 15
      default: 16
      }
    return LandlockRights(rawValue: 1 << count - 1)
  }

  /// The rights that a rule for a file may have. Others are an error.
  static let ofFiles: LandlockRights = [.execute, .writeFile, .readFile, .truncate]

  static let reading: LandlockRights = [.readFile, .readFolder]

  /// Files and folders may be made, replaced and removed; no devices, pipes, sockets and links.
  static let writing: LandlockRights = [
    .readFile, .readFolder, .writeFile, .truncate, .makeFile, .makeFolder, .removeFile, .removeFolder, .moveBetweenFolders,
  ]
}
