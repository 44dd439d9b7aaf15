// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import SeltzerScreen

/// The data source of a ``DirectoryView``: it reads folders when they are unfolded.
@MainActor
final class DirectorySource: OutlineViewDataSource {
    /// The path of the folder at the top.
    var path: BytePath
    var rules = DirectoryRules()
    /// Whether the first row leads to the folder above.
    var showsParent = false
    /// The number of files and folders at the top, when they were read last; 0 if they could not be read.
    var count = 0
    /// Called before a folder is read.
    var willRead: @MainActor (BytePath) async -> Void = { _ in }

    /// The system's number for an operation that there is not.
    nonisolated static var unsupported: Int32 { 95 }

    /// Returns the entries of a folder, in any order.
    private let list: @Sendable (BytePath) async throws -> [DirectoryEntry]

    /// The sizes and times of the files on the screen.
    let facts: DirectoryFacts

    init(
        path: BytePath, list: @escaping @Sendable (BytePath) async throws -> [DirectoryEntry],
        status: @escaping @Sendable (BytePath) async throws -> FileStatus
    ) {
        self.path = path.withoutTrailingSlashes
        self.list = list
        facts = DirectoryFacts(status)
    }

    func outlineView(
        _ outlineView: OutlineView, childrenOf item: AnyHashable?
    ) -> OutlineChildren {
        let folder = (item?.base as? DirectoryItem)?.path ?? path
        let hasParent = item == nil && showsParent && path.standardized != "/"
        let parent = hasParent ? DirectoryItem(parentOf: path) : nil
        let (rules, list, status) = (rules, list, facts.read)
        return .loadingChildren { [weak self] in
            await self?.willRead(folder)
            let sorted: SortedDirectory
            do {
                sorted = try await SortedDirectory(folder, rules, list, status: status)
            } catch {
                if item == nil { self?.setCount(0, of: folder) }
                throw (error as? FileError).map { Problem(description: $0.reason) } ?? error
            }
            if item == nil { self?.setCount(sorted.count, of: folder) }
            let first = parent == nil ? 0 : 1
            return OutlineChildren(count: sorted.count + first) { index in
                if index == 0, let parent { return AnyHashable(parent) }
                return AnyHashable(sorted.item(at: index - first))
            } index: { item in
                guard let item = item.base as? DirectoryItem else { return nil }
                return item == parent ? 0 : sorted.index(of: item).map { $0 + first }
            }
        }
    }

    /// Keeps the number of files at the top, unless it comes late: after another folder replaced this one.
    private func setCount(_ count: Int, of folder: BytePath) {
        guard folder == path, !Task.isCancelled else { return }
        self.count = count
    }

    /// The reason why a folder cannot be read, without its path, because the row above shows the path.
    private struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool {
        guard let item = item.base as? DirectoryItem else { return false }
        return item.isDirectory && !item.isParent
    }

    func outlineView(_ outlineView: OutlineView, parentOf item: AnyHashable) -> AnyHashable? {
        guard let item = item.base as? DirectoryItem, let parent = item.path.parent,
            parent != path
        else { return nil }
        return AnyHashable(DirectoryItem(folder: parent))
    }

    func outlineView(
        _ outlineView: OutlineView, textOf item: AnyHashable, in column: TableColumn?
    ) -> StyledText {
        guard let item = item.base as? DirectoryItem else { return StyledText() }
        if let key = column.flatMap({ DirectorySortOrder.Key(rawValue: $0.identifier) }),
            key != .name
        {
            return facts.text(of: item, key, in: outlineView)
        }
        let name = StyledText(item.entry.name)
        guard item.entry.kind == .symbolicLink else { return name }
        let target = item.entry.target?.description ?? "?"
        let color: Color = item.entry.targetKind == nil ? .danger : .secondaryLabel
        let arrow = Symbol.arrowRight.text(in: outlineView)
        return name + StyledText(" \(arrow) \(target)", style: Style(foreground: color))
    }
}
