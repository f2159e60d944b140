// SPDX-License-Identifier: MIT

// Foundation is not used here: its import tells the linker what Foundation itself needs where it is linked statically. The tool is a library
// of its own, so that its tests can look inside, and that they are linked without what only the tool's linker is told.
import Foundation
import LabelCommands

CommandLineTool.run()
