// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNProcesses
import SeltzerBase

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A program that runs beside this one.
///
/// Its lines come through ``lines`` while it runs. The program is slowed down if nobody reads them, so that its output
/// takes no memory.
///
/// ```swift
/// let child = try ChildProcess(ChildCommand("make", ["all"]))
/// for try await line in child.lines { print(line.text) }
/// let end = await child.end
/// ```
///
/// The program runs in a session of its own. It cannot reach the terminal of this process, and gets no signal of the
/// terminal's keys. All signals have their default effect in it, and none is blocked. It gets no open files but its
/// standard input, output and error.
///
/// The program ends at the latest with this object, or when a task that reads its output is cancelled: the signal TERM
/// goes to its process group, and after ``ChildCommand/gracePeriod`` the signal KILL. A process that the program moved
/// into another session goes on.
public final class ChildProcess: Sendable {
    /// The program with its arguments.
    public let command: ChildCommand
    /// The number of the process, which is also the number of its process group.
    public let identifier: Int32
    let output: ChildOutput
    private let input: ChildInput
    private let lifetime: ChildLifetime
    private let terminal: Descriptor?

    /// Starts a program.
    ///
    /// - Throws: ``ChildProcessError`` if there is no such program or folder, if it may not be run, or if the system
    ///   can start no more.
    public init(_ command: ChildCommand) throws(ChildProcessError) {
        let started = try ChildLaunch(command).start()
        self.command = command
        identifier = started.process
        terminal = started.terminal
        let lifetime = ChildLifetime(
            process: started.process, terminal: started.terminal, gracePeriod: command.gracePeriod)
        self.lifetime = lifetime
        output = ChildOutput(
            started.output, errors: started.errors, keepsErrors: command.errorOutput == .kept,
            of: lifetime)
        let input = ChildInput(started.input)
        self.input = input
        Task.detached { await lifetime.watch() }
        if case .bytes(let bytes) = command.input {
            Task.detached {
                // A program need not read its input.
                try? await input.write(bytes)
                await input.close()
            }
        }
    }

    deinit { cancel() }

    /// Asks the program to end, and forces it to after ``ChildCommand/gracePeriod``; returns at once.
    ///
    /// No effect after its end. ``end`` waits until no process of its group is left.
    public func cancel() {
        Task.detached { [lifetime] in await lifetime.cancel() }
    }

    /// Sends a signal, such as `SIGUSR1`, to the program and its process group; no effect after its end.
    public func send(signal: Int32) async { await lifetime.send(signal) }

    // MARK: Output

    /// The lines of the output, as they come.
    ///
    /// Only one of ``lines``, ``lineBatches`` and ``bytes`` may be read, and only once.
    public var lines: ChildLines { ChildLines(of: self) }

    /// The lines of the output, in batches of lines that came together.
    ///
    /// For many lines it is faster than ``lines``.
    public var lineBatches: ChildLineBatches { ChildLineBatches(of: self) }

    /// The bytes of standard output, as they come; at most 64 KiB at once.
    public var bytes: ChildBytes { ChildBytes(of: self) }

    /// The end of the program; reading it waits for the end.
    ///
    /// Output that nobody has read is lost. If the waiting task is cancelled, the program is cancelled too.
    public var end: ChildEnd {
        get async {
            await withTaskCancellationHandler {
                // A task of its own, because a cancelled one cannot wait for the end.
                let reader = Task { [output] in await output.drain() }
                let status = await Task { [lifetime] in await lifetime.finalStatus() }.value
                await reader.value
                return ChildEnd(status: status, errorText: await output.errorText)
            } onCancel: {
                cancel()
            }
        }
    }

    // MARK: Input

    /// Writes bytes to the program's input, and returns when the system has taken them.
    ///
    /// - Throws: ``ChildProcessError/inputClosed`` if the program does not read any more, or has no open
    ///   ``ChildCommand/input``; `CancellationError` if the task is cancelled meanwhile.
    public func write(_ bytes: [UInt8]) async throws { try await input.write(bytes) }

    /// Writes a text to the program's input as UTF-8; see the other method of this name.
    public func write(_ text: String) async throws { try await write(Array(text.utf8)) }

    /// Ends the program's input after everything that was written.
    ///
    /// A program on a terminal gets Ctrl-D, which ends its input if it reads lines.
    public func closeInput() async {
        if terminal == nil { await input.close() } else { try? await input.write([0x04]) }
    }

    /// Sets the size of the program's terminal in cells, which the system reports to the program.
    ///
    /// No effect on a program without a terminal.
    public func resize(to size: Size) {
        guard let terminal else { return }
        cn_process_resize(
            terminal.number, Int32(size.width.clampedToTerminal),
            Int32(size.height.clampedToTerminal))
    }
}

extension ChildCommand {
    /// Runs the program to its end, and returns its output.
    ///
    /// ```swift
    /// let branch = try await ChildCommand("git", ["branch", "--show-current"]).output()
    /// ```
    ///
    /// - Parameter limit: The maximum number of bytes; the program is cancelled when it has written more.
    /// - Throws: ``ChildProcessError`` if it does not start; ``ChildFailed`` if it does not end with the status 0, as
    ///   a program that is cancelled at the limit; `CancellationError` if the task is cancelled meanwhile.
    public nonisolated func output(limit: Int = 16_777_216) async throws -> String {
        let child = try ChildProcess(self)
        var bytes: [UInt8] = []
        for try await some in child.bytes {
            bytes += some
            guard bytes.count <= limit else {
                child.cancel()
                break
            }
        }
        let end = await child.end
        try Task.checkCancellation()
        guard end.isSuccess else { throw ChildFailed(command: self, end: end) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
