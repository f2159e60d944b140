// SPDX-License-Identifier: MIT

internal import Glibc

/// Room for what the calling thread allocates, writable at once and in large pages.
///
/// The allocator makes a new thread's heap writable page by page, with a call of the system for each that all threads of the process wait for,
/// and the system gives it memory page by page: five hundred faults for two MiB, of which each takes as long as resolving an icon. A large page
/// is one fault. Memory that is never used is never given.
struct ThreadHeap: ~Copyable {
  /// Fills the heap's first large page, which the allocator's own small ones keep from being one.
  private let keel: UnsafeMutableRawPointer?

  /// Twice what a worker that makes short labels uses: with more, large pages would lie half empty.
  private static let bytes = 6 << 20
  /// On x86-64, and on AArch64 with pages of 4 KiB; elsewhere the advice does nothing.
  private static let largePage = 2 << 20

  /// Grows the calling thread's heap. Nothing happens where there is not so much memory to be had.
  init() {
    // The first piece comes from the system itself; once it is given back, the allocator takes such pieces from the heap.
    guard let first = malloc(Self.bytes) else {
      keel = nil
      return
    }
    Self.advise(first)
    free(first)
    guard let room = malloc(Self.bytes) else {
      keel = nil
      return
    }
    let start = Self.advise(room)
    free(room)
    keel = malloc(max(1, start - Int(bitPattern: room) - Self.header))
  }

  deinit { free(keel) }

  /// More than the allocator writes down before each piece.
  private static let header = 64

  /// Asks for large pages.
  ///
  /// - Returns: where the first one begins.
  @discardableResult
  private static func advise(_ room: UnsafeMutableRawPointer) -> Int {
    let place = Int(bitPattern: room)
    let (start, end) = ((place + largePage - 1) & -largePage, (place + bytes) & -largePage)
    madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
    return start
  }
}
