// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelAudit
internal import LabelPreviewProtocol
internal import LabelViews

/// What `labelkit preview` asks of the program that draws previews, as its arguments `key=value`.
struct PreviewRequest {
  /// The file for the rows.
  private(set) var rows = ""
  /// The folder of the images; nil to list the previews only.
  private(set) var output: String?
  /// Words, one of which a preview's name must have; all previews are wanted without any.
  private(set) var filters: [String] = []
  private(set) var variants: [PreviewVariant] = [PreviewVariant()]
  /// Whether the images are named as DocC wants it: `Name@2x.png` and `Name~dark@2x.png`.
  private(set) var isForDocC = false
  private(set) var isTransparent = false
  /// Whether the images show what assistive technologies read.
  private(set) var showsAccessibility = false
  /// Whether images are asked for one by one, on standard input.
  private(set) var serves = false
  /// What the previews are audited for; nil to draw them.
  private(set) var audit: AuditOptions?
  /// Which of how many equal shares of the previews are wanted.
  private(set) var share = PreviewShare()
  /// The providers that ended the process when they were asked for their previews.
  private(set) var skippedProviders: Set<String> = []
  /// The number of images that need not be drawn again.
  private(set) var done = 0

  init(_ arguments: [String]) throws {
    var axes: [String] = []
    var auditArguments = PreviewAuditArguments()
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { throw UnknownRequest(argument: argument) }
      switch parts[0] {
      case "rows": rows = parts[1]
      case "output": output = parts[1]
      case "filter": filters.append(parts[1])
      case "variants": axes.append(parts[1])
      case "docc": isForDocC = true
      case "transparent": isTransparent = true
      case "accessibility": showsAccessibility = true
      case "share": share = PreviewShare(parts[1])
      case let key where auditArguments.set(key, parts[1]): audit = auditArguments.options
      case "serve": serves = true
      case "skip": skippedProviders.insert(parts[1])
      case "done": done = Int(parts[1]) ?? 0
      default: throw UnknownRequest(argument: argument)
      }
    }
    variants = try PreviewValues.all(axes).map { PreviewVariant($0) }
  }

  func isWanted(_ preview: Preview) -> Bool { filters.isEmpty || filters.contains { preview.name.contains($0) } }

  /// The path of an image below the output folder.
  func path(of preview: Preview, in variant: PreviewVariant) -> String {
    // Beside the picture of the preview, as among snapshots.
    guard isForDocC else { return preview.fileName(in: variant) + (showsAccessibility ? ".accessibility" : "") + ".png" }
    let name = preview.fileName().split(separator: "/").last.map(String.init) ?? "Preview"
    return name + (variant.colorScheme == .dark ? "~dark" : "") + "@\(Int(variant.scale))x.png"
  }

  struct UnknownRequest: Error, CustomStringConvertible {
    let argument: String

    var description: String { "labelkit preview of another version has built this program: \(argument) is unknown" }
  }
}
