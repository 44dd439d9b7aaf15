// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import SeltzerScreen
import SeltzerViews

/// The sizes and times of the files that a ``DirectoryView`` shows, which are read off the main actor when their rows
/// become visible.
@MainActor
final class DirectoryFacts {
    let read: @Sendable (BytePath) async throws -> FileStatus
    /// The facts by path; nil for a file whose facts cannot be read.
    private var known: [BytePath: FileStatus?] = [:]
    /// The files whose facts are read since their folders were.
    private var fresh: Set<BytePath> = []
    private var wanted: Set<DirectoryItem> = []
    /// The reading of the wanted facts; nil if none is wanted, and outside a window.
    private var task: Task<Void, Never>?

    /// The number of files whose facts are kept.
    private static var capacity: Int { 10_000 }

    init(_ read: @escaping @Sendable (BytePath) async throws -> FileStatus) { self.read = read }

    deinit { task?.cancel() }

    /// Forgets all facts, so that they are read again.
    func forget() {
        known = [:]
        fresh = []
        wanted = []
        task?.cancel()
        task = nil
    }

    /// Has the facts of the visible rows read again, which are shown meanwhile.
    func expire() { fresh = [] }

    /// Returns the text of a fact; empty until it is read.
    func text(
        of item: DirectoryItem, _ key: DirectorySortOrder.Key, in outline: OutlineView
    ) -> StyledText {
        guard !item.isParent else { return StyledText() }
        if !fresh.contains(item.path) { want(item, in: outline) }
        guard let found = known[item.path] else { return StyledText() }
        let text =
            switch key {
            case .size where item.isDirectory: ""
            case .size: found?.sizeText ?? "–"
            case .modified: found?.modificationText ?? "–"
            case .name: ""
            }
        return StyledText(text, style: Style(foreground: .secondaryLabel))
    }

    private func want(_ item: DirectoryItem, in outline: OutlineView) {
        wanted.insert(item)
        start(in: outline)
    }

    /// Reads what is still wanted, in a new task: the view's window cancelled the one before.
    func windowDidChange(of outline: OutlineView) {
        task?.cancel()
        task = nil
        start(in: outline)
    }

    private func start(in outline: OutlineView) {
        guard task == nil, !wanted.isEmpty, outline.window != nil else { return }
        task = outline.task { [weak self, weak outline] in
            // The other rows of this frame are asked for first.
            await Task.yield()
            while let self, let outline, !self.wanted.isEmpty, !Task.isCancelled {
                await self.readWanted(in: outline)
            }
            // Who cancels the task also forgets it; there may be another one.
            if !Task.isCancelled { self?.task = nil }
        }
    }

    private func readWanted(in outline: OutlineView) async {
        let items = wanted
        let found = await Self.statuses(of: items.map(\.path), read)
        guard !Task.isCancelled else { return }
        if known.count > Self.capacity { (known, fresh) = ([:], []) }
        let changed = items.filter { known[$0.path] != found[$0.path] }
        known.merge(found) { _, new in new }
        fresh.formUnion(found.keys)
        wanted.subtract(items)
        for item in changed { outline.reloadItem(AnyHashable(item)) }
    }

    private nonisolated static func statuses(
        of paths: [BytePath], _ read: @Sendable (BytePath) async throws -> FileStatus
    ) async -> [BytePath: FileStatus?] {
        var found: [BytePath: FileStatus?] = [:]
        for path in paths where !Task.isCancelled {
            found.updateValue(try? await read(path), forKey: path)
        }
        return found
    }
}
