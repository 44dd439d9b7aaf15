// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerText

/// The level of a line in a byte; one bit marks the second and further lines of a text.
struct LogMark: Hashable, Sendable {
    private let rawValue: UInt8

    init(_ level: LogLevel?, isContinued: Bool = false) {
        rawValue = (level?.rawValue ?? 0) | (isContinued ? 0x80 : 0)
    }

    var level: LogLevel? { LogLevel(rawValue: rawValue & 0x7F) }
    var isContinued: Bool { rawValue & 0x80 != 0 }
}

/// An item to append to a log: a text with its level.
struct LogItem: Sendable {
    enum Content: Sendable {
        case text(String)
        case styled(StyledText)
        case lines([String])
    }

    let content: Content
    let level: LogLevel?

    /// Returns the item in parts of a maximum number of lines; a text is never cut.
    func parts(of size: Int) -> [LogItem] {
        guard case .lines(let lines) = content, lines.count > size else { return [self] }
        return stride(from: 0, to: lines.count, by: size).map { start in
            LogItem(
                content: .lines(Array(lines[start..<min(start + size, lines.count)])), level: level)
        }
    }
}

/// Lines to add to a log.
struct LogBatch: Sendable {
    /// The UTF-8 of the lines, with line feeds between them.
    private(set) var bytes: [UInt8] = []
    /// A mark for each line.
    private(set) var marks: [LogMark] = []
    /// The runs of one style, each with its end in bytes.
    ///
    /// There is no run for plain text at the end.
    private(set) var runs: [(end: Int, style: Style)] = []

    /// The number of lines.
    var count: Int { marks.count }
    var isEmpty: Bool { marks.isEmpty }

    /// Adds the lines of a text.
    mutating func append(_ item: LogItem) {
        switch item.content {
        case .text(let text): append(text, item.level)
        case .styled(let text): append(text, item.level)
        case .lines(let lines): for line in lines { append(line, item.level) }
        }
    }

    private mutating func append(_ text: String, _ level: LogLevel?) {
        var text = text
        // `withUTF8` makes the string contiguous, if it is not, so that later reads of its bytes copy nothing.
        let hasControls = text.withUTF8 { bytes in
            // A loop without an early exit is vectorized: it compares many bytes at once.
            var found: UInt8 = 0
            for byte in bytes {
                found |= byte == 0x1B || byte == 0x0D || byte == 0x08 ? 1 : 0
            }
            return found != 0
        }
        if hasControls { return append(StyledText(ansi: text), level, isProgram: true) }
        beginText(level)
        append(Substring(text), level, isLast: true)
    }

    /// Adds the lines of a styled text.
    ///
    /// Text with escape sequences of a program gets the theme's palette.
    private mutating func append(
        _ text: StyledText, _ level: LogLevel?, isProgram: Bool = false
    ) {
        beginText(level)
        let runs = text.isPlain ? [] : text.runs
        guard !runs.isEmpty else {
            return append(Substring(text.string), level, isLast: true)
        }
        for (index, run) in runs.enumerated() {
            endRun(Style())
            append(run.text, level, isLast: index == runs.count - 1)
            endRun(isProgram ? run.style.inThemeColors : run.style)
        }
    }

    private mutating func beginText(_ level: LogLevel?) {
        if !marks.isEmpty { bytes.append(0x0A) }
        marks.append(LogMark(level))
    }

    /// Adds a part of a text.
    ///
    /// A line feed at the end of the last part begins no new line.
    private mutating func append(_ text: Substring, _ level: LogLevel?, isLast: Bool) {
        var text = text
        let lines = text.withUTF8 { all in
            let part =
                isLast && all.last == 0x0A ? UnsafeBufferPointer(rebasing: all.dropLast()) : all
            bytes.append(contentsOf: part)
            return part.newlineCount
        }
        if lines > 0 {
            marks.append(contentsOf: repeatElement(LogMark(level, isContinued: true), count: lines))
        }
    }

    /// Gives a style to the bytes that were added since the last run.
    private mutating func endRun(_ style: Style) {
        guard bytes.count > runs.last?.end ?? 0 else { return }
        if let last = runs.last, last.style == style {
            runs[runs.count - 1].end = bytes.count
        } else {
            runs.append((bytes.count, style))
        }
    }
}
