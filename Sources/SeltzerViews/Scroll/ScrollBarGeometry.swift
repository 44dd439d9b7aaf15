// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Where the thumb of a scroll bar is, and which value a place of it means.
///
/// Places are counted in units, two to a cell where half cells can be shown. The thumb is as long, in relation
/// to the bar, as what is seen is to all there is, but at least a cell; it touches an end of the bar only at
/// the first and at the last value.
struct ScrollBarGeometry: Hashable {
    /// What a cell of the bar belongs to.
    enum Part: Hashable {
        case before
        case thumb
        case after
    }

    /// What of a cell the thumb takes.
    enum CellUnits: Hashable {
        case none
        case first
        case second
        case all
    }

    /// The units of a cell: 1, or 2 where half cells can be shown.
    let unitsPerCell: Int
    /// The units that the thumb takes.
    let thumb: Range<Int>
    private let values: ClosedRange<Int>
    /// The units that the thumb can move.
    private let room: Int

    /// Creates a geometry.
    ///
    /// - Parameters:
    ///   - length: The cells of the bar; negative counts as none.
    ///   - values: The values from one end of the bar to the other.
    ///   - visibleLength: What is seen at once, measured as the values are.
    ///   - value: The present value.
    ///   - unitsPerCell: 2 where half cells can be shown.
    init(
        length: Int, values: ClosedRange<Int>, visibleLength: Int, value: Int, unitsPerCell: Int = 2
    ) {
        self.unitsPerCell = unitsPerCell
        self.values = values
        let units = max(0, length).saturatingMultiplied(by: unitsPerCell)
        let span = values.upperBound.saturatingSubtracting(values.lowerBound)
        let seen = max(0, visibleLength)
        let all = span.saturatingAdding(seen)
        var thumbLength = units
        if span > 0 {
            let part = Self.scaled(units, by: seen, of: all)
            thumbLength = min(units, max(unitsPerCell, part))
        }
        room = units - thumbLength
        let start: Int
        if value <= values.lowerBound {
            start = 0
        } else if value >= values.upperBound {
            start = room
        } else {
            let distance = value.saturatingSubtracting(values.lowerBound)
            start = Self.scaled(room, by: min(distance, span), of: span)
                .clamped(room >= 2 ? 1 : 0, max(0, room - 1))
        }
        thumb = start..<start + thumbLength
    }

    /// What a cell of the bar belongs to; the thumb has each cell that it is seen in.
    func part(at cell: Int) -> Part {
        let start = cell.saturatingMultiplied(by: unitsPerCell)
        if start.saturatingAdding(unitsPerCell) <= thumb.lowerBound { return .before }
        return start >= thumb.upperBound ? .after : .thumb
    }

    /// What of a cell the thumb takes.
    func units(ofCell cell: Int) -> CellUnits {
        let start = cell.saturatingMultiplied(by: unitsPerCell)
        let end = start.saturatingAdding(unitsPerCell)
        let taken = thumb.clamped(to: start..<end)
        if taken.isEmpty { return .none }
        if taken.count == end - start { return .all }
        return taken.lowerBound == start ? .first : .second
    }

    /// The value that is meant where the thumb begins at a unit.
    func value(whereThumbBeginsAt unit: Int) -> Int {
        if unit <= 0 || room == 0 { return values.lowerBound }
        if unit >= room { return values.upperBound }
        let span = values.upperBound.saturatingSubtracting(values.lowerBound)
        return values.lowerBound.saturatingAdding(Self.scaled(span, by: unit, of: room))
    }

    /// Where the thumb begins when its middle is at a cell.
    func thumbStart(centeredAt cell: Int) -> Int {
        cell.saturatingMultiplied(by: unitsPerCell).saturatingAdding(unitsPerCell / 2)
            .saturatingSubtracting(thumb.count / 2)
    }

    /// `length * part / whole`, rounded, where the part is no more than the whole; the product may be larger
    /// than any number.
    private static func scaled(_ length: Int, by part: Int, of whole: Int) -> Int {
        guard whole > 0 else { return 0 }
        let product = UInt(length).multipliedFullWidth(by: UInt(part))
        let (low, carry) = product.low.addingReportingOverflow(UInt(whole) / 2)
        let high = product.high + (carry ? 1 : 0)
        return min(length, Int(UInt(whole).dividingFullWidth((high, low)).quotient))
    }
}
