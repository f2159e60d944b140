// SPDX-License-Identifier: MIT

#pragma once
#include <sched.h>

// GNU's own, which the header shows only where _GNU_SOURCE is defined before the first of glibc's; Swift does not define it.
int sched_getaffinity(pid_t thread, size_t size, cpu_set_t *processors);
