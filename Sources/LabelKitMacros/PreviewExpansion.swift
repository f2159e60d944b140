// SPDX-License-Identifier: MIT

/// What `#Preview` expands to: a function that makes the preview, and a record in a section of the executable by which it is found. The
/// record is a static member, because a variable of a `main.swift` would be an unused one, of which the compiler warns.
///
/// The arguments and the closure are left as they are written, so that the same overloads apply to them as to the macro. Only declarations
/// that `@Previewable` marks are moved: they become properties of a view whose body is the rest of the closure, because the state of a view
/// belongs to its type.
struct PreviewExpansion {
  /// The declarations.
  let source: String

  /// - Parameters:
  ///   - use: The source of the macro's use.
  ///   - discriminator: The compiler's text that makes names of this expansion unique.
  ///   - file: The file of the use as `#fileID` has it.
  ///   - line: The line where the source of the use begins.
  init?(of use: String, discriminator: String, file: String, line: Int) {
    guard let preview = PreviewSource(use) else { return nil }
    let line = line + preview.leadingLines
    // The form of the names that the compiler accepts from a macro that declares none of its own.
    let maker = "\(discriminator)7previewfMu_"
    var view = ""
    var closure = String(preview.closure)
    if let (declarations, statements) = preview.previewable {
      view = """
          @MainActor struct Content: @MainActor LabelViews.View {
          \(declarations.joined(separator: "\n"))
          @LabelViews.ViewBuilder var body: some LabelViews.View {
          \(statements)
          }
          }

        """
      closure = "{ Content() }"
    }
    source = """
      fileprivate nonisolated enum \(maker) {
        \(view)@MainActor static func make() -> LabelViews.Preview {
          LabelViews.Preview\(preview.arguments)\(closure)
          ._declared(in: \(Self.literal(file)), line: \(line))
        }
        #if compiler(>=6.3)
          @section("labelkit_previews") @used
          static let record: LabelViews._PreviewRecord = (0x6C6B_7076, 1, { LabelViews.Preview._store(at: $0) { make() } }, \(line), 0)
        #endif
      }
      """
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
