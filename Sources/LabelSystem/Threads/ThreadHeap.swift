// SPDX-License-Identifier: MIT

internal import Glibc

/// Room for what the calling thread allocates, writable at once and in large pages.
///
/// The allocator makes a new thread's heap writable page by page, with a call of the system for each that all threads of the process wait for,
/// and the system gives it memory page by page: five hundred faults for two MiB, of some microseconds each. A large page is one
/// fault. Memory that is never used is never given.
package enum ThreadHeap {
  /// About what a worker holds that makes short labels: with more, the last large page would lie nearly empty.
  private static let bytes = 6 << 20
  /// On x86-64, and on AArch64 with pages of 4 KiB; elsewhere the advice does nothing.
  private static let largePage = 2 << 20

  /// Grows the calling thread's heap. Nothing happens where there is not so much memory to be had.
  ///
  /// The first two MiB, enough for a few labels, stay in small pages, as the allocator's own first one lies in them: a short run need not wait
  /// for a large page, which some virtual machines have to ask their host for.
  package static func grow() {
    // The first piece comes from the system itself; once it is given back, the allocator takes such pieces from the heap.
    for _ in 0..<2 {
      guard let room = malloc(bytes) else { return }
      let place = Int(bitPattern: room)
      let (start, end) = ((place + largePage - 1) & -largePage, (place + bytes) & -largePage)
      madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
      free(room)
    }
  }
}
