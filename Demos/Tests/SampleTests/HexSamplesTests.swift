// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

/// The sample of the page of hex views.
@MainActor
@Suite struct HexSamplesTests {
    private func picture() throws -> HexView {
        let hex = HexView(source: try FileBytes(path: "picture.png"))
        return hex
    }

    @Test func aFileThatIsMissingIsAnError() {
        #expect(throws: FileError.self) { try picture() }
    }
}
