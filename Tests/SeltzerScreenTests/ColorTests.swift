// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@Suite struct ColorTests {
    @Test(arguments: [
        (Color.default, Color.Components.default, "default"), (.clear, .clear, "clear"),
        (.red, .palette(1), "palette(1)"), (.palette(255), .palette(255), "palette(255)"),
        (.rgb(1, 2, 3), .rgb(red: 1, green: 2, blue: 3), "#010203"),
        (.hex(0xFF8800), .rgb(red: 255, green: 136, blue: 0), "#ff8800"),
        (.hex(0xFF00_0001), .rgb(red: 0, green: 0, blue: 1), "#000001"),
    ])
    func componentsAreWhatTheColorWasMadeOf(
        color: Color, components: Color.Components, description: String
    ) {
        #expect(color.components == components)
        #expect(color.description == description)
    }

    @Test func namedColorsAreThePalettesFirstSixteen() {
        let named: [Color] = [
            .black, .red, .green, .yellow, .blue, .magenta, .cyan, .white, .brightBlack,
            .brightRed, .brightGreen, .brightYellow, .brightBlue, .brightMagenta, .brightCyan,
            .brightWhite,
        ]
        #expect(named == (0..<16).map { Color.palette($0) })
        #expect(MemoryLayout<Color>.size == 4)
    }
}
