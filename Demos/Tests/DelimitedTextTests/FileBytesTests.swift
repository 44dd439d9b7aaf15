// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DelimitedText

@Suite struct FileBytesTests {
    /// Runs `body` with the path of a file that contains `bytes`, and removes the file afterwards.
    private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("seltzer-\(UUID().uuidString).csv")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try body(file.path)
    }

    @Test(arguments: [0, 1, 2, 65_536])
    func aFileIsReadWhole(count: Int) throws {
        let bytes = (0..<count).map { UInt8($0 % 251) }
        try withFile(bytes) { path in
            let read = try FileBytes.read(pathBytes: Array(path.utf8), name: "x", limit: .max)
            #expect(read.bytes == bytes)
            #expect(!read.isCut)
        }
    }

    /// Runs `body` with the path of a pipe that contains `bytes` and then ends.
    private func withPipe(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
        let pipe = Pipe()
        let writer = Thread {
            try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
            try? pipe.fileHandleForWriting.close()
        }
        writer.start()
        try body("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
        // Reads the rest, so that the writer ends.
        _ = try pipe.fileHandleForReading.readToEnd()
    }

    /// A pipe has no known size, so it is read in several chunks.
    @Test func aPipeIsReadWhole() throws {
        let bytes = (0..<9_000_000).map { UInt8(truncatingIfNeeded: $0 >> 15) }
        try withPipe(bytes) { path in
            let read = try FileBytes.read(pathBytes: Array(path.utf8), name: "pipe", limit: .max)
            #expect(read.bytes == bytes)
            #expect(!read.isCut)
        }
    }

    @Test func pipeIsReadUpToTheLimit() throws {
        try withPipe([UInt8](repeating: 0x61, count: 9_000_000)) { path in
            let read = try FileBytes.read(
                pathBytes: Array(path.utf8), name: "pipe", limit: 5_000_000)
            #expect(read.isCut)
            #expect(read.bytes.count == 5_000_000)
        }
    }

    @Test(arguments: [[0x0A], [0x0D], [0x0D, 0x0A]] as [[UInt8]])
    func rowsCountForTheLimit(lineEnd: [UInt8]) throws {
        let bytes = (0..<4_000_000).flatMap { _ in lineEnd }
        try withPipe(bytes) { path in
            let read = try FileBytes.read(
                pathBytes: Array(path.utf8), name: "pipe", limit: 8_000_000)
            #expect(read.isCut)
            #expect(read.bytes.count < 6_000_000)
        }
    }

    @Test func endlessInputShowsItsFirstRows() throws {
        let bytes = (0..<1_000_000).flatMap { Array("\($0),y\n".utf8) }
        try withPipe(bytes) { path in
            let text = try DelimitedText.open(path: path, hasHeader: false, limit: 1_000_000)
            #expect(text.isCut)
            #expect((1_000..<200_000).contains(text.rowCount))
            let last = CellReader(text).value(row: text.rowCount - 1, column: 0)
            #expect(last == "\(text.rowCount - 1)")
        }
    }

    @Test func fileLargerThanTheLimitShowsItsWholeRows() throws {
        try withFile(Array("a,b\nc,\"d\n".utf8)) { path in
            let text = try DelimitedText.open(path: path, hasHeader: false, limit: 7)
            #expect(text.isCut)
            #expect(text.rowCount == 1)
        }
    }

    @Test func rowLongerThanTheLimitIsRefused() throws {
        try withFile(Array("a,b\nc".utf8)) { path in
            #expect(throws: DelimitedTextError.rowTooLong(name: path, length: 3)) {
                try DelimitedText.open(path: path, limit: 3)
            }
        }
    }

    @Test func anEndlessStreamThatIsNoTextIsRefused() {
        #expect(throws: DelimitedTextError.notText(name: "/dev/zero", line: 1)) {
            try DelimitedText.open(path: "/dev/zero", delimiter: nil, hasHeader: true)
        }
    }

    @Test func aMissingFileIsUnreadable() {
        #expect(
            throws: DelimitedTextError.unreadable(
                name: "/no/such/file", reason: "No such file or directory")
        ) {
            try DelimitedText.open(path: "/no/such/file")
        }
    }

    @Test func aDirectoryIsNamedAsSuch() {
        #expect(throws: DelimitedTextError.isDirectory(name: "/")) {
            try DelimitedText.open(path: "/")
        }
    }

    @Test func anOpenedFileTellsItsNameAndDelimiter() throws {
        try withFile(Array("a;b\n1;2\n".utf8)) { path in
            let text = try DelimitedText.open(path: path)
            #expect(text.name == path)
            #expect(text.delimiter == .semicolon)
            #expect(text.rowCount == 1)
        }
    }
}
