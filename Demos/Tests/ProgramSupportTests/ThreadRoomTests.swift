// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

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
    func programWithoutRoomEndsAtOnce(name: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let program = Bundle.main.bundleURL.appendingPathComponent(name).path
        // The limit leaves room for the code of the program, and for nothing else.
        process.arguments = ["-c", "ulimit -v 50000 && exec \"$0\" --help", program]
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let data = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // The loader itself may have no room.
        let said = String(decoding: data, as: UTF8.self)
        let sentences = ["memory", "cannot", "failed to map"]
        #expect(
            sentences.contains(where: said.contains) || process.terminationStatus == 0, "\(said)")
    }
    #endif
}
