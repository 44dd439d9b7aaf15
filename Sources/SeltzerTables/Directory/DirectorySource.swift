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
    var showsHiddenFiles = false
    var listsFoldersFirst = true
    /// Called before a folder is read.
    var willRead: @MainActor (BytePath) async -> Void = { _ in }

    /// Returns the entries of a folder, in any order.
    private let list: @Sendable (BytePath) async throws -> [DirectoryEntry]

    init(
        path: BytePath, list: @escaping @Sendable (BytePath) async throws -> [DirectoryEntry]
    ) {
        self.path = path.withoutTrailingSlashes
        self.list = list
    }

    func outlineView(
        _ outlineView: OutlineView, childrenOf item: AnyHashable?
    ) -> OutlineChildren {
        let folder = (item?.base as? DirectoryItem)?.path ?? path
        let (hidden, foldersFirst, list) = (showsHiddenFiles, listsFoldersFirst, list)
        return .loadingChildren { [weak self] in
            await self?.willRead(folder)
            let sorted: SortedDirectory
            do {
                sorted = try await SortedDirectory(
                    folder, includingHidden: hidden, foldersFirst: foldersFirst, list)
            } catch let error as FileError {
                throw Problem(description: error.reason)
            }
            return OutlineChildren(count: sorted.count) { index in
                AnyHashable(sorted.item(at: index))
            } index: { item in
                (item.base as? DirectoryItem).flatMap(sorted.index(of:))
            }
        }
    }

    /// The reason why a folder cannot be read, without its path, because the row above shows the path.
    private struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool {
        (item.base as? DirectoryItem)?.isDirectory == true
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
        let name = StyledText(item.entry.name)
        guard item.entry.kind == .symbolicLink else { return name }
        let target = item.entry.target?.description ?? "?"
        let color: Color = item.entry.targetKind == nil ? .danger : .secondaryLabel
        let arrow = Symbol.arrowRight.text(in: outlineView)
        return name + StyledText(" \(arrow) \(target)", style: Style(foreground: color))
    }
}
