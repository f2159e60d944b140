// SPDX-License-Identifier: MIT

// Dispatch's headers include <pthread.h>, and so the compiler counts its types as a part of that module.
internal import CDispatch
internal import Glibc

/// System threads with deep stacks; none outlives this value.
///
/// Swift's own task threads have 512 KiB, too little for deeply nested views and icons.
package struct WorkerThreads: ~Copyable {
  /// The stack in bytes, twice what a main thread has by default. Only what is used of it takes memory.
  package static let stackBytes = 16 << 20

  private var handles: [pthread_t] = []

  /// No threads yet.
  package init() {}

  deinit {
    Self.join(handles)
  }

  /// Starts a thread that runs `body` and ends.
  ///
  /// - Returns: 0, or the error's number when the system has no thread left.
  package mutating func start(_ body: @escaping @Sendable () -> Void) -> Int32 {
    var attributes = pthread_attr_t()
    var status = pthread_attr_init(&attributes)
    guard status == 0 else { return status }
    defer { pthread_attr_destroy(&attributes) }
    status = pthread_attr_setstacksize(&attributes, Self.stackBytes)
    guard status == 0 else { return status }
    // The new thread takes over this reference; if there is none, it is given back here.
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
