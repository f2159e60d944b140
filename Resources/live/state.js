// SPDX-License-Identifier: MIT
'use strict';

// An export has its labels here, as `window.labelkitExport`. From the server the page asks for them instead.
