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
    let list = ListView()
    /// The time from which an answer permits: a key that was pressed for the box must not.
    private var readableTime = Duration.zero
    private var now: Duration { view.window?.application?.clock.now ?? .zero }

    override func loadView() {
        subject.numberOfLines = 0
        // Without enough room, the subject gives way before the answers.
        subject.setContentCompressionResistancePriority(.init(rawValue: 500), for: .vertical)
        list.setContentCompressionResistancePriority(.required, for: .vertical)
        let texts = StackView(.vertical, [heading, subject])
        texts.layoutMargins = Insets(left: 2, bottom: 1)
        texts.isLayoutMarginsRelativeArrangement = true
        view = StackView(.vertical, [texts, StackView(.horizontal, [list])])
    }

    override func viewDidLoad() {
        list.accessibilityLabel = "Answer"
        list.allowsTypeSelect = false
        on(RowActivated.self, PermissionController.rowActivated)
    }

    /// Shows a question.
    func ask(_ question: PermissionQuestion, in folder: String) {
        heading.text = question.title
        let quiet = Style(foreground: .secondaryLabel), place = "   in \(folder)"
        subject.styledText = "\(question.request.wholeSubject)\(place, style: quiet)"
        list.setItems([
            "   1  Yes",
            "   2  Always  \(question.rule.remark, style: quiet)",
            "   3  No      \("and say what to do instead", style: quiet)",
        ])
        // The harmless answer.
        list.selectedIndex = 2
        readableTime = now + .milliseconds(500)
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
        guard index == 2 || now >= readableTime else { return }
        list.selectedIndex = index
        view.post(PermissionChosen(answer: index == 0 ? .yes : index == 1 ? .always : nil))
    }
}
