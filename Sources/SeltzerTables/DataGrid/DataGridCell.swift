// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The content of a cell of a ``DataGridView``.
///
/// ```swift
/// DataGridCell("Brest")
/// DataGridCell(number: "7.12")
/// DataGridCell.null
/// ```
public struct DataGridCell: Hashable, Sendable {
    /// Whether the cell has its value.
    public enum State: Hashable, Sendable {
        /// The text is the value.
        case value
        /// The cell has no value, as `NULL` in a database.
        case null
        /// The value comes later; the data source then calls ``DataGridView/reloadCells(inRows:)``.
        case pending
        /// The value cannot be read; the text is the reason.
        case failed
    }

    /// The shown text; lines end in `\n`.
    public var text: String
    /// The text that the user edits and copies; nil if it is the shown text.
    ///
    /// A number that is shown as `1,204.7` is copied as `1204.72`.
    public var plainText: String?
    /// The colors and attributes of the text.
    public var style: Style
    /// The alignment of the text; nil for the alignment of the column.
    public var alignment: TextAlignment?
    /// Whether the cell has its value.
    public var state: State

    /// Creates a cell with a value.
    public init(_ text: String, plainText: String? = nil, style: Style = Style()) {
        (self.text, self.plainText, self.style) = (text, plainText, style)
        state = .value
    }

    /// Creates a cell with a number, which is aligned to the right.
    ///
    /// - Parameters:
    ///   - text: The shown number.
    ///   - plainText: The number that the user edits and copies; nil if it is the shown number.
    public init(number text: String, plainText: String? = nil) {
        self.init(text, plainText: plainText)
        alignment = .right
    }

    private init(_ text: String, state: State) {
        (self.text, self.state) = (text, state)
        style = Style()
    }

    /// A cell without a value: a muted `NULL`.
    public static var null: DataGridCell { DataGridCell("NULL", state: .null) }

    /// A cell whose value comes later.
    public static var pending: DataGridCell { DataGridCell("", state: .pending) }

    /// A cell whose value cannot be read, for a reason.
    public static func failed(_ reason: String) -> DataGridCell {
        DataGridCell(reason, state: .failed)
    }

    /// The text that the user edits and copies; nil for a cell without a value.
    public var value: String? { state == .value ? plainText ?? text : nil }

    /// Whether the value is not known.
    var isMissing: Bool { state == .pending || state == .failed }
}
