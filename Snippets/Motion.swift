// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// A panel that slides in and out, a list that scrolls, and a color that fades: `swift run Motion`.

import Seltzer

/// A list of lines, and a panel in front of it.
final class Motion: ViewController {
    private let lines = ScrollView(Label((1...500).map { "Line \($0)" }.joined(separator: "\n")))
    private let panel = BoxView(
        title: "Panel", layoutMargins: Insets(left: 1, right: 1), contentView: Label("I move."))
    private let notice = Label("Keys: p panel, t top, e end, f flash, q quit")
    private var isOpen = false

    override func loadView() {
        panel.backgroundColor = .surface
        let page = View()
        let column = VStack {
            lines
            notice
        }
        page.addSubview(column)
        page.addSubview(panel)
        LayoutConstraint.activate([
            column.leadingAnchor == page.leadingAnchor,
            column.trailingAnchor == page.trailingAnchor,
            column.topAnchor == page.topAnchor, column.bottomAnchor == page.bottomAnchor,
        ])
        panel.frame = Rect(x: -24, y: 3, width: 24, height: 5)
        view = page
    }

    override var actions: [Action] {
        [
            Action("panel", title: "Panel", keys: ["p"], Motion.movePanel),
            Action("top", title: "Top", keys: ["t"], Motion.scrollToTop),
            Action("end", title: "End", keys: ["e"], Motion.scrollToEnd),
            Action("flash", title: "Flash", keys: ["f"], Motion.flash),
            Action("quit", title: "Quit", keys: ["q"], Motion.quit).role(.quit),
        ]
    }

    private func movePanel() {
        isOpen.toggle()
        panel.animate(withDuration: .milliseconds(600)) {
            panel.frame.origin.x = isOpen ? 14 : -24
            panel.backgroundColor = isOpen ? .inactiveSelection : .surface
        }
    }

    private func scrollToTop() {
        lines.setContentOffset(.zero, animated: true)
    }

    private func scrollToEnd() {
        lines.setContentOffset(Point(x: 0, y: 500), animated: true)
    }

    private func quit() {
        view.window?.application?.end()
    }

    private func flash() {
        notice.animate(withDuration: .milliseconds(800)) { notice.style.foreground = .danger }
    }
}

await Application(root: Motion()).runAndExit()
