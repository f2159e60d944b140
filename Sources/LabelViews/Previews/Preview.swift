// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout

/// A preview that a file declares with `#Preview`, or one of the previews of a `PreviewProvider`.
///
/// `import LabelSnapshots` in a test finds all of them and compares their images:
///
///     @Test(arguments: Previews.all) func previews(_ preview: Preview) { assertSnapshot(of: preview) }
public struct Preview: Sendable {
  /// The name that the preview was given; nil without one.
  public let displayName: String?
  /// The file that declares the preview, as `#fileID` writes it, such as "Weather/Badge.swift"; the type for a `PreviewProvider`.
  public package(set) var file = ""
  /// The line of the declaration in its file; 0 for a `PreviewProvider`.
  public package(set) var line = 0
  /// The name among the previews of the program, `Module/File/Display name`; empty until `Previews.all` has found the preview.
  public package(set) var name = ""

  /// Why the preview cannot be drawn; nil if it can.
  package var error: Diagnostic?
  /// The traits and settings of the preview.
  package var settings: PreviewSettings
  /// Makes the view.
  package let content: @MainActor @Sendable () throws -> any View

  /// Creates a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The name of the preview; nil for none.
  ///   - body: Makes the view. It is called when the preview is drawn.
  public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    self.init(name, [], body)
  }

  /// Creates a preview of a view with traits.
  ///
  /// - Parameters:
  ///   - name: The name of the preview; nil for none.
  ///   - traits: The first trait, such as `.sizeThatFitsLayout`.
  ///   - additionalTraits: More traits. Of two layouts the last one counts.
  ///   - body: Makes the view. It is called when the preview is drawn.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>, _ additionalTraits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, [traits] + additionalTraits, body)
  }

  /// Creates a preview with traits.
  package init(_ name: String?, _ traits: [PreviewTrait<ViewTraits>], _ content: @escaping @MainActor @Sendable () throws -> any View) {
    displayName = name.flatMap { $0.isEmpty ? nil : $0 }
    settings = PreviewSettings()
    for trait in traits { trait.change(&settings) }
    self.content = content
  }

  /// Creates one of the previews of a provider.
  init(_ view: any View, _ settings: PreviewSettings) {
    displayName = settings.displayName.flatMap { $0.isEmpty ? nil : $0 }
    self.settings = settings
    let view = Unchecked(value: view)
    content = { view.value }
  }

  /// The traits that previews of views can have.
  public enum ViewTraits {}

  /// A view that is read on the main actor alone, like the provider that made it.
  private struct Unchecked: @unchecked Sendable { let value: any View }
}

/// What `#Preview` expands to.
extension Preview {
  /// Returns the preview with the place of its declaration. For the expansion of `#Preview`.
  ///
  /// - Parameters:
  ///   - file: The file as `#fileID` writes it.
  ///   - line: The line in the file.
  public func _declared(in file: String, line: Int) -> Preview {
    var result = self
    (result.file, result.line) = (file, line)
    return result
  }

  /// Stores a preview in memory of the type `Preview?` that has a value already. For the expansion of `#Preview`. Only the main thread may
  /// call it: the traits of a preview belong to the main actor, like its body.
  ///
  /// - Parameters:
  ///   - address: The address of the memory.
  ///   - make: Makes the preview.
  public static func _store(at address: UnsafeMutableRawPointer, _ make: @MainActor () -> Preview) {
    let preview = withoutActuallyEscaping(make) { make in MainActor.assumeIsolated { make() } }
    unsafe address.assumingMemoryBound(to: Preview?.self).pointee = preview
  }
}

/// The record in the executable by which a preview is found: the four letters "lkpv", the version of the record, a function that stores the
/// preview, its line, and 0. For the expansion of `#Preview`.
public typealias _PreviewRecord = (UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void, UInt, UInt)
