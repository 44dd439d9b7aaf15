// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer

/// Writes the files of a package into a folder: all of them, or none.
struct ProjectWriter {
    /// The path of the folder, which need not exist.
    let folder: String

    init(folder: String) {
        self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    }

    // MARK: Before

    /// The reason why the folder cannot be used, in a few words; nil if it can.
    var problem: String? {
        if let status = try? FileStatus(path: folder) {
            guard status.kind == .directory else { return "\(folder) is a file" }
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
                return "\(folder) cannot be read"
            }
            if !names.isEmpty { return "\(folder) is not empty, choose another folder" }
            return access(folder, W_OK) == 0 ? nil : "You may not write in \(folder)"
        }
        let place = lastFolderThatExists
        if (try? FileStatus(path: place))?.kind != .directory { return "\(place) is no folder" }
        return access(place, W_OK) == 0 ? nil : "You may not write in \(place)"
    }

    private var lastFolderThatExists: String {
        var place = folder
        while !fileExists(atPath: place), place != "/" { place = Self.parent(of: place) }
        return place
    }

    private static func parent(of path: String) -> String {
        (path as NSString).deletingLastPathComponent
    }

    // MARK: Writing

    /// Writes the files beside their place first, and moves them there when all are complete.
    ///
    /// - Throws: ``Unusable``, a `FileError` or a `FileWriteError`. No file remains after an error.
    func write(_ files: [ProjectFile]) throws {
        if let problem { throw Unusable(problem: problem) }
        let exists = fileExists(atPath: folder)
        var made: [String] = []
        do {
            if !exists { try makeFolders(to: Self.parent(of: folder), made: &made) }
            let place = exists ? folder : Self.parent(of: folder)
            let draft = "\(place)/.new-\((folder as NSString).lastPathComponent)-\(getpid())"
            try makeFolder(draft)
            made.append(draft)
            for file in files { try write(file, into: draft) }
            try move(draft, exists: exists, made: &made)
        } catch {
            // Removes the last folders first, because the first folders contain them.
            for path in made.reversed() { try? FileManager.default.removeItem(atPath: path) }
            throw error
        }
    }

    private func write(_ file: ProjectFile, into draft: String) throws {
        let path = "\(draft)/\(file.path)"
        var made: [String] = []
        try makeFolders(to: Self.parent(of: path), made: &made)
        try FileWriter(path: path).write(TextStorage(file.text), over: .nothing)
    }

    /// Moves the folder with all files to its place, or its contents into an existing empty folder.
    private func move(_ draft: String, exists: Bool, made: inout [String]) throws {
        guard exists else { return try rename(draft, to: folder) }
        for name in try FileManager.default.contentsOfDirectory(atPath: draft) {
            try rename("\(draft)/\(name)", to: "\(folder)/\(name)")
            made.append("\(folder)/\(name)")
        }
        rmdir(draft)
    }

    private func rename(_ path: String, to newPath: String) throws(FileError) {
        guard Foundation.rename(path, newPath) == 0 else {
            throw FileError("made", newPath, code: errno)
        }
    }

    private func makeFolders(to path: String, made: inout [String]) throws(FileError) {
        guard !fileExists(atPath: path) else { return }
        try makeFolders(to: Self.parent(of: path), made: &made)
        try makeFolder(path)
        made.append(path)
    }

    private func makeFolder(_ path: String) throws(FileError) {
        guard mkdir(path, 0o777) == 0 else { throw FileError("made", path, code: errno) }
    }

    /// The folder cannot take a package.
    struct Unusable: Error, CustomStringConvertible {
        let problem: String

        var description: String { "\(problem)." }
    }
}
