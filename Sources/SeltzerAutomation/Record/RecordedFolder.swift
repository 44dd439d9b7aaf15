// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The texts of a folder when a record began, for a test that makes the folder again.
package struct RecordedFolder: Hashable, Sendable {
    /// The last component of the path.
    package let name: String
    /// The texts of the files, by their paths below the folder.
    ///
    /// The path of an empty folder ends with a slash.
    package private(set) var files: [String: String] = [:]
    /// The paths of files that the test does not have: they are no text, no files, or too large.
    package private(set) var omitted: [String] = []
    private var size = 0
    /// The number of names that were read.
    private var count = 0

    /// The maximum number of files.
    package static var mostFiles: Int { 64 }
    /// The maximum size of all files together, in bytes.
    package static var mostBytes: Int { 1 << 16 }
    /// The maximum number of names that are read.
    private static var mostNames: Int { 1_000 }

    /// Reads a folder; a folder that cannot be read is empty.
    package init(path: String) {
        let parts = path.split(separator: "/")
        name = parts.last.map(String.init) ?? "folder"
        read(path, "")
    }

    /// Creates a folder from texts.
    package init(name: String, files: [String: String], omitted: [String] = []) {
        (self.name, self.files, self.omitted) = (name, files, omitted)
    }

    private mutating func read(_ path: String, _ prefix: String) {
        let names = Self.names(in: path, atMost: Self.mostNames - count) ?? []
        if names.isEmpty, !prefix.isEmpty { files[prefix] = "" }
        count += names.count
        for name in names {
            let (file, place) = ("\(path)/\(name)", prefix + name)
            guard let kind = Self.kind(of: file) else { continue }
            if kind == S_IFDIR, !name.hasPrefix("."), count < Self.mostNames {
                read(file, place + "/")
            } else if kind == S_IFREG, files.count < Self.mostFiles, let text = text(of: file) {
                files[place] = text
            } else {
                omitted.append(place)
            }
        }
    }

    /// Returns the text of a file, if there is room for it.
    private mutating func text(of path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        let room = Self.mostBytes - size
        var bytes = [UInt8](repeating: 0, count: room + 1)
        let length = fread(&bytes, 1, bytes.count, file)
        guard length <= room, ferror(file) == 0,
            let text = String(validating: bytes.prefix(length), as: UTF8.self)
        else { return nil }
        size += length
        return text
    }

    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// Returns the names in a folder, in the order of their characters; nil if it cannot be read.
    ///
    /// Names that are not UTF-8 are left out.
    ///
    /// - Parameter limit: The maximum number of names.
    package static func names(in path: String, atMost limit: Int = .max) -> [String]? {
        guard let folder = opendir(path) else { return nil }
        defer { closedir(folder) }
        var names: [String] = []
        while names.count < limit, let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
                let room = MemoryLayout.size(ofValue: field.pointee)
                return field.withMemoryRebound(to: UInt8.self, capacity: room) {
                    let bytes = UnsafeBufferPointer(start: $0, count: room).prefix { $0 != 0 }
                    return String(validating: bytes, as: UTF8.self)
                }
            }
            if let name, name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
