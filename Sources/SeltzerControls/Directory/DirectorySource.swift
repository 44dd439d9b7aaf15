// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerFiles
import SeltzerScreen

/// The data source of a ``DirectoryView``: it reads folders when they are unfolded.
@MainActor
final class DirectorySource: OutlineViewDataSource {
    /// The path of the folder at the top.
    var path: String
    var showsHiddenFiles = false
    var listsFoldersFirst = true
    /// Called before a folder is read.
    var willRead: @MainActor (String) async -> Void = { _ in }

    /// Returns the entries of a folder, in any order.
    private let list: @Sendable (String) async throws -> [DirectoryEntry]

    init(
        path: String, list: @escaping @Sendable (String) async throws -> [DirectoryEntry]
    ) {
        self.path = Self.normalized(path)
        self.list = list
    }

    /// Returns a path without slashes at its end.
    nonisolated static func normalized(_ path: String) -> String {
        var path = path
        while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }

    /// Returns the path of a name in a folder.
    nonisolated static func path(of name: String, in folder: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Returns the path of the folder that a path is in; nil for the root of the system and a path of one name.
    nonisolated static func parent(of path: String) -> String? {
        guard path != "/", let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            return nil
        }
        return slash == path.startIndex ? "/" : String(path[..<slash])
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

    /// The reason why a folder cannot be read, without its path, which stands above.
    private struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool {
        (item.base as? DirectoryItem)?.isDirectory == true
    }

    func outlineView(_ outlineView: OutlineView, parentOf item: AnyHashable) -> AnyHashable? {
        guard let item = item.base as? DirectoryItem, let parent = Self.parent(of: item.path),
            parent != path
        else { return nil }
        return AnyHashable(DirectoryItem(folder: parent))
    }

    func outlineView(
        _ outlineView: OutlineView, textOf item: AnyHashable, in column: TableColumn?
    ) -> StyledText {
        guard let item = item.base as? DirectoryItem else { return StyledText() }
        let name = StyledText(Self.shown(item.entry.name))
        guard item.entry.kind == .symbolicLink else { return name }
        let target = item.entry.target.map(Self.shown) ?? "?"
        let color: Color = item.entry.targetKind == nil ? .danger : .secondaryLabel
        let isUnicode = outlineView.window?.application?.capabilities.isUnicode != false
        let arrow = isUnicode ? " → " : " -> "
        return name + StyledText(arrow + target, style: Style(foreground: color))
    }

    /// Returns a name in one line; the screen makes other controls visible.
    private static func shown(_ name: String) -> String {
        guard name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.properties.isWhitespace })
        else { return name }
        var shown = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            let picture = Unicode.Scalar(0x2400 + scalar.value)
            switch scalar.value {
            case 0..<0x20: shown.append(picture ?? "\u{FFFD}")
            case 0x85, 0x2028, 0x2029: shown.append("\u{FFFD}")
            default: shown.append(scalar)
            }
        }
        return String(shown)
    }
}
