// SPDX-License-Identifier: MIT

#pragma once
#include <pthread.h>
#include <sched.h>

// GNU's own, which the headers show only where _GNU_SOURCE is defined before the first of them; Swift does not define it.
int sched_getcpu(void);
int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *processors);
int pthread_setaffinity_np(pthread_t thread, size_t size, const cpu_set_t *processors);
