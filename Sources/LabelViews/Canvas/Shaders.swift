// SPDX-License-Identifier: MIT

public import Foundation

// Shaders are programs for Apple's graphics processors. Code that uses them does not compile, and the compiler says why, with the words of
// `labelkit port`; `Resources/port/out-of-scope.txt` has both.

/// A name of SwiftUI that LabelKit leaves out.
@available(*, unavailable, message: "LabelKit runs no Metal shaders: leave the effect out")
@dynamicMemberLookup
public struct ShaderLibrary {
  /// Never called, since code with the name does not compile.
  public static subscript(dynamicMember name: String) -> ShaderFunction { preconditionFailure("there are no shaders") }
}

/// A name of SwiftUI that LabelKit leaves out.
@available(*, unavailable, message: "LabelKit runs no Metal shaders: leave the effect out")
@dynamicCallable
public struct ShaderFunction {
  /// Never called, since code with the name does not compile.
  public func dynamicallyCall(withArguments arguments: [Any]) -> Shader { preconditionFailure("there are no shaders") }
}

/// A name of SwiftUI that LabelKit leaves out.
@available(*, unavailable, message: "LabelKit runs no Metal shaders: leave the effect out")
public struct Shader {}

extension View {
  /// Changes the colour of each pixel by a shader, which LabelKit does not run.
  @available(*, unavailable, message: "LabelKit runs no Metal shaders: leave the effect out")
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  /// Moves each pixel by a shader, which LabelKit does not run.
  @available(*, unavailable, message: "LabelKit runs no Metal shaders: leave the effect out")
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
  /// Draws each pixel by a shader, which LabelKit does not run.
  @available(*, unavailable, message: "LabelKit runs no Metal shaders: leave the effect out")
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}
