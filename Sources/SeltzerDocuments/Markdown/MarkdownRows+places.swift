// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// The order of the rows.
extension MarkdownRows {
    /// The place of the first row; nil without rows.
    var first: Place? { block(from: 0).map { Place(block: $0) } }

    /// The place of the last row; nil without rows.
    var last: Place? {
        mutating get {
            guard let block = block(before: document.blockCount) else { return nil }
            return lastPlace(inPart: partCount(of: block) - 1, of: block)
        }
    }

    private mutating func lastPlace(inPart part: Int, of block: Int) -> Place {
        var place = Place(block: block, part: part)
        place.row = self.part(place).rows.count - 1
        return place
    }

    mutating func next(after place: Place) -> Place? {
        guard place.block < document.blockCount else { return nil }
        if place.row + 1 < part(place).rows.count {
            return Place(block: place.block, part: place.part, row: place.row + 1)
        }
        if place.part + 1 < partCount(of: place.block) {
            return Place(block: place.block, part: place.part + 1)
        }
        return block(from: place.block + 1).map { Place(block: $0) }
    }

    mutating func previous(before place: Place) -> Place? {
        guard place.block < document.blockCount else { return nil }
        if place.row > 0 {
            return Place(block: place.block, part: place.part, row: place.row - 1)
        }
        if place.part > 0 { return lastPlace(inPart: place.part - 1, of: place.block) }
        guard let block = block(before: place.block) else { return nil }
        return lastPlace(inPart: partCount(of: block) - 1, of: block)
    }

    /// Returns the first row of the part after the part of a place.
    mutating func nextPart(after place: Place) -> Place? {
        if place.part + 1 < partCount(of: place.block) {
            return Place(block: place.block, part: place.part + 1)
        }
        return block(from: place.block + 1).map { Place(block: $0) }
    }

    /// Returns the first row of the part before the part of a place.
    mutating func previousPart(before place: Place) -> Place? {
        if place.part > 0 { return Place(block: place.block, part: place.part - 1) }
        guard let block = block(before: place.block) else { return nil }
        return Place(block: block, part: partCount(of: block) - 1)
    }

    /// Returns the place a number of rows below, or above for a negative number; the last or first row if there are
    /// fewer.
    mutating func place(_ place: Place, movedBy count: Int) -> Place {
        var place = existing(place)
        for _ in 0..<min(abs(count), 100_000) {
            guard let other = count > 0 ? next(after: place) : previous(before: place) else {
                break
            }
            place = other
        }
        return place
    }

    /// Returns the nearest place that exists.
    mutating func existing(_ place: Place) -> Place {
        guard let block = block(from: max(0, place.block)) ?? block(before: document.blockCount)
        else {
            return Place()
        }
        guard block == place.block else {
            // The block is in a folded section now; the heading of the section comes before it.
            return Place(block: self.block(before: max(1, place.block)) ?? block)
        }
        let part = place.part.clamped(0, partCount(of: block) - 1)
        let rows = self.part(Place(block: block, part: part)).rows.count
        return Place(
            block: block, part: part, row: part == place.part ? place.row.clamped(0, rows - 1) : 0)
    }

    /// Returns the first row that shows text of a line of the source.
    mutating func place(ofLine line: Int) -> Place {
        var (low, high) = (0, document.blockCount)
        while low < high {
            let middle = (low + high) / 2
            if document.block(middle).lines.lowerBound > line {
                high = middle
            } else {
                low = middle + 1
            }
        }
        guard let block = block(from: max(0, low - 1)) ?? block(before: low) else { return Place() }
        let distance = line - document.block(block).lines.lowerBound
        let part =
            distance > 0 ? (distance / Self.linesPerPart).clamped(0, partCount(of: block) - 1) : 0
        var place = existing(Place(block: block, part: part))
        // Skips the blank row above the text.
        place.row = self.part(place).isSpaced ? 1 : 0
        return place
    }

    /// Returns the first row of a line of code; the place after the last row for a line beyond the end.
    mutating func place(ofCodeLine number: Int, in block: Int) -> Place {
        var place = Place(block: block, part: number / Self.linesPerPart)
        // The row above the first line belongs to it.
        guard number > 0, place.part < partCount(of: block) else { return place }
        let line = document.sourceLine(ofRow: number, in: block)
        let rows = part(place).rows
        place.row = rows.firstIndex { ($0.pieces.first?.line ?? -1) >= line } ?? rows.count
        return place
    }

    /// Returns a place, or the next one if it is after the last row of its part.
    mutating func existingOrNext(_ place: Place) -> Place? {
        guard place.block < document.blockCount, place.part < partCount(of: place.block) else {
            return block(from: place.block + 1).map { Place(block: $0) }
        }
        let count = part(place).rows.count
        guard place.row >= count else { return place }
        return next(after: Place(block: place.block, part: place.part, row: count - 1))
    }

    private func hasSpace(above place: Place) -> Bool {
        place.part == 0 && parts[Place(block: place.block)]?.isSpaced == true
    }

    /// Returns the line of the source that a row shows, or a line near it.
    func line(of place: Place) -> Int {
        guard place.block < document.blockCount else { return 0 }
        let lines = document.block(place.block).lines
        let before = place.part * Self.linesPerPart + place.row
        return min(
            lines.upperBound, lines.lowerBound + max(0, before - (hasSpace(above: place) ? 1 : 0)))
    }
}
