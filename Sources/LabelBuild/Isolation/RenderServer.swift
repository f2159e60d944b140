// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelEngine
internal import LabelManifest
internal import LabelSystem
internal import Synchronization

/// A worker process of `Run.isolation`: renders labels for its parent until that ends.
package enum RenderServer {
  /// The address space of a process, in bytes: twice what the largest label within the limits takes, with its layers and the largest font.
  package static let mostMemory = 8 << 30
  /// The same for labels of strangers, whose images are smaller.
  package static let mostMemoryForStrangers = 4 << 30

  /// Answers the parent's requests, and ends with the parent.
  package static func run() -> Never {
    // All frames come on one thread.
    let renderers = ThreadLocal<LabelRenderers>()
    ParentProcess.serve { (first) throws(FrameError) in
      let greeting = try WorkerGreeting(first)
      AddressSpace.limit(to: greeting.readablePaths == nil ? mostMemory : mostMemoryForStrangers)
      greeting.enterSandbox()
      return { frame in
        let thread = renderers.value ?? LabelRenderers(greeting.resources)
        renderers.value = thread
        return thread.answer(to: frame).frame
      }
    }
  }

  /// The renderers of the thread that answers.
  private final class LabelRenderers {
    private var renderers: JobRenderers

    init(_ resources: Resources) { renderers = JobRenderers(RendererPool(), resources) }

    func answer(to frame: Frame) -> RenderAnswer {
      let request: RenderRequest
      do throws(FrameError) { request = try RenderRequest(frame) } catch { return .refused }
      let renderer: Renderer
      do throws(Diagnostic) { renderer = try renderers.renderer(for: request.job.resources) } catch { return .unusableResources([error]) }
      switch request.purpose {
      case .diagnostics: return .failed(renderer.unlocatedDiagnostics(of: request.job))
      case .image:
        do throws(RenderFailure) { return .rendered(RenderedOutput(try renderer.renderUnlocated(request.job), of: request.job)) } catch {
          return .failed(error.diagnostics)
        }
      }
    }
  }
}
