// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A reason why a file of tables cannot be opened, read or written; its description is a sentence
/// that says what to do next.
public enum SheetError: Error, Hashable, CustomStringConvertible {
    /// The system or the database refuses to open or to read the file.
    case unreadable(path: String, reason: String)
    /// The file is encrypted, or is not a file of tables.
    case notATable(path: String)
    /// There is no table of this name.
    case noTable(name: String)
    /// The file, the table or the result cannot be changed.
    case readOnly(reason: String)
    /// Another program changed the file.
    case fileChanged(path: String)
    /// Another program wrote into the open file, so that its rows are others.
    case overwritten(path: String)
    /// Another program changed or deleted a row that was edited.
    case rowChanged(table: String, row: String)
    /// The database refuses a value: a key exists already, or a value must not be null.
    case refused(table: String, reason: String)
    /// The edit cannot be written in the encoding or the form of the file.
    case invalidValue(column: String, reason: String)
    /// The system refuses to write.
    case unwritable(path: String, reason: String)

    /// The error in one or two sentences.
    public var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "\(path) cannot be read: \(reason). Give the path of a readable file."
        case .notATable(let path):
            "\(path) is encrypted or no file of tables. Give a CSV, TSV, JSON lines or SQLite file."
        case .noTable(let name):
            "There is no table \(name) in the file. Reload the schema."
        case .readOnly(let reason): reason
        case .fileChanged(let path):
            "Another program changed \(path). Save a copy, or reload the file."
        case .overwritten(let path):
            "Another program wrote into \(path). Reload the file, and edit its rows again."
        case .rowChanged(let table, let row):
            "Another program changed row \(row) of \(table). Undo the edit, reload, and edit the row again."
        case .refused(let table, let reason):
            "\(table) refuses the change: \(reason). Change the value, and save again."
        case .invalidValue(let column, let reason):
            "The value of \(column) cannot be written: \(reason)"
        case .unwritable(let path, let reason):
            "\(path) cannot be written: \(reason). Save a copy in another folder."
        }
    }
}
