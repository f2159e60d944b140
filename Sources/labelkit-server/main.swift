// SPDX-License-Identifier: MIT

import Glibc
import LabelCommands
import LabelCore
import LabelLive
import LabelServer
import LabelSystem

// A connection that a page has closed is an error of its answer, and no signal that ends the process.
signal(SIGPIPE, SIG_IGN)
let request = LiveRequest(ProcessArguments.all)
do throws(Diagnostic) {
  let settings = LiveSettings(
    manifests: request.manifests, resources: try request.checkedResources(), editor: request.editor, canSave: request.canSave)
  if let folder = request.export {
    try request.output(try await LiveExport(settings).write(to: folder))
  } else {
    let session = await LiveSession(settings)
    try await LiveServer(session, at: LiveServer.Address(host: request.host, port: request.port)).run { address in
      try? request.output(address)
      if request.opens { request.open(address) }
    }
    session.stop()
  }
} catch {
  request.show(error)
  exit(error.exitCode)
}
