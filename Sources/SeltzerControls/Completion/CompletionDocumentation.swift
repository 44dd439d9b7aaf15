// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A window with the documentation of the selected completion, beside the list.
final class CompletionDocumentation: Window {
    private weak var listWindow: CompletionWindow?
    private let label = Label()

    /// The least width with its frame; in less room the window is not shown.
    private static var minimumWidth: Int { 18 }
    private static var maximumWidth: Int { 44 }
    private static var maximumRows: Int { 12 }

    init(beside window: CompletionWindow) {
        listWindow = window
        super.init()
        backgroundColor = .overlay
        label.numberOfLines = 0
        label.verticalAlignment = .top
        addSubview(label)
    }

    override var canBecomeKey: Bool { false }

    var text: StyledText {
        get { label.styledText }
        set {
            label.styledText = newValue
            setNeedsLayout()
        }
    }

    /// Places the window at the right of the list, or at its left; without room at both sides it takes none.
    override func place(in screen: Rect) {
        guard let listWindow, let frame = listWindow.floatFrame, !listWindow.frame.isEmpty else {
            return leave()
        }
        if floatFrame != frame { floatFrame = frame }
        let source = listWindow.frame
        let right = screen.maxX - source.maxX, left = source.minX - screen.minX
        let isRight = right >= min(Self.maximumWidth, left)
        let width = min(Self.maximumWidth, isRight ? right : left)
        guard width >= Self.minimumWidth else { return leave() }
        let isAbove = frame.hanging == .above
        let edges = frame.insets(hasFills: hasFills)
        let room = isAbove ? source.maxY - screen.minY : screen.maxY - source.minY
        let rows = label.sizeThatFits(
            Size(width: max(1, width - edges.horizontal - 2), height: Self.maximumRows)
        ).height
        let height = min(room, min(rows, Self.maximumRows) + edges.vertical)
        guard height > edges.vertical else { return leave() }
        let new = Rect(
            x: isRight ? source.maxX : source.minX - width,
            y: isAbove ? source.maxY - height : source.minY, width: width, height: height)
        if new != self.frame { self.frame = new }
    }

    private func leave() {
        if !frame.isEmpty { frame.size = .zero }
    }

    override func layoutSubviews() {
        label.frame = floatContent.inset(by: Insets(left: 1, right: 1))
    }
}
