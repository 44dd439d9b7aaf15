// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerCurses
import SeltzerViews

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The input and the output of linear mode, as the variable `SELTZER_LINEAR` sets them.
@MainActor
struct LinearMode {
    private let input: Int32
    private let output: Int32
    let display = LinearDisplay()

    /// Returns the mode that the environment sets; nil for none.
    ///
    /// `1` stands for standard input and output, and `tty` for the terminal of the process, for
    /// programs whose standard input and output are pipes.
    static func wanted(by environment: [String: String]) -> LinearMode? {
        switch environment["SELTZER_LINEAR"] {
        case "1": return LinearMode(input: 0, output: 1)
        case "tty":
            let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
            return descriptor < 0 ? nil : LinearMode(input: descriptor, output: descriptor)
        default: return nil
        }
    }

    private init(input: Int32, output: Int32) {
        (self.input, self.output) = (input, output)
    }

    /// Begins the conversation of an application; it ends with the application or with the input.
    func begin(with application: Application) {
        let output = output, input = input
        let display = display
        let conversation = LinearConversation(application, on: display) { text in
            if !Self.write(text, to: output) { display.disconnect() }
        }
        display.onStart = { [weak application] in
            Task { @MainActor in
                await Self.read(input, for: conversation)
                await conversation.inputEnded()
            }
            Task { @MainActor in
                while application?.isRunning == true, Self.isHeard(output) {
                    try? await Task.sleep(for: Self.watchInterval)
                }
                conversation.outputEnded()
            }
        }
    }

    /// The greatest length of an input line in bytes.
    private static var maximumLine: Int { 1 << 16 }
    /// The time between two checks whether the output still has a reader.
    private static var watchInterval: Duration { .milliseconds(500) }

    /// Passes lines on to a conversation until the input ends.
    private static func read(_ input: Int32, for conversation: LinearConversation) async {
        do {
            for try await line in StandardInput.typedLines(of: input, limit: maximumLine) {
                await conversation.untilItTakesAnswers()
                conversation.answer(line.text)
            }
        } catch {
            conversation.inputFailed("\(error)")
        }
    }

    /// Whether an output has a reader: false after the reader of a pipe or the terminal has gone.
    private static func isHeard(_ output: Int32) -> Bool {
        var state = pollfd(fd: output, events: 0, revents: 0)
        guard poll(&state, 1, 0) > 0 else { return true }
        return Int32(state.revents) & (POLLERR | POLLHUP | POLLNVAL) == 0
    }

    /// Writes a text; returns false if writing has become impossible.
    private static func write(_ text: String, to descriptor: Int32) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno == EAGAIN {
                // EAGAIN: another program has made the terminal or the pipe nonblocking.
                var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&state, 1, 1_000)
                guard isHeard(descriptor) else { return false }
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }
}

/// The system's `write`, which is hidden by a method of that name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
