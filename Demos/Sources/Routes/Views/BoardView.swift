// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The diagram of a page, with the controls beside it, or below it in a narrow window.
final class BoardView: View {
    let tree: TreeView
    let controls: ControlsView

    init(_ page: Page) {
        tree = TreeView(page)
        controls = ControlsView(page)
        super.init()
        for view in [tree, controls] as [View] { addSubview(view) }
    }

    override var actions: [Action] {
        [
            Action(nil, keys: ["down"], BoardView.focusNext),
            Action(nil, keys: ["up"], BoardView.focusPrevious),
        ]
    }

    private func focusNext() { window?.focusNext() }

    private func focusPrevious() { window?.focusPrevious() }

    /// The smallest and the largest width of the diagram beside the controls.
    private static let treeWidths = 36...90
    private static let gap = 2

    private func isWide(_ width: Int, _ controls: Size) -> Bool {
        width >= Self.treeWidths.lowerBound + Self.gap + controls.width
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let wanted = controls.sizeThatFits(Size(width: size.width, height: .max))
        let rows = tree.boxes.count
        let height =
            isWide(size.width, wanted) ? max(rows, wanted.height) : rows + 1 + wanted.height
        return Size(width: size.width, height: height)
    }

    override func layoutSubviews() {
        let wanted = controls.sizeThatFits(Size(width: bounds.width, height: .max))
        let rows = tree.boxes.count
        guard isWide(bounds.width, wanted) else {
            tree.frame = Rect(x: 0, y: 0, width: bounds.width, height: rows)
            controls.frame = Rect(x: 0, y: rows + 1, width: bounds.width, height: wanted.height)
            return
        }
        let width = min(Self.treeWidths.upperBound, bounds.width - wanted.width - Self.gap)
        tree.frame = Rect(x: 0, y: 0, width: width, height: rows)
        controls.frame = Rect(
            x: width + Self.gap, y: 0, width: wanted.width, height: wanted.height)
    }

    func update() {
        tree.boxes.forEach { $0.setNeedsDisplay() }
        controls.update()
    }
}
