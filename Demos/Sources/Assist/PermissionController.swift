// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import Seltzer

/// The user chose an answer to a question for permission; nil to say what to do instead.
struct PermissionChosen: RoutedEvent {
    let answer: PermissionAnswer?
}

/// The panel that asks whether the model may use a tool.
final class PermissionController: ViewController {
    private let heading = Label(style: Style(attributes: .bold))
    private let subject = Label(style: Style(foreground: .success))
    private let texts = StackView(.vertical, [])
    let list = ListView()
    private var question: (question: PermissionQuestion, folder: String)?
    /// Whether the screen has room for the whole subject: nothing is permitted that cannot be read.
    private var isWhole = true
    /// The time from which an answer permits: a key that was pressed for the box must not.
    private var readableTime = Duration.zero
    private var now: Duration { view.window?.application?.clock.now ?? .zero }

    override func loadView() {
        // Without enough room, the answers scroll before the subject gives way.
        texts.setContentCompressionResistancePriority(.required, for: .vertical)
        texts.isLayoutMarginsRelativeArrangement = true
        for label in [heading, subject] { texts.addArrangedSubview(label) }
        let answers = StackView(.horizontal, [list, View()])
        answers.setFlex(1, of: answers.arrangedSubviews[1])
        view = StackView(.vertical, [texts, answers])
    }

    override func viewDidLoad() {
        list.accessibilityLabel = "Answer"
        list.allowsTypeSelect = false
        on(RowActivated.self, PermissionController.rowActivated)
    }

    /// Shows a question.
    func ask(_ question: PermissionQuestion, in folder: String) {
        (self.question, isWhole) = ((question, folder), true)
        heading.text = question.title
        showAnswers()
        // The harmless answer.
        list.selectedIndex = 2
        readableTime = now + .milliseconds(500)
    }

    private func showAnswers() {
        guard let (question, _) = question else { return }
        let quiet = Style(foreground: .secondaryLabel), cut = "in a window that shows it all"
        let remarks = isWhole ? ["", question.rule.remark] : [cut, cut]
        list.setItems([
            "   1  Yes     \(remarks[0], style: quiet)",
            "   2  Always  \(remarks[1], style: quiet)",
            "   3  No      \("and say what to do instead", style: quiet)",
        ])
    }

    /// Shows the subject before everything else, and what there is room for besides.
    ///
    /// - Returns: The number of rows that remain beside the subject and the answers; negative if the answers scroll.
    func fit(rows: Int, width: Int) -> Int {
        guard let (question, folder) = question else { return rows }
        let place = "   in \(folder)", quiet = Style(foreground: .secondaryLabel)
        let plain = StyledText(question.request.wholeSubject)
        let text: StyledText = "\(plain)\(place, style: quiet)"
        let (count, placed) = (rowCount(of: plain, width), rowCount(of: text, width))
        // A row of answers and the box stay.
        let shown = min(count, max(1, rows - 2)), rest = rows - shown - 3
        // The place gets no row of its own.
        subject.styledText = placed == count ? text : plain
        if subject.numberOfLines != shown { subject.numberOfLines = shown }
        heading.isHidden = rest < 4
        texts.layoutMargins = Insets(left: 2, bottom: rest < 4 ? 0 : 1)
        guard isWhole != (shown == count) else { return rest }
        isWhole.toggle()
        let index = list.selectedIndex
        showAnswers()
        list.selectedIndex = index
        return rest
    }

    private func rowCount(of text: StyledText, _ width: Int) -> Int {
        let label = Label(text)
        label.numberOfLines = 0
        return label.sizeThatFits(Size(width: max(1, width - 2), height: .max)).height
    }

    /// Takes the number of an answer.
    override func handleKey(_ event: KeyEvent) -> Disposition {
        guard event.press.phase != .release, now >= readableTime,
            let number = event.text.flatMap({ Int($0) }), 1...3 ~= number
        else { return .ignored }
        choose(number - 1)
        return .stop
    }

    private func rowActivated(_ event: RowActivated) -> Disposition {
        choose(event.indexPath.row)
        return .stop
    }

    private func choose(_ index: Int) {
        guard index == 2 || isWhole && now >= readableTime else {
            view.window?.application?.beep()
            return
        }
        list.selectedIndex = index
        view.post(PermissionChosen(answer: index == 0 ? .yes : index == 1 ? .always : nil))
    }
}
