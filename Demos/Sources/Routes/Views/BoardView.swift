// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A page's boxes and controls: side by side if they fit, else one below the other.
final class BoardView: View {
    let tree: TreeView
    let controls: ControlsView

    init(_ page: Page) {
        tree = TreeView(page)
        controls = ControlsView(page)
        super.init()
        for view in [tree, controls] as [View] { addSubview(view) }
    }

    /// The smallest width for two columns.
    private static let wide = 64

    private func height(in size: Size, framed: Bool) -> Int {
        let treeHeight = tree.height(framed: framed)
        let controlsHeight = controls.sizeThatFits(size).height
        return size.width >= Self.wide
            ? max(treeHeight, controlsHeight) : treeHeight + controlsHeight
    }

    /// Boxes have frames if they fit.
    private func isFramed(in size: Size) -> Bool {
        size.width >= Self.wide && height(in: size, framed: true) <= size.height
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: height(in: size, framed: isFramed(in: size)))
    }

    override func layoutSubviews() {
        let viewport = superview?.bounds.size ?? bounds.size
        tree.isFramed = isFramed(in: viewport)
        let controlsSize = controls.sizeThatFits(bounds.size)
        let isWide = bounds.width >= Self.wide
        let treeHeight = tree.height(framed: tree.isFramed)
        let treeWidth =
            isWide ? min(100, max(0, bounds.width - controlsSize.width - 2)) : bounds.width
        let treeFrame = Rect(x: 0, y: 0, width: treeWidth, height: treeHeight)
        tree.frame = treeFrame
        controls.frame = Rect(
            x: isWide ? treeWidth + 2 : 0, y: isWide ? 0 : treeHeight,
            width: isWide ? max(0, bounds.width - treeWidth - 2) : bounds.width,
            height: controlsSize.height)
    }

    func update() {
        tree.boxes.forEach { $0.setNeedsDisplay() }
        controls.update()
    }
}
