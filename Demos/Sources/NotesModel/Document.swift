// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A text that is edited, and the file that it is saved in.
@MainActor
public final class Document {
    /// How the file of a document differs from what the program knows.
    public enum OutsideChange: Sendable {
        /// Another program changed or replaced the file; its contents now.
        case changed(DocumentContents)
        /// The file is gone, or cannot be read any more.
        case removed
    }

    /// A number that no other document of the store has.
    public let identifier: Int
    /// The path of the file; nil before the text was saved for the first time.
    public private(set) var path: BytePath?
    /// The title of a document without a file, such as "Untitled 2".
    public let untitledName: String
    /// The text.
    public private(set) var text = TextStorage()
    /// Whether the text cannot be changed, because the file is too large.
    public private(set) var isReadOnly = false
    /// Whether the text differs from the file, or the file is gone.
    ///
    /// A long text that is the same again after several edits still counts as edited: nobody compares it.
    public private(set) var isEdited = false
    /// What was found out about the text; nil until it was read.
    ///
    /// After a large edit they are those of the text before it, until ``readFacts()`` read the text again.
    public private(set) var facts: TextFacts?
    /// Whether ``facts`` are those of the present text.
    private var hasFacts = false
    /// The edits since the text began to be read for its facts; nil while nothing reads it.
    private var editsWhileRead: [TextFacts.Edit]?
    /// A number that grows with each change of the text.
    public private(set) var changeCount = 0
    /// What another program did to the file since it was read or written; nil for nothing.
    ///
    /// It stays until the text is saved over it, or replaced by the file's, or the other program takes its change back.
    public private(set) var outsideChange: OutsideChange?
    /// Called after the text, the path or ``isEdited`` changed.
    public var didChange: @MainActor (Document) -> Void = { _ in }

    /// The version of the file that was read or written last; nil without a file.
    private(set) var version: FileVersion?
    /// The version that a recovered text was made from, until the text is saved or replaced.
    private var recoveredBase: RecoveredText.Base?
    /// Whether a recovered text was made from another version than the file's, until the text is saved or replaced.
    private var isOfOtherVersion = false
    /// Whether a save runs, or the next one is about to.
    private var isSaving = false
    /// The saves that wait for the one that runs, the next one first.
    private var waitingSaves: [CheckedContinuation<Void, Never>] = []
    /// The number of saves that began.
    private var saveCount = 0
    /// The text of the file when it was read or written last.
    private var savedText = TextStorage()
    /// The number of bytes that are read for the facts of a text that is too large to be read as a whole.
    private static let sampleSize = 1 << 20
    /// The number of bytes up to which an edited text is compared with the file's.
    private static let comparedSize = 1 << 20

    /// Creates an empty document without a file.
    init(identifier: Int, untitledName: String) {
        self.identifier = identifier
        self.untitledName = untitledName
    }

    /// Creates a document with the text of a file; nil as contents for a file that does not exist yet.
    init(identifier: Int, path: BytePath, contents: DocumentContents?) {
        self.identifier = identifier
        self.path = path
        untitledName = ""
        if let contents { take(contents) }
    }

    /// The last component of the path, or the title of a document without a file.
    public var name: String { path?.lastComponent.description ?? untitledName }

    /// Whether closing the document loses nothing that the user wrote.
    public var isDisposable: Bool { !isEdited || (path == nil && text.isEmpty) }

    // MARK: The text

    /// Replaces the text as the user edited it.
    ///
    /// - Parameter change: The part that differs; nil for all of it.
    public func edit(_ new: TextStorage, change: TextChange? = nil) {
        let edit = TextFacts.Edit(change: change, old: text, new: new)
        editsWhileRead?.append(edit)
        hasFacts = hasFacts && facts?.apply(edit) == true
        text = new
        changeCount += 1
        updateIsEdited()
        didChange(self)
    }

    /// Takes over the text of the file; the former text is lost.
    public func take(_ contents: DocumentContents) {
        savedText = contents.text
        editsWhileRead?.append(TextFacts.Edit(change: nil, old: text, new: contents.text))
        hasFacts = false
        text = contents.text
        version = contents.version
        recoveredBase = nil
        isOfOtherVersion = false
        outsideChange = nil
        isReadOnly = contents.isTooLarge
        isEdited = false
        changeCount += 1
        didChange(self)
    }

    /// Whether ``readFacts()`` has something to read.
    public var needsFacts: Bool { !hasFacts && editsWhileRead == nil }

    /// Finds out about the text, off the main actor; of one that is too large to be edited only a sample is read.
    ///
    /// Small edits meanwhile are counted at the end. Nothing changes if the task is cancelled.
    public func readFacts() async {
        while needsFacts {
            editsWhileRead = []
            defer { editsWhileRead = nil }
            let range = 0..<(isReadOnly ? min(Self.sampleSize, text.count) : text.count)
            guard var new = await Self.facts(of: text, in: range) else { return }
            hasFacts = editsWhileRead?.allSatisfy { new.apply($0) } == true
            if hasFacts { facts = new }
        }
    }

    private nonisolated static func facts(
        of text: TextStorage, in range: Range<Int>
    ) async -> TextFacts? {
        TextFacts(text, in: range)
    }

    /// The file was renamed by this program.
    public func move(to newPath: BytePath) {
        path = newPath
        didChange(self)
    }

    private func updateIsEdited() {
        isEdited =
            outsideChange != nil || text.count != savedText.count
            || text.count > Self.comparedSize || text != savedText
    }

    // MARK: Recovery

    /// The version of the file that the text was made from; nil without a file.
    var base: RecoveredText.Base? { recoveredBase ?? version.map { RecoveredText.Base($0) } }

    /// Takes over a text that was kept when the program ended, in a document whose file was just read.
    ///
    /// If the file is not the one that the text was made from, it counts as changed by another program, so that saving
    /// asks.
    public func restore(_ recovered: RecoveredText) {
        if let version, recovered.text != savedText {
            recoveredBase = recovered.base
            isOfOtherVersion = recovered.base != RecoveredText.Base(version)
            if isOfOtherVersion { outsideChange = fileConflict(version) }
        }
        edit(recovered.text)
    }

    /// Returns the change that a recovered text conflicts with: the text that was read from the file.
    private func fileConflict(_ version: FileVersion) -> OutsideChange {
        .changed(DocumentContents(text: savedText, version: version, isTooLarge: false))
    }

    // MARK: Saving

    /// Writes the text into the file, off the main actor, after the saves that were begun before.
    ///
    /// - Parameters:
    ///   - newPath: The path of another file, which the document has from then on; nil for its own.
    ///   - replacesOthers: Whether to replace what another program wrote there.
    ///   - willOverwrite: Called before a file is overwritten in place, which a crash would damage; what it throws ends
    ///     the save.
    /// - Throws: `FileWriteError`. The text stays as it is. If another program changed the file, ``outsideChange`` says
    ///   what is there.
    public func save(
        to newPath: BytePath? = nil, replacesOthers: Bool = false,
        willOverwrite: @escaping @MainActor () async throws -> Void = {}
    ) async throws {
        // Each save runs in the task of its caller, on whose executor files are written.
        if isSaving { await withCheckedContinuation { waitingSaves.append($0) } }
        isSaving = true
        saveCount += 1
        defer {
            if waitingSaves.isEmpty {
                isSaving = false
            } else {
                waitingSaves.removeFirst().resume()
            }
        }
        try await saveNow(to: newPath, replacesOthers: replacesOthers, willOverwrite)
    }

    private func saveNow(
        to newPath: BytePath?, replacesOthers: Bool,
        _ willOverwrite: @escaping @MainActor () async throws -> Void
    ) async throws {
        guard let target = newPath ?? path else { return }
        if case .changed(let contents) = outsideChange, target == path, !replacesOthers {
            throw FileWriteError.changed(path: target, contents.version)
        }
        let written = text
        let count = changeCount
        let known = target == path ? version : nil
        let new: FileVersion
        do {
            let expected =
                replacesOthers
                ? .anything : known.map { FileWriter.Expectation.version($0) } ?? .nothing
            new = try await write(written, to: target, over: expected, willOverwrite)
        } catch FileWriteError.changed where target == path {
            new = try await write(
                written, to: target, over: expectationAfterLook(at: target), willOverwrite)
        }
        // A rename meanwhile stays.
        if newPath != nil { path = target }
        version = new
        savedText = written
        recoveredBase = nil
        isOfOtherVersion = false
        outsideChange = nil
        // The user may have typed on meanwhile.
        if changeCount == count { isEdited = false } else { updateIsEdited() }
        didChange(self)
    }

    /// Looks what is in the place of the file whose version is not the known one.
    ///
    /// A file that was only touched, or is gone, may be written: nothing is lost by that.
    private func expectationAfterLook(
        at target: BytePath
    ) async throws -> FileWriter.Expectation {
        switch await Self.compare(path: target, known: nil, text: savedText) {
        case .same(let version?): return .version(version)
        case .same(nil), .removed: return .nothing
        case .changed(let contents):
            outsideChange = .changed(contents)
            updateIsEdited()
            didChange(self)
            throw FileWriteError.changed(path: target, contents.version)
        }
    }

    /// Replaces a file, or else overwrites it.
    private func write(
        _ text: TextStorage, to path: BytePath, over expectation: FileWriter.Expectation,
        _ willOverwrite: @MainActor () async throws -> Void
    ) async throws -> FileVersion {
        do {
            return try await Self.write(text, to: path, over: expectation, inPlace: false)
        } catch FileWriteError.failed(let error) where error.isFromReplacing {
            try await willOverwrite()
            return try await Self.write(text, to: path, over: expectation, inPlace: true)
        }
    }

    private nonisolated static func write(
        _ text: TextStorage, to path: BytePath, over expectation: FileWriter.Expectation,
        inPlace: Bool
    ) async throws -> FileVersion {
        var writer = FileWriter(path: path)
        writer.mayWriteInPlace = inPlace
        return try writer.write(text, over: expectation)
    }

    // MARK: Changes by other programs

    /// Looks whether another program changed the file since it was read or written, and sets ``outsideChange``.
    ///
    /// A file that was touched, but has the same contents, is unchanged.
    ///
    /// - Returns: Whether there is a change that an earlier look did not find.
    @discardableResult
    public func checkFile() async -> Bool {
        guard let path, let version, !isReadOnly, !isSaving else { return false }
        let count = saveCount
        let known = lookedAt ?? version
        let result = await Self.compare(path: path, known: known, text: savedText)
        // A save while the file was read makes the answer old.
        guard !isSaving, saveCount == count, self.version == version, self.path == path else {
            return false
        }
        switch result {
        // The change that was found before is still there.
        case .same(nil) where lookedAt != nil: return false
        case .same(let newer):
            let wasChanged = outsideChange != nil
            let present = newer ?? version
            self.version = present
            outsideChange = isOfOtherVersion ? fileConflict(present) : nil
            if wasChanged {
                updateIsEdited()
                didChange(self)
            }
            return false
        case .changed(let contents):
            if case .changed(let former) = outsideChange, former.version == contents.version {
                return false
            }
            outsideChange = .changed(contents)
        case .removed:
            if case .removed = outsideChange { return false }
            outsideChange = .removed
        }
        updateIsEdited()
        didChange(self)
        return true
    }

    /// The version of the file that was last reported to the user.
    private var lookedAt: FileVersion? {
        if case .changed(let contents) = outsideChange { return contents.version }
        return nil
    }

    private enum Comparison: Sendable {
        case same(FileVersion?)
        case changed(DocumentContents)
        case removed
    }

    private nonisolated static func compare(
        path: BytePath, known: FileVersion?, text: TextStorage
    ) async -> Comparison {
        guard let present = FileVersion(path: path) else { return .removed }
        if let known, present == known, known.isReliable { return .same(nil) }
        guard let contents = try? DocumentContents.read(path: path) else { return .removed }
        return contents.text == text ? .same(contents.version) : .changed(contents)
    }
}

extension FileError {
    /// Whether a file could not be replaced, but perhaps overwritten.
    fileprivate var isFromReplacing: Bool { [EMLINK, EACCES, EPERM].contains(code) }
}
