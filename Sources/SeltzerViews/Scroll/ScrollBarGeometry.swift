// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The place of a scroll bar's thumb for a value, and the value for a place.
///
/// Places are counted in units: two for each cell if half cells can be shown. The thumb has the
/// same share of the bar as the visible part has of the content, but is at least one cell long. It
/// touches an end of the bar only at the first and at the last value.
struct ScrollBarGeometry: Hashable {
    /// The part of the bar that a cell belongs to.
    enum Part: Hashable {
        case before
        case thumb
        case after
    }

    /// The units of a cell that the thumb covers.
    enum CellUnits: Hashable {
        case none
        case first
        case second
        case all
    }

    /// The number of units of a cell: 2 if half cells can be shown, else 1.
    let unitsPerCell: Int
    /// The units that the thumb covers.
    let thumb: Range<Int>
    private let values: ClosedRange<Int>
    /// The number of units by which the thumb can move.
    private let room: Int

    /// Creates the geometry of a bar for its present value.
    ///
    /// - Parameters:
    ///   - length: The length of the bar in cells; a negative one counts as 0.
    ///   - values: The values from one end of the bar to the other.
    ///   - visibleLength: The length of the visible part, in the unit of the values.
    ///   - value: The present value.
    ///   - unitsPerCell: 2 if half cells can be shown, else 1.
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

    /// Returns the part of the bar that a cell belongs to.
    ///
    /// A cell that the thumb covers in part belongs to the thumb.
    func part(at cell: Int) -> Part {
        let start = cell.saturatingMultiplied(by: unitsPerCell)
        if start.saturatingAdding(unitsPerCell) <= thumb.lowerBound { return .before }
        return start >= thumb.upperBound ? .after : .thumb
    }

    /// Returns the units of a cell that the thumb covers.
    func units(ofCell cell: Int) -> CellUnits {
        let start = cell.saturatingMultiplied(by: unitsPerCell)
        let end = start.saturatingAdding(unitsPerCell)
        let taken = thumb.clamped(to: start..<end)
        if taken.isEmpty { return .none }
        if taken.count == end - start { return .all }
        return taken.lowerBound == start ? .first : .second
    }

    /// Returns the value of a thumb that begins at a unit.
    func value(whereThumbBeginsAt unit: Int) -> Int {
        if unit <= 0 || room == 0 { return values.lowerBound }
        if unit >= room { return values.upperBound }
        let span = values.upperBound.saturatingSubtracting(values.lowerBound)
        return values.lowerBound.saturatingAdding(Self.scaled(span, by: unit, of: room))
    }

    /// Returns the first unit of a thumb whose middle is at a cell.
    func thumbStart(centeredAt cell: Int) -> Int {
        cell.saturatingMultiplied(by: unitsPerCell).saturatingAdding(unitsPerCell / 2)
            .saturatingSubtracting(thumb.count / 2)
    }

    /// Returns the cell that shows the mark of a place in the content.
    static func cell(
        of place: Int, in values: ClosedRange<Int>, visibleLength: Int, length: Int
    ) -> Int {
        let span = values.upperBound.saturatingSubtracting(values.lowerBound)
        let last = max(1, span.saturatingAdding(max(0, visibleLength)).saturatingSubtracting(1))
        let distance = place.saturatingSubtracting(values.lowerBound).clamped(0, last)
        return scaled(max(0, length - 1), by: distance, of: last)
    }

    /// Returns `length * part / whole`, rounded; `part` is at most `whole`.
    ///
    /// The product may exceed `Int.max`.
    private static func scaled(_ length: Int, by part: Int, of whole: Int) -> Int {
        guard whole > 0 else { return 0 }
        let product = UInt(length).multipliedFullWidth(by: UInt(part))
        let (low, carry) = product.low.addingReportingOverflow(UInt(whole) / 2)
        let high = product.high + (carry ? 1 : 0)
        return min(length, Int(UInt(whole).dividingFullWidth((high, low)).quotient))
    }
}
