// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The level of a line in a byte, with a bit for the lines after the first one of a text.
struct LogMark: Hashable, Sendable {
    private let rawValue: UInt8

    init(_ level: LogLevel?, isContinued: Bool = false) {
        rawValue = (level?.rawValue ?? 0) | (isContinued ? 0x80 : 0)
    }

    var level: LogLevel? { LogLevel(rawValue: rawValue & 0x7F) }
    var isContinued: Bool { rawValue & 0x80 != 0 }
}

/// What is appended to a log: a text with its level.
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

/// Lines that wait to be added to a log.
struct LogBatch: Sendable {
    /// The UTF-8 of the lines, with line feeds between them.
    private(set) var bytes: [UInt8] = []
    /// One for each line.
    private(set) var marks: [LogMark] = []
    /// The ends of the parts with one style, in bytes, and the styles; up to the last one that is not plain.
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
        if text.utf8.contains(where: { $0 == 0x1B || $0 == 0x0D || $0 == 0x08 }) {
            return append(StyledText(ansi: text), level)
        }
        beginText(level)
        var rest = Substring(text).utf8
        if rest.last == 0x0A { rest.removeLast() }
        append(rest, level)
    }

    private mutating func append(_ text: StyledText, _ level: LogLevel?) {
        beginText(level)
        let runs = text.isPlain ? [] : text.runs
        guard !runs.isEmpty else {
            var rest = Substring(text.string).utf8
            if rest.last == 0x0A { rest.removeLast() }
            return append(rest, level)
        }
        for (index, run) in runs.enumerated() {
            var rest = run.text.utf8
            if index == runs.count - 1, rest.last == 0x0A { rest.removeLast() }
            endRun(Style())
            append(rest, level)
            endRun(run.style)
        }
    }

    private mutating func beginText(_ level: LogLevel?) {
        if !marks.isEmpty { bytes.append(0x0A) }
        marks.append(LogMark(level))
    }

    private mutating func append(_ text: Substring.UTF8View, _ level: LogLevel?) {
        bytes.append(contentsOf: text)
        for byte in text where byte == 0x0A { marks.append(LogMark(level, isContinued: true)) }
    }

    /// Gives what was added since the last run a style.
    private mutating func endRun(_ style: Style) {
        guard bytes.count > runs.last?.end ?? 0 else { return }
        if let last = runs.last, last.style == style {
            runs[runs.count - 1].end = bytes.count
        } else {
            runs.append((bytes.count, style))
        }
    }
}
