// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "CSandbox.h"
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: Arguments

static int argument_count;
static char **arguments;

/// glibc passes the arguments of `main` to functions that run before it.
__attribute__((constructor)) static void remember_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}

int labelkit_argument_count(void) { return argument_count; }

const char *labelkit_argument(int index) { return arguments[index]; }

// MARK: Landlock

// The numbers are the same on all architectures. Headers before Linux 6.10 lack some of the fields, so they are declared here.
enum { LANDLOCK_CREATE = 444, LANDLOCK_ADD = 445, LANDLOCK_ENTER = 446 };

struct landlock_rights {
  uint64_t file, network, scopes;
};

struct landlock_path {
  uint64_t rights;
  int32_t path;
} __attribute__((packed));

int labelkit_landlock_version(void) { return (int)syscall(LANDLOCK_CREATE, NULL, 0, 1); }

int labelkit_landlock_create(uint64_t file_rights, uint64_t network_rights, uint64_t scopes) {
  struct landlock_rights rights = {file_rights, network_rights, scopes};
  // An older kernel accepts a longer structure if what it does not know is zero.
  return (int)syscall(LANDLOCK_CREATE, &rights, sizeof rights, 0);
}

int labelkit_landlock_allow(int rules, int path, uint64_t file_rights) {
  struct landlock_path rule = {file_rights, path};
  return (int)syscall(LANDLOCK_ADD, rules, 1, &rule, 0);
}

int labelkit_landlock_enter(int rules) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return (int)syscall(LANDLOCK_ENTER, rules, 0);
}

// MARK: seccomp

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

// Numbers of system calls that are newer than the headers of Debian 12, the same on all architectures.
enum { CALL_FCHMODAT2 = 452, CALL_SETXATTRAT = 463, CALL_REMOVEXATTRAT = 466, CALL_OPEN_TREE_ATTR = 467, CALL_FILE_SETATTR = 469 };

static const int denied[] = {
    // Network. `socketpair` is left: it connects only this process with the processes that it starts.
    SYS_socket, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4, SYS_sendmsg, SYS_sendmmsg,
    // Other programs and processes.
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_pidfd_open, SYS_pidfd_getfd, SYS_pidfd_send_signal,
    SYS_process_madvise, SYS_setpriority, SYS_sched_setscheduler, SYS_sched_setattr,
    // Namespaces, mounts and the root folder.
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, SYS_fsopen, SYS_fspick, SYS_fsconfig, SYS_fsmount,
    SYS_move_mount, SYS_open_tree, SYS_mount_setattr, SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_fanotify_init, CALL_OPEN_TREE_ATTR,
    // Owners, permissions and attributes by path, for which Landlock has no right. Those of open files are left.
    SYS_fchownat, SYS_fchmodat, CALL_FCHMODAT2, SYS_setxattr, SYS_lsetxattr, SYS_removexattr, SYS_lremovexattr, CALL_SETXATTRAT,
    CALL_REMOVEXATTRAT, CALL_FILE_SETATTR, SYS_mknodat,
    // Users.
    SYS_setuid, SYS_setgid, SYS_setreuid, SYS_setregid, SYS_setresuid, SYS_setresgid, SYS_setgroups, SYS_setfsuid, SYS_setfsgid, SYS_capset,
    // The kernel and the machine.
    SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, SYS_keyctl, SYS_add_key,
    SYS_request_key, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_acct,
    SYS_quotactl, SYS_syslog, SYS_sethostname, SYS_setdomainname, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime,
    SYS_personality, SYS_vhangup,
#ifdef __x86_64__
    SYS_fork, SYS_chmod, SYS_chown, SYS_lchown, SYS_mknod, SYS_utime, SYS_utimes, SYS_futimesat, SYS_iopl, SYS_ioperm, SYS_modify_ldt,
    SYS_uselib,
#endif
};

enum { FIELD_CALL = offsetof(struct seccomp_data, nr), FIELD_ARCHITECTURE = offsetof(struct seccomp_data, arch) };
// The lower half of an argument; both architectures are little-endian.
#define FIELD_ARGUMENT(number) (offsetof(struct seccomp_data, args) + 8 * (number))

struct program {
  struct sock_filter code[512];
  unsigned short count;
};

static void add(struct program *program, struct sock_filter instruction) { program->code[program->count++] = instruction; }

static void load(struct program *program, unsigned field) {
  add(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, field));
}

static void end(struct program *program, unsigned result) { add(program, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, result)); }

/// Ends with `result` if the loaded value is `value`.
static void end_if_equal(struct program *program, unsigned value, unsigned result) {
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1));
  end(program, result);
}

int labelkit_seccomp_enter(bool allows_programs) {
  const unsigned deny = SECCOMP_RET_ERRNO | EPERM;
  struct program program = {.count = 0};

  // Numbers of calls mean something else on other architectures.
  load(&program, FIELD_ARCHITECTURE);
  add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
  end(&program, SECCOMP_RET_KILL_PROCESS);

  load(&program, FIELD_CALL);
#ifdef __x86_64__
  // The calls of the x32 ABI.
  add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
  end(&program, deny);
#endif
  for (size_t index = 0; index < sizeof denied / sizeof *denied; index++) end_if_equal(&program, (unsigned)denied[index], deny);
  if (!allows_programs) {
    end_if_equal(&program, SYS_execve, deny);
    end_if_equal(&program, SYS_execveat, deny);
#ifdef __x86_64__
    end_if_equal(&program, SYS_vfork, deny);
#endif
  }
  // Its flags are in memory, where a filter cannot read them. glibc then uses `clone`, whose flags are its first argument.
  end_if_equal(&program, SYS_clone3, SECCOMP_RET_ERRNO | ENOSYS);

  // Characters that a terminal would take for typed ones.
  add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_ioctl, 0, 4));
  load(&program, FIELD_ARGUMENT(1));
  add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TIOCSTI, 0, 1));
  end(&program, deny);
  end(&program, SECCOMP_RET_ALLOW);

  // Threads, and children that share this process's memory until they run a program.
  add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 1, 0));
  end(&program, SECCOMP_RET_ALLOW);
  load(&program, FIELD_ARGUMENT(0));
  add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1));
  end(&program, SECCOMP_RET_ALLOW);
  if (allows_programs) {
    add(&program, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, CLONE_VM | CLONE_VFORK));
    end_if_equal(&program, CLONE_VM | CLONE_VFORK, SECCOMP_RET_ALLOW);
  }
  end(&program, deny);

  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  struct sock_fprog filter = {.len = program.count, .filter = program.code};
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter);
}

#else

int labelkit_seccomp_enter(bool allows_programs) {
  errno = ENOSYS;
  return -1;
}

#endif
