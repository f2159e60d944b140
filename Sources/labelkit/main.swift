// SPDX-License-Identifier: MIT

import Glibc
// The tool is a library of its own, so that its tests can look inside.
import LabelCommands

exit(CommandLineTool.run())
