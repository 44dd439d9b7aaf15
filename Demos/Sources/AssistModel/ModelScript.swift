// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The scripts of a ``ScriptedModel``.
///
/// | the text contains | the answer |
/// |---|---|
/// | `refuse` | a refusal |
/// | `error` | some text, and then an error of the server |
/// | `plan`, `test` or `fix` | a to-do list, tools in several steps with a write, and a summary |
/// | `read`, `list`, `write` or `run` | one use of the tool |
/// | anything else | Markdown with headings, a list, code and a table |
enum ModelScript {
    /// An answer.
    struct Step {
        var text = ""
        var calls: [ToolCall] = []
        var reason = ModelPart.Reason.stop
        var error: ServerError?
    }

    /// Returns the answer to the messages so far.
    static func step(after messages: [ChatMessage]) -> Step {
        let last = messages.lastIndex { $0.role == .user } ?? messages.startIndex
        let results = messages[last...].filter { $0.role == .tool }
        let wish = messages.indices.contains(last) ? messages[last].text : ""
        let words = Set(wish.lowercased().split { !$0.isLetter }.map(String.init))
        let steps = steps(for: words, wish: wish, results: results)
        let number = messages[last...].count { $0.role == .assistant }
        var step = steps[min(number, steps.count - 1)]
        for index in step.calls.indices {
            step.calls[index].id = "call-\(messages.count)-\(index)"
        }
        if !step.calls.isEmpty { step.reason = .toolCalls }
        return step
    }

    private static func steps(
        for words: Set<String>, wish: String, results: [ChatMessage]
    ) -> [Step] {
        if words.contains("refuse") {
            return [Step(text: "I cannot help with that.", reason: .refused)]
        }
        if words.contains("error") {
            return [Step(text: "Let me see.\n\n", error: .reported("The model is overloaded"))]
        }
        if !words.isDisjoint(with: ["plan", "test", "tests", "fix"]) { return fix(results) }
        let argument = wish.split(separator: " ").dropFirst().joined(separator: " ")
        let single: (String, String, JSONValue)? =
            words.contains("read")
            ? ("read", "read_file", ["path": .text(argument.isEmpty ? "README.md" : argument)])
            : words.contains("list")
                ? ("list", "list_folder", ["path": .text(argument.isEmpty ? "." : argument)])
                : words.contains("run")
                    ? (
                        "run", "run_command",
                        ["command": .text(argument.isEmpty ? "ls -la" : argument)]
                    )
                    : words.contains("write")
                        ? (
                            "write", "write_file",
                            [
                                "path": .text(argument.isEmpty ? "notes.md" : argument),
                                "content": "# Notes\n\nWritten by the scripted model.\n",
                            ]
                        ) : nil
        guard let (_, tool, arguments) = single else { return [Step(text: markdown)] }
        return [
            Step(text: "One moment.\n", calls: [call(tool, arguments)]),
            Step(text: closing(results)),
        ]
    }

    private static func call(_ name: String, _ arguments: JSONValue) -> ToolCall {
        ToolCall(id: "", name: name, arguments: arguments.description)
    }

    private static func closing(_ results: [ChatMessage]) -> String {
        let lines = results.last?.text.split(separator: "\n").count ?? 0
        return "Done. The result has **\(lines) lines**.\n"
    }

    private static func fix(_ results: [ChatMessage]) -> [Step] {
        let titles = ["Find what is slow", "Share the table", "Run the tests again"]
        func plan(done: Int) -> ToolCall {
            let items = titles.enumerated().map { index, title in
                PlanItem(title, index < done ? .done : index == done ? .active : .open).json
            }
            return call("update_plan", ["items": .array(items)])
        }
        return [
            Step(
                text: """
                    I will look at the folder first. Two ways out are likely:

                    1. **Read it once** and share it. Small, and it needs no lock.
                    2. **Cache by date.** More code, and only the forecast gains.


                    """,
                calls: [plan(done: 0), call("list_folder", ["path": "."])]),
            Step(
                calls: [
                    plan(done: 1),
                    call(
                        "write_file",
                        [
                            "path": "TideTable.swift",
                            "content": """
                            /// The table of tides, which is read once.
                            final class TideTable {
                                static let shared = load("tides.json")
                                var rows: [Tide] { Self.shared }
                            }

                            """,
                        ]),
                ]),
            Step(
                calls: [plan(done: 2), call("run_command", ["command": "echo 41 tests passed"])]),
            Step(calls: [plan(done: 3)]),
            Step(
                text: """
                    `TideTable` now reads `tides.json` **once**. \(results.count) tools were used.

                    | run | time |
                    |---|---:|
                    | before | 9.8 s |
                    | after | 0.4 s |

                    """),
        ]
    }

    private static let markdown = """
        ## Tides in a table

        A table that is read **once** needs no lock. This is the *whole* change:

        ```swift
        final class TideTable {
            static let shared = load("tides.json")
            var rows: [Tide] { Self.shared }
        }
        ```

        - `shared` is read at its first use.
        - The interface stays as it is.
        - 潮汐 and 🌊 take two cells each.

        | station | high | low |
        |---|---:|---:|
        | Cuxhaven | 3.4 m | 0.3 m |
        | Brest | 6.9 m | 1.1 m |

        > Ask for a *plan* to see tools, a diff and a to-do list.

        """

    /// Returns the pieces in which a text is streamed: words with the space before them, and line feeds.
    static func tokens(in text: String) -> [Substring] {
        var tokens: [Substring] = []
        var start = text.startIndex
        for index in text.indices.dropFirst() where text[index].isWhitespace {
            tokens.append(text[start..<index])
            start = index
        }
        if start < text.endIndex { tokens.append(text[start...]) }
        return tokens
    }
}
