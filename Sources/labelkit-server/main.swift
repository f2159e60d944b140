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
  let (address, watches) = (ServerAddress(host: request.host, port: request.port), request.export == nil)
  do throws(Diagnostic) {
    if let package = request.package {
      var settings = PreviewSettings(
        package: package, variants: request.variants ?? PreviewSettings.standardVariants, editor: request.editor)
      settings.scratch = request.scratch
      let session = try PreviewSession(settings, watches: watches)
      try await show(session, on: PageServer(session, at: address), request)
    } else {
      let settings = LiveSettings(
        manifests: request.manifests, resources: try request.checkedResources(), editor: request.editor, canSave: request.canSave,
        baseline: request.baseline)
      let session = await LiveSession(settings, watches: watches)
      try await show(session, on: PageServer(session, at: address), request)
    }
    return 0
  } catch {
    request.show(error)
    return error.exitCode
  }
}

/// Writes a page into a folder or serves it, and ends what it shows.
func show(_ session: any LivePageSession, on server: PageServer<some ProtectedResponder>, _ request: LiveRequest) async throws(Diagnostic) {
  defer { session.stop() }
  if let folder = request.export { return try request.output(try await LiveExport(session).write(to: folder)) }
  try await server.run { address in
    try? request.output(address)
    if request.opens { request.open(address) }
  }
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
