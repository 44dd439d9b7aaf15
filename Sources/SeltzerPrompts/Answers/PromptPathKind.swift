// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The kind of place that a path must lead to.
public enum PromptPathKind: Hashable, Sendable {
    /// Any path, even to a place that does not exist.
    case any
    /// A file that exists.
    case file
    /// A folder that exists.
    case folder

    /// Returns the reason why a path cannot be used; nil if it can.
    func refusal(of path: String) -> String? {
        guard self != .any else { return nil }
        guard let status = try? FileStatus(path: path) else { return "There is no \(noun) \(path)" }
        return (status.kind == .directory) == (self == .folder) ? nil : "\(path) is no \(noun)"
    }

    private var noun: String { self == .folder ? "folder" : "file" }
}

/// The names in folders that begin with the typed text.
enum PathCompletion {
    /// Returns a path in which the user's folder replaces a `~` at the start.
    static func expanded(_ path: String) -> String {
        guard path == "~" || path.hasPrefix("~/"), let home = processEnvironment()["HOME"] else {
            return path
        }
        return home + path.dropFirst()
    }

    /// Returns suggestions for a field.
    @MainActor
    static func suggestions(for kind: PromptPathKind) -> TextSuggestions {
        TextSuggestions { text in await paths(beginningWith: text, kind) }
    }

    /// Returns the paths that begin with a text; folders end in `/`.
    static func paths(beginningWith text: String, _ kind: PromptPathKind) async -> [String] {
        let slash = text.lastIndex(of: "/")
        let folder = slash.map { String(text[...$0]) } ?? ""
        let name = slash.map { text[text.index(after: $0)...] } ?? text[...]
        guard !text.isEmpty else { return [] }
        let path = folder.isEmpty ? "." : expanded(folder)
        guard let listing = try? await DirectoryListing.read(path: path) else { return [] }
        return listing.sorted(includingHidden: name.hasPrefix(".")).entries
            .filter { entry in
                // The typed text is Unicode, so it cannot match a name that is not UTF-8.
                entry.fileName.text?.hasPrefix(name) == true
                    && (kind != .folder || entry.leadsToDirectory)
            }
            .prefix(TextSuggestions.maximumCount)
            .map { folder + ($0.fileName.text ?? $0.name) + ($0.leadsToDirectory ? "/" : "") }
    }
}
