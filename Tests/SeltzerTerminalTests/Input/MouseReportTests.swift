// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MouseButton, MouseInput.

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct MouseReportTests {
    @Test(arguments: [
        ("<0;1;1M", DecodedInput.mouse(.press(.left), 0, 0)),
        ("<1;1;1M", .mouse(.press(.middle), 0, 0)), ("<2;1;1M", .mouse(.press(.right), 0, 0)),
        ("<0;3;4m", .mouse(.release(.left), 2, 3)), ("<2;3;4m", .mouse(.release(.right), 2, 3)),
        ("<3;3;4M", .mouse(.release(nil), 2, 3)), ("<35;3;4M", .mouse(.move, 2, 3)),
        ("<32;3;4M", .mouse(.drag(.left), 2, 3)), ("<34;3;4M", .mouse(.drag(.right), 2, 3)),
        ("<32;3;4m", .mouse(.release(.left), 2, 3)),
        ("<64;3;4M", .mouse(.scroll(dx: 0, dy: -1), 2, 3)),
        ("<65;3;4M", .mouse(.scroll(dx: 0, dy: 1), 2, 3)),
        ("<66;3;4M", .mouse(.scroll(dx: -1, dy: 0), 2, 3)),
        ("<67;3;4M", .mouse(.scroll(dx: 1, dy: 0), 2, 3)),
        ("<128;3;4M", .mouse(.press(.other(8)), 2, 3)),
        ("<129;3;4m", .mouse(.release(.other(9)), 2, 3)),
        ("<160;3;4M", .mouse(.drag(.other(8)), 2, 3)),
        ("<28;3;4M", .mouse(.press(.left), 2, 3, [.shift, .alt, .control])),
        ("<0;260;100M", .mouse(.press(.left), 259, 99)),
        ("32;3;4M", .mouse(.press(.left), 2, 3)), ("35;3;4M", .mouse(.release(nil), 2, 3)),
        ("67;3;4M", .mouse(.move, 2, 3)),
        ("M !!", .mouse(.press(.left), 0, 0)), ("M#!!", .mouse(.release(nil), 0, 0)),
        ("MC$%", .mouse(.move, 3, 4)), ("M`\u{FF}\u{21}", .mouse(.scroll(dx: 0, dy: -1), 222, 0)),
    ]) func reportIsItsInput(_ report: String, _ expected: DecodedInput) {
        #expect(InputDecoder.decode("\u{1B}[" + report) == [expected])
    }

    @Test("Reports in pixels (1016), which another program left on, are those of far cells")
    func pixelReportsAreFarCells() {
        #expect(
            InputDecoder.decode("\u{1B}[<0;1213;745M\u{1B}[<35;-4;2M\u{1B}[<0;1213;745mk") == [
                .mouse(.press(.left), 1212, 744), .mouse(.move, 0, 1),
                .mouse(.release(.left), 1212, 744), .typed("k"),
            ])
        #expect(InputDecoder.decode("\u{1B}[?1016;2$yk").count == 2)
    }

    @Test(arguments: [
        ("<0;0;0M", 0, 0), ("<0;-5;3M", 0, 2), ("<0;3;-1M", 2, 0), ("<0;-0;-99999999999M", 0, 0),
        ("<0;99999999999999999999999;1M", 0x7FFF, 0), ("M   ", 0, 0),
        ("<0;32768;32769M", 0x7FFF, 0x7FFF),
    ]) func coordinatesAreHeldInRange(_ report: String, _ x: Int, _ y: Int) {
        #expect(InputDecoder.decode("\u{1B}[" + report) == [.mouse(.press(.left), x, y)])
    }

    @Test(arguments: [
        "<M", "<0M", "<0;1M", "<0;1;1;M", "<0;1;2;3M", "<;1;1M", "<0;;1M", "<-;1;1M", "<256;1;1M",
        "<0:1;1;1M", "<99999999999;1;1M", "0;1;1M", "31;1;1M", "<64;1;1m", "<96;1;1M", "M\u{1F}!!",
        "M!\u{0}!", "<0;1-;1M", "<0;--1;1M",
    ]) func garbledReportMeansNothing(_ report: String) {
        #expect(InputDecoder.decode("\u{1B}[" + report + "k") == [.typed("k")])
    }

    @Test func extremeNumbersAreHarmless() {
        for code in [Int.min, -1, 256, Int.max] {
            #expect(MouseReport.input(code: code, column: 1, row: 1, isRelease: nil) == nil)
        }
        let input = MouseReport.input(code: 0, column: .min, row: .max, isRelease: false)
        #expect(input == MouseInput(.press(.left), at: Point(x: 0, y: 0x7FFF)))
    }
}
