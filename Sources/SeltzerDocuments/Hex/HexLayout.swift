// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The columns of a hex view: the offset, the bytes as numbers, and the bytes as text.
struct HexLayout: Hashable {
    /// The bytes of a row.
    let bytesPerRow: Int
    /// The digits of an offset.
    let offsetDigits: Int

    private static var gap: Int { 2 }
    /// The bytes between two wider gaps.
    private static var group: Int { 8 }

    /// Creates the widest layout that fits.
    ///
    /// - Parameters:
    ///   - width: The columns.
    ///   - count: The number of bytes of the file.
    ///   - bytesPerRow: The wanted number of bytes in a row; nil for as many as fit.
    ///   - maximum: The greatest number of bytes that fits; at least 1.
    init(width: Int, count: Int, bytesPerRow: Int? = nil, maximum: Int = 32) {
        let digits = max(8, String(max(0, count - 1), radix: 16).count)
        let fitting = [32, 16, 8, 4, 2, 1].filter { $0 <= maximum }
        let wanted = bytesPerRow.map { [$0.clamped(1, 64)] } ?? fitting
        let layouts = wanted.map { HexLayout(bytesPerRow: $0, offsetDigits: digits) }
        self = layouts.first { $0.width <= width } ?? layouts[layouts.count - 1]
    }

    private init(bytesPerRow: Int, offsetDigits: Int) {
        (self.bytesPerRow, self.offsetDigits) = (bytesPerRow, offsetDigits)
    }

    /// The columns of a whole row.
    var width: Int { textColumn(of: bytesPerRow - 1) + 1 }

    /// Returns the column of the first digit of a byte.
    ///
    /// - Parameter index: The place of the byte in its row, from 0.
    func hexColumn(of index: Int) -> Int {
        offsetDigits + Self.gap + index * 3 + index / Self.group
    }

    /// Returns the column of a byte in the text.
    func textColumn(of index: Int) -> Int {
        hexColumn(of: bytesPerRow - 1) + 2 + Self.gap + index
    }

    /// A byte under the pointer, and the part of the row that shows it.
    struct Hit: Hashable {
        var index: Int
        var isText: Bool
    }

    /// Returns the byte nearest to a column.
    func hit(at column: Int) -> Hit {
        let first = textColumn(of: 0)
        if column >= first {
            return Hit(index: min(column - first, bytesPerRow - 1), isText: true)
        }
        let index = (0..<bytesPerRow).last { hexColumn(of: $0) <= column } ?? 0
        return Hit(index: index, isText: false)
    }
}
