// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelManifest

/// The work of one thread: takes items from the queue in blocks, and each block through its steps.
struct RunThread {
  /// A file that is rendered but not written, or that failed.
  private struct Rendered {
    let taken: RunQueue.TakenItem
    let output: PlannedOutput
    let rendering: OutputSteps.Rendering
  }

  /// Files of more bytes together are written, so that they are not all in memory at once.
  private static let maximumBytes = 1 << 20

  private let queue: RunQueue
  private let steps: OutputSteps
  private var renderer: (any OutputRenderer)?
  private var size = BlockSize()
  /// The items that were taken and not begun, the next one last.
  private var taken: [RunQueue.TakenItem] = []
  /// The files that were begun and not rendered, in their order.
  private var begun: [RunQueue.TakenItem] = []
  private var rendered: [Rendered] = []
  private var renderedBytes = 0

  init(_ queue: RunQueue, _ steps: OutputSteps) { (self.queue, self.steps) = (queue, steps) }

  /// Works until no item is left or the run is stopped.
  ///
  /// - Throws: An error because of which the thread cannot render. Other threads get its items.
  mutating func work() throws(Diagnostic) {
    while takeItems() {
      if let next = taken.last, begun.isEmpty || hasRoom {
        try begin(next)
        taken.removeLast()
      } else if !begun.isEmpty {
        finishFirst()
      }
    }
    giveBack()
  }

  /// Takes a block of items if there are none; returns those that a stopped run leaves out.
  ///
  /// - Returns: Whether there is work.
  private mutating func takeItems() -> Bool {
    let end = queue.end
    if end != .max { giveBack(from: end) } else if taken.isEmpty { takeBlock() }
    return !taken.isEmpty || !begun.isEmpty
  }

  private mutating func takeBlock() {
    if begun.isEmpty {
      taken = queue.take(upTo: size.next())
      size.add(taken.count)
      taken.reverse()
    } else if hasRoom, renderer?.rendersElsewhere == true {
      // What was begun is not kept waiting for a file that is not there yet, or for room in the queue.
      taken = queue.takeReady(upTo: 1)
    }
  }

  private var hasRoom: Bool { renderer?.hasRoom ?? false }

  private mutating func begin(_ next: RunQueue.TakenItem) throws(Diagnostic) {
    do throws(Diagnostic) {
      switch next.item {
      case .file(let output):
        guard let result = steps.resultWithoutRendering(of: output, at: next.index) else {
          try madeRenderer().begin(output)
          return begun.append(next)
        }
        // Failures are counted in the order of the plan.
        if result.status == .failed { finishAll() }
        if result.status == .failed, next.index >= queue.end { queue.giveBack(next) } else { queue.put(result) }
      case .invalid(let label):
        var result = RunResult(index: next.index, label: label)
        if let job = label.partialJob {
          // The valid part of the record may also have errors in its icon or fonts.
          let more = try madeRenderer().diagnostics(of: job)
          result.diagnostics += more.filter { error in !label.diagnostics.contains { $0.cause == error.cause } }
        }
        queue.put(result)
      }
    } catch {
      giveBack()
      throw error
    }
  }

  private mutating func madeRenderer() throws(Diagnostic) -> any OutputRenderer {
    if let renderer { return renderer }
    let new = try steps.makeRenderer()
    renderer = new
    return new
  }

  private mutating func finishAll() {
    while let first = begun.first, first.index < queue.end { finishFirst() }
  }

  /// Renders the first file that was begun. All files of a block are written together, but none after one that failed.
  private mutating func finishFirst() {
    let first = begun.removeFirst()
    guard let renderer, case .file(let output) = first.item else { return }
    let rendering = steps.rendering(of: output, renderer: renderer)
    rendered.append(Rendered(taken: first, output: output, rendering: rendering))
    switch rendering {
    case .file(let file): renderedBytes += file.bytes.count
    case .failure: return write()
    }
    if begun.isEmpty || renderer.rendersElsewhere || renderedBytes > Self.maximumBytes { write() }
  }

  private mutating func write() {
    var hasFailed = false
    for file in rendered {
      if hasFailed, file.taken.index >= queue.end {
        queue.giveBack(file.taken)
        continue
      }
      let result = steps.result(of: file.output, at: file.taken.index, file.rendering)
      queue.put(result)
      if result.status == .failed { hasFailed = true }
    }
    rendered.removeAll(keepingCapacity: true)
    renderedBytes = 0
  }

  /// Writes what is rendered, and returns the last items to the queue, as far as they are not before `end`.
  private mutating func giveBack(from end: Int = 0) {
    write()
    while let last = taken.first, last.index >= end { queue.giveBack(taken.removeFirst()) }
    guard taken.isEmpty else { return }
    while let last = begun.last, last.index >= end { queue.giveBack(begun.removeLast()) }
  }
}
