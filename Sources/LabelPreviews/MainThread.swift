// SPDX-License-Identifier: MIT

internal import Dispatch
internal import Foundation

/// Calls a closure on the main actor and waits for it: the bodies of previews belong to that actor, as in SwiftUI.
enum MainThread {
  static func run<Value>(_ body: @MainActor () throws -> Value) throws -> Value {
    // Written by the main thread while this one waits, or by this one.
    nonisolated(unsafe) var result: Result<Value, any Error>?
    func call() {
      MainActor.assumeIsolated {
        let value = Result { try body() }
        unsafe result = value
      }
    }
    if Thread.isMainThread { call() } else { DispatchQueue.main.sync { call() } }
    guard let result = unsafe result else { preconditionFailure("the main thread has called the closure") }
    return try result.get()
  }
}
