// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The rows of a folder whose subfolders unfold.
///
/// Paths are as they are seen from the folder, which itself is the empty path.
public struct FileTree: Sendable {
    /// A file or a folder in the tree.
    public struct Row: Hashable, Sendable {
        /// The path.
        public let path: String
        /// The number of folders above it in the tree.
        public let level: Int
        /// Whether it is a folder.
        public let isFolder: Bool
        /// Whether it is a folder that is unfolded.
        public let isOpen: Bool
    }

    /// The visible rows, folders before files.
    public private(set) var rows: [Row] = []
    private var entries: [String: [FolderWalk.Entry]] = [:]
    private var open: Set<String> = [""]

    /// Creates a tree whose entries are not known yet.
    public init() {}

    /// The unfolded folders whose entries are needed, those above first.
    public var openFolders: [String] { open.sorted() }

    /// Takes the entries of a folder.
    ///
    /// - Returns: Whether that changes anything.
    public mutating func setEntries(_ new: [FolderWalk.Entry], of folder: String) -> Bool {
        guard entries[folder] != new else { return false }
        entries[folder] = new
        update()
        return true
    }

    /// Unfolds or folds a folder.
    public mutating func setOpen(_ isOpen: Bool, _ folder: String) {
        if isOpen { open.insert(folder) } else { open.remove(folder) }
        update()
    }

    private mutating func update() {
        var rows: [Row] = []
        func add(_ folder: String, _ level: Int) {
            for entry in entries[folder] ?? [] {
                let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
                let isFolder = entry.kind == .folder
                let isOpen = isFolder && open.contains(path)
                rows.append(Row(path: path, level: level, isFolder: isFolder, isOpen: isOpen))
                if isOpen, level < 100 { add(path, level + 1) }
            }
        }
        add("", 0)
        self.rows = rows
    }

    /// Reads the entries of a folder off the main actor, in their order: folders first, then by name without regard to
    /// case.
    public static func entries(of path: String) async -> [FolderWalk.Entry] {
        FolderWalk.entries(of: path)
            .map { entry in
                // A link to a folder unfolds as the folder does.
                entry.kind == .link
                    && FolderWalk.isFolder(FilePath.join(path, entry.name))
                    ? FolderWalk.Entry(name: entry.name, kind: .folder) : entry
            }
            .map { (key: $0.name.lowercased(), entry: $0) }
            .sorted { first, second in
                let isFolder = (first.entry.kind == .folder, second.entry.kind == .folder)
                if isFolder.0 != isFolder.1 { return isFolder.0 }
                return (first.key, first.entry.name) < (second.key, second.entry.name)
            }
            .map(\.entry)
    }
}
