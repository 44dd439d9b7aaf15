// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The attributes that few cells have: an unusual underline, and a link.
package struct Decoration: Hashable, Sendable {
    /// The kind of the underline; single if there is none.
    package var underlineStyle: UnderlineStyle = .single
    /// The color of the underline; the default is the color of the text.
    package var underlineColor = Color.default
    /// The link.
    package var link: Link?

    /// Creates the decoration of plain cells: a single underline and no link.
    package init() {}

    /// Creates the decoration of a style.
    init(_ style: Style) {
        link = style.link
        guard style.attributes.contains(.underline) else { return }
        underlineStyle = style.lineKind
        underlineColor = style.underlineColor == .clear ? .default : style.underlineColor
    }
}

extension Style {
    /// Whether cells in this style need a decoration.
    @inline(__always) var isDecorated: Bool {
        link != nil
            || attributes.contains(.underline)
                && (lineKind != .single || underlineColor != .default)
    }
}

/// The decorations that a buffer's cells refer to by number; part of a ``ClusterTable``.
package final class DecorationTable {
    /// The number of decorations at which the table is full: a cell's number has 16 bits.
    static let capacity = Int(UInt16.max)

    private var numbers: [Decoration: UInt16] = [:]
    // Exclusivity checks are off: each frame asks whether the table is full.
    @exclusivity(unchecked)
    private var decorations: [Decoration] = []

    /// Whether there is no room for another decoration.
    var isFull: Bool { decorations.count >= Self.capacity }

    /// Removes all decorations.
    func removeAll() {
        numbers.removeAll(keepingCapacity: true)
        decorations.removeAll(keepingCapacity: true)
    }

    /// Returns the number of a decoration; equal decorations have the same number.
    ///
    /// If the table is full, returns 0, the number of the plain decoration.
    func number(of decoration: Decoration) -> UInt16 {
        if let known = numbers[decoration] { return known }
        guard decoration != Decoration(), !isFull else { return 0 }
        decorations.append(decoration)
        let number = UInt16(decorations.count)
        numbers[decoration] = number
        return number
    }

    /// Returns the decoration with a number; the plain one for 0 and for an unknown number.
    package subscript(_ number: UInt16) -> Decoration {
        number > 0 && Int(number) <= decorations.count
            ? decorations[Int(number) - 1] : Decoration()
    }
}
