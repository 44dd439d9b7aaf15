// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerFiles

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The program `FileChild` after its end.
struct WritingChild {
    /// The program could not be started.
    struct Failure: Error {}

    private let status: Int32
    let output: String

    /// Runs the program, which lies beside the one of the tests.
    init(_ mode: String, _ path: String) throws {
        let own = CommandLine.arguments[0]
        let program = own[...(own.lastIndex(of: "/") ?? own.startIndex)] + "FileChild"
        let printed = TestFolder()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(
            &actions, 1, printed / "output", O_WRONLY | O_CREAT, 0o600)
        var arguments: [UnsafeMutablePointer<CChar>?] =
            [String(program), mode, path].map { (text: String) in strdup(text) }
        arguments.append(nil)
        defer { arguments.forEach { free($0) } }
        var process: pid_t = 0
        guard posix_spawn(&process, String(program), &actions, nil, &arguments, environ) == 0
        else { throw Failure() }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        self.status = status
        output = printed.text(of: "output") ?? ""
    }

    /// The signal that ended the program; 0 if it ended itself.
    var signal: Int32 { status & 0x7F }

    /// The status with which the program ended itself.
    var exitStatus: Int32 { status >> 8 & 0xFF }
}
