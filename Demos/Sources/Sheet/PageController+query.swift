// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SheetModel

/// Earlier queries, questions and panels.
extension PageController {
    /// Puts an earlier query into the editor.
    func recall() async {
        let queries = Array(document.history.reversed())
        let picker = Picker(queries.map { TextSanitizer.line($0) })
        picker.title = "Earlier queries"
        guard let index = await picker.pick(over: self)?.indices.first, let editor else { return }
        editor.selectAll()
        editor.insertText(queries[index])
        editor.becomeFirstResponder()
    }

    func askForRow() async {
        let alert = AlertController(
            title: "Go to row", message: "1 to \(NumberFormat().string(grid.numberOfRows))",
            preferredStyle: .alert)
        alert.addTextField { $0.accessibilityLabel = "Row" }
        alert.addAction(AlertAction("Cancel", style: .cancel))
        alert.addAction(AlertAction("Go"))
        guard let answer = await present(alert, until: AlertAnswered.self), answer.index == 1,
            let row = Int((alert.textFields?.first?.text ?? "").filter(\.isNumber)), row > 0
        else { return }
        move(to: GridPosition(row: row - 1, column: grid.currentPosition.column))
        grid.becomeFirstResponder()
    }

    /// Shows the whole value of the current cell: bytes as numbers, and everything else as text.
    func showCell() {
        let place = grid.currentPosition
        guard let row = row(place.row), row.values.indices.contains(place.column),
            let column = rows?.columns[place.column]
        else { return }
        let content: View
        if case .bytes(let bytes) = row.values[place.column] {
            content = HexView(bytes: bytes)
        } else {
            let text = TextView(row.values[place.column].text)
            (text.isEditable, text.wrapsLines) = (false, true)
            content = text
        }
        content.accessibilityLabel = column.name
        let done = Button("&Close") { [weak self] _ in self?.dismiss() }
        let buttons = StackView(.horizontal, [View(), done])
        buttons.setFlex(1, of: buttons.arrangedSubviews[0])
        let stack = StackView(.vertical, [content, buttons], spacing: 1)
        stack.setFlex(1, of: content)
        let panel = ViewController(view: stack)
        panel.title =
            "Row \(NumberFormat().string(place.row + 1)) · \(TextSanitizer.line(column.name))"
        panel.preferredContentSize = Size(width: 78, height: 16)
        panel.cancelButton = done
        present(panel)
    }
}
