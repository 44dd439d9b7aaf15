// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The open documents.
@MainActor
public final class DocumentStore {
    /// The documents, in the order in which they were opened.
    public private(set) var documents: [Document] = []
    private var count = 0
    private var untitledCount = 0

    /// Creates an empty store.
    public init() {}

    /// The documents whose text is not in a file.
    public var unsaved: [Document] { documents.filter { !$0.isDisposable } }

    /// Opens a file, or returns the document in which it is already open.
    ///
    /// The file is read off the main actor. A file that does not exist becomes an empty document,
    /// and the first save creates it.
    ///
    /// - Throws: `FileError`, if the file may not be read.
    public func open(path: BytePath) async throws -> Document {
        if let document = document(atPath: path) { return document }
        let contents = try await Self.read(path)
        // Another call may have opened the file meanwhile.
        if let document = document(atPath: path) { return document }
        if let version = contents?.version,
            let same = documents.first(where: { document in
                document.version?.device == version.device
                    && document.version?.inode == version.inode
            })
        {
            return same
        }
        return add(Document(identifier: count, path: path, contents: contents))
    }

    private nonisolated static func read(_ path: BytePath) async throws -> DocumentContents? {
        do {
            return try DocumentContents.read(path: path)
        } catch {
            guard error.isAbsence else { throw error }
            return nil
        }
    }

    /// Adds an empty document without a file.
    public func addUntitled() -> Document {
        untitledCount += 1
        let name = untitledCount == 1 ? "Untitled" : "Untitled \(untitledCount)"
        return add(Document(identifier: count, untitledName: name))
    }

    private func add(_ document: Document) -> Document {
        count += 1
        documents.append(document)
        return document
    }

    /// Returns the document with a file; nil if it is not open.
    public func document(atPath path: BytePath) -> Document? {
        documents.first { $0.path == path }
    }

    /// Closes a document, and drops its text.
    public func close(_ document: Document) {
        documents.removeAll { $0 === document }
    }

    /// Updates the paths of documents after a file or a folder was renamed.
    public func pathDidChange(from old: BytePath, to new: BytePath) {
        for document in documents {
            guard let path = document.path else { continue }
            if path == old { document.move(to: new) }
            if let rest = path.relative(to: old) { document.move(to: new.appending(rest)) }
        }
    }
}
