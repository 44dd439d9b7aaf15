// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles

/// The entries of a folder in the order in which a ``DirectoryView`` shows them.
struct SortedDirectory: Sendable {
    private let path: BytePath
    private let entries: [DirectoryEntry]
    private let foldersFirst: Bool

    /// Reads a folder and sorts its entries, off the main actor.
    ///
    /// - Throws: The error of the closure; `CancellationError` if the task is cancelled meanwhile.
    nonisolated init(
        _ path: BytePath, includingHidden: Bool, foldersFirst: Bool,
        _ list: @Sendable (BytePath) async throws -> [DirectoryEntry]
    ) async throws {
        let listing = DirectoryListing(path: path, entries: try await list(path))
        try Task.checkCancellation()
        self.path = path
        self.foldersFirst = foldersFirst
        entries = try listing.sorted(
            foldersFirst: foldersFirst, includingHidden: includingHidden
        ) {
            try Task.checkCancellation()
        }.entries
        try Task.checkCancellation()
    }

    var count: Int { entries.count }

    /// Returns the item of an entry that exists.
    func item(at index: Int) -> DirectoryItem {
        let entry = entries[index]
        return DirectoryItem(path: path.appending(entry.fileName), entry: entry)
    }

    /// Returns the index of the entry with the path of an item, in O(log n); nil if there is none.
    func index(of item: DirectoryItem) -> Int? {
        guard item.path.parent == path else { return nil }
        let key = NaturalOrder.Key(item.path.lastComponent.description)
        let isLast = foldersFirst && !item.isDirectory
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            let entry = entries[middle]
            let isEntryLast = foldersFirst && !entry.leadsToDirectory
            let isBefore =
                isEntryLast == isLast ? NaturalOrder.Key(entry.name) < key : isLast
            if isBefore { low = middle + 1 } else { high = middle }
        }
        // Several names may have equal keys.
        while low < entries.count, self.item(at: low) != item {
            guard NaturalOrder.Key(entries[low].name) == key else { return nil }
            low += 1
        }
        return low < entries.count ? low : nil
    }
}
