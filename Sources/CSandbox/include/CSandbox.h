// SPDX-License-Identifier: MIT

#pragma once
#include <stdbool.h>
#include <stdint.h>

// System calls that give a process fewer rights. glibc has no functions for them, and Swift cannot call `syscall`, which is variadic.
// Each returns -1 and sets errno if it fails.

/// The version of Landlock that the kernel has; -1 without Landlock.
int labelkit_landlock_version(void);

/// Creates a rule set that denies these rights except where a rule allows them. Returns its descriptor.
int labelkit_landlock_create(uint64_t file_rights, uint64_t network_rights, uint64_t scopes);

/// Allows rights for a file, or for everything below a folder; `path` is a descriptor of either.
int labelkit_landlock_allow(int rules, int path, uint64_t file_rights);

/// Applies a rule set to this thread and the threads and processes that it starts, for ever.
int labelkit_landlock_enter(int rules);

/// Denies the system calls that a program which draws labels has no use for: network, programs, other processes, mounts, modules. They fail
/// with EPERM. For all threads and what they start, for ever.
///
/// `allows_programs` leaves what `posix_spawn` needs.
int labelkit_seccomp_enter(bool allows_programs);

/// The arguments of this process, the first of which is its name. Swift reads them from /proc, which a sandbox does not allow.
int labelkit_argument_count(void);
const char *labelkit_argument(int index);
