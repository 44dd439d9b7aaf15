// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A question in every form in which it is asked: on a screen, line by line, or answered in advance.
@MainActor
struct Question<Value: Sendable> {
    /// The question.
    var title: String
    /// The name of the flag that answers it.
    var flag: String
    /// A few words below it.
    var help: String
    /// The answer without a terminal, and for an empty line; nil for none.
    var standard: Value?
    /// Returns the value that a text stands for.
    var parse: @MainActor (String) async throws(Refusal) -> Value
    /// Returns the words that stay on the screen.
    var words: @MainActor (Value) -> String
    /// Returns why a value cannot be used, in a few words; nil if it can.
    var check: @MainActor (Value) async -> String?
    /// Makes the controls that answer it, which show the user's earlier answer, if there is one.
    var makeBody: @MainActor (_ earlier: Value?) -> any QuestionBody<Value>
    /// The form without a screen.
    var linear = LinearForm()

    /// How a question is asked line by line.
    struct LinearForm {
        /// The numbered choices above the question, with their details.
        var titles: [String] = []
        /// Returns the value that a line stands for, in which choices may be named by their numbers; nil for that of
        /// `Question.parse`.
        var parse: (@MainActor (String) async throws(Refusal) -> Value)?
        /// What may be typed, such as `y/n`; empty for anything.
        var hint = ""
        /// Whether nothing of the answer is shown.
        var isSecret = false
    }

    init(
        _ title: String, flag: String?, help: String, standard: Value?,
        check: (@MainActor (Value) async -> String?)?,
        parse: @escaping @MainActor (String) async throws(Refusal) -> Value,
        words: @escaping @MainActor (Value) -> String,
        body: @escaping @MainActor (_ earlier: Value?) -> any QuestionBody<Value>
    ) {
        self.title = title
        self.flag = flag ?? title.flagName
        self.help = help
        self.standard = standard
        self.check = check ?? { _ in nil }
        self.parse = parse
        self.words = words
        makeBody = body
    }
}

/// The controls that answer a question on a screen.
@MainActor
protocol QuestionBody<Value>: AnyObject {
    associatedtype Value: Sendable
    /// The view below the question.
    var view: View { get }
    /// The view that is focused.
    var focusedView: View { get }
    /// The number of columns of the view before its text.
    var inset: Int { get }
    /// Words beside the question, such as the number of marked choices.
    var note: String { get }
    /// Whether the controls will soon have another value, which Enter waits for.
    var isWorking: Bool { get }
    /// The number of rows that the view wants.
    var rows: Int { get }
    /// Whether the keys are shown in a row of their own.
    var showsKeys: Bool { get }
    /// The actions of the keys that the controls do not have themselves.
    var actions: [Action] { get }
    /// Called when the note, the number of rows, or the reason of a refusal may have changed.
    var changed: (@MainActor (String?) -> Void)? { get set }
    /// Returns the value that the controls show.
    func value() throws(Refusal) -> Value
    /// Takes a paste that the controls did not take; returns what to say about it, nil if nothing.
    func paste(_ text: String) -> String?
}

extension QuestionBody {
    var focusedView: View { view }
    var inset: Int { 0 }
    var note: String { "" }
    var isWorking: Bool { false }
    var showsKeys: Bool { true }
    var actions: [Action] { [] }

    func paste(_ text: String) -> String? { "A paste is no answer here" }
}
