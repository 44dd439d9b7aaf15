// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension RowMapping {
    /// Creates the mapping from the items of one snapshot to the items of another.
    ///
    /// Items that keep their order stay; as few items as possible move.
    init<Section: Hashable, Item: Hashable>(
        from old: DiffableDataSourceSnapshot<Section, Item>,
        to new: DiffableDataSourceSnapshot<Section, Item>
    ) {
        let before = old.itemIdentifiers, after = new.itemIdentifiers
        let places = Dictionary(uniqueKeysWithValues: zip(before, before.indices))
        var kept: [(old: Int, new: Int)] = []
        var come: [Int] = []
        for (row, item) in after.enumerated() {
            if let place = places[item] { kept.append((place, row)) } else { come.append(row) }
        }
        let remaining = Set(kept.map(\.old))
        var gone = before.indices.filter { !remaining.contains($0) }
        let staying = Set(Self.longestRise(in: kept.map(\.old)))
        var moved: [Int: Int] = [:]
        for (index, pair) in kept.enumerated() where !staying.contains(index) {
            moved[pair.old] = pair.new
            gone.append(pair.old)
            come.append(pair.new)
        }
        self.init(
            deleted: IndexRanges(gone), inserted: IndexRanges(come), moved: moved,
            reloaded: IndexRanges(Self.reloads(new, places)), count: after.count)
    }

    /// Returns the old rows of the items that a snapshot reloads.
    private static func reloads<Section, Item>(
        _ snapshot: DiffableDataSourceSnapshot<Section, Item>, _ places: [Item: Int]
    ) -> [Int] {
        let items =
            snapshot.reloadedItemIdentifiers
            + snapshot.reloadedSectionIdentifiers.flatMap { section in
                snapshot.indexOfSection(section).map { snapshot.items[$0] } ?? []
            }
        return items.compactMap { places[$0] }
    }

    /// Returns the indices of the longest rising sequence of different numbers.
    static func longestRise(in numbers: [Int]) -> [Int] {
        // The index of the smallest last number of a sequence, by the length of the sequence.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var low = 0, high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var rise: [Int] = []
        var index = ends.last ?? -1
        while index >= 0 {
            rise.append(index)
            index = previous[index]
        }
        return rise.reversed()
    }
}
