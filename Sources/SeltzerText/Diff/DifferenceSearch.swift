// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The search for the elements that two sequences do not have in common.
struct DifferenceSearch {
    /// The elements that only the old sequence has.
    private(set) var isRemoved: [Bool]
    /// The elements that only the new sequence has.
    private(set) var isAdded: [Bool]

    /// The elements that occur in both sequences.
    private var old: [Int32] = []
    private var new: [Int32] = []
    /// The places of these elements in the whole sequences.
    private var oldPlaces: [Int] = []
    private var newPlaces: [Int] = []

    private var paths: PathSearch
    private var unique: UniqueElements

    init(_ old: [Int32], _ new: [Int32], symbolCount: Int) {
        isRemoved = Array(repeating: false, count: old.count)
        isAdded = Array(repeating: false, count: new.count)
        let isInOld = Self.occurrences(in: old, symbolCount)
        let isInNew = Self.occurrences(in: new, symbolCount)
        for (place, symbol) in old.enumerated() {
            if isInNew[Int(symbol)] {
                self.old.append(symbol)
                oldPlaces.append(place)
            } else {
                isRemoved[place] = true
            }
        }
        for (place, symbol) in new.enumerated() {
            if isInOld[Int(symbol)] {
                self.new.append(symbol)
                newPlaces.append(place)
            } else {
                isAdded[place] = true
            }
        }
        paths = PathSearch(oldCount: self.old.count, newCount: self.new.count)
        unique = UniqueElements(symbolCount: symbolCount)
    }

    private static func occurrences(in sequence: [Int32], _ symbolCount: Int) -> [Bool] {
        var occurs = [Bool](repeating: false, count: symbolCount)
        for symbol in sequence { occurs[Int(symbol)] = true }
        return occurs
    }

    /// Marks all elements that the sequences do not have in common.
    mutating func run() {
        var boxes = [DifferenceBox(old: 0..<old.count, new: 0..<new.count)]
        while let whole = boxes.popLast() {
            let box = trimmed(whole)
            if box.old.isEmpty || box.new.isEmpty {
                for index in box.old { isRemoved[oldPlaces[index]] = true }
                for index in box.new { isAdded[newPlaces[index]] = true }
                continue
            }
            var start = DifferencePlace(old: box.old.lowerBound, new: box.new.lowerBound)
            let end = DifferencePlace(old: box.old.upperBound, new: box.new.upperBound)
            for place in splits(of: box) + [end] {
                boxes.append(
                    DifferenceBox(old: start.old..<place.old, new: start.new..<place.new))
                start = place
            }
        }
    }

    /// Returns a part without the common elements at its start and at its end.
    private func trimmed(_ box: DifferenceBox) -> DifferenceBox {
        var (start, newStart) = (box.old.lowerBound, box.new.lowerBound)
        var (end, newEnd) = (box.old.upperBound, box.new.upperBound)
        while start < end, newStart < newEnd, old[start] == new[newStart] {
            start += 1
            newStart += 1
        }
        while start < end, newStart < newEnd, old[end - 1] == new[newEnd - 1] {
            end -= 1
            newEnd -= 1
        }
        return DifferenceBox(old: start..<end, new: newStart..<newEnd)
    }

    /// Returns the places at which a part without common ends is split, in order.
    private mutating func splits(of box: DifferenceBox) -> [DifferencePlace] {
        switch paths.middle(of: box, old, new) {
        case .found(let place): return [place]
        case .tooFar(let farthest):
            let anchors = unique.anchors(of: box, old, new)
            return anchors.isEmpty ? [farthest] : anchors
        }
    }
}

/// A part of two sequences.
struct DifferenceBox {
    var old: Range<Int>
    var new: Range<Int>
}

/// A place in two sequences.
struct DifferencePlace: Hashable {
    var old: Int
    var new: Int
}
