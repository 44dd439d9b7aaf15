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

/// The folder into which deleted files are moved, as the Trash specification of freedesktop.org has it; on macOS the user's
/// own.
public struct Trash: Sendable {
    /// The path of the folder.
    public let folder: String

    /// Creates a trash at a path.
    public init(folder: String) {
        self.folder = folder
    }

    /// The trash of the user; nil if the environment does not say where it is.
    public static var home: Trash? {
        guard let home = Environment.value("HOME") else { return nil }
        #if canImport(Darwin)
        return Trash(folder: home + "/.Trash")
        #else
        let data = Environment.value("XDG_DATA_HOME") ?? home + "/.local/share"
        return Trash(folder: data + "/Trash")
        #endif
    }

    /// Moves a file or a folder into the trash.
    ///
    /// - Returns: The path that it has there.
    /// - Throws: `FileError`; with `EXDEV` if the trash is on another file system.
    @discardableResult
    public func move(_ path: String) throws(FileError) -> String {
        let name = FilePath.name(of: path)
        #if canImport(Darwin)
        let files = folder
        #else
        let files = folder + "/files"
        try FileActions.createFolder(folder + "/info", permissions: 0o700)
        #endif
        try FileActions.createFolder(files, permissions: 0o700)
        for number in 1...10_000 {
            let free = number == 1 ? name : "\(name) \(number)"
            let target = FilePath.join(files, free)
            do {
                try FileActions.rename(path, to: target)
            } catch {
                if error.isCollision { continue }
                throw FileError("deleted", path, code: error.code)
            }
            note(path, as: free)
            return target
        }
        throw FileError("deleted", path, code: EEXIST)
    }

    /// Writes down where a file was; without it, file managers cannot put the file back.
    private func note(_ path: String, as name: String) {
        #if !canImport(Darwin)
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        var date = [CChar](repeating: 0, count: 32)
        strftime(&date, date.count, "%Y-%m-%dT%H:%M:%S", &parts)
        let when = date.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        let text = "[Trash Info]\nPath=\(Self.escaped(path))\nDeletionDate=\(when)\n"
        _ = try? FileWriter(path: "\(folder)/info/\(name).trashinfo").write(TextStorage(text))
        #endif
    }

    /// Puts a file back.
    public func restore(_ trashed: String, to path: String) throws(FileError) {
        try FileActions.rename(trashed, to: path)
        #if !canImport(Darwin)
        unlink("\(folder)/info/\(FilePath.name(of: trashed)).trashinfo")
        #endif
    }

    private static func escaped(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return path.utf8.map { byte -> String in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                return String(UnicodeScalar(byte))
            case _ where "/-._~".utf8.contains(byte):
                return String(UnicodeScalar(byte))
            default:
                return "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }.joined()
    }
}
