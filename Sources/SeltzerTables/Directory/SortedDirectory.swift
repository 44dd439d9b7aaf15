// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles

/// The entries of a folder in the order in which a ``DirectoryView`` shows them.
struct SortedDirectory: Sendable {
    private let path: BytePath
    private let entries: [DirectoryEntry]
    private let foldersFirst: Bool
    /// The places of the entries by their names, if they are not in ascending order of the names.
    private let places: [BytePath: Int]?

    /// Reads a folder and sorts its entries, off the main actor.
    ///
    /// - Throws: The error of the closure; `CancellationError` if the task is cancelled meanwhile.
    nonisolated init(
        _ path: BytePath, _ rules: DirectoryRules,
        _ list: @Sendable (BytePath) async throws -> [DirectoryEntry],
        status: @Sendable (BytePath) async throws -> FileStatus
    ) async throws {
        var listing = DirectoryListing(path: path, entries: try await list(path))
        try Task.checkCancellation()
        if let includes = rules.includesFile {
            listing.entries.removeAll { !$0.leadsToDirectory && !includes($0) }
        }
        var entries = try listing.sorted(
            foldersFirst: rules.foldersFirst, includingHidden: rules.showsHidden
        ) {
            try Task.checkCancellation()
        }.entries
        if rules.order != DirectorySortOrder() {
            entries = try await Self.entries(entries, in: path, rules, status)
            places = Dictionary(
                entries.enumerated().map { ($0.element.fileName, $0.offset) },
                uniquingKeysWith: { first, _ in first })
        } else {
            places = nil
        }
        (self.path, self.entries, foldersFirst) = (path, entries, rules.foldersFirst)
        try Task.checkCancellation()
    }

    /// Returns entries, which are in ascending order of their names, in another order.
    private nonisolated static func entries(
        _ entries: [DirectoryEntry], in path: BytePath, _ rules: DirectoryRules,
        _ status: @Sendable (BytePath) async throws -> FileStatus
    ) async throws -> [DirectoryEntry] {
        var keys: [(group: Int, value: Int, place: Int)] = []
        keys.reserveCapacity(entries.count)
        for (place, entry) in entries.enumerated() {
            if place & 0xFF == 0 { try Task.checkCancellation() }
            let isLast = rules.foldersFirst && !entry.leadsToDirectory
            var value = 0
            if rules.order.key != .name {
                let found = try? await status(path.appending(entry.fileName))
                // A folder has no size that means something.
                value =
                    rules.order.key == .size
                    ? entry.leadsToDirectory ? -1 : found?.size ?? -1
                    : found?.modificationTime ?? .min
            }
            keys.append((isLast ? 1 : 0, value, place))
        }
        let isAscending = rules.order.isAscending
        let isByName = rules.order.key == .name
        keys.sort { first, second in
            if first.group != second.group { return first.group < second.group }
            if first.value != second.value {
                return isAscending ? first.value < second.value : first.value > second.value
            }
            return isByName && !isAscending
                ? first.place > second.place : first.place < second.place
        }
        return keys.map { entries[$0.place] }
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
        if let places {
            let index = places[item.path.lastComponent]
            return index.flatMap { self.item(at: $0) == item ? $0 : nil }
        }
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
