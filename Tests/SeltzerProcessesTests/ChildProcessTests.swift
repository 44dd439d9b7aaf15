// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ChildBytes, ChildCommand, ChildInput, ChildLaunch, ChildLifetime, ChildLineBatches, ChildLines,
// ChildOutput, ChildProcessError, ChildStatus, Descriptor, Wait, cn_process.

import SeltzerBase
import Testing

@testable import SeltzerProcesses

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite struct ChildProcessTests {
    private func lines(_ command: ChildCommand) async throws -> [String] {
        var lines: [String] = []
        for try await line in try ChildProcess(command).lines { lines.append(line.text) }
        return lines
    }

    // MARK: Output and the end

    @Test(.timeLimit(.minutes(10))) func linesComeWhileTheProgramRuns() async throws {
        var command = ChildCommand.shell("echo one; read line; echo two $line")
        command.input = .open
        let child = try ChildProcess(command)
        var lines: [String] = []
        for try await line in child.lines {
            lines.append(line.text)
            if line.text == "one" { try await child.write("more\n") }
        }
        #expect(lines == ["one", "two more"])
        #expect(await child.end == ChildEnd(status: .exited(0)))
    }

    @Test(.timeLimit(.minutes(10))) func statusSignalAndErrorsAreInTheEnd() async throws {
        let failing = try ChildProcess(.shell("echo why >&2; exit 3"))
        #expect(await failing.end == ChildEnd(status: .exited(3), errorText: "why\n"))
        let killed = try ChildProcess(.shell("kill -9 $$"))
        #expect(await killed.end.status == .signaled(9))
        await #expect(throws: ChildFailed.self) {
            try await ChildCommand.shell("echo no such branch >&2; exit 1").output()
        }
        let error = ChildFailed(
            command: ChildCommand("git"),
            end: ChildEnd(status: .exited(128), errorText: "warning\nfatal: no\n"))
        #expect("\(error)" == "“git” ended with exit status 128: fatal: no")
    }

    @Test(.timeLimit(.minutes(10))) func standardErrorGoesWhereTheCommandSays() async throws {
        var command = ChildCommand.shell("echo a; echo b >&2; echo c")
        command.errorOutput = .merged
        #expect(try await lines(command) == ["a", "b", "c"])
        command.errorOutput = .discarded
        #expect(try await lines(command) == ["a", "c"])
        command.errorOutput = .marked
        var marked: [String] = []
        for try await line in try ChildProcess(command).lines where line.isError {
            marked.append(line.text)
        }
        #expect(marked == ["b"])
    }

    @Test(.timeLimit(.minutes(10))) func onlyTheEndOfStandardErrorIsKept() async throws {
        let child = try ChildProcess(
            .shell("head -c 1000000 /dev/zero | tr '\\0' x >&2; echo end >&2"))
        let text = await child.end.errorText
        #expect(text.utf8.count == 65_536)
        #expect(text.hasSuffix("xend\n"))
    }

    @Test(.timeLimit(.minutes(10))) func inputEnvironmentAndDirectoryReachTheProgram() async throws
    {
        var command = ChildCommand("cat")
        command.input = .text("one\ntwo\n")
        #expect(try await command.output() == "one\ntwo\n")
        command = .shell("pwd; echo $SELTZER_CHILD; echo ${HOME-none}")
        command.directory = "/usr"
        command.environment = ["SELTZER_CHILD": "yes", "HOME": nil]
        #expect(try await lines(command) == ["/usr", "yes", "none"])
        command = ChildCommand("env")
        command.environment = ["PATH": "/usr/bin:/bin"]
        command.inheritsEnvironment = false
        #expect(try await lines(command) == ["PATH=/usr/bin:/bin"])
    }

    @Test(.timeLimit(.minutes(10))) func aMegabyteGoesThroughAProgram() async throws {
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        var command = ChildCommand("cat")
        command.input = .bytes(bytes)
        var back: [UInt8] = []
        for try await some in try ChildProcess(command).bytes { back += some }
        #expect(back == bytes)
    }

    @Test(.timeLimit(.minutes(10))) func inputThatNobodyReadsIsAnErrorAndNoSignal() async throws {
        var command = ChildCommand("true")
        command.input = .open
        let child = try ChildProcess(command)
        _ = await child.end
        await #expect(throws: ChildProcessError.inputClosed) {
            try await child.write(String(repeating: "x", count: 200_000))
        }
        let closed = try ChildProcess(ChildCommand("true"))
        await #expect(throws: ChildProcessError.inputClosed) { try await closed.write("x") }
    }

    // MARK: Bounds

    @Test(.timeLimit(.minutes(10))) func unreadOutputStopsTheProgram() async throws {
        let path = "/tmp/seltzer-child-\(UInt64.random(in: 0...UInt64.max))"
        defer { unlink(path) }
        // Each line has 4,096 digits, and the file has the number of lines.
        let child = try ChildProcess(
            .shell(
                "i=0; while :; do printf '%04096d\\n' 0; i=$((i+1)); echo $i > \(path); done"))
        var batches = child.lineBatches.makeAsyncIterator()
        _ = try await batches.next()
        var written = 0
        var earlier = -1
        while written == 0 || written != earlier {
            earlier = written
            try await Task.sleep(for: .milliseconds(300))
            written = number(inFile: path)
        }
        #expect(written * 4_097 < 1_000_000)
        child.cancel()
        #expect(await child.end.status == .signaled(Int(SIGTERM)))
    }

    @Test(.timeLimit(.minutes(10))) func longLinesArriveInPieces() async throws {
        let child = try ChildProcess(
            .shell("head -c 3000000 /dev/zero | tr '\\0' x; echo; echo end"))
        var pieces: [ChildLine] = []
        for try await line in child.lines { pieces.append(line) }
        #expect(pieces.dropLast(2).allSatisfy { $0.isCut && $0.text.utf8.count == 65_536 })
        #expect(pieces.dropLast().reduce(0) { $0 + $1.text.utf8.count } == 3_000_000)
        #expect(pieces.last?.text == "end")
    }

    @Test(.timeLimit(.minutes(10))) func collectedOutputHasALimit() async throws {
        await #expect(throws: ChildFailed.self) {
            try await ChildCommand("yes").output(limit: 100_000)
        }
    }

    // MARK: The end

    @Test(.timeLimit(.minutes(10))) func cancellingEndsTheWholeGroup() async throws {
        // The program and its child ignore TERM, so that only KILL ends them.
        var command = ChildCommand.shell(
            "trap '' TERM; (trap '' TERM; echo $$; while :; do sleep 1; done) & wait")
        command.gracePeriod = .milliseconds(100)
        let child = try ChildProcess(command)
        var lines = child.lines.makeAsyncIterator()
        _ = try await lines.next()
        #expect(kill(-child.identifier, 0) == 0)
        child.cancel()
        #expect(await child.end.status == .signaled(Int(SIGKILL)))
        await waitUntil { kill(-child.identifier, 0) != 0 }
    }

    @Test(.timeLimit(.minutes(10))) func membersThatOutliveACancelledProgramAreKilled() async throws
    {
        var command = ChildCommand.shell(
            "(trap '' TERM; while :; do sleep 1; done) & echo ready; wait")
        command.gracePeriod = .milliseconds(200)
        let child = try ChildProcess(command)
        var lines = child.lines.makeAsyncIterator()
        _ = try await lines.next()
        child.cancel()
        #expect(await child.end.status == .signaled(Int(SIGTERM)))
        await waitUntil { kill(-child.identifier, 0) != 0 }
    }

    @Test(.timeLimit(.minutes(10))) func aCancelledTaskEndsTheProgram() async throws {
        let child = try ChildProcess(ChildCommand("sleep", ["1000"]))
        let reader = Task {
            for try await _ in child.lines {}
        }
        reader.cancel()
        await #expect(throws: CancellationError.self) { try await reader.value }
        #expect(await child.end.status == .signaled(Int(SIGTERM)))
    }

    @Test(.timeLimit(.minutes(10))) func waitingForTheEndInACancelledTaskEndsTheProgram()
        async throws
    {
        let child = try ChildProcess(ChildCommand("sleep", ["1000"]))
        let waiter = Task { await child.end.status }
        waiter.cancel()
        #expect(await waiter.value == .signaled(Int(SIGTERM)))
    }

    @Test(.timeLimit(.minutes(10))) func aProgramEndsWithItsObject() async throws {
        var child: ChildProcess? = try ChildProcess(ChildCommand("sleep", ["1000"]))
        let process = try #require(child).identifier
        child = nil
        await waitUntil { kill(process, 0) != 0 }
    }

    @Test(.timeLimit(.minutes(10))) func outputOfAProcessThatStaysIsNotAwaited() async throws {
        let child = try ChildProcess(.shell("sleep 1000 & echo $!"))
        var lines: [String] = []
        for try await line in child.lines { lines.append(line.text) }
        let stayed = try #require(Int32(lines.first ?? ""))
        #expect(await child.end.status == .exited(0))
        #expect(kill(stayed, 0) == 0)
        kill(stayed, SIGKILL)
    }

    @Test(.timeLimit(.minutes(10))) func otherChildrenAreNotReaped() async throws {
        var process: pid_t = 0
        var arguments: [UnsafeMutablePointer<CChar>?] = [
            strdup("sh"), strdup("-c"), strdup("exit 7"), nil,
        ]
        defer { arguments.forEach { free($0) } }
        posix_spawn(&process, "/bin/sh", nil, nil, &arguments, environ)
        for _ in 0..<20 { _ = await (try ChildProcess(ChildCommand("true"))).end }
        var status: Int32 = 0
        #expect(waitpid(process, &status, 0) == process)
        #expect(status >> 8 & 0xFF == 7)
    }

    @Test(.timeLimit(.minutes(10))) func manyProgramsRunAtOnce() async throws {
        let all = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<60 {
                group.addTask { try await ChildCommand("echo", [BytePath("\(number)")]).output() }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(all).count == 60)
    }

    #if os(Linux)
    @Test(.timeLimit(.minutes(10))) func signalsAreAtTheirDefaultsAndNoFileIsInherited()
        async throws
    {
        // Threads of Dispatch block most signals.
        let status = try await ChildCommand("cat", ["/proc/self/status"]).output()
        let fields = status.split(separator: "\n").map { $0.split(separator: "\t") }
        for name in ["SigBlk:", "SigIgn:", "SigCgt:"] {
            let text = try #require(fields.first { $0.first == name[...] }?.last)
            // glibc lets the C library's own signals 32 and 33 ignored.
            let signals = try #require(UInt64(text, radix: 16)) & 0x7FFF_FFFF
            #expect(signals == 0)
        }
        let inheritable = open("/dev/null", O_RDONLY)
        defer { close(inheritable) }
        let files = try await ChildCommand("ls", ["/proc/self/fd"]).output()
        // The fourth one is the folder that `ls` reads.
        #expect(files == "0\n1\n2\n3\n")
        let session = try await ChildCommand.shell("ps -o sid= -p $$; echo $$").output()
        let numbers = session.split { $0.isWhitespace }
        #expect(numbers.count == 2 && numbers.first == numbers.last)
    }
    #endif

    // MARK: Errors

    @Test func programsThatCannotRunAreNamed() async throws {
        expectError(ChildCommand("no-such-program"), .notFound("no-such-program"))
        expectError(ChildCommand("/no/such/program"), .notFound("/no/such/program"))
        expectError(ChildCommand(""), .notFound(""))
        expectError(ChildCommand("/etc"), .notExecutable("/etc"))
        expectError(ChildCommand("/etc/passwd"), .notExecutable("/etc/passwd"))
        var command = ChildCommand("true")
        command.directory = "/no/such/folder"
        expectError(command, .noDirectory("/no/such/folder"))
        #expect(
            "\(ChildProcessError.notFound("gti"))"
                == "gti is in no folder of PATH. Install it, or give its path.")
    }

    private func expectError(_ command: ChildCommand, _ error: ChildProcessError) {
        #expect(throws: error) { try ChildProcess(command) }
    }

    // MARK: Terminals

    @Test(.timeLimit(.minutes(10))) func aProgramGetsATerminalOfItsSize() async throws {
        var command = ChildCommand.shell(
            "stty size; tty >/dev/null && test -t 2 && echo yes; echo x >/dev/tty")
        command.terminalSize = Size(width: 50, height: 7)
        #expect(try await lines(command) == ["7 50", "yes", "x"])
    }

    @Test(.timeLimit(.minutes(10))) func aTerminalTellsItsNewSize() async throws {
        var command = ChildCommand.shell(
            "trap 'stty size; exit' WINCH; echo ready; while :; do sleep 0.05; done")
        command.terminalSize = Size(width: 80, height: 24)
        let child = try ChildProcess(command)
        var lines = child.lines.makeAsyncIterator()
        #expect(try await lines.next()?.text == "ready")
        child.resize(to: Size(width: 33, height: 5))
        #expect(try await lines.next()?.text == "5 33")
    }

    @Test(.timeLimit(.minutes(10))) func keysOfATerminalReachTheProgram() async throws {
        var command = ChildCommand("cat")
        command.terminalSize = Size(width: 80, height: 24)
        let child = try ChildProcess(command)
        try await child.write("abc\n")
        await child.closeInput()
        var lines: [String] = []
        for try await line in child.lines where !line.isTransient { lines.append(line.text) }
        // The terminal echoes, and the program repeats.
        #expect(lines == ["abc", "abc"])
        #expect(await child.end.status == .exited(0))
    }

    @Test(.timeLimit(.minutes(10))) func aShellOnATerminalEndsWithItsForegroundJob() async throws {
        var command = ChildCommand("sh", ["-i"])
        command.terminalSize = Size(width: 80, height: 24)
        command.environment = ["ENV": nil, "PS1": "$ "]
        command.gracePeriod = .milliseconds(300)
        let child = try ChildProcess(command)
        try await child.write("sh -c 'echo job=$$=; exec sleep 1000'\n")
        var job: Int32?
        for try await line in child.lines {
            let parts = line.text.split(separator: "=", omittingEmptySubsequences: false)
            guard parts.count >= 3, let number = Int32(parts[1]) else { continue }
            job = number
            break
        }
        child.cancel()
        _ = await child.end
        let process = try #require(job)
        await waitUntil { kill(process, 0) != 0 }
    }

    // MARK: Helpers

    private func waitUntil(_ condition: () -> Bool) async {
        while !condition(), !Task.isCancelled { try? await Task.sleep(for: .milliseconds(5)) }
    }

    /// Returns the number at the beginning of a file; 0 for none.
    private func number(inFile path: String) -> Int {
        guard let file = fopen(path, "r") else { return 0 }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 32)
        let count = fread(&bytes, 1, bytes.count, file)
        return Int(String(decoding: bytes[..<count].prefix { $0 != 10 }, as: UTF8.self)) ?? 0
    }
}
