// SPDX-License-Identifier: MIT

// A snapshot test needs the views that it draws and the rules for comparing images. With these exports one import is enough.

@_exported public import LabelComparison
@_exported public import LabelKit
@_exported public import LabelPreviews
@_exported public import LabelSnapshotEngine
@_exported public import LabelUIKit
