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

/// The paths that a user types in answer to a question.
enum PromptPaths {
    /// Returns a path in which the user's folder replaces a `~` at the start.
    static func expanded(_ path: String) -> String {
        guard path == "~" || path.hasPrefix("~/"), let home = PathResolver.current.home?.text else {
            return path
        }
        return home + path.dropFirst()
    }

    /// Returns suggestions for a field.
    @MainActor
    static func suggestions(for kind: PromptPathKind) -> TextSuggestions {
        let completer = PathCompleter()
        return TextSuggestions { text in await paths(beginningWith: text, kind, completer) }
    }

    /// Returns the paths that begin with a text; folders end in `/`.
    ///
    /// The answer is a text, so that names are left out whose texts have escapes.
    static func paths(
        beginningWith text: String, _ kind: PromptPathKind,
        _ completer: PathCompleter = PathCompleter()
    ) async -> [String] {
        guard !text.isEmpty else { return [] }
        let found = try? await completer.completions(
            of: text, resolver: .current, foldersOnly: kind == .folder,
            limit: TextSuggestions.maximumCount)
        let folder = PathCompletion.parts(of: text).folder
        return (found ?? [])
            .filter { $0.entry.map { $0.fileName.editableText == $0.fileName.text } ?? true }
            .map { folder + $0.text }
    }
}
