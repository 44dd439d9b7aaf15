// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Keeps the texts of edited documents soon after each edit, without making the user wait.
@MainActor
public final class RecoveryKeeper {
    /// The folder of this run; nil if it could not be created, so that no texts are kept.
    public let recovery: Recovery?
    /// Called with a sentence when a text cannot be kept; called again only after a text could be
    /// kept.
    public var didFail: @MainActor (String) -> Void = { _ in }
    /// The time between an edit and the writing; a long text waits longer.
    public var delay: Duration
    private var running: [Int: Task<Void, Never>] = [:]
    /// The number of changes in the kept text of each document.
    private var kept: [Int: Int] = [:]
    private var hasFailed = false
    /// The task of the last removal.
    private var forgetting: Task<Void, Never>?

    /// Creates a keeper of unsaved texts.
    ///
    /// - Parameters:
    ///   - recovery: The place of the texts.
    ///   - delay: The time between an edit and the writing; a long text waits longer.
    public init(_ recovery: Recovery?, delay: Duration = .milliseconds(400)) {
        self.recovery = recovery
        self.delay = delay
    }

    /// Keeps the text of a document if it was edited, and removes the kept text if it was saved.
    public func documentDidChange(_ document: Document) {
        guard let recovery else { return }
        let identifier = document.identifier
        guard document.isEdited, !document.isDisposable else {
            return forget(document)
        }
        guard running[identifier] == nil, kept[identifier] != document.changeCount else { return }
        // Writing 32 MB takes about a second.
        let delay = delay * (1 + document.text.count / (32 << 20) * 4)
        running[identifier] = Task { [weak self, weak document] in
            try? await Task.sleep(for: delay)
            guard !Task.isCancelled, let self, let document else { return }
            let count = document.changeCount
            let isKept = await keep(document, in: recovery)
            // A text that was removed meanwhile does not count as kept, so that it will be removed
            // again.
            guard !Task.isCancelled else { return }
            if isKept { kept[identifier] = count }
            running[identifier] = nil
            // After a failure the next edit tries again.
            if document.changeCount != count { documentDidChange(document) }
        }
    }

    /// Keeps the present text of a document now, because its file is about to be overwritten in
    /// place.
    ///
    /// Does nothing if no texts are kept.
    ///
    /// - Throws: `FileWriteError`, if the text cannot be kept.
    public func keepNow(_ document: Document) async throws {
        guard let recovery, !document.isDisposable else { return }
        let identifier = document.identifier
        let task = running.removeValue(forKey: identifier)
        task?.cancel()
        await task?.value
        let count = document.changeCount
        try await write(document, to: recovery)
        kept[identifier] = count
    }

    private func write(_ document: Document, to recovery: Recovery) async throws {
        try await recovery.keep(
            document.text, identifier: document.identifier, path: document.path,
            name: document.name, base: document.base)
        hasFailed = false
    }

    /// Writes the present text of a document, and returns whether it succeeded.
    private func keep(_ document: Document, in recovery: Recovery) async -> Bool {
        do {
            try await write(document, to: recovery)
            return true
        } catch {
            if !hasFailed { didFail("Unsaved text cannot be kept for a crash: \(error)") }
            hasFailed = true
            return false
        }
    }

    /// Whether the present text of a document is kept.
    public func keeps(_ document: Document) -> Bool {
        !hasFailed && kept[document.identifier] == document.changeCount
    }

    /// Waits for the end of the removals.
    public func settle() async {
        await forgetting?.value
    }

    /// Removes the kept text of a document, because the document was saved or closed.
    public func forget(_ document: Document) {
        let identifier = document.identifier
        let task = running.removeValue(forKey: identifier)
        task?.cancel()
        guard kept.removeValue(forKey: identifier) != nil || task != nil, let recovery else {
            return
        }
        let before = forgetting
        forgetting = Task {
            await before?.value
            // A text that is being written is removed afterwards.
            await task?.value
            // An edit since then may keep the text again.
            if running[identifier] == nil, kept[identifier] == nil {
                await recovery.forget(identifier: identifier)
            }
        }
    }

    /// Keeps all texts at once, because the program is about to be ended.
    public func keepAll(_ documents: [Document]) async {
        guard let recovery else { return }
        for document in documents where !document.isDisposable {
            running.removeValue(forKey: document.identifier)?.cancel()
            let count = document.changeCount
            if await keep(document, in: recovery) { kept[document.identifier] = count }
        }
    }
}
