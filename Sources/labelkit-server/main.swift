// SPDX-License-Identifier: MIT

import Glibc
import LabelCommands
import LabelCore
import LabelLive
import LabelServer
import LabelSystem

// A connection that a page has closed is an error of its answer, and no signal that ends the process.
signal(SIGPIPE, SIG_IGN)
let arguments = ProcessArguments.all
exit(WebReviewRequest.isAsked(by: arguments) ? await serve(WebReviewRequest(arguments)) : await serve(LiveRequest(arguments)))

/// `labelkit live`: shows labels while they are written, until a signal.
func serve(_ request: LiveRequest) async -> Int32 {
  do throws(Diagnostic) {
    let session = try await session(request)
    if let folder = request.export {
      defer { session.stop() }
      try request.output(try await LiveExport(session).write(to: folder))
      return 0
    }
    try await PageServer(session, at: ServerAddress(host: request.host, port: request.port)).run { address in
      try? request.output(address)
      if request.opens { request.open(address) }
    }
    session.stop()
    return 0
  } catch {
    request.show(error)
    return error.exitCode
  }
}

/// What a page shows: manifests, or the previews of a package.
func session(_ request: LiveRequest) async throws(Diagnostic) -> any LivePageSession {
  let watches = request.export == nil
  if let package = request.package {
    var settings = PreviewSettings(
      package: package, variants: request.variants ?? PreviewSettings.standardVariants, editor: request.editor)
    settings.scratch = request.scratch
    return try PreviewSession(settings, watches: watches)
  }
  let settings = LiveSettings(
    manifests: request.manifests, resources: try request.checkedResources(), editor: request.editor, canSave: request.canSave,
    baseline: request.baseline)
  return await LiveSession(settings, watches: watches)
}

/// `labelkit snapshot review --web`: compares, and shows the changes until a signal, if there are any.
func serve(_ request: WebReviewRequest) async -> Int32 {
  do throws(Diagnostic) {
    let review = try request.review()
    guard let (report, acceptance) = review.page else { return review.exitCode }
    let page = SnapshotWebReview(report, acceptance)
    try await PageServer(page, at: ServerAddress(host: request.host, port: request.port)).run { address in
      try? request.output(address)
      if request.opens { request.open(address) }
    }
    return 0
  } catch {
    request.show(error)
    return error.exitCode
  }
}
