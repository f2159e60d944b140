// SPDX-License-Identifier: MIT

package import LabelAudit
package import LabelCore
package import LabelEngine
package import LabelManifest
internal import LabelStrings
internal import LabelSystem
internal import Synchronization

/// An audit of the labels of manifests in all of their variants. Nothing is drawn and nothing is written.
///
/// The labels are audited on several threads, and come in the order of the manifests. Memory does not grow with their number, except for
/// manifests that are read as a whole.
package struct Audit: Sendable {
  /// The manifests.
  package var inputs: [ManifestInput]
  /// The resources that labels may use besides the icons and fonts of their manifests.
  package var resources: Resources
  /// The variants and the measures.
  package var options = AuditOptions()
  /// Which labels are audited, and the keys for manifests without keys of their own.
  package var planOptions = PlanOptions()
  /// How many threads work.
  package var jobs = ProcessorCount.usable
  /// Returns whether to stop. Called before each label, on any thread.
  package var isCancelled: @Sendable () -> Bool = { false }

  /// Creates an audit in all variants.
  package init(_ inputs: [ManifestInput], resources: Resources) {
    self.inputs = inputs
    self.resources = resources
  }

  /// The most results of each thread that wait to be delivered.
  private static let windowPerThread = 64
  /// The most threads.
  private static let maximumThreads = 1024

  /// Audits the labels.
  ///
  /// - Parameter deliver: Receives each label with its findings, in the order of the manifests, on the calling thread.
  /// - Throws: An error that concerns every label, that of a filter that no label matches, and what `deliver` throws.
  package func perform(_ deliver: (AuditedLabel) throws(Diagnostic) -> Void) throws(Diagnostic) {
    var options = planOptions
    options.plansLabelsAsWritten = true
    let stream = LabelStream(inputs, options)
    let pool = RendererPool()
    _ = try pool.icons(of: resources)
    let count = min(max(1, jobs), Self.maximumThreads)
    let queue = AuditQueue(stream, workers: count, window: count * Self.windowPerThread, isCancelled: isCancelled)
    let failure = Mutex<Diagnostic?>(nil)
    var threads = WorkerThreads()
    defer { threads.join() }
    let auditor = LabelAuditor(pool, resources, self.options)
    for _ in 0..<count {
      let status = threads.start {
        while let (index, item) = queue.take() {
          do throws(Diagnostic) { queue.put(try auditor.audit(item), at: index) } catch {
            failure.withLock { $0 = $0 ?? error }
            queue.stop()
          }
        }
        queue.leave()
      }
      guard status != 0 else { continue }
      failure.withLock { $0 = $0 ?? Diagnostic(MachineError(starting: "a thread", call: "pthread_create", status)) }
      queue.stop()
      queue.leave()
    }
    var comparison = LabelComparison()
    do throws(Diagnostic) {
      while var label = queue.nextResult() {
        comparison.complete(&label)
        try deliver(label)
      }
    } catch {
      queue.stop()
      throw error
    }
    if let error = failure.withLock({ $0 }) { throw error }
    if !isCancelled(), let error = stream.filterError { throw error }
  }
}
