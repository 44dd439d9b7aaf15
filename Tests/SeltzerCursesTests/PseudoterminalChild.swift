// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CPseudoterminal
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The program `SessionChild` on a terminal made for it, as a person would use it.
final class PseudoterminalChild {
    /// How a process ended.
    enum Ending: Hashable {
        case exited(Int32)
        case signalled(Int32)
        case never
    }

    private let child: cpt_child
    /// What the program has written so far.
    private(set) var output = ""
    private var hasEnded = false
    private var isHungUp = false

    /// Starts the program with arguments; with a script, a shell that knows it as `$CHILD`.
    init(
        _ arguments: [String] = [],
        script: String? = nil,
        environment: [String: String] = [:],
        input: Int32 = -1,
        output: Int32 = -1,
        hasTerminal: Bool = true
    ) throws {
        let path = try Self.path()
        var variables = [
            "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
        ]
        for name in ["LD_LIBRARY_PATH", "PATH", "ASAN_OPTIONS", "TSAN_OPTIONS"] {
            if let value = getenv(name) { variables[name] = String(cString: value) }
        }
        variables.merge(environment) { $1 }
        variables["CHILD"] = path
        let program = script == nil ? path : "/bin/sh"
        let words = script.map { ["sh", "-c", $0] } ?? [path] + arguments
        let assignments = variables.map { "\($0.key)=\($0.value)" }
        child = Self.withStrings(words) { words in
            Self.withStrings(assignments) { environment in
                hasTerminal
                    ? cpt_spawn(program, words, environment, input, output)
                    : cpt_spawn_without_terminal(program, words, environment)
            }
        }
        try #require(child.process > 0)
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

    /// The program lies beside the one that runs the tests.
    private static func path() throws -> String {
        let own = CommandLine.arguments[0]
        let slash = try #require(own.lastIndex(of: "/"))
        return own[...slash] + "SessionChild"
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

    func type(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { write(child.controller, $0.baseAddress, $0.count) }
    }

    func send(_ signal: Int32) {
        kill(child.process, signal)
    }

    /// Sends a signal to the job in the foreground, as a shell's user can.
    func sendToForeground(_ signal: Int32) {
        kill(-tcgetpgrp(child.controller), signal)
    }

    func resize(columns: Int32, rows: Int32) {
        cpt_resize(child.controller, columns, rows)
    }

    /// Closes the window.
    func hangUp() {
        isHungUp = true
        close(child.terminal)
        close(child.controller)
    }

    // MARK: What a person sees

    /// Whether the line's modes are those from before the start.
    var hasOldModes: Bool { withUnsafePointer(to: child) { cpt_has_first_modes($0) } }
    var isRaw: Bool { cpt_is_raw(child.terminal) }
    /// The flags of the open file that the program was given as its terminal.
    var flags: Int32 { cpt_flags(child.terminal) }

    private func read() -> Bool {
        if isHungUp { return false }
        let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            count = max(0, cpt_read(child.controller, buffer.baseAddress, buffer.count))
        }
        output += String(decoding: bytes, as: UTF8.self)
        return !bytes.isEmpty
    }

    /// Waits until the program has written a text after what was there before; false if it never does.
    func shows(_ text: String) async -> Bool {
        await holds { $0.output.contains(text) }
    }

    /// Waits until something is so.
    func holds(_ condition: (PseudoterminalChild) -> Bool) async -> Bool {
        let limit = ContinuousClock.now + .seconds(60)
        while !condition(self) {
            guard ContinuousClock.now < limit else { return false }
            _ = read()
            await Task.yield()
        }
        return true
    }

    /// Waits for the end, and takes in what is written until then.
    func ending() async -> Ending {
        var status: Int32 = 0
        let limit = ContinuousClock.now + .seconds(60)
        while !cpt_has_ended(child.process, &status) {
            guard ContinuousClock.now < limit else { return .never }
            _ = read()
            await Task.yield()
        }
        hasEnded = true
        while read() {}
        return status < 0 ? .signalled(-status) : .exited(status)
    }
}
