// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Unicode.Scalar {
    /// The number of cells that the scalar takes on its own, as a ``Canvas`` shows it: 0, 1 or 2.
    ///
    /// By Unicode's East Asian width, where ambiguous ones are narrow; marks and format characters
    /// take nothing. Controls count as what ``TextSanitizer`` makes of them.
    public var cellWidth: Int {
        switch TextSanitizer.substitute(for: self) {
        case .itself: ScalarWidth(self).cells
        case .scalar: 1
        case .nothing: 0
        }
    }

    /// Whether terminals disagree on the scalar's width, for one because it is newer than some.
    package var isCellWidthContested: Bool { ScalarWidth(self).isContested }
}

extension Character {
    /// The number of cells that the character takes: 0, 1 or 2.
    ///
    /// Of more than ``ClusterTable/maximumScalars`` scalars the first ones count.
    public var cellWidth: Int {
        var scalars = unicodeScalars.makeIterator()
        guard let first = scalars.next() else { return 0 }
        guard let second = scalars.next() else { return first.cellWidth }
        if first == "\r", second == "\n" { return 1 }
        var width = ClusterWidth()
        for scalar in unicodeScalars.prefix(ClusterTable.maximumScalars) {
            width.addSanitized(scalar)
        }
        return width.cells
    }
}

extension ClusterWidth {
    fileprivate mutating func addSanitized(_ scalar: Unicode.Scalar) {
        switch TextSanitizer.substitute(for: scalar) {
        case .itself: add(scalar)
        case .scalar(let other): add(other)
        case .nothing: break
        }
    }
}

extension StringProtocol {
    /// The number of cells that the text takes on one line, as a ``Canvas`` shows it.
    ///
    /// Linear in the text's length; text that is all printable ASCII costs its bytes only.
    public var cellWidth: Int {
        var width = 0
        forEachPiece { piece in
            switch piece {
            case .ascii(let bytes): width += bytes.count
            case .cluster(let character): width += character.cellWidth
            }
            return true
        }
        return width
    }
}
