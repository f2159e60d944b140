// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Foundation

/// Calls a closure on the main actor and waits for it: the bodies of previews belong to that actor, as in SwiftUI.
package enum MainThread {
  private static let marker: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the caller is on the main actor: on the main thread, or on another one that runs the main queue, as in an asynchronous program.
  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: marker) != nil }

  static func run<Value>(_ body: @MainActor () throws -> Value) throws -> Value {
    // Written by the main thread while this one waits, or by this one.
    nonisolated(unsafe) var result: Result<Value, any Error>?
    func call() {
      MainActor.assumeIsolated {
        let value = Result { try body() }
        unsafe result = value
      }
    }
    if isCurrent { call() } else { DispatchQueue.main.sync { call() } }
    guard let result = unsafe result else { preconditionFailure("the main thread has called the closure") }
    return try result.get()
  }
}
