// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows a page: its idea, its board, and the text about the last event.
final class PageView: View {
    private let page: Page
    private let idea: Label
    private let rule = RuleView()
    private let board: BoardView
    private let text: RouteTextView
    private let boardScroll: ScrollingView
    private let textScroll: ScrollingView

    init(_ page: Page) {
        self.page = page
        idea = Label(page.idea, style: Style(attributes: .dim))
        board = BoardView(page)
        text = RouteTextView(page)
        boardScroll = ScrollingView(board)
        textScroll = ScrollingView(text)
        super.init()
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
            Action(nil, title: "Show the route step by step", keys: ["s"], PageView.showNextHop),
            Action(nil, keys: ["down"]) { [weak self] _ in
                self?.moveFocus { $0.focusNext() } ?? .ignored
            },
            Action(nil, keys: ["up"]) { [weak self] _ in
                self?.moveFocus { $0.focusPrevious() } ?? .ignored
            },
            Action(nil, keys: ["pagedown"]) { [weak self] _ in self?.scrollText(by: 1) ?? .ignored
            },
            Action(nil, keys: ["pageup"]) { [weak self] _ in self?.scrollText(by: -1) ?? .ignored },
        ]
    }

    private func showNextHop() {
        page.showNextHop()
    }

    private func moveFocus(_ move: (Window) -> Void) -> Disposition {
        guard let window else { return .ignored }
        move(window)
        return .stop
    }

    private func scrollText(by pages: Int) -> Disposition {
        let step = max(1, textScroll.bounds.height - 1)
        textScroll.scroll(to: textScroll.bounds.minY + pages * step)
        return .stop
    }

    private func update() {
        board.update()
        text.update()
        rule.title = page.headline ?? ""
        textScroll.scroll(to: 0)
    }

    override func layoutSubviews() {
        let ideaHeight = bounds.height >= 12 ? 1 : 0
        let ruleHeight = bounds.height >= 4 ? 1 : 0
        let rest = max(0, bounds.height - ideaHeight - ruleHeight)
        let leastText = min(rest, page.actions.isEmpty ? 2 : max(2, min(rest / 3, 12)))
        let wanted = board.sizeThatFits(Size(width: bounds.width, height: rest - leastText)).height
        let boardHeight = min(wanted, rest - leastText)
        idea.frame = Rect(x: 1, y: 0, width: max(0, bounds.width - 2), height: ideaHeight)
        boardScroll.frame = Rect(x: 0, y: ideaHeight, width: bounds.width, height: boardHeight)
        let ruleRow = ideaHeight + boardHeight
        rule.frame = Rect(x: 0, y: ruleRow, width: bounds.width, height: ruleHeight)
        textScroll.frame = Rect(
            x: 0, y: ruleRow + ruleHeight, width: bounds.width, height: rest - boardHeight)
    }
}
