// SPDX-License-Identifier: MIT

#pragma once
#include <sched.h>
#include <sys/fsuid.h>

// Calls with which a test limits what one of its threads may do.

// GNU's own, which the header shows only where _GNU_SOURCE is defined before the first of glibc's; Swift does not define it.
int sched_setaffinity(pid_t thread, size_t size, const cpu_set_t *processors);
