// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The files that the variables `SELTZER_RECORD_INPUT` and `SELTZER_RECORD_TEST` name, and the
/// files of finished records.
///
/// The rules of `PrivateFile` apply. An older record or recorded test is replaced, and any other
/// file with content is refused. Each further application of one process gets a record of its own,
/// with `.2`, `.3` and so on at the end of the name. The test comes from the last application.
@MainActor
package enum SessionFiles {
    /// Writes a record of each run of an application, line by line.
    ///
    /// - Parameter refused: Called with a sentence if the file cannot be written; the application
    ///   continues.
    package static func record(
        _ application: Application, to path: String, refused: @escaping @MainActor (String) -> Void
    ) {
        follow(application) { application throws(PrivateFile.Refusal) in
            let file = try Self.file(path, kind: "record") { $0.hasPrefix(#"{"seltzer":"record""#) }
            // A line that the disk did not accept as a whole is the last one.
            var isWhole = true
            return SessionRecorder(
                application, process: getpid(), surroundings: .ofProcess
            ) { line in
                if isWhole { isWhole = file.append(Array(line.utf8)) }
            }
        } ended: { _ in
        } refused: {
            refused($0)
        }
    }

    /// Writes a test that repeats the user's input, at the end of each run of an application.
    package static func writeTest(
        of application: Application, to path: String,
        refused: @escaping @MainActor (String) -> Void
    ) {
        var file: PrivateFile?
        follow(application) { application throws(PrivateFile.Refusal) in
            file = try Self.file(path, kind: "test") { $0.hasPrefix(RecordedTest.mark) }
            return SessionRecorder(
                application, process: nil, surroundings: .ofProcess, write: nil)
        } ended: { record in
            let test = RecordedTest(record, name: testName(forFile: path))
            _ = file?.append(Array(test.source.utf8))
        } refused: {
            refused($0)
        }
    }

    /// The format of a saved record.
    package enum Format {
        /// The lines of the record.
        case record
        /// A test that repeats the user's input.
        case test
    }

    /// Writes a finished record into a new file, without replacing another one.
    ///
    /// The file has the name of the program, such as `Notes-session.jsonl` or
    /// `NotesSessionTests.swift`, and a number if that file exists already.
    ///
    /// - Returns: The path of the file.
    package static func save(
        _ record: SessionRecord, as format: Format, in folder: String
    ) throws(PrivateFile.Refusal) -> String {
        let letters = record.program.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let name = letters.isEmpty ? "Program" : letters
        let start = folder == "." ? name : "\(folder)/\(name)"
        func text(_ path: String) -> String {
            guard format == .test else { return record.text }
            return RecordedTest(record, name: testName(forFile: path)).source
        }
        func path(_ number: Int) -> String {
            switch format {
            case .record: "\(start)-session\(number > 1 ? "-\(number)" : "").jsonl"
            case .test: "\(start)Session\(number > 1 ? "\(number)" : "")Tests.swift"
            }
        }
        let kind = format == .test ? "test" : "record"
        for number in 1...1_000 {
            guard let file = try PrivateFile.create(path: path(number), kind: kind) else {
                continue
            }
            guard file.append(Array(text(path(number)).utf8)) else {
                throw file.refusal("the disk does not take all of it")
            }
            return path(number)
        }
        throw PrivateFile.Refusal(
            kind: kind, path: path(1), reason: "there are a thousand of them; remove some")
    }

    /// The name of the test function in a file, such as `saveSession` for `SaveTests.swift`, so that
    /// several recorded tests fit into one module.
    package static func testName(forFile path: String) -> String {
        var name = path.split(separator: "/").last.map(String.init) ?? ""
        for ending in [".swift", "Tests", "Test", "Session"] where name.hasSuffix(ending) {
            name.removeLast(ending.count)
        }
        name = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        let capitals = name.prefix { $0.isUppercase }
        // `URLTests` begins with a word of capitals.
        let head =
            capitals.count > 1 ? capitals.dropLast(capitals.count < name.count ? 1 : 0) : capitals
        let start = head.lowercased() + name.dropFirst(head.count)
        guard !start.isEmpty else { return "recordedSession" }
        return start.contains("Session") ? start : "\(start)Session"
    }

    private static func follow(
        _ application: Application,
        start: @escaping @MainActor (Application) throws(PrivateFile.Refusal) -> SessionRecorder,
        ended: @escaping @MainActor (SessionRecord) -> Void,
        refused: @escaping @MainActor (String) -> Void
    ) {
        let observer = ApplicationObserver()
        var recorder: SessionRecorder?
        observer.didStart = { [weak application] in
            guard let application else { return }
            do throws(PrivateFile.Refusal) {
                recorder = try start(application)
            } catch {
                refused("\(error)")
            }
        }
        observer.willStop = {
            if let record = recorder?.stop() { ended(record) }
            recorder = nil
        }
        application.observers.append(observer)
    }

    /// Opens the file at a path, or at the path with the first number for which this process has
    /// written no file.
    private static func file(
        _ path: String, kind: String, isOwn: (String) -> Bool
    ) throws(PrivateFile.Refusal) -> PrivateFile {
        let process = #""process":\#(getpid())"#
        for number in 1...1_000 {
            let file = try PrivateFile(
                path: number == 1 ? path : "\(path).\(number)", kind: kind)
            let start = String(decoding: file.start(4_096).withoutByteOrderMark, as: UTF8.self)
            let line = start.prefix { $0 != "\n" }
            if line.contains(process) { continue }
            guard start.isEmpty || isOwn(start), file.clear() else {
                throw file.refusal("it has other content; choose another path")
            }
            return file
        }
        throw try PrivateFile(path: path, kind: kind).refusal("the process has written too many")
    }
}
