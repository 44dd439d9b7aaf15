// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// The page that explains a press, a key or a character.
@MainActor
final class WhyPage: InspectorPage {
    private let answers = ListView()
    private let prompt = Label()
    private var pick: PointerPick?
    private var last: LastInputRoutes?

    init() {
        super.init()
        title = "Why"
    }

    override func loadView() {
        prompt.numberOfLines = 2
        answers.accessibilityLabel = "Answers"
        let stack = StackView(.vertical, [prompt, answers])
        stack.setFlex(1, of: answers)
        stack.layoutMargins = Insets(left: 1, right: 1)
        stack.setCustomSpacing(1, after: prompt)
        view = stack
        ask(Self.hint)
    }

    override var preferredFocusedView: View? { answers }

    override func viewDidDisappear(_ animated: Bool) { stop() }

    override func end() {
        stop()
        last?.stop()
    }

    /// Starts keeping the routes of the last press and of the last key.
    func begin() { last = program.map { LastInputRoutes(of: $0) } }

    private func stop() {
        pick?.cancel()
        inspector?.display.keyTap = nil
        inspector?.display.marks = []
    }

    private static var hint: String { "F3 and a click on a cell, or F4 and a key, ask why." }

    private func ask(_ text: String) {
        prompt.styledText = StyledText(text, style: Style(foreground: .secondaryLabel))
    }

    // MARK: Cells

    func askCell() {
        guard let inspector, pick == nil else { return }
        ask("Click a cell of the program. Esc ends.")
        show(last?.pressSentences ?? [])
        pick = PointerPick(on: inspector.display) { [weak self] location in
            self?.inspector?.display.marks = [
                ScreenMark(
                    kind: .content, rect: Rect(origin: location, size: Size(width: 1, height: 1)))
            ]
        } didEnd: { [weak self] location in
            self?.pick = nil
            guard let self, let location else {
                self?.ask(Self.hint)
                self?.inspector?.display.marks = []
                return
            }
            explain(location)
        }
    }

    /// Explains the way of a press at a cell, and the origin of the cell's character.
    func explain(_ location: Point) {
        guard let program else { return }
        ask("The cell at (\(location.x), \(location.y)):")
        show(
            program.explanation(ofPressAt: location) + program.explanation(ofCellAt: location))
    }

    // MARK: Keys

    func askKey() {
        guard let inspector else { return }
        ask("Press the key that you mean.")
        show(last?.keySentences ?? [])
        inspector.display.keyTap = { [weak self] press in
            self?.inspector?.display.keyTap = nil
            self?.explain(press)
            return true
        }
    }

    /// Explains the effect of a key in the inspected application.
    func explain(_ press: KeyPress) {
        guard let program else { return }
        ask("The key \(KeyChord(press)):")
        show([program.explanation(ofKey: press)])
    }

    private func show(_ sentences: [String]) {
        let width = max(12, answers.bounds.width - 3)
        answers.setItems(sentences.flatMap { $0.wrapped(to: width) })
    }
}

extension String {
    /// Returns the text in rows of at most a number of cells, broken at spaces; rows after the
    /// first are indented.
    func wrapped(to width: Int) -> [String] {
        var rows: [String] = []
        var row = ""
        for word in split(separator: " ") {
            let next = row.isEmpty ? String(word) : row + " " + word
            if !row.isEmpty, next.cellWidth > width {
                rows.append(row)
                row = "  " + word
            } else {
                row = next
            }
        }
        return rows + [row]
    }
}
