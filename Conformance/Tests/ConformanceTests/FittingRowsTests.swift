// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ConformanceRandom
import Foundation
import Seltzer
import SeltzerTerminal
import Testing

/// Applications on libvterm whose rows follow their content.
///
/// They grow and shrink, log lines, show sheets, and get other sizes. Above the rows are the lines of the shell and the logged
/// lines, character by character. The environment's `SELTZER_OPERATIONS` asks for more operations, `SELTZER_SEED` for others.
@MainActor
@Suite struct FittingRowsTests {
    /// A program with rows that fit, and the lines that its terminal must show.
    @MainActor
    private final class Scene {
        private var random: SeededGenerator
        private let channel: OracleChannel
        private let label = Label("")
        private let root: ViewController
        private let application: Application
        private var run: Task<Application.Ending, any Error>?
        private var sheet: ViewController?
        private var size: Size
        private var lines: [String]
        private var rows: [String] = ["start"]
        private var number = 0
        private let ending: InlineEnding

        init(seed: UInt64) async {
            random = SeededGenerator(seed: seed)
            size = Size(
                width: Int.random(in: 20...70, using: &random),
                height: Int.random(in: 2...20, using: &random))
            channel = OracleChannel(VTermOracle(size: size))
            lines = (0..<Int.random(in: 1..<12, using: &random)).map { "shell \($0)" }
            for line in lines { channel.oracle.take(Array("\(line)\r\n".utf8)) }
            ending = seed % 2 == 0 ? .cleared : .kept
            label.numberOfLines = 0
            label.text = "start"
            root = ViewController(view: StackView(.vertical, [label]))
            application = Application(root: root) { [channel] in
                TerminalDisplay(channel: channel, profile: .ansi, asksTerminal: true)
            }
            application.presentation = .inline(.fitting(), atEnd: ending)
            run = Task { [application] in try await application.run() }
            await settle()
        }

        /// The rows of the content on the screen; a label says that it has more.
        private var shownRows: [String] {
            var shown = Array(rows.prefix(size.height))
            if rows.count > size.height { shown[shown.count - 1] += "…" }
            return shown
        }

        /// Lets frames be drawn until the terminal has taken everything.
        private func settle() async {
            for _ in 0..<30 {
                await Task.yield()
                channel.deliverAnswers()
                channel.takeRest()
            }
        }

        private func changeText() {
            rows = (0..<Int.random(in: 1...14, using: &random)).map { "row \($0) #\(number)" }
            label.text = rows.joined(separator: "\n")
        }

        private func log() {
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                number += 1
                application.log("logged \(number)")
                lines.append("logged \(number)")
            }
        }

        private func changeSheet() {
            if let sheet {
                sheet.dismiss()
                self.sheet = nil
            } else {
                let text = Label("sheet\nof\nlines")
                let sheet = ViewController(view: text)
                root.present(sheet)
                self.sheet = sheet
            }
        }

        /// Performs a random operation; returns the difference, or nil if there is none.
        func step() async -> String? {
            number += 1
            let act = Int.random(in: 0..<6, using: &random)
            switch act {
            case 0, 1: changeText()
            case 2: log()
            case 3:
                size.width = Int.random(in: 20...70, using: &random)
                channel.resize(to: size)
            case 4:
                changeText()
                log()
            default: changeSheet()
            }
            await settle()
            return difference("act \(act) on \(size)")
        }

        private func difference(_ words: String) -> String? {
            let shown = sheet == nil ? shownRows : []
            let expected = lines + shown
            let found = channel.oracle.scrollback + channel.oracle.screen().lines
            guard found.prefix(expected.count) == expected[...] else {
                return "\(words): \(found), not \(expected)"
            }
            let rest = found.dropFirst(expected.count)
            return sheet != nil || rest.allSatisfy(\.isEmpty) ? nil : "\(words): left \(rest)"
        }

        /// Ends the program; returns the difference, or nil if there is none.
        func stop() async throws -> String? {
            if sheet != nil { changeSheet() }
            await settle()
            application.end()
            for _ in 0..<30 {
                await settle()
            }
            _ = try await run?.value
            let expected = lines + (ending == .kept ? shownRows : [])
            let all = channel.oracle.scrollback + channel.oracle.screen().lines
            let found = Array(all.reversed().drop { $0.isEmpty }.reversed())
            return found == expected ? nil : "at the end: \(found), not \(expected)"
        }
    }

    private static func number(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    @Test func linesAboveStayAndNothingIsLeft() async throws {
        var seed = UInt64(Self.number("SELTZER_SEED") ?? 1)
        var done = 0
        while done < Self.number("SELTZER_OPERATIONS") ?? 1_500 {
            let scene = await Scene(seed: seed)
            for step in 0..<25 {
                let wrong = await scene.step()
                try #require(
                    wrong == nil, "SELTZER_SEED=\(seed) SELTZER_OPERATIONS=1, step \(step)")
            }
            let wrong = try await scene.stop()
            try #require(wrong == nil, "SELTZER_SEED=\(seed) SELTZER_OPERATIONS=1")
            done += 25
            seed += 1
        }
    }
}
