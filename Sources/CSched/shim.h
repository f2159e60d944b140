// SPDX-License-Identifier: MIT

#pragma once
#include <sched.h>

// A GNU extension. <sched.h> declares it only if _GNU_SOURCE is defined before the first glibc header, and Swift does not define that.
int sched_getaffinity(pid_t thread, size_t size, cpu_set_t *processors);
