// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@Suite struct ColorParsingTests {
    @Test(arguments: [
        ("#ff8800", Color.hex(0xFF8800)), ("#F80", .hex(0xFF8800)), ("palette(208)", .palette(208)),
        ("red", .red),
        ("brightWhite", .brightWhite), ("default", .default), ("clear", .clear),
    ])
    func aColorIsRead(text: String, color: Color) {
        #expect(Color(text) == color)
        #expect(Color(color.description) == color)
    }

    @Test(arguments: [
        "", "#", "#12", "#ggg", "#1234567", "palette(256)", "palette(-1)", "palette(", "Red", "日本",
    ])
    func whatIsNoColorIsNil(text: String) {
        #expect(Color(text) == nil)
    }
}
