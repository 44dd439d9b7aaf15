// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows a page: its idea, its board, and the text about the last event.
final class PageView: View {
    private let page: Page
    private let idea: Label
    private let rule = RuleView()
    private let board: BoardView
    private let text = Label()
    private let boardScroll: ScrollView
    private let textScroll: ScrollView

    init(_ page: Page) {
        self.page = page
        idea = Label(page.idea, style: Style(foreground: .secondaryLabel))
        board = BoardView(page)
        boardScroll = ScrollView(board)
        textScroll = ScrollView(text)
        super.init()
        text.numberOfLines = 0
        text.paragraphStyle.headIndent = 4
        for view in [idea, boardScroll, rule, textScroll] { addSubview(view) }
        page.onChange = { [weak self] in self?.update() }
        update()
    }

    /// Focuses the page's first button, or the page if it has no button.
    func focusFirst() {
        (board.controls.buttons.first ?? self).becomeFirstResponder()
    }

    override var canBecomeFirstResponder: Bool { page.actions.isEmpty }

    override var actions: [Action] {
        let own = page.actions.map { action in
            Action(nil, title: action.title, keys: [KeySequence(action.key)]) { [page] _ in
                page.perform(action)
                return .stop
            }
        }
        return own + [
            Action(nil, title: "Step by step", keys: ["s"], PageView.showNextHop),
            Action(nil, keys: ["pagedown"]) { [weak self] _ in self?.scrollText(by: 1) ?? .ignored
            },
            Action(nil, keys: ["pageup"]) { [weak self] _ in self?.scrollText(by: -1) ?? .ignored },
        ]
    }

    private func showNextHop() {
        page.showNextHop()
    }

    private func scrollText(by pages: Int) -> Disposition {
        let step = max(1, textScroll.bounds.height - 1)
        textScroll.contentOffset.y += pages * step
        return .stop
    }

    private func update() {
        board.update()
        text.styledText = RouteText.text(of: page)
        rule.title = page.headline ?? ""
        rule.titleStyle = page.verdict?.textStyle ?? Style()
        textScroll.contentOffset = .zero
    }

    override func layoutSubviews() {
        let ideaHeight = bounds.height >= 12 ? (bounds.height >= 20 ? 3 : 1) : 0
        let ruleHeight = bounds.height >= 4 ? 1 : 0
        let rest = max(0, bounds.height - ideaHeight - ruleHeight)
        let leastText = min(rest, page.actions.isEmpty ? 2 : max(2, min(rest / 3, 12)))
        let wanted = board.sizeThatFits(Size(width: bounds.width - 2, height: .max)).height
        let boardHeight = min(wanted, rest - leastText)
        idea.frame = Rect(
            x: 2, y: ideaHeight / 2, width: max(0, bounds.width - 4), height: min(1, ideaHeight))
        boardScroll.frame = Rect(
            x: 1, y: ideaHeight, width: max(0, bounds.width - 2), height: boardHeight)
        let ruleRow = ideaHeight + boardHeight
        rule.frame = Rect(x: 0, y: ruleRow, width: bounds.width, height: ruleHeight)
        textScroll.frame = Rect(
            x: 2, y: ruleRow + ruleHeight, width: max(0, bounds.width - 3),
            height: rest - boardHeight)
    }
}
