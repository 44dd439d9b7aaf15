// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An input and an output on which questions are asked line by line.
@MainActor
protocol LinePort: AnyObject {
    /// Writes a text.
    func write(_ text: String)
    /// Returns the next line without its end; nil at the end of the input.
    ///
    /// - Parameter isSecret: Whether the terminal hides the typed text.
    /// - Throws: ``PromptError/cancelled`` if the user pressed Ctrl-C.
    func readLine(isSecret: Bool) async throws -> String?
}

extension LinePort {
    /// Asks a question until it has an answer.
    func ask<Value>(_ question: Question<Value>) async throws -> Value {
        let form = question.linear
        var prompt = question.title
        if !form.hint.isEmpty { prompt += " (\(form.hint))" }
        if let words = question.standard.map(question.words), !words.isEmpty {
            prompt += " [\(words)]"
        }
        for (index, title) in form.titles.enumerated() { write("  \(index + 1)  \(title)\n") }
        if !question.help.isEmpty { write("\(question.help)\n") }
        while true {
            write("\(prompt): ")
            guard let line = try await readLine(isSecret: form.isSecret) else {
                write("\n")
                throw PromptError.inputEnded(question: question.title)
            }
            if line.trimmed.isEmpty, let standard = question.standard { return standard }
            do throws(Refusal) {
                let value = try await (form.parse ?? question.parse)(line)
                guard let reason = await question.check(value) else { return value }
                write("\(reason).\n")
            } catch {
                write("\(error.reason).\n")
            }
        }
    }
}
