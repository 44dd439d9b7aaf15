// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerFiles

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder of a test, which is removed with all that is in it.
final class TestFolder {
    let path: String

    init() {
        var template = Array("/tmp/seltzer-folder-XXXXXX".utf8CString)
        mkdtemp(&template)
        path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    deinit { Self.remove(path) }

    private static func remove(_ path: String) {
        for name in names(in: path) where unlink("\(path)/\(name)") != 0 {
            remove("\(path)/\(name)")
        }
        rmdir(path)
    }

    /// Returns the path of a file in the folder.
    static func / (folder: TestFolder, name: String) -> String { folder.path + "/" + name }

    /// The names of the files, the hidden ones too, in order.
    var names: [String] { Self.names(in: path) }

    private static func names(in path: String) -> [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Creates or overwrites a file.
    func put(_ text: String, in name: String, mode: mode_t = 0o644) {
        let descriptor = open(self / name, O_WRONLY | O_CREAT | O_TRUNC, mode)
        write(descriptor, text, text.utf8.count)
        close(descriptor)
        chmod(self / name, mode)
    }

    /// Returns the text of a file; nil if it cannot be read.
    func text(of name: String) -> String? {
        guard let bytes = try? FileBytes(path: self / name) else { return nil }
        return String(decoding: bytes.bytes(in: 0..<bytes.count), as: UTF8.self)
    }

    /// Returns what the system says about a file itself, not about the one that it leads to.
    func status(of name: String) -> stat {
        var status = stat()
        lstat(self / name, &status)
        return status
    }
}

/// Runs a closure on this thread without the right to pass over permissions, which the superuser has.
func withoutPrivileges<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if os(Linux)
    typealias SetUser = @convention(c) (uid_t) -> CInt
    guard geteuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return try body() }
    let setUser = unsafeBitCast(symbol, to: SetUser.self)
    _ = setUser(65_534)
    defer { _ = setUser(0) }
    #endif
    return try body()
}
