// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: RecordingChannel.

import Foundation
import SeltzerBase
import SeltzerScreen
import SeltzerTerminal
import Testing

@testable import SeltzerCurses

@MainActor
@Suite("A recording") struct RecordingTests {
    /// Runs a body with the path of a file in a folder of its own.
    private func withPath(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("seltzer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appendingPathComponent("a.cast").path)
    }

    /// The kinds and texts of the events in a file.
    private func events(_ path: String) throws -> [String] {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        return try lines.dropFirst().map { line in
            let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any]
            return "\(event?[1] ?? "") \(event?[2] ?? "")"
        }
    }

    @Test("holds what passes to the terminal, its sizes, and keys")
    func whatPassesIsRecorded() throws {
        try withPath { path in
            let terminal = WrittenChannel()
            let recording = Recording(path: path)
            let channel = RecordingChannel(terminal, recording: recording, terminal: "xterm")
            try channel.open(entering: Array("in".utf8), leaving: Array("out".utf8)) { _ in }
            terminal.room = 3
            let written = Array("hello".utf8).withUnsafeBytes { channel.write($0) }
            #expect(written == 3)
            terminal.receive?(.resized(Size(width: 30, height: 9)))
            terminal.receive?(.bytes(Array("answer".utf8)))
            recording.input(.key(KeyPress(.up)))
            recording.input(.paste("text", isTruncated: false))
            recording.input(.focus(true))
            channel.suspend()
            terminal.receive?(.resumed)
            channel.close()
            recording.input(.key(KeyPress(.down)))
            let header = try String(contentsOfFile: path, encoding: .utf8).prefix { $0 != "\n" }
            #expect(header.hasPrefix("{\"version\": 2, \"width\": 20, \"height\": 5, "))
            #expect(
                try events(path) == [
                    "o in", "o hel", "r 30x9", "i \u{1B}[A", "i text", "o out", "o in", "o out",
                ])
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test("goes on with the next screen of the process, and replaces that of another process")
    func theProcessHasOneRecording() throws {
        try withPath { path in
            var time = Duration.milliseconds(5_900)
            for text in ["one", "two"] {
                let recording = Recording(path: path, now: { time }, date: { time })
                recording.begin(size: Size(width: 9, height: 9), terminal: "xterm")
                time += .milliseconds(200)
                recording.output(text.utf8)
                recording.end()
            }
            #expect(try events(path) == ["o one", "r 9x9", "o two"])
            let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            #expect(
                lines.dropFirst().map { $0.prefix { $0 != "," } }
                    == ["[0.200000", "[1.100000", "[1.300000"])
            let other = Asciicast.Header(size: .zero, timestamp: 1, process: 1, terminal: "x")
            try other.line.write(toFile: path, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            let recording = Recording(path: path)
            recording.begin(size: Size(width: 9, height: 9), terminal: "xterm")
            recording.output("new".utf8)
            #expect(try events(path) == ["o new"])
        }
    }

    @Test("leaves another file and a link as they are")
    func otherFilesAreRefused() throws {
        try withPath { path in
            try "precious".write(toFile: path, atomically: true, encoding: .utf8)
            let link = path + ".link"
            try FileManager.default.createSymbolicLink(
                atPath: link, withDestinationPath: path + ".target")
            for path in [path, link, "/there/is/no/such/file"] {
                let recording = Recording(path: path)
                recording.begin(size: .zero, terminal: "xterm")
                recording.output("x".utf8)
                recording.resize(.zero)
                recording.input(.paste("x", isTruncated: false))
            }
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "precious")
            #expect(!FileManager.default.fileExists(atPath: path + ".target"))
        }
    }

    @Test("is wanted by a variable of the environment")
    func theEnvironmentNamesTheFile() {
        #expect(Recording.wanted(by: ["SELTZER_RECORD": "a.cast"]) != nil)
        #expect(Recording.wanted(by: ["SELTZER_RECORD": ""]) == nil)
        #expect(Recording.wanted(by: [:]) == nil)
    }
}

/// A channel to nowhere that takes as many bytes as it is told to.
@MainActor
private final class WrittenChannel: ByteChannel {
    let size = Size(width: 20, height: 5)
    let now = Duration.zero
    var room = Int.max
    var receive: (@MainActor (ByteChannelEvent) -> Void)?

    func open(
        entering: [UInt8], leaving: [UInt8],
        receive: @escaping @MainActor (ByteChannelEvent) -> Void
    ) throws {
        self.receive = receive
    }

    func write(_ bytes: UnsafeRawBufferPointer) -> Int { min(room, bytes.count) }
    func setModes(entering: [UInt8], leaving: [UInt8]) {}
    func awaitBytes(for limit: Duration) -> [UInt8] { [] }
    func setAlarm(after delay: Duration?) {}
    func suspend() {}
    func runForeground(_ command: [String]) async throws -> Int32 { 0 }
    func close() {}
}
