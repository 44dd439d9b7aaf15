// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The state of a picker that a preview or a command reads: the current line, the marks and the query.
public struct PickerSelection: Sendable {
    /// The number of the current line, from 0; nil if no line matches.
    public let index: Int?
    /// The numbers of the marked lines, in order.
    public let marked: [Int]
    /// The text that the user typed.
    public let query: String
    /// All lines.
    public let lines: PickerLines
    /// The room of the preview in cells; zero while it is hidden.
    public let previewSize: Size

    /// Creates a selection.
    public init(
        index: Int?, marked: [Int] = [], query: String = "", lines: PickerLines,
        previewSize: Size = .zero
    ) {
        self.index = index
        self.marked = marked
        self.query = query
        self.lines = lines
        self.previewSize = previewSize
    }

    /// The current line as text, with U+FFFD for invalid UTF-8; empty if no line matches.
    public var text: String { index.map(lines.text) ?? "" }

    /// The numbers of the marked lines, or else the number of the current line; empty if no line matches.
    public var picked: [Int] { marked.isEmpty ? index.map { [$0] } ?? [] : marked }
}
