// SPDX-License-Identifier: MIT

#pragma once
#include <sched.h>
#include <sys/fsuid.h>

// System calls for tests. The headers of glibc declare them only if _GNU_SOURCE or _XOPEN_SOURCE is defined, and Swift defines neither.

int sched_setaffinity(pid_t thread, size_t size, const cpu_set_t *processors);

// Pseudoterminals.
int posix_openpt(int flags);
int grantpt(int terminal);
int unlockpt(int terminal);
char *ptsname(int terminal);
