// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A page's boxes, or its picture, and its controls: side by side where there is room, else one below the other.
final class BoardView: View {
    let tree: TreeView
    let controls: ControlsView
    private let picture: PictureView?

    init(_ page: Page) {
        tree = TreeView(page)
        controls = ControlsView(page)
        picture =
            page.picture.isEmpty ? nil : PictureView(page.picture, grid: HitTestPage.pictureSize)
        super.init()
        for view in [picture, tree, controls].compactMap({ $0 }) { addSubview(view) }
    }

    /// Two columns from this width on.
    private static let wide = 64

    private func treeHeight(in size: Size, framed: Bool) -> Int {
        picture == nil
            ? tree.height(framed: framed) : min(HitTestPage.pictureSize.height, size.height)
    }

    private func height(in size: Size, framed: Bool) -> Int {
        let treeHeight = treeHeight(in: size, framed: framed)
        let controlsHeight = controls.sizeThatFits(size).height
        return size.width >= Self.wide
            ? max(treeHeight, controlsHeight) : treeHeight + controlsHeight
    }

    /// Frames where they fit.
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
        let treeHeight = treeHeight(in: viewport, framed: tree.isFramed)
        let treeWidth =
            isWide ? min(100, max(0, bounds.width - controlsSize.width - 2)) : bounds.width
        let treeFrame = Rect(x: 0, y: 0, width: treeWidth, height: treeHeight)
        tree.frame = treeFrame
        picture?.frame = treeFrame
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
