// SPDX-License-Identifier: MIT

internal import Foundation
internal import LabelAudit
internal import LabelCore
internal import LabelEngine
internal import LabelPreviewProtocol
internal import LabelSystem
internal import LabelViews
internal import SystemPackage

/// The program that `labelkit preview` builds with a package and runs: it draws the package's previews. It is no API for packages.
public enum PreviewHost {
  /// Does what the arguments of the process say, and ends it.
  ///
  /// A preview may end the process at any time; what was done until then is in the file of rows.
  public static func run() -> Never {
    do {
      let request = try PreviewRequest(Array(CommandLine.arguments.dropFirst()))
      if request.serves { serve(request) }
      let rows = try PreviewRowFile(request.rows)
      let previews = Previews.listed(besides: request.skippedProviders) { provider, previews in
        try? rows.add(PreviewRow(.listing, name: provider))
        return previews()
      }.filter { request.isWanted($0) }
      if let options = request.audit {
        try audit(previews, options, request, rows)
      } else if request.output == nil {
        for preview in previews { try rows.add(PreviewRow(.found, preview)) }
      } else {
        try draw(previews, request, rows)
      }
      exit(0)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(70)
    }
  }

  private static func draw(_ previews: [Preview], _ request: PreviewRequest, _ rows: PreviewRowFile) throws {
    var number = 0
    for preview in previews {
      for variant in request.variants {
        number += 1
        if number <= request.done { continue }
        try rows.add(PreviewRow(.began, preview, variant))
        try rows.add(row(of: preview, variant, request))
      }
    }
  }

  private static func audit(_ previews: [Preview], _ options: AuditOptions, _ request: PreviewRequest, _ rows: PreviewRowFile) throws {
    let own = previews.indices.filter { request.share.contains($0) }.map { previews[$0] }
    for preview in own.dropFirst(request.done) {
      try rows.add(PreviewRow(.began, preview))
      var row = PreviewRow(.audited, preview)
      var audit = PreviewAudit(preview, options, isTransparent: request.isTransparent)
      let label = audit.run()
      if label.diagnostics.containsError { row.event = .failed }
      row.diagnostics = label.diagnostics
      row.audit = PreviewAuditResult(findings: label.findings, variantCount: label.variantCount, layoutCount: label.layoutCount)
      try rows.add(row)
    }
  }

  /// Draws and writes an image.
  private static func row(of preview: Preview, _ variant: PreviewVariant, _ request: PreviewRequest) -> PreviewRow {
    var row = PreviewRow(.drawn, preview, variant)
    let path = request.path(of: preview, in: variant)
    do {
      let file =
        request.showsAccessibility
        ? try preview.accessibilityPicture(in: variant, isTransparent: request.isTransparent).file
        : try preview.drawn(in: variant, isTransparent: request.isTransparent) { renderer, label in try renderer.render(label).file }
      (row.width, row.height) = (file.pixelWidth, file.pixelHeight)
      let outcome = try AtomicFile.write(file.bytes, to: path, below: request.output ?? ".", .image)
      row.isWritten = outcome == .written
      row.path = path
    } catch {
      row.event = .failed
      row.diagnostics = [Self.diagnostic(error, preview)]
    }
    return row
  }

  /// An error with the place and the name of the preview.
  static func diagnostic(_ error: any Error, _ preview: Preview) -> Diagnostic {
    let place = preview.line > 0 ? DocumentLocation(file: preview.file, line: preview.line) : DocumentLocation(file: preview.file)
    var diagnostic =
      switch error {
      case let error as Diagnostic: error
      case let error as MachineError: Diagnostic(error)
      case let error as LabelError: Diagnostic(error)
      default: Diagnostic(LabelError.usage(reason: "\(error)"))
      }
    if diagnostic.location == nil { diagnostic.location = place }
    diagnostic.labelID = preview.name
    return diagnostic
  }
}

extension PreviewRow {
  fileprivate init(_ event: Event, _ preview: Preview, _ variant: PreviewVariant = PreviewVariant()) {
    self.init(event, name: preview.name)
    displayName = preview.displayName
    (file, line) = (preview.file, preview.line)
    self.variant = variant.description
    if event == .found, let error = preview.error { diagnostics = [error] }
  }
}

/// The file that a host adds its rows to.
private struct PreviewRowFile {
  private let file: FileDescriptor

  init(_ path: String) throws {
    file = try FileDescriptor.open(FilePath(path), .writeOnly, options: [.create, .append], permissions: .ownerReadWrite)
    if try file.seek(offset: 0, from: .end) == 0 { try file.writeAll(PreviewRow.version.encoded()) }
  }

  func add(_ row: PreviewRow) throws { try file.writeAll(row.frame.encoded()) }
}
