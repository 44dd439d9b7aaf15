// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The text of a mask: each place has one cluster, or a hole.
extension EditableText {
    /// Fills the places from the selection on.
    ///
    /// - Returns: The characters that fit in no place.
    mutating func fill(_ new: String, by mask: InputMask) -> String {
        let selected = selection.range
        var characters = Array(text)
        var place = placeNumber(at: selected.lowerBound)
        let selectedPlaces = place..<placeNumber(at: selected.upperBound)
        for number in selectedPlaces where number < characters.count {
            characters[number] = InputMask.hole
        }
        let rest = mask.fill(new, into: &characters, at: &place)
        if rest == new, selectedPlaces.isEmpty || !new.isEmpty { return rest }
        while characters.count > place, characters.last == InputMask.hole {
            characters.removeLast()
        }
        let filled = String(characters)
        // Neighboring characters may have joined into one cluster; then there are too few characters for the places.
        guard filled.count == characters.count else { return new }
        let cursor = filled.byte(
            of: filled.index(filled.startIndex, offsetBy: min(place, characters.count)))
        if filled == text {
            select(anchor: cursor, head: cursor)
        } else {
            replaceWhatDiffers(with: filled, cursor: cursor)
        }
        return rest
    }

    /// Returns the text after the places of a range are emptied; later places keep their characters.
    func emptied(_ range: Range<Int>) -> String {
        let first = placeNumber(at: range.lowerBound), last = placeNumber(at: range.upperBound)
        var characters = Array(text)
        for number in first..<last { characters[number] = InputMask.hole }
        while characters.last == InputMask.hole { characters.removeLast() }
        return String(characters)
    }

    private func placeNumber(at offset: Int) -> Int {
        text.distance(from: text.startIndex, to: text.index(atByte: offset))
    }
}
