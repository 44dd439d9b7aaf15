// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import BlockingWork
import Foundation
import Testing

@testable import ProgramSupport

@Suite struct ThreadRoomTests {
    @Test func programWithRoomMayRun() {
        #expect(ThreadRoom(available: .max).objection == nil)
        #expect(ThreadRoom(available: 1 << 30).objection == nil)
    }

    @Test(arguments: [-1, 0, 1 << 20])
    func missingRoomIsToldInASentence(available: Int) {
        let objection = ThreadRoom(available: available).objection
        #expect(objection?.hasPrefix("There is not enough memory for the threads") == true)
    }

    #if os(Linux)
    /// Dispatch would wait without an end for its first thread.
    @Test(arguments: ["Cells", "Gallery", "Top"])
    func programWithoutRoomEndsAtOnce(name: String) async throws {
        let program = Bundle.main.bundleURL.appendingPathComponent(name).path
        var (low, high) = (50, 4_000)
        // A sanitizer needs far more.
        guard try await run(program, mebibytes: high).status == 0 else { return }
        // Below the limit that is found, the loader or the runtime cannot even start. The room for the threads is several
        // times the distance of two limits.
        while high - low > 8 {
            let middle = (low + high) / 2
            let status = try await run(program, mebibytes: middle).status
            if status == 0 || status == 71 { high = middle } else { low = middle }
        }
        let (status, errors) = try await run(program, mebibytes: high)
        #expect(status == 71)
        #expect(errors.contains("There is not enough memory for the threads"), "\(errors)")
    }

    /// Runs a program for its help, with a limit of its memory.
    private func run(
        _ program: String, mebibytes: Int
    ) async throws -> (status: Int32, errors: String) {
        try await BlockingWork.run {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [
                "-c", "ulimit -v \(mebibytes * 1_024) && exec timeout 60 \"$0\" --help", program,
            ]
            let errors = Pipe()
            process.standardError = errors
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            let data = errors.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            let status = process.terminationReason == .exit ? process.terminationStatus : -1
            return (status, String(decoding: data, as: UTF8.self))
        }
    }
    #endif
}
