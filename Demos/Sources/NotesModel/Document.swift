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

/// An edited text, and its file.
@MainActor
public final class Document {
    /// A difference between the file of a document and the version that the program knows.
    public enum OutsideChange: Sendable {
        /// Another program changed or replaced the file; the value is its present contents.
        case changed(DocumentContents)
        /// The file is gone, or can no longer be read.
        case removed
    }

    /// A number that no other document of the store has.
    public let identifier: Int
    /// The path of the file; nil until the text is saved for the first time.
    public private(set) var path: BytePath?
    /// The title of a document without a file, such as "Untitled 2".
    public let untitledName: String
    /// The text.
    public private(set) var text = TextStorage()
    /// Whether the text cannot be changed, because the file is too large.
    public private(set) var isReadOnly = false
    /// Whether the text differs from the file, or the file is gone.
    ///
    /// A long text that is the same again after several edits still counts as edited, because long
    /// texts are not compared.
    public private(set) var isEdited = false
    /// The facts about the text; nil until it was read.
    ///
    /// After a large edit they describe the text before the edit, until ``readFacts()`` has read
    /// the text again.
    public private(set) var facts: TextFacts?
    /// Whether ``facts`` describe the present text.
    private var hasFacts = false
    /// The edits since the reading of the facts began; nil while no reading is in progress.
    private var editsWhileRead: [TextFacts.Edit]?
    /// A number that grows with each change of the text.
    public private(set) var changeCount = 0
    /// The change that another program made to the file since it was read or written; nil for none.
    ///
    /// It remains until the text is saved over it or replaced by the file's text, or until the
    /// other program reverts its change.
    public private(set) var outsideChange: OutsideChange?
    /// Called after the text, the path or ``isEdited`` changed.
    public var didChange: @MainActor (Document) -> Void = { _ in }

    /// The last version of the file that was read or written; nil without a file.
    private(set) var version: FileVersion?
    /// The version from which a recovered text was made, until the text is saved or replaced.
    private var recoveredBase: RecoveredText.Base?
    /// Whether a recovered text was made from a different version of the file, until the text is
    /// saved or replaced.
    private var isOfOtherVersion = false
    /// Whether a save is running or about to run.
    private var isSaving = false
    /// The saves that wait for the running one, the next save first.
    private var waitingSaves: [CheckedContinuation<Void, Never>] = []
    /// The number of saves that have begun.
    private var saveCount = 0
    /// The text of the file when it was last read or written.
    private var savedText = TextStorage()
    /// The number of bytes to read for the facts of a text that is too large to be read completely.
    private static let sampleSize = 1 << 20
    /// The greatest size in bytes of an edited text that is compared with the file's text.
    private static let comparedSize = 1 << 20

    /// Creates an empty document without a file.
    init(identifier: Int, untitledName: String) {
        self.identifier = identifier
        self.untitledName = untitledName
    }

    /// Creates a document with the text of a file; its contents are nil if the file does not exist
    /// yet.
    init(identifier: Int, path: BytePath, contents: DocumentContents?) {
        self.identifier = identifier
        self.path = path
        untitledName = ""
        if let contents { take(contents) }
    }

    /// The last component of the path, or the title of a document without a file.
    public var name: String { path?.lastComponent.description ?? untitledName }

    /// Whether the document can be closed without losing text of the user.
    public var isDisposable: Bool { !isEdited || (path == nil && text.isEmpty) }

    // MARK: The text

    /// Replaces the text after an edit of the user.
    ///
    /// - Parameter change: The part that differs; nil if all of it may differ.
    public func edit(_ new: TextStorage, change: TextChange? = nil) {
        let edit = TextFacts.Edit(change: change, old: text, new: new)
        editsWhileRead?.append(edit)
        hasFacts = hasFacts && facts?.apply(edit) == true
        text = new
        changeCount += 1
        updateIsEdited()
        didChange(self)
    }

    /// Takes the text of the file; the former text is lost.
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

    /// Whether ``readFacts()`` has work to do.
    public var needsFacts: Bool { !hasFacts && editsWhileRead == nil }

    /// Reads the facts about the text, off the main actor; if the text is too large to be edited,
    /// reads only a sample.
    ///
    /// Small edits that happen meanwhile are counted at the end. Nothing changes if the task is
    /// cancelled.
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

    /// Records that this program renamed the file.
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

    /// The version of the file from which the text was made; nil without a file.
    var base: RecoveredText.Base? { recoveredBase ?? version.map { RecoveredText.Base($0) } }

    /// Takes a text that was kept when the program ended, in a document whose file was just read.
    ///
    /// If the text was made from another version of the file, the file counts as changed by another
    /// program, so that saving asks.
    public func restore(_ recovered: RecoveredText) {
        if let version, recovered.text != savedText {
            recoveredBase = recovered.base
            isOfOtherVersion = recovered.base != RecoveredText.Base(version)
            if isOfOtherVersion { outsideChange = fileConflict(version) }
        }
        edit(recovered.text)
    }

    /// Returns the change that conflicts with a recovered text: the text that was read from the
    /// file.
    private func fileConflict(_ version: FileVersion) -> OutsideChange {
        .changed(DocumentContents(text: savedText, version: version, isTooLarge: false))
    }

    // MARK: Saving

    /// Writes the text into the file, off the main actor, after all earlier saves.
    ///
    /// - Parameters:
    ///   - newPath: The path of another file, which becomes the document's file; nil for its
    ///     present file.
    ///   - replacesOthers: Whether to replace text that another program wrote there.
    ///   - willOverwrite: Called before a file is overwritten in place, because a crash would then
    ///     damage the file; an error that it throws ends the save.
    /// - Throws: `FileWriteError`. The text does not change. If another program changed the file,
    ///   ``outsideChange`` contains the new state.
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
        // If the file was renamed meanwhile, it keeps its new name.
        if newPath != nil { path = target }
        version = new
        savedText = written
        recoveredBase = nil
        isOfOtherVersion = false
        outsideChange = nil
        // The user may have continued to type meanwhile.
        if changeCount == count { isEdited = false } else { updateIsEdited() }
        didChange(self)
    }

    /// Inspects a file whose version differs from the known version.
    ///
    /// A file that was only touched, or no longer exists, may be written, because no text is lost.
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

    /// Checks whether another program changed the file since it was read or written, and sets
    /// ``outsideChange``.
    ///
    /// A touched file with the same contents counts as unchanged.
    ///
    /// - Returns: Whether there is a change that no earlier check found.
    @discardableResult
    public func checkFile() async -> Bool {
        guard let path, let version, !isReadOnly, !isSaving else { return false }
        let count = saveCount
        let known = lookedAt ?? version
        let result = await Self.compare(path: path, known: known, text: savedText)
        // If a save ran while the file was read, the result is outdated.
        guard !isSaving, saveCount == count, self.version == version, self.path == path else {
            return false
        }
        switch result {
        // The previously found change still exists.
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
    /// Whether a file could not be replaced, but can perhaps be overwritten.
    fileprivate var isFromReplacing: Bool { [EMLINK, EACCES, EPERM].contains(code) }
}
