// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The plain lines of a transcript, with a blank line between two blocks.
struct TranscriptLines {
    /// The line that is not complete.
    private var line = ""
    private var hasLines = false
    /// Whether the present block has given a line.
    private var hasBegun = false

    /// Adds text that grows, and returns the lines that are complete now.
    mutating func append(_ delta: String) -> [String] {
        var parts = delta.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard parts.count > 1 else {
            line += delta
            return []
        }
        parts[0] = Substring(line) + parts[0]
        line = String(parts.removeLast())
        return begun(parts.map { TextSanitizer.line($0) })
    }

    /// Ends the present block, and returns its last lines.
    ///
    /// - Parameter text: The text of a block that does not grow; nil for the block that grows.
    mutating func finish(_ text: String?) -> [String] {
        if let text { return block(text) }
        var lines: [String] = []
        if !line.isEmpty { lines = begun([TextSanitizer.line(line)]) }
        line = ""
        hasBegun = false
        return lines
    }

    /// Returns the lines of a whole block.
    mutating func block(_ text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        defer { hasBegun = false }
        var parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if parts.last?.isEmpty == true { parts.removeLast() }
        return begun(parts.map { TextSanitizer.line($0) })
    }

    private mutating func begun(_ lines: [String]) -> [String] {
        defer { (hasLines, hasBegun) = (true, true) }
        return hasLines && !hasBegun ? [""] + lines : lines
    }
}
