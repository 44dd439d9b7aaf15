// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A command that is run to its end.
///
/// Not Foundation's `Process`: what that watches for the end is inherited by a server that the command
/// leaves behind, so that the end never comes.
enum Command {
    /// Runs a program found by `PATH`, with nothing to read.
    ///
    /// - Parameters:
    ///   - output: A file for what it writes to its standard output and error.
    /// - Returns: The exit status, 128 and more after a signal or when it could not be started.
    static func run(_ arguments: [String], output: String) -> Int32 {
        #if canImport(Glibc)
        var actions = posix_spawn_file_actions_t(), attributes = posix_spawnattr_t()
        #else
        var actions: posix_spawn_file_actions_t?, attributes: posix_spawnattr_t?
        #endif
        // Tests run on threads that block signals, which a child would go on doing.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        var child: pid_t = 0
        guard posix_spawnp(&child, arguments[0], &actions, &attributes, &strings, environ) == 0
        else {
            return 255
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            if errno != EINTR { return 255 }
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }
}
