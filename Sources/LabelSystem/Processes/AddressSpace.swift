// SPDX-License-Identifier: MIT

internal import Glibc

/// The memory that this process may ask for, which Linux counts as its address space.
package enum AddressSpace {
  /// Lowers the limit, for this process and those that it starts. Asking for more fails then, and no process can raise it again but one of
  /// the superuser.
  ///
  /// A lower limit stays. So does the present one if the process has more than the new one already: the sanitizers reserve terabytes, which
  /// take no memory.
  package static func limit(to bytes: Int) {
    let resource = __rlimit_resource_t(RLIMIT_AS.rawValue)
    var present = rlimit()
    guard getrlimit(resource, &present) == 0 else { return }
    var limit = present
    limit.rlim_cur = min(present.rlim_cur, rlim_t(bytes))
    guard setrlimit(resource, &limit) == 0 else { return }
    guard hasRoom else {
      _ = setrlimit(resource, &present)
      return
    }
    limit.rlim_max = min(present.rlim_max, rlim_t(bytes))
    _ = setrlimit(resource, &limit)
  }

  /// Whether the process can get another page.
  private static var hasRoom: Bool {
    let size = Int(sysconf(Int32(_SC_PAGESIZE)))
    guard let page = mmap(nil, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), page != MAP_FAILED else { return false }
    munmap(page, size)
    return true
  }
}
