// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer

/// A pane of tmux that shows the bytes it is given.
final class TmuxOracle: TerminalOracle {
    static let knownAttributes: Attributes = [
        .bold, .dim, .italic, .underline, .blink, .reverse, .strikethrough,
    ]

    static let knownUnderlines: [UnderlineStyle] = [.single, .double, .curly, .dotted, .dashed]
    static let knowsUnderlineColors = true

    private let server: TmuxServer
    private let pipe: FileHandle
    private(set) var size: Size
    private var marks = 0

    init(size: Size, history: Int = 0) throws {
        self.size = size
        server = try TmuxServer(size: size, history: history) { directory in
            let path = directory.appendingPathComponent("bytes").path
            guard mkfifo(path, 0o600) == 0 else {
                throw TmuxServer.Failure(description: "mkfifo \(path)")
            }
            return "stty raw -echo; exec cat '\(path)'"
        }
        let path = server.directory.appendingPathComponent("bytes").path
        // Opening waits for the pane's program to open the other end.
        guard let pipe = FileHandle(forWritingAtPath: path) else {
            throw TmuxServer.Failure(description: "open \(path)")
        }
        self.pipe = pipe
    }

    deinit {
        try? pipe.close()
    }

    /// Gives bytes to the pane, with a title behind them that tells when tmux has taken them.
    func take(_ bytes: [UInt8]) throws {
        marks += 1
        try pipe.write(contentsOf: Data(bytes + Array("\u{1B}]2;mark \(marks)\u{1B}\\".utf8)))
    }

    func resize(to size: Size) throws {
        self.size = size
        try server.tell("resize-window", "-x", "\(size.width)", "-y", "\(size.height)")
    }

    /// The lines that the user can see or scroll back to, without blanks at their ends; what tmux has wrapped is one
    /// line.
    func transcript() throws -> [String] {
        _ = try screen()
        let text = try server.tell("capture-pane", "-p", "-J", "-S", "-")
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
            String($0.reversed().drop { $0 == " " }.reversed())
        }
    }

    func screen() throws -> OracleScreen {
        for _ in 0..<2_000 {
            let answer = try server.tell(
                "display-message", "-p",
                "#{pane_width} #{pane_height} #{cursor_x} #{cursor_y} #{cursor_flag} #{pane_title}",
                ";", "capture-pane", "-e", "-p", "-N"
            )
            let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
            let words = lines[0].split(separator: " ", maxSplits: 5)
            let numbers = words.prefix(5).compactMap { Int($0) }
            guard numbers.count == 5, words.last == "mark \(marks)",
                size == Size(width: numbers[0], height: numbers[1])
            else { continue }
            let capture = TmuxCapture(lines.dropFirst(), size: size)
            return OracleScreen(
                size: size,
                entries: capture.entries,
                cursor: Point(x: numbers[2], y: numbers[3]),
                isCursorShown: numbers[4] == 1
            )
        }
        throw TmuxServer.Failure(description: "tmux did not take mark \(marks)")
    }
}
