// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerTesting
import SeltzerViews
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@MainActor
@Suite struct SessionFilesTests {
    private let folder = ControlFolder()
    private var path: String { "\(folder.path)/file" }

    private func text(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = max(0, read(descriptor, &bytes, bytes.count))
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    private func put(_ text: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
        let bytes = Array(text.utf8)
        _ = write(descriptor, bytes, bytes.count)
        close(descriptor)
    }

    /// Runs the sample program, and returns what was said on standard error.
    private func run(
        _ follow: (Application, String, @escaping @MainActor (String) -> Void) -> Void
    ) async throws -> [String] {
        var sentences: [String] = []
        let application = Application(root: SampleController()) {
            throw ApplicationError.noTerminal
        }
        follow(application, path) { sentences.append($0) }
        let pilot = await Pilot(application, columns: 40, rows: 12)
        try await pilot.element(.button, "Save").click()
        application.end()
        await pilot.settle()
        return sentences
    }

    @Test func aRecordIsWrittenLineByLineForTheUserAlone() async throws {
        #expect(try await run(SessionFiles.record).isEmpty)
        let record = try SessionRecord(parsing: text(path))
        let pilot = await Pilot(SampleController(), columns: 40, rows: 12)
        try await pilot.replay(record)
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
        // The next application of the process gets a file of its own.
        #expect(try await run(SessionFiles.record).isEmpty)
        #expect(text("\(path).2").hasPrefix(#"{"seltzer":"record""#))
        unlink("\(path).2")
    }

    @Test(arguments: [
        ("SaveTests.swift", "saveSession"), ("/tmp/NotesSessionTests.swift", "notesSession"),
        ("NotesSession2Tests.swift", "notesSession2"), ("URLTests.swift", "urlSession"),
        ("file", "fileSession"), ("for.swift", "forSession"), ("Tests.swift", "recordedSession"),
        ("é.swift", "recordedSession"),
    ])
    func theTestIsNamedAfterItsFile(_ path: String, _ name: String) {
        #expect(SessionFiles.testName(forFile: path) == name)
    }

    @Test func aTestIsWrittenAtTheEnd() async throws {
        #expect(try await run(SessionFiles.writeTest).isEmpty)
        #expect(text(path).contains(#"try await pilot.element(.button, "Save").click()"#))
        #expect(try await run(SessionFiles.writeTest).isEmpty)
    }

    @Test func otherFilesAndLinksAreLeftAlone() async throws {
        put("a letter\n")
        let sentences = try await run(SessionFiles.record)
        #expect(sentences.count == 1)
        #expect(
            sentences.first?.hasSuffix("it has other content; choose another path.") == true)
        #expect(text(path) == "a letter\n")
        #expect(try await run(SessionFiles.writeTest).count == 1)
        unlink(path)
        symlink("/tmp/elsewhere", path)
        #expect(
            try await run(SessionFiles.record).first?.hasSuffix("it is a symbolic link.") == true)
    }
}
