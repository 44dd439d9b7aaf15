// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension CommandProvider {
    /// Returns a provider of the files below a folder, which finds them by some letters of their paths.
    ///
    /// The folder is read on another thread when the user begins to type, each time that a palette opens.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - title: The heading of the files.
    ///   - prefix: A prefix that limits a search to files; empty to find them beside the actions.
    ///   - includingHidden: Whether to include files and folders whose names begin with a dot.
    ///   - open: Runs with the path of the file that the user chose, including the path of the folder.
    public static func files(
        below folder: BytePath, title: String = "Files", prefix: String = "",
        includingHidden: Bool = false, open: @escaping @MainActor @Sendable (BytePath) -> Void
    ) -> CommandProvider {
        CommandProvider(
            title, prefix: prefix,
            preparing: {
                let finder = FileFinder(folder: folder, includingHidden: includingHidden)
                return { query in
                    try await finder.paths(matching: query).map { path in
                        let whole = folder == "." ? path : folder.appending(path)
                        return CommandItem(
                            path.lastComponent.description, identifier: whole.description,
                            detail: path.parent?.description ?? ""
                        ) { open(whole) }
                    }
                }
            })
    }
}

extension CommandProvider {
    /// Returns a provider of the files below a folder whose path is a text.
    ///
    /// Calls the `files(below:title:prefix:includingHidden:open:)` that takes a `BytePath`, with the text as the path.
    public static func files(
        below folder: String, title: String = "Files", prefix: String = "",
        includingHidden: Bool = false, open: @escaping @MainActor @Sendable (BytePath) -> Void
    ) -> CommandProvider {
        files(
            below: BytePath(folder), title: title, prefix: prefix,
            includingHidden: includingHidden, open: open)
    }
}

extension Action.Parameter.Kind {
    /// Returns the kind of a file below a folder, found by some letters of its path.
    ///
    /// The value is the path from the folder; files whose paths are not UTF-8 are left out. The folder is read on
    /// another thread.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - includingHidden: Whether to include files and folders whose names begin with a dot.
    @MainActor
    public static func file(below folder: BytePath, includingHidden: Bool = false) -> Self {
        let finder = FileFinder(folder: folder, includingHidden: includingHidden)
        return .search { query in try await finder.paths(matching: query).compactMap(\.text) }
    }

    /// Returns the kind of a file below a folder whose path is a text.
    ///
    /// Calls the `file(below:includingHidden:)` that takes a `BytePath`, with the text as the path.
    @MainActor
    public static func file(below folder: String, includingHidden: Bool = false) -> Self {
        file(below: BytePath(folder), includingHidden: includingHidden)
    }
}
