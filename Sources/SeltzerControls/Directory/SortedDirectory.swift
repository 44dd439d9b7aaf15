// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerFiles

/// The entries of a folder in the order in which a ``DirectoryView`` shows them.
struct SortedDirectory: Sendable {
    private let path: String
    private let entries: [DirectoryEntry]
    private let foldersFirst: Bool

    /// Reads a folder and sorts its entries, off the main actor.
    ///
    /// - Throws: What the closure throws; `CancellationError` if the task is cancelled meanwhile.
    nonisolated init(
        _ path: String, includingHidden: Bool, foldersFirst: Bool,
        _ list: @Sendable (String) async throws -> [DirectoryEntry]
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
        return DirectoryItem(path: DirectorySource.path(of: entry.name, in: path), entry: entry)
    }

    /// Returns the index of the entry with the path of an item, in O(log n); nil if there is none.
    func index(of item: DirectoryItem) -> Int? {
        guard DirectorySource.parent(of: item.path) == path,
            let slash = item.path.utf8.lastIndex(of: UInt8(ascii: "/"))
        else { return nil }
        let name = String(item.path[item.path.utf8.index(after: slash)...])
        let key = NaturalOrder.Key(name)
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
        // Invalid names may be spelled as valid ones.
        guard low < entries.count, self.item(at: low) == item else { return nil }
        return low
    }
}
