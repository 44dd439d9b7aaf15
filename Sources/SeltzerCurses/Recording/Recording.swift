// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import SeltzerBase
import SeltzerScreen
import SeltzerTerminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The recording that the variable `SELTZER_RECORD` requests: an asciicast of a program's output to
/// the terminal and of the typed text.
///
/// The file must follow the rules of `PrivateFile`. Several screens of one process, one after the
/// other, make one recording. A recording of another process is replaced, and any other file with
/// content is refused.
@MainActor
package final class Recording {
    /// The maximum length of a header that is read, in bytes.
    private static let headerLimit = 4_096

    private let path: String
    private let now: () -> Duration
    private let date: () -> Duration
    private var file: PrivateFile?
    private var cast = Asciicast()
    /// The time at the start of the present screen, in the recording and on the clock.
    private var start = (recorded: Duration.zero, clock: Duration.zero)

    /// Creates a recording without opening its file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - now: Returns the time of a monotonic clock.
    ///   - date: Returns the time since 1970.
    init(
        path: String, now: @escaping () -> Duration = { .nanoseconds(cn_clock_gettime()) },
        date: @escaping () -> Duration = Recording.timeSince1970
    ) {
        self.path = path
        self.now = now
        self.date = date
    }

    private nonisolated static func timeSince1970() -> Duration {
        var time = timeval()
        gettimeofday(&time, nil)
        return .seconds(time.tv_sec) + .microseconds(time.tv_usec)
    }

    /// Returns the recording that an environment requests; nil if there is none, and in a process
    /// with more privileges than its user.
    package static func wanted(by environment: [String: String]) -> Recording? {
        trustedPath("SELTZER_RECORD", in: environment).map { Recording(path: $0) }
    }

    /// Opens the file for a screen, and writes the header if the file is new.
    ///
    /// A refusal is written to standard error.
    func begin(size: Size, terminal: String) {
        cast = Asciicast()
        do throws(PrivateFile.Refusal) {
            let file = try PrivateFile(path: path, kind: "recording")
            let date = date()
            let header = Asciicast.Header(
                size: size, timestamp: Int(date.components.seconds), process: Int(getpid()),
                terminal: terminal)
            let begun = Asciicast.Header.start(
                in: String(decoding: file.start(Self.headerLimit), as: UTF8.self))
            if let begun, begun.process == header.process {
                // The header's time was rounded down, so no new event gets an earlier time than the
                // recorded events.
                start = (max(.zero, date - .seconds(begun.timestamp)), now())
                self.file = file
                add(cast.resize(size, at: elapsed))
                return
            }
            guard begun != nil || file.start(1).isEmpty, file.clear() else {
                throw file.refusal("it is no recording")
            }
            start = (.zero, now())
            self.file = file
            add(header.line)
        } catch {
            let line = Array("\(error)\n".utf8)
            _ = write(2, line, line.count)
        }
    }

    /// Closes the file.
    func end() { file = nil }

    /// Adds bytes that were written to the terminal.
    func output(_ bytes: some Sequence<UInt8>) {
        if file != nil { add(cast.output(bytes, at: elapsed)) }
    }

    /// Adds a new size of the terminal.
    func resize(_ size: Size) {
        if file != nil { add(cast.resize(size, at: elapsed)) }
    }

    /// Adds a key or a paste; ignores other events.
    package func input(_ event: InputEvent) {
        guard file != nil else { return }
        switch event {
        case .key(let press): add(cast.input(press.typedText, at: elapsed))
        case .paste(let text, _): add(cast.input(text, at: elapsed))
        case .mouse, .focus, .resize: break
        }
    }

    private var elapsed: Duration { start.recorded + now() - start.clock }

    /// Appends a line; if the disk does not take the whole line, the recording ends.
    private func add(_ line: String) {
        if !line.isEmpty, file?.append(Array(line.utf8)) == false { file = nil }
    }
}
