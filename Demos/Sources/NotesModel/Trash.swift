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

/// The folder for deleted files, according to the Trash specification of freedesktop.org; on macOS,
/// the user's own trash.
public struct Trash: Sendable {
    /// The path of the folder.
    public let folder: BytePath

    /// Creates a trash in a folder, which need not exist.
    public init(folder: BytePath) {
        self.folder = folder
    }

    /// The trash of the user; nil if the environment does not name its place.
    public static var home: Trash? {
        guard let home = Environment.path("HOME") else { return nil }
        #if canImport(Darwin)
        return Trash(folder: home.appending(".Trash"))
        #else
        let data = Environment.path("XDG_DATA_HOME") ?? home.appending(".local/share")
        return Trash(folder: data.appending("Trash"))
        #endif
    }

    /// Moves a file or a folder into the trash.
    ///
    /// - Returns: The path of the file or folder in the trash.
    /// - Throws: `FileError`; with `EXDEV` if the trash is on another file system.
    @discardableResult
    public func move(_ path: BytePath) throws(FileError) -> BytePath {
        let name = path.lastComponent
        #if canImport(Darwin)
        let files = folder
        #else
        let files = folder.appending("files")
        try FileActions.createFolder(folder.appending("info"), permissions: 0o700)
        #endif
        try FileActions.createFolder(files, permissions: 0o700)
        for number in 1...10_000 {
            let free =
                number == 1 ? name : BytePath(bytes: name.bytes + Array(" \(number)".utf8))
            let target = files.appending(free)
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

    /// Records the original place of a file; without the record, file managers cannot put the file
    /// back.
    private func note(_ path: BytePath, as name: BytePath) {
        #if !canImport(Darwin)
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        var date = [CChar](repeating: 0, count: 32)
        strftime(&date, date.count, "%Y-%m-%dT%H:%M:%S", &parts)
        let when = date.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        let text = "[Trash Info]\nPath=\(Self.escaped(path))\nDeletionDate=\(when)\n"
        _ = try? FileWriter(path: info(of: name)).write(TextStorage(text))
        #endif
    }

    /// Puts a file back.
    public func restore(_ trashed: BytePath, to path: BytePath) throws(FileError) {
        try FileActions.rename(trashed, to: path)
        #if !canImport(Darwin)
        info(of: trashed.lastComponent).withCString { _ = unlink($0) }
        #endif
    }

    /// Returns the path of the record with a file's original place.
    private func info(of name: BytePath) -> BytePath {
        folder.appending("info").appending(
            BytePath(bytes: name.bytes + Array(".trashinfo".utf8)))
    }

    private static func escaped(_ path: BytePath) -> String {
        let digits = Array("0123456789ABCDEF")
        return path.bytes.map { byte -> String in
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
