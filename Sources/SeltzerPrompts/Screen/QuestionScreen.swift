// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A question on the screen: it takes the answer, checks it, and shows the reason of a refusal.
@MainActor
final class QuestionScreen<Value: Sendable>: QuestionScreenLike {
    let title: String
    let help: String
    let canGoBack: Bool
    private(set) var message: String?
    private(set) var isChecking = false
    private(set) var isOver = false
    var refused: (@MainActor () -> Void)?
    var changed: (@MainActor () -> Void)?
    private let question: Question<Value>
    private let content: any QuestionBody<Value>
    private var finish: (@MainActor (PromptSession.Outcome<Value>) -> Void)?
    private var checking: Task<Void, Never>?
    /// Whether the user pressed Enter before the controls had their value.
    private var isWaiting = false
    private var words = ""
    /// The outcome, once there is one; keys that were typed ahead may decide it before the program
    /// waits for it.
    private var result: PromptSession.Outcome<Value>?

    init(_ question: Question<Value>, earlier: Value?, canGoBack: Bool) {
        self.question = question
        self.canGoBack = canGoBack
        title = question.title
        help = question.help
        content = question.makeBody(earlier)
        content.changed = { [weak self] message in
            self?.message = message
            self?.changed?()
            self?.bodyChanged()
        }
    }

    var isBusy: Bool { isChecking || isWaiting }

    var body: any QuestionBody { content }

    /// Waits for the outcome.
    func outcome() async -> PromptSession.Outcome<Value> {
        if let result { return result }
        return await withCheckedContinuation { continuation in
            finish = { continuation.resume(returning: $0) }
        }
    }

    /// The row that remains of the answer.
    var row: AnswerRow {
        AnswerRow(title: TextSanitizer.line(title), words: TextSanitizer.line(words))
    }

    func submit() {
        guard !isBusy, !isOver else { return }
        guard !content.isWorking else {
            isWaiting = true
            return
        }
        let value: Value
        do {
            value = try content.value()
        } catch {
            return refuse(error.reason)
        }
        isChecking = true
        message = nil
        changed?()
        checking = Task { [weak self, question] in
            let reason = await question.check(value)
            guard !Task.isCancelled else { return }
            self?.isChecking = false
            if let reason {
                self?.refuse(reason)
                self?.refused?()
            } else {
                self?.accept(value)
            }
        }
    }

    /// Submits the answer if Enter waits for it.
    private func bodyChanged() {
        guard isWaiting, !content.isWorking else { return }
        isWaiting = false
        // The reason of a failure stays on the screen.
        if let message { refuse(message) } else { submit() }
        if !isBusy, !isOver { refused?() }
    }

    private func refuse(_ reason: String) {
        message = reason
        content.view.window?.application?.beep()
        changed?()
    }

    private func accept(_ value: Value) {
        words = question.words(value)
        end(.answered(value))
    }

    func goBack() {
        if canGoBack { end(.wentBack) }
    }

    func endInput() { end(.inputEnded) }

    func applicationEnded() { end(.ended) }

    private func end(_ outcome: PromptSession.Outcome<Value>) {
        checking?.cancel()
        guard !isOver else { return }
        isOver = true
        result = outcome
        finish?(outcome)
        finish = nil
    }

    func paste(_ text: String) {
        guard let reason = content.paste(text) else { return }
        refuse(reason)
    }
}

/// A question on the screen, without the type of its answer.
@MainActor
protocol QuestionScreenLike: AnyObject {
    var title: String { get }
    var help: String { get }
    var canGoBack: Bool { get }
    /// The reason why the answer was refused; nil for none.
    var message: String? { get }
    /// Whether the answer is being checked.
    var isChecking: Bool { get }
    /// Whether Enter was pressed, but the answer is neither accepted nor refused.
    var isBusy: Bool { get }
    /// Whether it was answered, or ended without an answer.
    var isOver: Bool { get }
    var body: any QuestionBody { get }
    /// Called when the screen must be laid out and drawn again.
    var changed: (@MainActor () -> Void)? { get set }
    /// Called when an answer was refused by its check.
    var refused: (@MainActor () -> Void)? { get set }
    func submit()
    func goBack()
    func endInput()
    func paste(_ text: String)
    func applicationEnded()
}
