// SPDX-License-Identifier: MIT

// A snapshot test needs the views that it draws, and the rules by which pictures are compared; one import has to do for all of them.

@_exported public import LabelKit
@_exported public import LabelSnapshotEngine
@_exported public import LabelUIKit
