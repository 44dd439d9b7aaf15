// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import InputRecords
import Seltzer
import Testing

@Suite struct InputRecordTests {
    private func record(_ bytes: [UInt8], _ decoded: DecodedInput? = nil) -> InputRecord {
        InputRecord(number: 1, bytes: bytes, byteCount: bytes.count, decoded: decoded)
    }

    @Test(arguments: [
        (8, "1b 5b 41"), (7, "1b 5b …"), (6, "1b …"), (3, "…"), (1, "…"), (0, ""), (-5, ""),
    ])
    func bytesAreCutToTheColumns(columns: Int, text: String) {
        let shown = record([0x1B, 0x5B, 0x41]).hexadecimal(columns: columns)
        #expect(shown == text)
        #expect(shown.count <= max(0, columns))
    }

    @Test func bytesThatWereNotKeptAreAnEllipsis() {
        let record = InputRecord(number: 1, bytes: [0x61], byteCount: 10_000, decoded: nil)
        #expect(record.hexadecimal(columns: 80) == "61 …")
        #expect(InputRecord(number: 1, decoded: nil).hexadecimal(columns: 80) == "")
    }

    private static let events: [(DecodedInput, String)] = [
        (
            .event(.key(KeyPress(.character("c"), modifiers: .control))),
            #"{"kind":"key","key":"c","mods":["ctrl"],"hex":"00"}"#
        ),
        (
            .event(.key(KeyPress(.character("\"")))),
            #"{"kind":"key","key":"\"","mods":[],"text":"\"","hex":"00"}"#
        ),
        (
            .event(.key(KeyPress(.up, modifiers: [.shift, .alt], phase: .release))),
            #"{"kind":"key","key":"up","mods":["alt","shift"],"type":"release","hex":"00"}"#
        ),
        (
            .event(.mouse(MouseInput(.scroll(dx: 0, dy: -1), at: Point(x: 3, y: 4)))),
            #"{"kind":"mouse","action":"scroll","button":"wheel-up","x":3,"y":4,"mods":[],"hex":"00"}"#
        ),
        (
            .event(.mouse(MouseInput(.release(nil), at: .zero, modifiers: .control))),
            #"{"kind":"mouse","action":"release","button":"none","x":0,"y":0,"mods":["ctrl"],"hex":"00"}"#
        ),
        (
            .event(.paste("a\n\u{1B}b", isTruncated: false)),
            #"{"kind":"paste","text":"a\n\u001bb","hex":"00"}"#
        ),
        (.event(.focus(false)), #"{"kind":"focus","gained":false,"hex":"00"}"#),
        (
            .event(.resize(Size(width: 80, height: 24))),
            #"{"kind":"resize","col":80,"row":24,"hex":"00"}"#
        ),
        (
            .report(.cursorPosition(Point(x: 1, y: 2))),
            #"{"kind":"report","name":"cursor-position","row":2,"col":1,"hex":"00"}"#
        ),
        (
            .report(.color(.background, .rgb(1, 2, 3))),
            #"{"kind":"report","name":"colour","hex":"00"}"#
        ),
    ]

    @Test(arguments: events) func eventIsALineOfJSON(decoded: DecodedInput, json: String) {
        #expect(record([0], decoded).json == json)
    }

    @Test func bytesThatMeanNothingAreNotLogged() {
        #expect(record([0x1B]).json == nil)
    }

    @Test(arguments: [
        (DecodedInput.event(.key(KeyPress(.character("a")))), "key a"),
        (.event(.key(KeyPress(.character(" ")))), "key space types \" \""),
        (.event(.key(KeyPress(.left, phase: .repeat))), "key left repeat"),
        (
            .event(.mouse(MouseInput(.drag(.left), at: Point(x: 3, y: 4), modifiers: .alt))),
            "mouse drag left 3,4 with alt"
        ),
        (.event(.mouse(MouseInput(.move, at: Point(x: 3, y: 4)))), "mouse move 3,4"),
        (.event(.focus(true)), "focus gained"),
        (.report(.version("XTerm(379)")), "answer: XTerm(379)"),
        (.report(.mode(2026, isPrivate: true, .reset)), "answer: mode ?2026 reset"),
    ])
    func summarySaysWhatHappened(decoded: DecodedInput, summary: String) {
        #expect(decoded.summary == summary)
    }

    @Test func summaryHasNoControls() {
        let summary = DecodedInput.event(.paste("a\u{1B}[31m\nb", isTruncated: true)).summary
        #expect(summary.hasPrefix("paste 8 characters, cut: a"))
        #expect(!summary.unicodeScalars.contains { $0.value < 0x20 })
    }
}
