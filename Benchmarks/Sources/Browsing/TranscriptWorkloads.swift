// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer

/// What a conversation costs whose answer grows by a token.
@MainActor
enum TranscriptWorkloads {
    static var all: [Workload] {
        [
            Workload(awaiting: "tokens-inline") { await streaming(.inline(.fitting())) },
            Workload(awaiting: "tokens-screen") { await streaming(.fullScreen) },
            Workload(awaiting: "tokens-redraw") {
                await streaming(.inline(.fitting()), redrawing: true)
            },
            Workload(awaiting: "turns-resumed") { await resuming() },
        ]
    }

    /// A transcript above a row of its own.
    private final class Chat: ViewController {
        let transcript = StreamingTranscript()

        override func loadView() {
            addChild(transcript)
            let stack = StackView(.vertical, [transcript.view, Label("status")])
            stack.setFlex(1, of: transcript.view)
            view = stack
            transcript.didMove(toParent: self)
        }
    }

    /// The tokens of an answer of paragraphs, items, code of sixty lines, and a table; they begin again after the last one.
    private static let tokens: [String] = {
        let words = [
            "The ", "tide ", "`tides.json` ", "reads ", "once ", "**0.23 s** ", "for ", "each ",
            "test, ", "and ", "then ", "it ", "waits. ",
        ]
        let paragraph = (0..<90).map { words[$0 % words.count] } + ["\n\n"]
        let items = (1...5).flatMap { ["\($0). "] + words + ["\n"] } + ["\n"]
        let code =
            ["```swift\n"]
            + (0..<60).flatMap {
                ["    let ", "tide\($0)", " = ", "harbor", ".height(at: \($0))\n"]
            }
            + ["```\n\n"]
        let table = ["| a ", "| b |\n", "|---|", "---|\n", "| 1 ", "| 2 |\n", "\n"]
        return paragraph + items + code + table
    }()

    /// Each time a token is added, and its frame is shown.
    private static func streaming(
        _ presentation: ScreenPresentation, redrawing: Bool = false
    ) async -> @MainActor (Int) async -> Void {
        let terminal = SilentTerminal(size: Size(width: 120, height: 40))
        let chat = Chat()
        await terminal.show(chat, presentation: presentation)
        chat.transcript.beginTurn("Why is the tide late?")
        await terminal.settle()
        var number = 0
        return { count in
            for _ in 0..<count {
                chat.transcript.append(tokens[number % tokens.count])
                number += 1
                // Ctrl-L sends all rows again.
                if redrawing { terminal.send("\u{0C}") }
                await terminal.settle()
            }
        }
    }

    /// Each time 1,000 turns are shown, until the terminal has them all.
    private static func resuming() async -> @MainActor (Int) async -> Void {
        let terminal = SilentTerminal(size: Size(width: 120, height: 40))
        let chat = Chat()
        await terminal.show(chat, presentation: .inline(.fitting()))
        let answer = tokens.prefix(170).joined() + "\n```swift\nlet tide = harbor.tide\n```\n"
        return { times in
            for _ in 0..<times {
                for turn in 0..<1_000 {
                    chat.transcript.beginTurn("Question \(turn)")
                    chat.transcript.append(answer)
                    chat.transcript.endTurn()
                }
                await terminal.takeLines()
            }
        }
    }
}
