// SPDX-License-Identifier: MIT

internal import Glibc

/// A thread-local value, released when its thread ends.
///
/// It must live as long as the threads that use it, or be released on the last of them: values of other threads are released when they end.
package final class ThreadLocal<Value: AnyObject>: Sendable {
  /// Nil if the system has no key left; then no value is kept.
  private let key: pthread_key_t?

  /// Creates the storage without values.
  package init() {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { value in
      guard let value else { return }
      Unmanaged<AnyObject>.fromOpaque(value).release()
    }
    self.key = status == 0 ? key : nil
  }

  deinit {
    guard let key else { return }
    value = nil
    pthread_key_delete(key)
  }

  /// The calling thread's value; nil before it is set.
  package var value: Value? {
    get {
      guard let key, let held = pthread_getspecific(key) else { return nil }
      return Unmanaged<AnyObject>.fromOpaque(held).takeUnretainedValue() as? Value
    }
    set {
      guard let key else { return }
      let old = pthread_getspecific(key)
      let new = newValue.map { UnsafeRawPointer(Unmanaged<AnyObject>.passRetained($0).toOpaque()) }
      if pthread_setspecific(key, new) != 0, let new { Unmanaged<AnyObject>.fromOpaque(new).release() }
      if let old { Unmanaged<AnyObject>.fromOpaque(old).release() }
    }
  }
}
