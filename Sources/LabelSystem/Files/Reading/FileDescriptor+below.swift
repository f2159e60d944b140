// SPDX-License-Identifier: MIT

package import LabelCore
package import SystemPackage

/// Folders and files below an open folder. They are reached one name at a time without following links, so that a link inside the folder
/// leads nobody out of it.
extension FileDescriptor {
  /// Opens a folder, creating it and its parents if necessary. Links in the path are followed.
  package static func openMaking(folder path: String) throws(Errno) -> FileDescriptor {
    do throws(Errno) { return try .open(folder: path) } catch {
      guard error == .noSuchFileOrDirectory else { throw error }
      if let failure = FilePath(path).makeFolders() { throw failure }
      return try .open(folder: path)
    }
  }

  /// Opens a folder below this one, creating missing ones.
  ///
  /// - Parameters:
  ///   - names: The names of the folders, outermost first; if there are none, the result is a duplicate of this one.
  ///   - path: The file to write as the user knows it, for the error.
  /// - Throws: `MachineError.cannotWrite`, which names a link, or `.diskFull`.
  package func openFolders(_ names: ArraySlice<String>, for path: @autoclosure () -> String) throws(MachineError) -> FileDescriptor {
    var folder: FileDescriptor
    do throws(Errno) { folder = try duplicate() } catch { throw MachineError(writing: path(), error) }
    for name in names {
      let parent = folder
      defer { try? parent.close() }
      folder = try parent.openFolder(name, for: path())
    }
    return folder
  }

  private func openFolder(_ name: String, for path: @autoclosure () -> String) throws(MachineError) -> FileDescriptor {
    do throws(Errno) {
      let options: OpenOptions = [.directory, .noFollow]
      do throws(Errno) { return try open(name, .readOnly, options: options) } catch {
        guard error == .noSuchFileOrDirectory else { throw error }
      }
      // Another worker may have created the folder in the meantime.
      do throws(Errno) { try makeFolder(name) } catch { guard error == .fileExists else { throw error } }
      return try open(name, .readOnly, options: options)
    } catch {
      let isLink = (try? status(of: name))?.type == .symbolicLink
      guard isLink else { throw MachineError(writing: path(), error) }
      throw .cannotWrite(path: path(), reason: "links inside the output folder are not followed, and \"\(name)\" is one")
    }
  }

  /// Removes a file below the folder, and any folders that are empty afterwards; returns false if there is no such file.
  ///
  /// - Parameter names: The names of the folders, outermost first, and of the file.
  package func remove(fileBelow names: [String]) -> Bool {
    guard let file = names.last else { return false }
    var folders: [FileDescriptor] = []
    defer { for folder in folders { try? folder.close() } }
    do throws(Errno) {
      for name in names.dropLast() { folders.append(try (folders.last ?? self).open(name, .readOnly, options: [.directory, .noFollow])) }
      try (folders.last ?? self).remove(file)
    } catch {
      return false
    }
    // Stops at the first folder that is not empty.
    try? Errno.only {
      for (parent, name) in zip([self] + folders, names.dropLast()).reversed() { try parent.remove(emptyFolder: name) }
    }
    return true
  }
}
