// SPDX-License-Identifier: MIT

#pragma once
#include <sched.h>

// A GNU extension. <sched.h> declares it only if _GNU_SOURCE is defined before the first glibc header, and Swift does not define that.
int sched_getaffinity(pid_t thread, size_t size, cpu_set_t *processors);

// The environment for a child process. Swift does not allow reading the global variable `environ`, since threads may change it.
static inline char **labelkit_environment(void) {
  extern char **environ;
  return environ;
}

// Closes all descriptors from `first` on in a child process, since glibc 2.34. Without <spawn.h>, whose types would become this module's.
int posix_spawn_file_actions_addclosefrom_np(void *actions, int first);

// A GNU extension too: a file in memory without a name.
int memfd_create(const char *name, unsigned int flags);

// A GNU extension too: accepts a connection whose descriptor child processes do not get. Without <sys/socket.h>, whose types would become this
// module's; so nobody is told the address of the other end.
int accept4(int socket, void *address, void *size, int flags);
