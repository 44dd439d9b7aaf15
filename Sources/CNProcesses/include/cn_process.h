// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_PROCESS_H
#define CN_PROCESS_H

#include <stdbool.h>
#include <sys/types.h>

// The C functions for SeltzerProcesses. Swift may not call some of them, and others differ from system to system.

/// A program to start.
typedef struct {
    /// The path of the program; it is not searched.
    const char *path;
    /// The arguments with the program's name first, and a null pointer after them.
    char *const *arguments;
    /// The environment, with a null pointer after it.
    char *const *environment;
    /// The folder in which the program starts; null for the folder of this process.
    const char *directory;
    /// The descriptors that become standard input, output and error; -1 for `/dev/null`.
    int standard[3];
    /// The name of the terminal that becomes the controlling terminal and all standard descriptors; null for none.
    const char *terminal;
} cn_program;

/// The ways in which a process can be.
typedef enum {
    CN_PROCESS_RUNS,
    CN_PROCESS_EXITED,
    CN_PROCESS_SIGNALED,
    /// Something else has taken the status of the process.
    CN_PROCESS_LOST,
} cn_process_state;

/// Starts a program in a session and a process group of its own, whose number is the one of the process.
///
/// Each signal has its default effect in the program, and none is blocked. The program gets no descriptors but the
/// standard ones. Returns 0, or an error number.
int cn_process_start(const cn_program *program, pid_t *process);

/// Reaps a process if it has ended, and no other process. `code` is its exit status or its signal.
cn_process_state cn_process_reap(pid_t process, int *code);

/// Waits until a process has ended, without reaping it.
void cn_process_await(pid_t process);

/// Returns a descriptor that becomes readable when a process ends; -1 if the system has none.
int cn_process_descriptor(pid_t process);

/// Makes a pipe: the end to read from, and the end to write to. Returns 0, or an error number.
int cn_process_pipe(int ends[2]);

/// Makes a pseudo-terminal: the end of the person, and the end of the program.
///
/// Returns 0, or an error number. `name` is the name of the second end.
int cn_process_terminal(int columns, int rows, int ends[2], char *name, size_t size);

/// Sets the size of a pseudo-terminal, which the system reports to its foreground process group.
void cn_process_resize(int terminal, int columns, int rows);

/// Lets reads and writes of a descriptor return at once.
void cn_process_set_nonblocking(int descriptor);

/// Writes bytes as write(2) does, but without the signal PIPE if nobody can read them.
ssize_t cn_process_write(int descriptor, const void *bytes, size_t count);

/// The environment of this process.
char **cn_process_environment(void);

#endif
