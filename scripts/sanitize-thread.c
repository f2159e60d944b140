// SPDX-License-Identifier: MIT
//
// Tells ThreadSanitizer when a thread locks or unlocks a contended `Mutex`. ThreadSanitizer sees the fast paths, which are inlined
// into our code, but not the slow paths, which are in libswiftSynchronization, so it would report a race for every value that a
// contended mutex guards. `scripts/sanitize` preloads this library into every process.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Null in a process that is built without ThreadSanitizer.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

// `_MutexHandle._lockSlow(_:)`, `_tryLockSlow()` and `_unlockSlow()`; self is the address of the mutex.
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef SWIFT void lock_function(uint32_t state, SELF);
typedef SWIFT bool try_lock_function(SELF);
typedef SWIFT void unlock_function(SELF);

SWIFT void lock_slow(uint32_t state, SELF) __asm__(LOCK);
SWIFT bool try_lock_slow(SELF) __asm__(TRY_LOCK);
SWIFT void unlock_slow(SELF) __asm__(UNLOCK);

// Swift's own functions. Two threads may both look one up; they get the same address.
static _Atomic(lock_function *) swift_lock;
static _Atomic(try_lock_function *) swift_try_lock;
static _Atomic(unlock_function *) swift_unlock;

SWIFT void lock_slow(uint32_t state, SELF) {
  lock_function *function = swift_lock;
  if (function == NULL) swift_lock = function = (lock_function *)dlsym(RTLD_NEXT, LOCK);
  function(state, self);
  if (__tsan_acquire != NULL) __tsan_acquire(self);
}

SWIFT bool try_lock_slow(SELF) {
  try_lock_function *function = swift_try_lock;
  if (function == NULL) swift_try_lock = function = (try_lock_function *)dlsym(RTLD_NEXT, TRY_LOCK);
  bool has_it = function(self);
  if (has_it && __tsan_acquire != NULL) __tsan_acquire(self);
  return has_it;
}

SWIFT void unlock_slow(SELF) {
  unlock_function *function = swift_unlock;
  if (function == NULL) swift_unlock = function = (unlock_function *)dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release != NULL) __tsan_release(self);
  function(self);
}
