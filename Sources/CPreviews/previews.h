// SPDX-License-Identifier: MIT

#pragma once
#include <stddef.h>
#include <stdint.h>

// The records that `#Preview` expands to, one after the other in a section of the executable. The linker defines the two symbols at its
// ends, because the section's name is a C identifier. They are weak: a program without previews has no such section.

/// The record of a preview. `_PreviewRecord` of LabelKit has the same layout.
struct labelkit_preview_record {
  uint32_t kind;
  uint32_t version;
  void (*store)(void *preview);
  uint64_t line;
  uint64_t reserved;
};

extern const struct labelkit_preview_record labelkit_previews_start __asm__("__start_labelkit_previews") __attribute__((weak));
extern const struct labelkit_preview_record labelkit_previews_stop __asm__("__stop_labelkit_previews") __attribute__((weak));

static inline const struct labelkit_preview_record *labelkit_previews_begin(void) { return &labelkit_previews_start; }
static inline const struct labelkit_preview_record *labelkit_previews_end(void) { return &labelkit_previews_stop; }

// The conformances to protocols that the executable declares, each as the distance to its record. Swift's documentation of its binary
// interface, TypeMetadata.rst, describes the records.

extern const int32_t labelkit_conformances_start __asm__("__start_swift5_protocol_conformances") __attribute__((weak));
extern const int32_t labelkit_conformances_stop __asm__("__stop_swift5_protocol_conformances") __attribute__((weak));

static inline const int32_t *labelkit_conformances_begin(void) { return &labelkit_conformances_start; }
static inline const int32_t *labelkit_conformances_end(void) { return &labelkit_conformances_stop; }

/// What the access function of a type returns.
struct labelkit_metadata_response {
  const void *type;
  size_t state;
};

/// Returns a type that is not generic, from its access function.
static inline const void *labelkit_type(const void *access) {
  typedef __attribute__((swiftcall)) struct labelkit_metadata_response (*function)(size_t request);
  return ((function)(uintptr_t)access)(0).type;
}
