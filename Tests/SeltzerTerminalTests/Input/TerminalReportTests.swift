// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: InputDecoder+strings, TerminalReport+ControlSequence, TerminalReport+ControlString.

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct TerminalReportTests {
    @Test(arguments: [
        ("[?62;4;22c", TerminalReport.primaryAttributes([62, 4, 22])),
        ("[?6c", .primaryAttributes([6])), ("[?c", .primaryAttributes([])),
        ("[>1;4000;31c", .secondaryAttributes([1, 4000, 31])),
        ("[?2026;2$y", .mode(2026, isPrivate: true, .reset)),
        ("[?2027;0$y", .mode(2027, isPrivate: true, .unknown)),
        ("[4;3$y", .mode(4, isPrivate: false, .permanentlySet)),
        ("[12;40R", .cursorPosition(Point(x: 39, y: 11))),
        ("[?1;5R", .cursorPosition(Point(x: 4, y: 0))),
        ("[0;0R", .cursorPosition(.zero)),
        ("[99999999999;99999999999R", .cursorPosition(Point(x: 0x7FFF, y: 0x7FFF))),
        ("[?5u", .keyboardFlags(5)), ("[?u", .keyboardFlags(0)),
        ("[4;480;640t", .textAreaPixels(Size(width: 640, height: 480))),
        ("[6;16;8t", .cellPixels(Size(width: 8, height: 16))),
        ("[8;24;80t", .textAreaCells(Size(width: 80, height: 24))),
        ("[?1;0;256S", .sixelColors(256)),
        ("_Gi=31;OK\u{1B}\\", .graphics(isKnown: true)),
        ("_Gi=31;ENOTSUPPORTED:no\u{1B}\\", .graphics(isKnown: false)),
        ("]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", .color(.background, .rgb(0x1E, 0x1E, 0x2E))),
        ("]10;rgb:ffff/0000/8080\u{7}", .color(.foreground, .rgb(0xFF, 0, 0x80))),
        ("]12;rgb:f/0/8\u{7}", .color(.cursor, .rgb(0xFF, 0, 0x88))),
        ("]11;rgba:ff/80/00/7f\u{7}", .color(.background, .rgb(0xFF, 0x80, 0))),
        ("]4;255;rgb:FFF/000/fff\u{1B}\\", .color(.palette(255), .rgb(0xFF, 0, 0xFF))),
        ("P>|XTerm(379)\u{1B}\\", .version("XTerm(379)")),
        ("P>|a\u{7}\u{9}b\u{C2}\u{9B}\u{1B}\\", .version("ab")),
        ("P1$r0 q\u{1B}\\", .setting("0 q")), ("P0$r\u{1B}\\", .setting(nil)),
        ("P!|7E565445\u{1B}\\", .tertiaryAttributes("7E565445")),
        ("[0n", .status(0)), ("[3n", .status(3)),
        ("[?997;1n", .colorScheme(.dark)), ("[?997;2n", .colorScheme(.light)),
        ("]52;c;aGVsbG8=\u{7}", .clipboard(selection: "c", contents: Array("hello".utf8))),
        ("]52;p;aGVsbA\u{1B}\\", .clipboard(selection: "p", contents: Array("hell".utf8))),
        ("]52;;\u{7}", .clipboard(selection: "", contents: [])),
        ("P1+r524742=38\u{1B}\\", .capability(name: "RGB", value: [0x38])),
        ("P1+r5463\u{1B}\\", .capability(name: "Tc", value: [])),
        ("P0+r5463\u{1B}\\", .capability(name: "Tc", value: nil)),
    ]) func answerIsItsReport(_ answer: String, _ expected: TerminalReport) {
        #expect(InputDecoder.decode("\u{1B}" + answer + "k") == [.report(expected), .typed("k")])
    }

    @Test func oneAnswerMayHoldSeveralCapabilities() {
        #expect(
            InputDecoder.decode("\u{1B}P1+r5463;524742=38\u{1B}\\") == [
                .report(.capability(name: "Tc", value: [])),
                .report(.capability(name: "RGB", value: [0x38])),
            ])
    }

    @Test(arguments: [
        "]11;\u{7}", "]11;rgb:\u{7}", "]11;rgb:1/2\u{7}", "]11;rgb:1/2/3/4\u{7}",
        "]11;#ffffff\u{7}",
        "]11;rgb:12345/1/1\u{7}", "]11;rgb:g/1/1\u{7}", "]11;rgb://\u{7}", "]4;256;rgb:1/1/1\u{7}",
        "]4;rgb:1/1/1\u{7}", "]52;c;aGV$bG8=\u{7}", "]52;c;a\u{7}", "]52;c;a===\u{7}", "]52;c\u{7}",
        "]\u{7}", "]11\u{7}", "];;\u{7}",
        "]9999999999999999999999;1\u{7}", "]10;1;rgb:1/1/1\u{7}", "]l title\u{1B}\\", "P\u{1B}\\",
        "P1$\u{1B}\\", "P1+r\u{1B}\\", "P1+r5\u{1B}\\", "P1+r54=5\u{1B}\\", "P1+r=54\u{1B}\\",
        "P1+rzz\u{1B}\\", "P!\u{1B}\\", "[?997;3n", "[?997n", "[?1;2n", "^private\u{1B}\\",
        "_G1;OK\u{1B}\\", "Xx\u{1B}\\",
        "[?2026;9$y", "[?2026$y", "[>4;1$y", "[6;0;8t", "[6;99999999;8t", "[6;16t", "[7;1;1t",
    ]) func garbledAnswerMeansNothing(_ answer: String) {
        #expect(InputDecoder.decode("\u{1B}" + answer + "k") == [.typed("k")])
    }
}
