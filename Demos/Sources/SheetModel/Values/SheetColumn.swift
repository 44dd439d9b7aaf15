// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A column of a table or of a result.
public struct SheetColumn: Hashable, Sendable {
    /// The kinds of values that most cells of a column have.
    public enum Kind: String, Hashable, Sendable {
        case integer = "int"
        case real
        case text
        /// Dates and times in the form of ISO 8601, such as `2026-03-01 14:05`.
        case time
        case bytes

        /// Whether the values are numbers, which stand at the right of their cells.
        public var isNumber: Bool { self == .integer || self == .real }
    }

    /// The name; never empty, and unique in its table.
    public var name: String
    /// The type as the file declares it, such as `VARCHAR(20)`; empty in text files.
    public var declaredType: String
    /// The kind of the values: from the declared type, or from the first rows.
    public var kind: Kind
    /// Whether a cell may be ``SheetValue/null``.
    public var isNullable: Bool
    /// Whether the column is the key of its table, or a part of the key.
    public var isKey: Bool
    /// The column of another table that the values of this one refer to; nil for none.
    public var reference: SheetReference?

    /// Creates a column of texts that may be null.
    public init(
        _ name: String, declaredType: String = "", kind: Kind = .text, isNullable: Bool = true,
        isKey: Bool = false, reference: SheetReference? = nil
    ) {
        self.name = name
        self.declaredType = declaredType
        self.kind = kind
        self.isNullable = isNullable
        self.isKey = isKey
        self.reference = reference
    }

    /// Returns the value that a typed text means in this column.
    ///
    /// In a column of numbers, a number is one. Another text, and a whole number that is too large,
    /// stays a text: the table decides whether it accepts it. An empty text is null in a column of numbers that may be null.
    public func value(typed text: String) -> SheetValue {
        guard !declaredType.isEmpty else { return .text(text) }
        if text.isEmpty, kind != .text { return isNullable ? .null : .text(text) }
        switch kind {
        case .integer, .real: return number(typed: text)
        case .bytes: return BytesLiteral.bytes(in: text).map { .bytes($0) } ?? .text(text)
        case .text, .time: return .text(text)
        }
    }

    /// Returns a typed number; a text, if no value would be the same number.
    private func number(typed text: String) -> SheetValue {
        if declaredType == Self.json {
            // JSON keeps numbers as they are written.
            guard let number = Int64(text), String(number) == text else { return .text(text) }
            return .integer(number)
        }
        var digits = text[...]
        while digits.first == " " { digits.removeFirst() }
        while digits.last == " " { digits.removeLast() }
        if let number = Int64(digits) {
            let isExact = Int64(exactly: Double(number)) == number
            return kind == .real && isExact ? .real(Double(number)) : .integer(number)
        }
        guard let number = NumberText.number(in: digits.utf8), number.isFinite,
            !NumberText.isWhole(digits.utf8)
        else { return .text(text) }
        return .real(number)
    }

    /// The declared type of the columns of JSON lines.
    static let json = "json"
}

/// A column of another table that the values of a foreign key refer to.
public struct SheetReference: Hashable, Sendable {
    /// The name of the other table.
    public var table: String
    /// The name of the column in the other table.
    public var column: String

    /// Creates a reference to a column.
    public init(table: String, column: String) {
        self.table = table
        self.column = column
    }
}
