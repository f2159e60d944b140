// SPDX-License-Identifier: MIT

internal import LabelEngine

/// A job's label up to its display list, which `Renderer.finish` goes on with after others. One that must fit a size is finished.
package struct BegunLabel {
  var rendering: Rendering
  let file: FileDescription
  let interruption: Renderer.Interruption
}
