// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import SeltzerResponder
import SeltzerText
import SeltzerViews

/// A change of one line of a file of settings.
struct SettingsEdit: Hashable, Sendable {
    let key: String
    /// The value; nil to remove the line.
    let text: String?

    func apply(to file: inout SettingsFileText) {
        if let text { file.set(text, forKey: key) } else { file.remove(key) }
    }
}

/// The contents of a file of settings at one moment.
struct SettingsFileReading: Sendable {
    var bytes: [UInt8] = []
    /// The version; nil if there is no file.
    var version: FileVersion?
    /// The reason why the file cannot be used; nil if it can.
    var failure: String?

    /// The maximum size of a file in bytes, far more than users write by hand.
    static var maximumSize: Int { 1 << 20 }

    init(_ path: BytePath) {
        do {
            let file = try FileBytes(path: path)
            guard file.count <= Self.maximumSize else {
                failure = "\(path) is larger than 1 MiB: use a smaller file."
                return
            }
            (bytes, version) = (file.bytes(in: 0..<file.count), file.version)
        } catch {
            // `ENOENT` and `ENOTDIR` have these numbers on all systems.
            if ![2, 20].contains(error.code) { failure = error.description }
        }
    }

    init(bytes: [UInt8], version: FileVersion?, failure: String? = nil) {
        (self.bytes, self.version, self.failure) = (bytes, version, failure)
    }

    /// Applies changes to the file, and returns its new contents.
    ///
    /// If another program changes the file meanwhile, the changes are applied to its new contents.
    static func write(_ edits: [SettingsEdit], to path: BytePath) -> SettingsFileReading {
        var reading = SettingsFileReading(path)
        for _ in 0..<8 {
            if reading.failure != nil { return reading }
            var file = SettingsFileText(reading.bytes)
            for edit in edits { edit.apply(to: &file) }
            let bytes = file.bytes
            if bytes == reading.bytes { return reading }
            guard bytes.count <= maximumSize else {
                reading.failure = tooLarge(edits, path)
                return reading
            }
            var writer = FileWriter(path: path)
            // A crash while a file is overwritten would lose all settings.
            writer.mayWriteInPlace = false
            do {
                if reading.version == nil { try createFolder(path.folder) }
                reading.version = try writer.write(
                    TextStorage(bytes: bytes),
                    over: reading.version.map { .version($0) } ?? .nothing)
                reading.bytes = bytes
                return reading
            } catch FileWriteError.changed {
                reading = SettingsFileReading(path)
            } catch {
                reading.failure = "\(error)"
            }
        }
        reading.failure =
            reading.failure ?? "\(path) keeps changing: close the program that writes it."
        return reading
    }

    private static func tooLarge(_ edits: [SettingsEdit], _ path: BytePath) -> String {
        let longest = edits.max { ($0.text?.utf8.count ?? 0) < ($1.text?.utf8.count ?? 0) }
        return "\(path) would be larger than 1 MiB: shorten \(longest?.key ?? "a value")."
    }

    private static func createFolder(_ folder: BytePath) throws(FileError) {
        guard !fileExists(atPath: folder) else { return }
        if let parent = folder.parent { try createFolder(parent) }
        try createDirectory(atPath: folder)
    }
}

/// Writing, and reading again.
extension SettingsStore {
    /// Writes the changes, one batch after the other.
    func write() {
        guard writing == nil, let path, !edits.isEmpty else { return }
        writing = Task { [weak self] in
            while let batch = self?.edits, !batch.isEmpty {
                let reading = await Task.detached { SettingsFileReading.write(batch, to: path) }
                    .value
                guard let self else { return }
                take(reading, writing: batch)
                // Changes that cannot be written stay in memory, and the next change tries again.
                if failure != nil { break }
            }
            self?.writing = nil
        }
    }

    private func take(_ reading: SettingsFileReading, writing batch: [SettingsEdit]) {
        let old = (problems, failure)
        writeFailure = reading.failure
        if reading.failure == nil {
            edits.removeAll { batch.contains($0) }
            take(reading, cause: .file)
        }
        if (problems, failure) != old {
            tell(SettingsProblemsChanged(problems: problems, failure: failure))
        }
    }

    /// Waits until all changes are in the file, or cannot be written (``failure``).
    ///
    /// Call it after the application has ended.
    public func save() async {
        write()
        await writing?.value
    }

    /// Reads the file again if it has changed; broadcasts ``SettingChanged`` for each other value.
    public func reload() async {
        guard let path else { return }
        let known = version, hadFailure = readFailure != nil
        let reading = await Task.detached { () -> SettingsFileReading? in
            if !hadFailure, FileVersion(path: path) == known { return nil }
            return SettingsFileReading(path)
        }.value
        // A batch that was written meanwhile is newer.
        guard let reading, known == version else { return }
        take(reading, cause: .file)
    }
}
