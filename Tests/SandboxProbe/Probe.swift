// SPDX-License-Identifier: MIT

import CTestSystem
import Glibc
import LabelSystem

/// A program that enters the sandbox of `--untrusted` and then tries to get out. It prints a line for each attempt: its name, and `ok` or
/// the name of the error.
///
///     SandboxProbe [--starts-programs] INSIDE OUTSIDE OUTPUT
///
/// It may read the folder INSIDE and write the folder OUTPUT; OUTSIDE is a file elsewhere. With `--child` it is already in a sandbox.
@main enum Probe {
  static func main() {
    var arguments = ProcessArguments.all
    let startsPrograms = arguments.first == "--starts-programs"
    let isChild = arguments.first == "--child"
    if startsPrograms || isChild { arguments.removeFirst() }
    let (inside, outside, output) = (arguments[0], arguments[1], arguments[2])
    if !isChild {
      var sandbox = Sandbox()
      sandbox.allow(.read, to: [inside])
      sandbox.allow(.write, to: [output])
      if startsPrograms {
        sandbox.startsPrograms = true
        sandbox.allow(.run, to: ["/proc/self/exe", "/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"])
        sandbox.allow(.read, to: ["/lib", "/usr/lib", "/opt", "/etc/ld.so.cache"])
      }
      for missing in sandbox.enter() { print("missing: \(missing)") }
    }
    files(inside, outside, output)
    if !isChild { writing(outside, output) }
    calls(outside)
    if !isChild { programs(startsPrograms ? [inside, outside, output] : nil) }
  }

  static func files(_ inside: String, _ outside: String, _ output: String) {
    report("read inside", open(inside + "/file", O_RDONLY))
    report("list inside", open(inside, O_RDONLY | O_DIRECTORY))
    report("read outside", open(outside, O_RDONLY))
    report("read outside by ..", open(inside + "/../" + outside.split(separator: "/").suffix(2).joined(separator: "/"), O_RDONLY))
    report("read outside by a link", open(inside + "/link", O_RDONLY))
    for path in ["/etc/passwd", "/dev/zero", "/proc/self/environ", "/proc/self/mem", "/proc/1/status"] {
      report("read \(path)", open(path, O_RDONLY))
    }
    report("list /", open("/", O_RDONLY | O_DIRECTORY))
    var threads = WorkerThreads()
    report("start a thread", -threads.start {})
    threads.join()
  }

  static func writing(_ outside: String, _ output: String) {
    let made = open(output + "/made", O_WRONLY | O_CREAT, 0o600)
    report("write output", made)
    report("rename in output", rename(output + "/made", output + "/renamed"))
    report("remove in output", unlink(output + "/renamed"))
    report("write outside", open(outside, O_WRONLY))
    report("truncate outside", truncate(outside, 0))
    report("remove outside", unlink(outside))
    report("link outside into output", link(outside, output + "/hard"))
    report("make a link in output", symlink(outside, output + "/soft"))
    report("make a pipe in output", mkfifo(output + "/pipe", 0o600))
    report("change permissions outside", chmod(outside, 0o777))
  }

  static func calls(_ outside: String) {
    report("internet socket", socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    report("unix socket", socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
    report("netlink socket", socket(AF_NETLINK, Int32(SOCK_RAW.rawValue), 0))
    var pair: [Int32] = [0, 0]
    report("socket pair", socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair))
    report("fork", labelkit_fork())
    report("trace", labelkit_trace())
    report("new namespace", labelkit_unshare())
    report("mount", labelkit_mount())
    report("terminal input", labelkit_type())
  }

  /// - Parameter arguments: those of this program as a child; nil if no program may be started.
  static func programs(_ arguments: [String]?) {
    report("run another program", spawn("/bin/true", []))
    guard let arguments else { return report("run this program", spawn("/proc/self/exe", ["--child"])) }
    print("the child:")
    fflush(nil)
    report("run this program", spawn("/proc/self/exe", ["--child"] + arguments))
  }

  private static func spawn(_ path: String, _ arguments: [String]) -> Int32 {
    var id: pid_t = 0
    var list: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    list.append(nil)
    let status = posix_spawn(&id, path, nil, nil, list, nil)
    guard status == 0 else {
      errno = status
      return -1
    }
    var ending: Int32 = 0
    waitpid(id, &ending, 0)
    return ending
  }

  private static func report(_ name: String, _ result: Int32) {
    let error = errno
    let names: [Int32: String] = [EACCES: "EACCES", EPERM: "EPERM", EXDEV: "EXDEV", ENOSYS: "ENOSYS", ENOENT: "ENOENT", EROFS: "EROFS"]
    print("\(name): \(result >= 0 ? "ok" : names[error] ?? "\(error)")")
    fflush(nil)
  }
}
