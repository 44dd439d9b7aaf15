// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A folder of texts of a test, beside places for unsaved and for deleted ones.
public final class NotesFolder {
    /// The folder around all.
    private let place: String
    /// The path of the folder with the texts.
    public let path: String
    private let isOwned: Bool

    /// Creates a folder with files, by their names and texts.
    ///
    /// - Parameters:
    ///   - files: The files.
    ///   - place: The path of the folder around all, whose contents are removed first, and which stays; nil for a new
    ///     one, which is removed with this object.
    public init(_ files: [String: String] = [:], in place: String? = nil) throws {
        self.place =
            place
            ?? FileManager.default.temporaryDirectory
            .appendingPathComponent("notes-\(UUID().uuidString)").path
        path = self.place + "/notes"
        isOwned = place == nil
        if place != nil { remove() }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try put(text, in: name) }
    }

    deinit { if isOwned { remove() } }

    /// The path of the folder for unsaved texts.
    public var statePath: String { place + "/state" }

    /// The path of the folder for deleted files.
    public var trashPath: String { place + "/trash" }

    /// Removes all.
    public func remove() { try? FileManager.default.removeItem(atPath: place) }

    // MARK: Files

    /// Returns the path of a file in the folder.
    public static func / (folder: NotesFolder, name: String) -> String { folder.path + "/" + name }

    /// Creates or overwrites a file, and the folders in its path.
    public func put(_ text: String, in name: String) throws { try put(Array(text.utf8), in: name) }

    /// Creates or overwrites a file, and the folders in its path.
    public func put(_ bytes: [UInt8], in name: String) throws {
        let file = URL(fileURLWithPath: self / name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// Returns the bytes of a file; nil if it cannot be read.
    public func bytes(of name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: self / name).map(Array.init)
    }

    /// Returns the text of a file; nil if it cannot be read.
    public func text(of name: String) -> String? {
        bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Removes a file.
    public func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: self / name)
    }

    /// Sets the permissions of a file or folder.
    public func setPermissions(_ permissions: Int, of name: String) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: permissions], ofItemAtPath: self / name)
    }

    /// Creates a file of some bytes, of which only the first ones are written: the others are zeros that take no room.
    public func put(_ text: String, in name: String, size: UInt64) throws {
        try put(text, in: name)
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: self / name))
        try file.truncate(atOffset: size)
        try file.close()
    }

    /// Returns the permissions of the file or folder with a path.
    public func permissions(of path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return attributes[.posixPermissions] as? Int ?? 0
    }

    /// The paths of all files below the folder, in order.
    public var files: [String] { Self.files(below: path) }

    /// The paths of the unsaved texts, in order.
    public var unsavedFiles: [String] {
        Self.files(below: statePath).filter { $0.hasSuffix(".unsaved") }
    }

    private static func files(below path: String) -> [String] {
        (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? [])
            .filter { name in
                var isFolder: ObjCBool = false
                let exists = FileManager.default.fileExists(
                    atPath: path + "/" + name, isDirectory: &isFolder)
                return exists && !isFolder.boolValue
            }.sorted()
    }
}
