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

/// Where linear mode reads and writes, as the variable `SELTZER_LINEAR` says.
@MainActor
struct LinearMode {
    private let input: Int32
    private let output: Int32
    let display = LinearDisplay()

    /// Returns the mode that the environment asks for; nil for none.
    ///
    /// `1` stands for standard input and output, and `tty` for the terminal of the process, for programs whose standard
    /// input and output are pipes.
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

    /// Begins the conversation of an application, which ends with it or with the input.
    func begin(with application: Application) {
        let output = output, input = input
        let conversation = LinearConversation(application, on: display) { text in
            Self.write(text, to: output)
        }
        display.onStart = {
            Task { @MainActor in
                do {
                    for try await line in StandardInput.typedLines(of: input) {
                        conversation.answer(line.text)
                    }
                } catch {
                    Self.write("\(error)\n", to: output)
                }
                await conversation.inputEnded()
            }
        }
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}

/// The system's `write`, which a method of that name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
