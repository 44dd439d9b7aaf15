// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Two buttons that give the answer.
final class ConfirmBody: QuestionBody {
    var changed: (@MainActor (String?) -> Void)?
    private let row: StackView
    private let yes: Button
    private let no: Button
    private var isYes: Bool

    init(yes yesTitle: String, no noTitle: String, standard: Bool?) {
        yes = Button(yesTitle)
        no = Button(noTitle)
        yes.role = .primary
        isYes = standard ?? true
        row = StackView(.horizontal, [yes, no], spacing: 1)
        row.addArrangedSubview(View())
        yes.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.answer(true) }
        no.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.answer(false) }
    }

    var view: View { row }
    var focusedView: View { isYes ? yes : no }
    var rows: Int { 1 }
    var showsKeys: Bool { false }

    var actions: [Action] {
        [
            Action("yes", title: "Yes", keys: ["y"]) { [weak self] _ in
                self?.answer(true) ?? .ignored
            },
            Action("no", title: "No", keys: ["n"]) { [weak self] _ in
                self?.answer(false) ?? .ignored
            },
        ]
    }

    @discardableResult
    private func answer(_ isYes: Bool) -> Disposition {
        self.isYes = isYes
        row.post(AnswerGiven())
        return .stop
    }

    func value() -> Bool { isYes }
}
