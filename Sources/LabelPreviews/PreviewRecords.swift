// SPDX-License-Identifier: MIT

internal import CPreviews
internal import LabelViews

/// The previews that the program declares with `#Preview`, in any of its modules.
enum PreviewRecords {
  /// The previews in the order in which the linker put them.
  static var previews: [Preview] { (try? MainThread.run { stored() }) ?? [] }

  /// Lets each record store its preview.
  @MainActor private static func stored() -> [Preview] {
    guard let begin = unsafe labelkit_previews_begin(), let end = unsafe labelkit_previews_end() else { return [] }
    return unsafe UnsafeBufferPointer(start: begin, count: end - begin).compactMap { record in
      // "lkpv", version 1.
      guard record.kind == 0x6C6B_7076, record.version == 1, let store = unsafe record.store else { return nil }
      var preview: Preview?
      unsafe withUnsafeMutablePointer(to: &preview) { unsafe store(UnsafeMutableRawPointer($0)) }
      return preview
    }
  }
}

/// The types of the program that conform to `PreviewProvider`, in any of its modules.
///
/// Swift has no function that lists them. The compiler writes a record for each conformance, by which casts such as `as? any
/// PreviewProvider.Type` find it; they are read here as its documentation (TypeMetadata.rst) describes them.
enum ProviderRecords {
  /// The types, sorted by name. Generic types are left out: nothing says what their parameters are.
  static var providers: [any PreviewProvider.Type] {
    guard let begin = unsafe labelkit_conformances_begin(), let end = unsafe labelkit_conformances_end() else { return [] }
    var result: [any PreviewProvider.Type] = []
    for entry in 0..<(unsafe end - begin) {
      let conformance = unsafe target(of: UnsafeRawPointer(begin + entry))
      guard unsafe isPreviewProvider(conformance), let type = unsafe type(of: conformance) as? any PreviewProvider.Type else { continue }
      result.append(type)
    }
    return result.sorted { $0._providerName < $1._providerName }
  }

  /// Whether a conformance is one to LabelKit's protocol.
  private static func isPreviewProvider(_ conformance: UnsafeRawPointer) -> Bool {
    guard let descriptor = unsafe indirectTarget(of: conformance), unsafe name(of: descriptor) == "PreviewProvider" else { return false }
    // A protocol's parent is its module.
    guard let module = unsafe indirectTarget(of: descriptor + 4) else { return false }
    return unsafe name(of: module) == "LabelViews"
  }

  /// The type of a conformance; nil for a generic type.
  private static func type(of conformance: UnsafeRawPointer) -> Any.Type? {
    // Bits 3 to 5 say how the type is given: 0 for the address of its descriptor, 1 for the address of such an address.
    let form = unsafe conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    let place = unsafe target(of: conformance + 4)
    guard form <= 1, let descriptor = form == 0 ? unsafe place : unsafe place.load(as: UnsafeRawPointer?.self) else { return nil }
    let flags = unsafe descriptor.load(as: UInt32.self)
    // A class, a structure or an enumeration without parameters.
    guard (16...18).contains(flags & 31), flags & 128 == 0 else { return nil }
    guard let metadata = unsafe labelkit_type(target(of: descriptor + 12)) else { return nil }
    return unsafe unsafeBitCast(metadata, to: Any.Type.self)
  }

  /// The name of a type or module.
  private static func name(of descriptor: UnsafeRawPointer) -> String {
    unsafe String(cString: target(of: descriptor + 8).assumingMemoryBound(to: CChar.self))
  }

  /// The address that a field has as the distance from itself.
  private static func target(of field: UnsafeRawPointer) -> UnsafeRawPointer { unsafe field + Int(field.load(as: Int32.self)) }

  /// The same where the lowest bit of the distance says that the address is stored at the place.
  private static func indirectTarget(of field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(unsafe field.load(as: Int32.self))
    guard distance != 0 else { return nil }
    let place = unsafe field + (distance & ~1)
    return distance & 1 == 0 ? unsafe place : unsafe place.load(as: UnsafeRawPointer?.self)
  }
}
