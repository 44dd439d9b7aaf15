// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FileError.

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

@Suite struct FileBytesTests {
    /// Calls a closure with the path of a file that exists meanwhile.
    private func withFile(_ text: String, _ body: (String) throws -> Void) rethrows {
        var template = Array("/tmp/seltzer-file-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        defer { unlink(path) }
        write(descriptor, text, text.utf8.count)
        close(descriptor)
        try body(path)
    }

    @Test func aTextReadsTheFileWhenItsBytesAreNeeded() throws {
        try withFile("one\ntwo\n") { path in
            let bytes = try FileBytes(path: path)
            #expect(bytes.count == 8)
            #expect(TextStorage(source: bytes).string(ofLine: 1) == "two")
            #expect(bytes.bytes(in: 4..<99) == Array("two\n".utf8))
        }
    }

    @Test func aFileThatBecameShorterGivesFewerBytes() throws {
        try withFile("one\ntwo\n") { path in
            let bytes = try FileBytes(path: path)
            truncate(path, 5)
            #expect(bytes.bytes(in: 0..<8) == Array("one\nt".utf8))
            #expect(TextStorage(source: bytes).string == "one\nt   ")
        }
    }

    @Test func whatIsNoRegularFileIsRefusedWithASentence() {
        let missing = #expect(throws: FileError.self) { try FileBytes(path: "/nowhere/a") }
        #expect(missing?.description == "/nowhere/a cannot be read: No such file or directory.")
        let folder = #expect(throws: FileError.self) { try FileBytes(path: "/tmp") }
        #expect(folder?.description == "/tmp cannot be read: Is a directory.")
        #expect(throws: FileError.self) { try FileBytes(path: "/dev/null") }
    }
}
