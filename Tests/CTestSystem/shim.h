// SPDX-License-Identifier: MIT

#pragma once
#include <sched.h>
#include <sys/fsuid.h>

// System calls for tests. The headers of glibc declare them only if _GNU_SOURCE or _XOPEN_SOURCE is defined, and Swift defines neither.

int sched_setaffinity(pid_t thread, size_t size, const cpu_set_t *processors);

// GNU extensions of <spawn.h>, without the header, whose types would become this module's.
int posix_spawn_file_actions_addclosefrom_np(void *actions, int first);
int posix_spawn_file_actions_addchdir_np(void *actions, const char *folder);

// Pseudoterminals.
int posix_openpt(int flags);
int grantpt(int terminal);
int unlockpt(int terminal);
char *ptsname(int terminal);

// Calls that a sandbox should deny. Some are variadic, and `fork` is hidden from Swift. Each returns what the system call returns.

static inline int labelkit_fork(void) {
  int fork(void);
  void _exit(int);
  int id = fork();
  if (id == 0) _exit(0);
  return id;
}

static inline int labelkit_trace(void) {
  long ptrace(int request, ...);
  return (int)ptrace(0 /* PTRACE_TRACEME */, 0, 0, 0);
}

static inline int labelkit_unshare(void) {
  int unshare(int flags);
  return unshare(0x10000000 /* CLONE_NEWUSER */);
}

static inline int labelkit_mount(void) {
  int mount(const char *source, const char *target, const char *type, unsigned long flags, const void *data);
  return mount("none", "/tmp", "tmpfs", 0, 0);
}

// Puts a character into the terminal's input, as if it had been typed.
static inline int labelkit_type(void) {
  int ioctl(int file, unsigned long request, ...);
  return ioctl(0, 0x5412 /* TIOCSTI */, "x");
}
