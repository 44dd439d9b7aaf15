// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: cn_attributes.

import CNFiles
import SeltzerFiles
import SeltzerText
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite struct FileAttributesTests {
    private let folder = TestFolder()

    /// Sets an attribute of a file; returns whether the file system has attributes.
    private func set(_ name: String, to value: [UInt8], of file: String) -> Bool {
        let descriptor = open(folder / file, O_RDONLY)
        defer { close(descriptor) }
        return cn_fsetxattr(descriptor, name, value, value.count) == 0
    }

    private func value(_ name: String, of file: String) -> [UInt8]? {
        let descriptor = open(folder / file, O_RDONLY)
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: 1_024)
        let count = cn_fgetxattr(descriptor, name, &buffer, buffer.count)
        return count < 0 ? nil : Array(buffer.prefix(count))
    }

    @Test func aReplacedFileKeepsItsAttributes() throws {
        folder.put("old", in: "a")
        let inode = folder.status(of: "a").st_ino
        guard set("user.one", to: Array("text".utf8), of: "a"), set("user.none", to: [], of: "a")
        else { return }
        try FileWriter(path: folder / "a").write(TextStorage("new"))
        #expect(folder.text(of: "a") == "new" && folder.status(of: "a").st_ino != inode)
        #expect(value("user.one", of: "a") == Array("text".utf8))
        #expect(value("user.none", of: "a") == [])
    }

    #if os(Linux)
    /// An access control list as the kernel has it: version 2, then tag, permissions and number of each entry.
    private func accessList(user: UInt32, permissions: UInt16) -> [UInt8] {
        let none = UInt32.max
        let entries: [(UInt16, UInt16, UInt32)] = [
            (0x01, 6, none), (0x02, permissions, user), (0x04, 4, none), (0x10, permissions, none),
            (0x20, 0, none),
        ]
        func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
            withUnsafeBytes(of: value.littleEndian) { Array($0) }
        }
        return bytes(UInt32(2)) + entries.flatMap { bytes($0.0) + bytes($0.1) + bytes($0.2) }
    }

    @Test func aReplacedFileKeepsItsAccessControlList() throws {
        folder.put("old", in: "a", mode: 0o640)
        let list = accessList(user: 1_234, permissions: 6)
        guard set("system.posix_acl_access", to: list, of: "a") else { return }
        let mode = folder.status(of: "a").st_mode
        try FileWriter(path: folder / "a").write(TextStorage("new"))
        #expect(value("system.posix_acl_access", of: "a") == list)
        #expect(folder.status(of: "a").st_mode == mode)
    }

    @Test func aReplacedFileDoesNotTakeTheListOfItsFolder() throws {
        folder.put("old", in: "a", mode: 0o600)
        let list = accessList(user: 1_234, permissions: 6)
        guard set("system.posix_acl_default", to: list, of: ".") else { return }
        try FileWriter(path: folder / "a").write(TextStorage("new"))
        #expect(value("system.posix_acl_access", of: "a") == nil)
        #expect(folder.status(of: "a").st_mode & 0o777 == 0o600)
    }
    #endif

    @Test func aFileWhoseAttributesMayNotBeReadIsOverwritten() throws {
        folder.put("old", in: "a", mode: 0o200)
        chmod(folder.path, 0o777)
        if geteuid() == 0 { chown(folder / "a", 65_534, 65_534) }
        let inode = folder.status(of: "a").st_ino
        _ = try withoutPrivileges {
            try FileWriter(path: folder / "a").write(TextStorage("new"))
        }
        chmod(folder / "a", 0o600)
        #expect(folder.text(of: "a") == "new" && folder.status(of: "a").st_ino == inode)
    }
}
