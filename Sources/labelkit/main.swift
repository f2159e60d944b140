// SPDX-License-Identifier: MIT

// The tool is a library of its own, so that its tests can look inside.
import LabelCommands

CommandLineTool.run()
