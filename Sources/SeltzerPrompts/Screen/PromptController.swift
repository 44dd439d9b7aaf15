// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the rows of the answers, and below them one question at a time.
final class PromptController: ViewController {
    /// The maximum number of answers that remain rows of the application; earlier answers move
    /// above it.
    private static let mostRows = 12

    /// Called with the number of rows that the view needs.
    var rowsChanged: (@MainActor (Int) -> Void)?
    /// Called with the row of an answer that moves above the application.
    var rowLeft: (@MainActor (StyledText) -> Void)?

    /// Called when a question begins to take answers, at its start and after a refusal.
    var questionTakesAnswers: (@MainActor () -> Void)?
    private let answers = AnswerRowsView()
    private var questionView: QuestionView?
    private var screen: (any QuestionScreenLike)?

    override func loadView() {
        view = PromptView(answers)
    }

    override func viewDidLoad() {
        on(TextSubmitted.self) { [weak self] _ in self?.submit() ?? .ignored }
        on(RowActivated.self) { [weak self] _ in self?.submit() ?? .ignored }
        on(AnswerGiven.self) { [weak self] _ in self?.submit() ?? .ignored }
        on(InputEnded.self) { [weak self] _ in
            self?.screen?.endInput()
            return .stop
        }
    }

    /// Whether no question takes an answer now, because an answer is being checked, or the program
    /// has not asked the next question.
    var isBetweenQuestions: Bool { screen.map { $0.isBusy || $0.isOver } ?? true }

    private func submit() -> Disposition {
        screen?.submit()
        return .stop
    }

    override var actions: [Action] {
        guard let screen else { return [] }
        let back = Action("back", title: "Back", keys: ["esc"]) { [weak self] _ in
            self?.screen?.goBack()
            return .stop
        }.mayDecline(false).priority(.low).enabled { [weak self] _ in
            self?.screen?.canGoBack == true
        }
        let cancel = Action("cancel", title: "Cancel", keys: ["ctrl-c"], PromptController.breakOff)
            .placement(.help)
        let end = Action("end-input", keys: ["ctrl-d"]) { [weak self] _ in
            self?.screen?.endInput()
            return .stop
        }.mayDecline(false)
        return screen.body.actions + (screen.canGoBack ? [back] : []) + [cancel, end]
    }

    override func handlePaste(_ event: PasteEvent) -> Disposition {
        guard let screen else { return .ignored }
        screen.paste(event.text)
        return .stop
    }

    /// Shows a question until it is answered.
    func show<Value>(_ screen: QuestionScreen<Value>) async -> PromptSession.Outcome<Value> {
        self.screen = screen
        let questionView = QuestionView(screen)
        self.questionView = questionView
        (view as? PromptView)?.question = questionView
        screen.changed = { [weak self, weak questionView] in
            questionView?.update()
            self?.updateRows()
        }
        screen.refused = { [weak self] in self?.questionTakesAnswers?() }
        updateRows()
        screen.body.focusedView.becomeFirstResponder()
        questionTakesAnswers?()
        let outcome = await screen.outcome()
        self.screen = nil
        removeQuestion()
        switch outcome {
        case .answered: answers.rows.append(screen.row)
        case .inputEnded: answers.rows.append(brokenOffRow(of: screen, "no answer"))
        case .wentBack, .ended: break
        }
        moveRowsAbove(leaving: Self.mostRows)
        updateRows()
        return outcome
    }

    /// Removes the row of the last answer.
    func removeAnswer() {
        if !answers.rows.isEmpty { answers.rows.removeLast() }
        updateRows()
    }

    /// Replaces the question with a row, and cancels the application.
    func breakOff() {
        guard let application = view.window?.application else { return }
        if let screen { answers.rows.append(brokenOffRow(of: screen, "cancelled")) }
        removeQuestion()
        updateRows()
        application.cancel()
    }

    private func brokenOffRow(of screen: any QuestionScreenLike, _ words: String) -> AnswerRow {
        AnswerRow(title: TextSanitizer.line(screen.title), words: words, isBrokenOff: true)
    }

    private func removeQuestion() {
        questionView = nil
        (view as? PromptView)?.question = nil
    }

    /// Ends the question, because its application has ended.
    func applicationEnded() { screen?.applicationEnded() }

    private func updateRows() {
        rowsChanged?(max(1, answers.rows.count + (questionView?.wantedHeight ?? 0)))
        view.setNeedsLayout()
    }

    /// Moves rows above if the terminal has too few.
    ///
    /// Every frame follows a layout, so no row is lost. While a question is shown, it takes the
    /// rows, and hidden answers stay: the user may go back to them.
    override func viewDidLayoutSubviews() {
        if questionView == nil { moveRowsAbove(leaving: max(1, view.bounds.height)) }
    }

    /// Moves the first rows above the application, until at most a number of rows is left.
    private func moveRowsAbove(leaving count: Int) {
        let excess = answers.rows.count - count
        guard excess > 0 else { return }
        let isUnicode = view.window?.application?.capabilities.isUnicode ?? true
        let width = view.bounds.width
        let column = AnswerRow.titleColumn(of: answers.rows, in: width)
        for row in answers.rows.prefix(excess) {
            rowLeft?(row.text(titleColumn: column, in: width, isUnicode: isUnicode))
        }
        answers.rows.removeFirst(excess)
    }
}

/// The user chose the answer by a button, or by a key that answers.
struct AnswerGiven: RoutedEvent {}

/// The user pressed Ctrl-D in place of an answer.
struct InputEnded: RoutedEvent {}

/// The answers, and below them the question, which gets its rows first.
private final class PromptView: View {
    private let answers: AnswerRowsView

    var question: QuestionView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let question { addSubview(question) }
            setNeedsLayout()
        }
    }

    init(_ answers: AnswerRowsView) {
        self.answers = answers
        super.init(frame: .zero)
        addSubview(answers)
    }

    override func layoutSubviews() {
        let wanted = question?.wantedHeight ?? 0
        let asking = min(bounds.height, wanted)
        let kept = min(answers.rows.count, bounds.height - asking)
        answers.frame = Rect(x: 0, y: 0, width: bounds.width, height: kept)
        question?.frame = Rect(x: 0, y: kept, width: bounds.width, height: asking)
    }
}
