// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// A line of the list of keys.
final class KeyHelpCell: TableViewCell {
    static let identifier = "line"

    /// Shows a line.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - widths: The widths in all lines, so that the titles are aligned.
    ///   - query: The text of the filter; its letters are marked.
    func show(_ line: KeyHelpLines.Line, widths: KeyHelpLines.Widths, matching query: String) {
        guard self.line != line || self.widths != widths || self.query != query else { return }
        self.line = line
        self.widths = widths
        self.query = query
        setNeedsDisplay()
    }

    private var line = KeyHelpLines.Line.gap
    private var widths = KeyHelpLines.Widths()
    private var query = ""

    override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility
        switch line {
        case .gap: return AccessibilityAttributes()
        case .heading(let text): return AccessibilityAttributes(.heading, label: text)
        case .action(let keys, let title, let isEnabled):
            attributes.label = title
            attributes.value = keys.joined(separator: ", ")
            if !isEnabled { attributes.traits.insert(.notEnabled) }
        }
        return attributes
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let room = Rect(
            x: bounds.minX.saturatingAdding(2), y: bounds.minY,
            width: max(0, bounds.width.saturatingSubtracting(3)), height: 1)
        switch line {
        case .gap:
            break
        case .heading(let text):
            canvas.draw(
                text, in: room,
                style: Style(attributes: .bold))
        case .action(let keys, let title, let isEnabled):
            let style = ControlLook.row(isEnabled ? .normal : .disabled)
            let width = widths.keys(in: room.width)
            let left = Rect(x: room.minX, y: room.minY, width: width, height: 1)
            let right = room.inset(by: Insets(left: width + 2))
            canvas.draw(shown(keys, in: width, canvas), in: left, style: style)
            canvas.draw(
                ItemSearch.marked(title, matching: query), in: right,
                style: Style(foreground: .secondaryLabel).merged(over: style),
                paragraphStyle: ParagraphStyle(lineBreakMode: .byTruncatingTail))
        }
    }

    /// Returns the keys that fit completely, but at least the first key.
    private func shown(_ keys: [String], in width: Int, _ canvas: Canvas) -> String {
        var text = keys.first ?? ""
        for key in keys.dropFirst() {
            let longer = "\(text), \(key)"
            guard longer.cellWidth(joining: canvas.joinedClusters) <= width else { break }
            text = longer
        }
        return text
    }
}
