// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The inline application that asks the questions, from the first question to the end.
@MainActor
final class PromptSession {
    /// The end of a question.
    enum Outcome<Value: Sendable>: Sendable {
        /// The user answered it.
        case answered(Value)
        /// The user wants to change the answer to the previous question.
        case wentBack
        /// The user pressed Ctrl-D in place of an answer.
        case inputEnded
        /// The application ended.
        case ended
    }

    private let controller = PromptController()
    private let application: PromptApplication
    private var run: Task<Application.Ending, any Error>?
    private var hasEnded = false

    init() {
        application = PromptApplication(
            root: controller, presentation: .inline(rows: 1, atEnd: .kept))
        application.isBetweenQuestions = { [weak controller] in
            controller?.isBetweenQuestions ?? false
        }
        controller.questionTakesAnswers = { [weak application] in application?.sendHeldEvents() }
        application.mouseMode = .clicks
        controller.rowsChanged = { [weak application] rows in
            application?.presentation = .inline(rows: rows, atEnd: .kept)
        }
        controller.rowLeft = { [weak application] row in application?.moveAbove(row) }
    }

    /// Takes the terminal.
    ///
    /// - Throws: An ``ApplicationError`` if there is none.
    func start() async throws {
        let run = Task { @MainActor [weak self, application] in
            defer { self?.end(of: application) }
            return try await application.run()
        }
        self.run = run
        while !application.isRunning, !hasEnded { await Task.yield() }
        if hasEnded { _ = try await run.value }
    }

    private func end(of application: Application) {
        hasEnded = true
        controller.applicationEnded()
    }

    /// Asks a question, and shows the user's earlier answer, if there is one.
    func ask<Value>(
        _ question: Question<Value>, earlier: Value?, canGoBack: Bool
    ) async -> Outcome<Value> {
        guard !hasEnded else { return .ended }
        let screen = QuestionScreen(question, earlier: earlier, canGoBack: canGoBack)
        return await withTaskCancellationHandler {
            await controller.show(screen)
        } onCancel: {
            Task { @MainActor [controller] in controller.breakOff() }
        }
    }

    /// Removes the row of the last answer.
    func removeAnswer() { controller.removeAnswer() }

    /// Gives the terminal back; the rows of the answers remain.
    func end() async throws {
        application.endAndUnread()
        let ending = try await run?.value
        if let error = ending.flatMap(Self.error) { throw error }
    }

    /// Returns the error of an application that ended without an answer.
    func error() async throws -> any Error {
        let ending = try await run?.value
        return ending.flatMap(Self.error) ?? PromptError.cancelled
    }

    private static func error(_ ending: Application.Ending) -> PromptError? {
        switch ending {
        case .ended: nil
        case .cancelled: .cancelled
        case .disconnected: .disconnected
        }
    }
}
