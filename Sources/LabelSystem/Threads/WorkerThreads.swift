// SPDX-License-Identifier: MIT

// Dispatch's headers include <pthread.h>, so the compiler treats its types as a part of that module.
internal import CDispatch
internal import Glibc

/// System threads with large stacks; they end before this value does.
///
/// Swift's task threads have stacks of 512 KiB, too small for deeply nested views and icons.
package struct WorkerThreads: ~Copyable {
  /// The stack size in bytes, twice the default of a main thread. Only used pages take memory.
  package static let stackBytes = 16 << 20

  private var handles: [pthread_t] = []

  /// Creates the group without threads.
  package init() {}

  deinit {
    Self.join(handles)
  }

  /// Starts a thread that runs `body` and ends.
  ///
  /// - Returns: 0, or an error number if the system has no thread left.
  package mutating func start(_ body: @escaping @Sendable () -> Void) -> Int32 {
    var attributes = pthread_attr_t()
    var status = pthread_attr_init(&attributes)
    guard status == 0 else { return status }
    defer { pthread_attr_destroy(&attributes) }
    status = pthread_attr_setstacksize(&attributes, Self.stackBytes)
    guard status == 0 else { return status }
    // The new thread owns this reference; if there is no thread, it is released here.
    let body = Unmanaged.passRetained(Body(run: body))
    var handle = pthread_t()
    status = pthread_create(&handle, &attributes, { WorkerThreads.enter($0) }, body.toOpaque())
    guard status == 0 else {
      body.release()
      return status
    }
    handles.append(handle)
    return 0
  }

  /// Waits until all threads have ended.
  package mutating func join() {
    Self.join(handles)
    handles = []
  }

  private static func join(_ handles: [pthread_t]) {
    for handle in handles { pthread_join(handle, nil) }
  }

  private static func enter(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}
