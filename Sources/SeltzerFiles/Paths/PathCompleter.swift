// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Finds the names that continue a typed path, off the main actor.
///
/// The names of the last folder are kept while the user types on in it, so that a folder with a million names is read and
/// sorted once: for two seconds, or twenty times as long as reading took.
public actor PathCompleter {
    private let list: @Sendable (BytePath) async throws -> [DirectoryEntry]
    private var folder: BytePath?
    private var entries: [DirectoryEntry] = []
    private var expiry = ContinuousClock.now

    /// Creates a completer of the paths on this machine.
    public init() {
        self.init { try await DirectoryListing.read(path: $0).entries }
    }

    /// Creates a completer of paths whose folders a closure lists.
    ///
    /// - Parameter entries: Returns the entries of the folder with a path, in any order.
    public init(
        entries: @escaping @Sendable (_ folder: BytePath) async throws -> [DirectoryEntry]
    ) { list = entries }

    /// Returns the names that continue a typed path, folders first, in natural order.
    ///
    /// - Parameters:
    ///   - text: The typed path, up to the cursor.
    ///   - resolver: The meaning of `~`, of variables and of relative paths.
    ///   - foldersOnly: Whether files are left out.
    ///   - includingHidden: Whether names that begin with a dot are offered before the user types a dot.
    ///   - limit: The maximum number of names.
    /// - Throws: ``FileError`` if the folder cannot be read, or the error of the closure; `CancellationError` if the task is
    ///   cancelled meanwhile.
    public func completions(
        of text: String, resolver: PathResolver, foldersOnly: Bool = false,
        includingHidden: Bool = false, limit: Int = 100
    ) async throws -> [PathCompletion] {
        if text == "~", resolver.home != nil { return [.home] }
        let (folderText, name) = PathCompletion.parts(of: text)
        let folder = resolver.resolve(folderText.isEmpty ? "." : folderText) ?? resolver.folder
        let entries = try await entries(of: folder)
        let found = try PathCompletion.matches(
            of: name, in: entries, foldersOnly: foldersOnly, includingHidden: includingHidden,
            limit: limit
        ) { try Task.checkCancellation() }
        return name == ".." ? [.parent] + found : found
    }

    private func entries(of path: BytePath) async throws -> [DirectoryEntry] {
        if path == folder, ContinuousClock.now < expiry { return entries }
        let start = ContinuousClock.now
        let listing = DirectoryListing(path: path, entries: try await list(path))
        try Task.checkCancellation()
        let sorted = try listing.sorted(foldersFirst: true, includingHidden: true) {
            try Task.checkCancellation()
        }.entries
        (folder, entries) = (path, sorted)
        let now = ContinuousClock.now
        expiry = now + max(.seconds(2), (now - start) * 20)
        return sorted
    }
}
