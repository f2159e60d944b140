// SPDX-License-Identifier: MIT

extension LabelKitNames {
  static let moduleList = "SwiftUI UIKit"
  static let exportList = ""
  static let warningList = ""
  static let typeList = ""
  static let memberList = ""
}
