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
        guard let use = use(for: words, of: wish) else { return [Step(text: markdown)] }
        let lines = results.last?.text.split(separator: "\n").count ?? 0
        return [
            Step(text: "One moment.\n", calls: [use]),
            Step(text: "Done. The result has **\(lines) lines**.\n"),
        ]
    }

    /// Returns the use of one tool that the user asks for; nil for none.
    private static func use(for words: Set<String>, of wish: String) -> ToolCall? {
        let named = wish.split(separator: " ").dropFirst().joined(separator: " ")
        func subject(or other: String) -> JSONValue { .text(named.isEmpty ? other : named) }
        if words.contains("read") {
            return call(.readFile, ["path": subject(or: "README.md")])
        }
        if words.contains("list") { return call(.listFolder, ["path": subject(or: ".")]) }
        if words.contains("run") { return call(.runCommand, ["command": subject(or: "ls -la")]) }
        guard words.contains("write") else { return nil }
        let text: JSONValue = "# Notes\n\nWritten by the scripted model.\n"
        return call(.writeFile, ["path": subject(or: "notes.md"), "content": text])
    }

    static func call(_ kind: ToolKind, _ arguments: JSONValue) -> ToolCall {
        ToolCall(id: "", name: kind.rawValue, arguments: arguments.description)
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
