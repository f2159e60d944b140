// SPDX-License-Identifier: MIT

internal import Glibc
internal import Synchronization
internal import SystemPackage

/// Where the inputs of this process may come from, if strangers wrote them: `--untrusted`.
///
/// These checks name the key of a manifest that asks for too much, and they protect where the kernel has no Landlock. The sandbox is what
/// holds if a library is made to open a file by itself.
package enum UntrustedInput {
  private static let allowed = Mutex<[String]?>(nil)

  /// The files and folders that may be read, without links; nil if inputs are trusted.
  package static var readablePaths: [String]? { allowed.withLock { $0 } }

  /// Takes inputs from these files and folders alone, from now on. Their paths have no links.
  package static func begin(readablePaths: [String]) { allowed.withLock { $0 = readablePaths } }

  /// Whether a file may be read: all of its links lead to a permitted one, or inputs are trusted.
  ///
  /// A file that does not exist may be read: that is its own error.
  package static func mayRead(_ path: String) -> Bool {
    guard let readablePaths else { return true }
    do throws(Errno) {
      let real = try FilePath(path).withoutLinks().string
      return readablePaths.contains { isInside(real, $0) }
    } catch { return error == .noSuchFileOrDirectory }
  }

  /// Whether a path in a manifest leads to a file below the manifest's folder, or inputs are trusted.
  ///
  /// - Parameters:
  ///   - path: the path as it was written.
  ///   - folder: the folder of the manifest.
  package static func mayName(_ path: String, in folder: String) -> Bool {
    guard readablePaths != nil else { return true }
    guard !path.hasPrefix("/"), !path.utf8.contains(0), !path.split(separator: "/").contains("..") else { return false }
    guard let root = try? FilePath(folder).withoutLinks().string else { return false }
    do throws(Errno) { return isInside(try FilePath(folder).pushing(FilePath(path)).withoutLinks().string, root) } catch {
      // A link that leads nowhere is not followed either.
      return error == .noSuchFileOrDirectory
    }
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
