// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension CommandProvider {
    /// Returns a provider of the files below a folder, which finds them by some letters of their paths.
    ///
    /// The folder is read on another thread when the user begins to type, each time that a palette opens.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - title: The heading of the files.
    ///   - prefix: What the text has to begin with for files alone; empty to find them beside the actions.
    ///   - includingHidden: Whether files and folders count whose names begin with a dot.
    ///   - open: Runs when the user chooses a file, and gets its path with that of the folder.
    public static func files(
        below folder: String, title: String = "Files", prefix: String = "",
        includingHidden: Bool = false, open: @escaping @MainActor @Sendable (String) -> Void
    ) -> CommandProvider {
        CommandProvider(
            title, prefix: prefix,
            preparing: {
                let finder = FileFinder(folder: folder, includingHidden: includingHidden)
                return { query in
                    try await finder.paths(matching: query).map { path in
                        let slash = path.lastIndex(of: "/")
                        let whole =
                            folder == "." ? path : DirectorySource.path(of: path, in: folder)
                        return CommandItem(
                            slash.map { String(path[path.index(after: $0)...]) } ?? path,
                            identifier: whole, detail: slash.map { String(path[..<$0]) } ?? ""
                        ) { open(whole) }
                    }
                }
            })
    }
}

extension Action.Parameter.Kind {
    /// Returns the kind of a file below a folder, found by some letters of its path.
    ///
    /// The value is the path from the folder. The folder is read on another thread.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - includingHidden: Whether files and folders count whose names begin with a dot.
    @MainActor
    public static func file(below folder: String, includingHidden: Bool = false) -> Self {
        let finder = FileFinder(folder: folder, includingHidden: includingHidden)
        return .search { query in try await finder.paths(matching: query) }
    }
}
