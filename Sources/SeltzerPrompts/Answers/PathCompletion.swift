// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// What a path must lead to.
public enum PromptPathKind: Hashable, Sendable {
    /// Anything, also something that does not exist.
    case any
    /// A file that exists.
    case file
    /// A folder that exists.
    case folder

    /// Returns why a path cannot be used; nil if it can.
    func refusal(of path: String) -> String? {
        guard self != .any else { return nil }
        guard let status = try? FileStatus(path: path) else { return "There is no \(noun) \(path)" }
        return (status.kind == .directory) == (self == .folder) ? nil : "\(path) is no \(noun)"
    }

    private var noun: String { self == .folder ? "folder" : "file" }
}

/// The names in folders that begin with what was typed.
enum PathCompletion {
    /// Returns a path with the user's folder for a `~` at its start.
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

    /// Returns the paths that begin with a text, folders with a `/` at their end.
    static func paths(beginningWith text: String, _ kind: PromptPathKind) async -> [String] {
        let slash = text.lastIndex(of: "/")
        let folder = slash.map { String(text[...$0]) } ?? ""
        let name = slash.map { text[text.index(after: $0)...] } ?? text[...]
        guard !text.isEmpty else { return [] }
        let path = folder.isEmpty ? "." : expanded(folder)
        guard let listing = try? await DirectoryListing.read(path: path) else { return [] }
        return listing.sorted(includingHidden: name.hasPrefix(".")).entries
            .filter { entry in
                // What is typed is a text, so a name that is not UTF-8 cannot be.
                entry.fileName.text?.hasPrefix(name) == true
                    && (kind != .folder || entry.leadsToDirectory)
            }
            .prefix(TextSuggestions.maximumCount)
            .map { folder + ($0.fileName.text ?? $0.name) + ($0.leadsToDirectory ? "/" : "") }
    }
}
