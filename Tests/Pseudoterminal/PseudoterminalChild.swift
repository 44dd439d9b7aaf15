// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CPseudoterminal

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program of the tests on a terminal made for it, as a person would use it.
package final class PseudoterminalChild {
    /// How a process ended.
    package enum Ending: Hashable, Sendable {
        case exited(Int32)
        case signaled(Int32)
        case never
    }

    /// The program could not be started.
    package struct NotStarted: Error {}

    /// Much longer than anything takes; only a failure waits for it.
    private static let patience = Duration.seconds(60)

    private let child: cpt_child
    /// What the program has written so far, or since it was forgotten.
    package private(set) var bytes: [UInt8] = []
    /// The same as text.
    package private(set) var output = ""
    /// The beginning of a character whose end has not come yet.
    private var undecoded: [UInt8] = []
    /// Whether what the program writes is taken; it piles up in the terminal where not.
    package var isReading = true
    /// The most bytes taken at a time.
    package var readCount = 65_536
    private var hasEnded = false
    private var isHungUp = false

    /// Starts a program that lies beside the one that runs the tests.
    ///
    /// - Parameters:
    ///   - program: Its name, or the path of any program.
    ///   - script: A script for a shell that is started instead, which knows the program as `$CHILD`.
    ///   - shell: The words of an interactive shell that is started instead, and knows it likewise.
    ///   - environment: Variables beside the few that every program gets; nil leaves one of these out.
    package init(
        _ arguments: [String] = [],
        program: String = "SessionChild",
        script: String? = nil,
        shell: [String]? = nil,
        environment: [String: String?] = [:],
        size: (columns: Int32, rows: Int32) = (80, 24),
        input: Int32 = -1,
        output: Int32 = -1,
        hasTerminal: Bool = true
    ) throws {
        let path = Self.path(of: program)
        var variables: [String: String?] = [
            "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
        ]
        for name in ["LD_LIBRARY_PATH", "PATH", "ASAN_OPTIONS", "TSAN_OPTIONS"] {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        variables.merge(environment) { $1 }
        variables["CHILD"] = path
        let words = script.map { ["/bin/sh", "-c", $0] } ?? shell ?? [path] + arguments
        let assignments = variables.compactMap { name, value in value.map { "\(name)=\($0)" } }
        child = Self.withStrings(words) { words in
            Self.withStrings(assignments) { environment in
                hasTerminal
                    ? cpt_spawn(
                        words[0], words, environment, input, output, size.columns, size.rows)
                    : cpt_spawn_without_terminal(words[0], words, environment)
            }
        }
        guard child.process > 0 else { throw NotStarted() }
    }

    deinit {
        if !hasEnded {
            kill(child.process, SIGKILL)
            waitpid(child.process, nil, 0)
        }
        if isHungUp { return }
        close(child.controller)
        if child.terminal >= 0 { close(child.terminal) }
    }

    private static func path(of program: String) -> String {
        let own = CommandLine.arguments[0]
        guard !program.contains("/"), let slash = own.lastIndex(of: "/") else { return program }
        return own[...slash] + program
    }

    private static func withStrings<Result>(
        _ strings: [String],
        _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) } + [nil]
        defer { copies.forEach { free($0) } }
        return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
    }

    // MARK: What a person does

    /// Types what the terminal takes at once, which a few thousand bytes are.
    package func type(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes {
            cpt_write(child.controller, $0.baseAddress, $0.count)
        }
    }

    /// Types any number of bytes as fast as they are taken; false if they are not all taken.
    package func flood(_ bytes: [UInt8]) async -> Bool {
        var rest = bytes[...]
        return await holds { _ in
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes {
                    cpt_write(self.child.controller, $0.baseAddress, $0.count)
                }
                if count <= 0 { break }
                rest = rest.dropFirst(count)
            }
            return rest.isEmpty
        }
    }

    package func send(_ signal: Int32) {
        kill(child.process, signal)
    }

    /// Sends a signal to the job in the foreground, as a shell's user can.
    package func sendToForeground(_ signal: Int32) {
        kill(-tcgetpgrp(child.controller), signal)
    }

    package func resize(columns: Int32, rows: Int32) {
        cpt_resize(child.controller, columns, rows)
    }

    /// Stops the terminal's output until somebody starts it.
    package func stopOutput() {
        cpt_stop_output(child.terminal)
    }

    /// Closes the window.
    package func hangUp() {
        isHungUp = true
        close(child.terminal)
        close(child.controller)
    }

    // MARK: What a person sees

    /// The number of the process.
    package var process: Int32 { child.process }
    /// Whether the process has ended, also before its ending was asked for.
    package var hasEndedUnseen: Bool { hasEnded || cpt_has_ended_unseen(child.process) }
    /// Whether the line's modes are those from before the start.
    package var hasOldModes: Bool { withUnsafePointer(to: child) { cpt_has_first_modes($0) } }
    /// Whether any process but this one has the terminal open.
    package var isInUse: Bool { withUnsafePointer(to: child) { cpt_is_in_use($0) } }
    package var isRaw: Bool { cpt_is_raw(child.terminal) }
    /// The flags of the open file that the program was given as its terminal.
    package var flags: Int32 { cpt_flags(child.terminal) }
    /// Those flags from before the start.
    package var firstFlags: Int32 { child.first_flags }

    /// Whether the end of the last character has not arrived yet.
    package var endsAmidCharacter: Bool { !undecoded.isEmpty }

    /// Forgets what the program has written so far.
    package func forgetOutput() {
        bytes = []
        output = ""
        undecoded = []
    }

    private func read() -> Bool {
        if isHungUp || !isReading { return false }
        let chunk = [UInt8](unsafeUninitializedCapacity: readCount) { buffer, count in
            count = max(0, cpt_read(child.controller, buffer.baseAddress, buffer.count))
        }
        bytes += chunk
        undecoded += chunk
        let whole = undecoded.prefix(Self.wholeCount(undecoded))
        output += String(decoding: whole, as: UTF8.self)
        undecoded.removeFirst(whole.count)
        return !chunk.isEmpty
    }

    /// The bytes up to a character that is not whole yet.
    private static func wholeCount(_ bytes: [UInt8]) -> Int {
        for (offset, byte) in bytes.reversed().prefix(4).enumerated() where byte & 0xC0 != 0x80 {
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > offset + 1 ? bytes.count - offset - 1 : bytes.count
        }
        return bytes.count
    }

    /// Whether to look once more.
    ///
    /// Where a thousand tests begin at the same time, a minute may be one turn of this one.
    private static func isPatient(since start: ContinuousClock.Instant, looks: Int) -> Bool {
        looks < 50 || ContinuousClock.now - start < patience
    }

    /// Waits until the program has written a text after what was there before.
    ///
    /// Returns false if the text does not come, at once where the program has ended. What the program wrote instead is
    /// then on standard error.
    package func shows(_ text: String) async -> Bool {
        if await holds({ $0.output.contains(text) }) { return true }
        let message = """
            The program \(hasEndedUnseen ? "ended" : "has run for a minute") and did not show \
            \(text.debugDescription). It wrote: \(String(output.suffix(1_000)).debugDescription)

            """
        _ = Array(message.utf8).withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
        return false
    }

    /// Waits until something is so; false where that does not come, or cannot come any more.
    package func holds(_ condition: (PseudoterminalChild) -> Bool) async -> Bool {
        let start = ContinuousClock.now
        var looks = 0
        while !condition(self) {
            if isOver { return condition(self) }
            guard Self.isPatient(since: start, looks: looks) else { return false }
            looks += 1
            if !read() { await Self.pause() }
        }
        return true
    }

    /// Whether nobody is left that could change anything; then all that was written is read.
    private var isOver: Bool {
        #if os(Linux)
        guard isReading, !isHungUp, hasEndedUnseen, !isInUse else { return false }
        while read() {}
        return true
        #else
        // The guard may still have the terminal, which the system does not tell.
        return false
        #endif
    }

    /// Waits for the end, and takes in what is written until then.
    package func ending() async -> Ending {
        var status: Int32 = 0
        let start = ContinuousClock.now
        var looks = 0
        while !cpt_has_ended(child.process, &status) {
            guard Self.isPatient(since: start, looks: looks) else { return .never }
            looks += 1
            if !read() { await Self.pause() }
        }
        hasEnded = true
        while read() {}
        return status < 0 ? .signaled(-status) : .exited(status)
    }

    /// Lets others run, and does not spin where nothing is read.
    private static func pause() async {
        try? await Task.sleep(for: .milliseconds(1))
    }
}
