// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A name that continues a typed path.
public struct PathCompletion: Hashable, Sendable {
    /// The name in its editable form, with a slash after a folder; it replaces the text after the last slash.
    public let text: String
    /// The entry; nil for `~/` and `../`.
    public let entry: DirectoryEntry?

    /// Creates the completion of an entry.
    init(_ entry: DirectoryEntry) {
        self.entry = entry
        text = entry.fileName.editableText + (entry.leadsToDirectory ? "/" : "")
    }

    private init(text: String) { (self.text, entry) = (text, nil) }

    /// The completion of `~`.
    static var home: PathCompletion { PathCompletion(text: "~/") }
    /// The completion of `..`.
    static var parent: PathCompletion { PathCompletion(text: "../") }

    /// Returns the two parts of a typed path: the folder with its slash, and the beginning of a name.
    public static func parts(of text: String) -> (folder: String, name: String) {
        // A slash with an accent is a slash.
        guard let slash = text.unicodeScalars.lastIndex(of: "/") else { return ("", text) }
        let start = text.unicodeScalars.index(after: slash)
        return (String(text[..<start]), String(text[start...]))
    }

    /// Returns the first names in a sorted list that begin with a typed text, without regard to case and accents.
    ///
    /// - Parameters:
    ///   - typed: The beginning of a name.
    ///   - entries: The entries, in the order of the result.
    ///   - foldersOnly: Whether files are left out.
    ///   - includingHidden: Whether a name may begin with a dot although the typed text does not.
    ///   - limit: The maximum number of completions.
    ///   - check: Called for every 4,096 entries; an error that it throws ends the search.
    static func matches(
        of typed: String, in entries: [DirectoryEntry], foldersOnly: Bool, includingHidden: Bool,
        limit: Int, checking check: () throws -> Void
    ) rethrows -> [PathCompletion] {
        let folding = TextFolding()
        let (folded, length) = (folding.folded(typed), typed.count)
        let showsHidden = includingHidden || typed.hasPrefix(".")
        var found: [PathCompletion] = []
        for (index, entry) in entries.enumerated() {
            if index & 0xFFF == 0 { try check() }
            guard !foldersOnly || entry.leadsToDirectory, showsHidden || !entry.isHidden else {
                continue
            }
            if length > 0 {
                let name = entry.fileName.editableText
                guard folding.folded(name.prefix(length)).hasPrefix(folded) else { continue }
            }
            found.append(PathCompletion(entry))
            if found.count == limit { break }
        }
        return found
    }
}
