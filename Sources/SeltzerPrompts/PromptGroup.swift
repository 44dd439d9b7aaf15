// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Questions that a command-line tool asks below the prompt, one after the other.
///
/// ```swift
/// let (name, kind) = try await withPromptGroup { group in
///     (try await group.ask("Name"), try await group.choose("Kind", Kind.self))
/// }
/// ```
///
/// One row remains for each answer: `✓ Name fizz`. A single question needs no group: `try await
/// PromptGroup().confirm("Continue?")`.
///
/// - Standard input and output stay free for data: questions use the terminal.
/// - Questions with an answer in ``answers`` are not asked. Without a terminal, and in a CI service
///   (`CI=true`), a question uses its default, or else throws a ``PromptError`` that names the
///   flag.
/// - With the variable `SELTZER_LINEAR`, and on a terminal that cannot move its cursor
///   (`TERM=dumb`), questions are asked line by line, with numbered choices.
/// - Ctrl-C throws ``PromptError/cancelled`` after the terminal was restored. Ctrl-D in place of an
///   answer throws ``PromptError/inputEnded(question:)``.
@MainActor
public final class PromptGroup {
    /// The answers given in advance.
    public let answers: PromptAnswers
    /// Whether Esc goes back to the previous question.
    var goesBack = false
    /// The answers so far, including answers to reuse after the user went back.
    private var records: [Record] = []
    /// The earlier answers of questions to which the user went back; never secrets.
    private var earlier: [Place: any Sendable] = [:]
    /// The number of questions that the present run of the program has asked.
    private var position = 0
    private var session: PromptSession?
    /// The flags of the questions so far, in their order.
    private var flags: [String] = []
    /// The place where questions are asked.
    private lazy var place = PromptPlace.wanted(by: processEnvironment())

    /// An answer.
    private struct Record {
        let place: Place
        let words: String
        let value: any Sendable
        /// Whether the user answered it here.
        let isAsked: Bool
        let isSecret: Bool
    }

    /// A question's place among the questions of a run of the program.
    private struct Place: Hashable {
        let title: String
        /// The number of earlier questions with the same title, as in a loop.
        let number: Int
    }

    /// The user went back to the previous question.
    struct WentBack: Error {}

    /// Creates a group of questions.
    ///
    /// - Parameter answers: The answers given in advance.
    public init(answers: PromptAnswers = PromptAnswers()) {
        self.answers = answers
    }

    /// Creates a group that asks line by line through a port.
    convenience init(answers: PromptAnswers = PromptAnswers(), lines: any LinePort) {
        self.init(answers: answers)
        place = .lines(lines)
    }

    // MARK: Asking

    /// Returns the answer to a question: from an earlier run of the program, from the answers given
    /// in advance, or from the user.
    func answer<Value>(_ question: Question<Value>) async throws -> Value {
        let place = Place(
            title: question.title,
            number: records.prefix(position).count { $0.place.title == question.title })
        if position < records.count, records[position].place == place,
            let value = records[position].value as? Value
        {
            position += 1
            return value
        }
        // The program asks other questions now than before the user went back.
        records.removeSubrange(position...)
        let (value, isAsked) = try await newAnswer(question, at: place)
        records.append(
            Record(
                place: place, words: question.words(value), value: value, isAsked: isAsked,
                isSecret: question.linear.isSecret))
        position += 1
        return value
    }

    private func newAnswer<Value>(
        _ question: Question<Value>, at place: Place
    ) async throws -> (value: Value, isAsked: Bool) {
        flags.append(question.flag)
        if let given = answers.values[question.flag] {
            return (try await check(given, question), false)
        }
        switch self.place {
        case .lines(let lines): return (try await lines.ask(question), true)
        case .nowhere: return (try standardAnswer(to: question), false)
        case .screen:
            do {
                return (try await askOnScreen(question, at: place), true)
            } catch ApplicationError.noTerminal, ApplicationError.unusableTerminal {
                return (try standardAnswer(to: question), false)
            }
        }
    }

    /// Returns the default answer to a question that cannot be asked.
    private func standardAnswer<Value>(
        to question: Question<Value>
    ) throws(PromptError) -> Value {
        if let standard = question.standard { return standard }
        if let flag = answers.uncheckedFlags.first(where: {
            !flags.contains($0) && FlagNames.isNear($0, question.flag)
        }) {
            throw .unknownFlag(flag: flag, known: [question.flag])
        }
        throw .unanswered(question: question.title, flag: question.flag)
    }

    /// Throws an error if a flag of the command line belongs to no question.
    func checkFlags() throws(PromptError) {
        if let error = FlagNames(flags).error(ofFirstUnknown: answers.uncheckedFlags) {
            throw error
        }
    }

    private func check<Value>(_ given: String, _ question: Question<Value>) async throws -> Value {
        func refused(_ reason: String) -> PromptError {
            let place = answers.places[question.flag].map { " (\($0))" } ?? ""
            return .refused(
                flag: question.flag, answer: question.linear.isSecret ? "•••" : given,
                reason: reason + place)
        }
        let value: Value
        do {
            value = try await question.parse(given)
        } catch {
            throw refused(error.reason)
        }
        if let reason = await question.check(value) { throw refused(reason) }
        return value
    }

    private func askOnScreen<Value>(
        _ question: Question<Value>, at place: Place
    ) async throws -> Value {
        let session: PromptSession
        if let present = self.session {
            session = present
        } else {
            session = PromptSession()
            try await session.start()
            if goesBack { self.session = session }
        }
        let canGoBack = goesBack && records.contains { $0.isAsked }
        let outcome = await session.ask(
            question, earlier: earlier[place] as? Value, canGoBack: canGoBack)
        switch outcome {
        case .answered(let value):
            if !goesBack { try await session.end() }
            return value
        case .wentBack:
            forgetLastAnswer()
            session.removeAnswer()
            throw WentBack()
        case .inputEnded:
            if !goesBack { try await session.end() }
            throw PromptError.inputEnded(question: question.title)
        case .ended:
            self.session = nil
            throw try await session.error()
        }
    }

    /// Removes the last answer of the user; when its question is asked again, it shows that answer.
    private func forgetLastAnswer() {
        guard let last = records.lastIndex(where: \.isAsked) else { return }
        let record = records[last]
        if !record.isSecret { earlier[record.place] = record.value }
        records.removeSubrange(last...)
    }

    // MARK: The run of the program

    /// Starts again with the first question; questions with recorded answers return these.
    func restart() { position = 0 }

    /// Gives the terminal back; the rows of the answers remain.
    func close() async throws {
        let session = session
        self.session = nil
        try await session?.end()
    }

    /// Gives the terminal back after an error of the program.
    func closeAfterError() async {
        let session = session
        self.session = nil
        _ = try? await session?.end()
    }
}

/// Runs questions in which Esc goes back to the previous question.
///
/// To go back, the closure runs again from its start, and the earlier questions return their
/// answers at once. So all that the closure does between its questions may happen twice. A question
/// that is asked again shows its earlier answer, unless it is a secret. The rows of the answers
/// remain below the prompt.
///
/// - Parameters:
///   - answers: The answers given in advance.
///   - body: Asks the questions.
/// - Returns: The result of the closure.
/// - Throws: A ``PromptError``, such as ``PromptError/unknownFlag(flag:known:)`` for a flag of the
///   command line without a question, or the error of the closure.
@MainActor
public func withPromptGroup<Result>(
    answers: PromptAnswers = PromptAnswers(),
    _ body: @MainActor (PromptGroup) async throws -> Result
) async throws -> Result {
    let group = PromptGroup(answers: answers)
    group.goesBack = true
    while true {
        do {
            group.restart()
            let result = try await body(group)
            try group.checkFlags()
            try await group.close()
            return result
        } catch is PromptGroup.WentBack {
            continue
        } catch {
            await group.closeAfterError()
            throw error
        }
    }
}
