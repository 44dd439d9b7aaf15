// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// A folder of a test, which is removed with all that is in it.
final class NotesFolder {
    let path: String

    init() throws {
        path =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("notes-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Returns the path of a file in the folder.
    static func / (folder: NotesFolder, name: String) -> String { folder.path + "/" + name }

    /// Creates or overwrites a file, and the folders in its path.
    func put(_ text: String, in name: String) throws {
        try put(Array(text.utf8), in: name)
    }

    func put(_ bytes: [UInt8], in name: String) throws {
        let file = URL(fileURLWithPath: self / name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// Returns the bytes of a file; nil if it cannot be read.
    func bytes(of name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: self / name).map(Array.init)
    }

    func text(of name: String) -> String? {
        bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: self / name)
    }

    func permissions(of path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return attributes[.posixPermissions] as? Int ?? 0
    }

    /// The paths of all files below the folder, in order.
    var files: [String] {
        (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? [])
            .filter { name in
                var isFolder: ObjCBool = false
                let exists = FileManager.default.fileExists(
                    atPath: self / name, isDirectory: &isFolder)
                return exists && !isFolder.boolValue
            }.sorted()
    }
}

/// Waits until a condition is true; only a failure waits for long.
@MainActor
func waitUntil(_ condition: @MainActor () async -> Bool) async -> Bool {
    for _ in 0..<2_000 {
        if await condition() { return true }
        try? await Task.sleep(for: .milliseconds(5))
    }
    return false
}
