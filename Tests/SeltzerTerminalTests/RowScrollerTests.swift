// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FrameWriter+Scroll.

import SeededRandom
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct RowScrollerTests {
    /// A screen of 30×10 on which a frame is shown already.
    private final class Screen {
        let buffer = CellBuffer(size: Size(width: 30, height: 10))
        let encoder: FrameEncoder
        private let output = OutputBuffer()

        init(_ profile: TerminalProfile = .ansi) { encoder = FrameEncoder(profile: profile) }

        /// Shows what is drawn and returns the bytes that took.
        @discardableResult
        func show(_ draw: (CellBuffer) -> Void) -> String {
            output.removeAll()
            draw(buffer)
            encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
            return visible(output.bytes)
        }

        /// Draws lines of a list over the columns of a rectangle, from a first one on.
        func list(from first: Int, in area: Rect) -> (CellBuffer) -> Void {
            { buffer in
                for row in 0..<area.height {
                    let text = "line \(first + row)".padding(to: area.width)
                    buffer.write(text, x: area.minX, y: area.minY + row)
                }
            }
        }
    }

    @Test func listOverAllOfTheScreenScrollsWithOneNewRow() {
        let screen = Screen()
        screen.show(screen.list(from: 10, in: screen.buffer.bounds))
        #expect(screen.show(screen.list(from: 11, in: screen.buffer.bounds)) == "^[[S^Mline 20")
        #expect(screen.show(screen.list(from: 10, in: screen.buffer.bounds)) == "^[[T^[[Hline 10")
        #expect(
            screen.show(screen.list(from: 12, in: screen.buffer.bounds))
                == "^[[2S^[[9Hline 20^M^Jline 21")
    }

    @Test func listBetweenBarsScrollsWithinItsRows() {
        let screen = Screen()
        let area = Rect(x: 0, y: 1, width: 30, height: 8)
        screen.show { buffer in
            buffer.write("a title", x: 0, y: 0)
            buffer.write("the keys", x: 0, y: 9)
        }
        screen.show(screen.list(from: 10, in: area))
        #expect(
            screen.show(screen.list(from: 11, in: area)) == "^[[2;9r^[[S^[[r^[[9Hline 18")
    }

    @Test func listInABorderScrollsWithItsBorder() {
        let screen = Screen()
        let area = Rect(x: 5, y: 1, width: 20, height: 8)
        screen.show { Canvas(buffer: $0).drawBox(Rect(x: 4, y: 0, width: 22, height: 10)) }
        screen.show(screen.list(from: 10, in: area))
        #expect(
            screen.show(screen.list(from: 11, in: area))
                == "^[[2;9r^[[S^[[r^[[9;5H│line 18^[[13C│")
    }

    @Test func listBesideOtherTextScrollsBetweenMargins() {
        let screen = Screen()
        let area = Rect(x: 10, y: 0, width: 20, height: 10)
        func showText(_ buffer: CellBuffer) {
            for row in 0..<10 { buffer.write("text \(row * row)", x: 0, y: row) }
        }
        screen.show(showText)
        screen.show(screen.list(from: 10, in: area))
        screen.encoder.hasSideMargins = true
        #expect(
            screen.show(screen.list(from: 11, in: area))
                == "^[[?69h^[[16;17s^[[S^[[?69l^[[10;16H20")
    }

    @Test func withoutMarginsTheCheaperOfMovingAndPaintingIsTaken() {
        let screen = Screen()
        let wide = Rect(x: 4, y: 0, width: 26, height: 10)
        func text(_ first: Int) -> (CellBuffer) -> Void {
            { buffer in
                for row in 0..<10 {
                    let letter = String(UnicodeScalar(UInt8(65 + first + row)))
                    buffer.write(String(repeating: letter, count: 26), x: wide.minX, y: row)
                }
            }
        }
        screen.show { for row in 0..<10 { $0.write("\(row)", x: 0, y: row) } }
        screen.show(text(0))
        let moved = screen.show(text(1))
        #expect(moved.hasPrefix("^[[S"))
        #expect(moved.utf8.count < 26 * 10 / 2)
        let narrow = Rect(x: 22, y: 0, width: 3, height: 10)
        screen.show { for row in 0..<10 { $0.write("side \(row * 37)", x: 2, y: row) } }
        screen.show(screen.list(from: 5, in: narrow))
        #expect(!screen.show(screen.list(from: 6, in: narrow)).contains("S"))
    }

    /// A list in a border scrolls, on a screen of 200×60, between text that stays.
    private struct BorderedList {
        let area: Rect
        let buffer = CellBuffer(size: Size(width: 200, height: 60))

        /// Draws a frame, with the text beside the border moved up by some rows.
        func draw(from first: Int, sidesMoved distance: Int = 0) {
            var random = SeededGenerator(seed: 7)
            let sides = (0..<61).map { _ in Self.words(40, &random) }
            let lines = (0..<100).map { _ in
                Self.words(.random(in: 2...20, using: &random), &random)
            }
            for row in 0..<60 {
                let moved = area.minY <= row && row < area.maxY ? distance : 0
                buffer.write(sides[row + moved].padding(to: 200), x: 0, y: row)
            }
            let canvas = Canvas(buffer: buffer)
            canvas.drawBox(area.inset(by: Insets(top: -1, left: -1, bottom: -1, right: -1)))
            for row in area.minY..<area.maxY {
                let text = lines[first + row].padding(to: area.width)
                canvas.draw(String(text.prefix(area.width)), at: Point(x: area.minX, y: row))
            }
        }

        private static func words(_ count: Int, _ random: inout SeededGenerator) -> String {
            let words = ["alpha", "error", "to", "the", "server", "retry", "in", "GET", "kernel"]
            return (0..<count).map { _ in words.randomElement(using: &random)! }
                .joined(separator: " ")
        }

        /// Returns the bytes of frames drawn one after the other, the first not counted.
        func cost(
            _ profile: TerminalProfile, hasSideMargins: Bool = false, frames: [() -> Void]
        ) -> Int {
            let encoder = FrameEncoder(profile: profile)
            encoder.hasSideMargins = hasSideMargins
            let output = OutputBuffer()
            for (number, draw) in frames.enumerated() {
                if number == 1 { output.removeAll() }
                draw()
                encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
            }
            return output.count
        }
    }

    @Test(arguments: [10, 40, 98, 140, 170, 190, 196])
    func bordersScrollInTheCheapestWay(width: Int) {
        let list = BorderedList(area: Rect(x: 100 - width / 2, y: 1, width: width, height: 58))
        var still = TerminalProfile.ansi
        still.strings["csr"] = nil
        let frames = [{ list.draw(from: 0) }, { list.draw(from: 1) }]
        let painted = list.cost(still, frames: frames)
        // All columns move, and then what stands beside the border is put right.
        let moved = list.cost(
            .ansi, frames: [frames[0], { list.draw(from: 1, sidesMoved: 1) }, frames[1]])
        let chosen = list.cost(.ansi, frames: frames)
        let betweenMargins = list.cost(.ansi, hasSideMargins: true, frames: frames)
        #expect(chosen <= min(painted, moved))
        #expect(betweenMargins <= 2 * width + 44)
    }

    @Test func terminalWithoutCountsScrollsStepByStep() {
        var profile = TerminalProfile.ansi
        profile.strings["indn"] = nil
        profile.strings["rin"] = nil
        let screen = Screen(profile)
        let area = Rect(x: 0, y: 1, width: 30, height: 8)
        screen.show(screen.list(from: 10, in: area))
        #expect(
            screen.show(screen.list(from: 12, in: area))
                == "^[[2;9r^[[9H^J^J^[[r^[[8Hline 18^M^Jline 19")
        #expect(
            screen.show(screen.list(from: 11, in: area))
                == "^[[2;9r^[[2H^[M^[[r^M^Jline 11")
    }

    @Test(arguments: ["csr", "rin"])
    func terminalThatCannotScrollIsPaintedAnew(capability: String) {
        var profile = TerminalProfile.ansi
        profile.strings[capability] = nil
        profile.strings["ri"] = nil
        let screen = Screen(profile)
        screen.show(screen.list(from: 11, in: screen.buffer.bounds))
        let bytes = screen.show(screen.list(from: 10, in: screen.buffer.bounds))
        #expect(!bytes.contains("r") && !bytes.contains("T") && !bytes.contains("^[M"))
    }

    @Test func rowsBelowThePromptAreNotMoved() {
        let screen = Screen()
        screen.encoder.isInline = true
        screen.show(screen.list(from: 10, in: screen.buffer.bounds))
        #expect(!screen.show(screen.list(from: 11, in: screen.buffer.bounds)).contains("S"))
    }

    @Test func backgroundOfMovedRowsIsNotThatOfThePen() {
        let screen = Screen()
        screen.show { buffer in
            Canvas(buffer: buffer).fill(buffer.bounds, with: Style(background: .blue))
        }
        screen.show { buffer in
            for row in 0..<10 {
                buffer.write("line \(row)", x: 0, y: row, Style(background: .blue))
            }
        }
        let bytes = screen.show { buffer in
            for row in 0..<10 {
                buffer.write("line \(row + 1) ", x: 0, y: row, Style(background: .blue))
            }
        }
        #expect(bytes.hasPrefix("^[[m^[[S"))
    }
}

extension String {
    fileprivate func padding(to count: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, count - self.count))
    }
}
