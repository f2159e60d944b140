// SPDX-License-Identifier: MIT

internal import LabelCore
package import LabelPreviewProtocol
internal import LabelSystem

/// A program that draws previews and stays, so that each image takes only the time of drawing it. It belongs to one thread.
///
/// When a preview ends the program, only that preview fails, and the next one is drawn by a new process.
package final class PreviewHostProcess {
  private let command: WorkerCommand
  private var process: WorkerProcess?
  private var buffer = FrameBuffer()

  /// How long a preview may take, in seconds. One that takes longer is taken for endless.
  private static let longestWait = 20

  /// Creates a host; its process is started by the first request.
  ///
  /// - Parameters:
  ///   - host: The path of the program.
  ///   - skippedProviders: The providers that end the process when they are asked for their previews.
  package init(host: String, skippedProviders: [String] = []) {
    command = WorkerCommand(executable: host, arguments: ["serve=1"] + skippedProviders.map { "skip=" + $0 })
  }

  deinit { _ = process?.end() }

  /// Draws a preview, and waits for its image.
  package func image(_ request: PreviewImageRequest) -> PreviewImage {
    do throws(Failure) { return try answer(to: request) } catch {
      var image = PreviewImage()
      image.diagnostics = [Diagnostic(LabelError.previewEnded(name: request.name, how: error.reason))]
      return image
    }
  }

  /// Why there is no answer.
  private struct Failure: Error { var reason: String }

  private func answer(to request: PreviewImageRequest) throws(Failure) -> PreviewImage {
    let process = try running()
    do throws(FrameError) { _ = process.send(try request.frame.encoded(), &buffer) } catch { throw Failure(reason: "its name is too long") }
    while true {
      let frame: Frame?
      do throws(FrameError) { frame = try buffer.next() } catch { throw failure(process, Self.unreadable) }
      if let frame {
        do throws(FrameError) { return try PreviewImage(frame) } catch { throw failure(process, Self.unreadable) }
      }
      switch process.receive(withinSeconds: Self.longestWait) {
      case .bytes(let bytes): buffer.append(bytes)
      case .end: throw failure(process, nil)
      case .late: throw failure(process, "there was no picture after \(Self.longestWait) seconds")
      }
    }
  }

  private static let unreadable = "its answer cannot be read: the package uses another version of LabelKit than this tool"

  /// Ends a process that has not answered.
  private func failure(_ process: WorkerProcess, _ reason: String?) -> Failure {
    self.process = nil
    let ending = process.end()
    return Failure(reason: reason ?? ending)
  }

  private func running() throws(Failure) -> WorkerProcess {
    if let process { return process }
    buffer = FrameBuffer()
    do throws(MachineError) {
      let process = try WorkerProcess(command)
      self.process = process
      if let greeting = try? PreviewRow.version.encoded() { _ = process.send(greeting, &buffer) }
      return process
    } catch { throw Failure(reason: "\(Diagnostic(error).message)") }
  }
}
