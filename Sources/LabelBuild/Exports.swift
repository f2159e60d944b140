// SPDX-License-Identifier: MIT

// `Diagnostic`, `Resources` and `Shard` are part of a run's interface.
@_exported public import LabelCore
@_exported public import LabelEngine
@_exported public import LabelManifest
