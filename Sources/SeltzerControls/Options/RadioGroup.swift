// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Several titles below each other with a button before each, of which one at most is chosen.
///
/// It works as ``OptionControl`` tells.
///
/// ```swift
/// let size = RadioGroup(["&Small", "&Medium", "&Large"], selectedIndex: 1) { print($0.selectedOption ?? "") }
/// ```
///
///     ( ) Small
///     (•) Medium
///     ( ) Large
open class RadioGroup: OptionControl {
    private static var markWidth: Int { 3 }

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - options: The titles, `&` before a mnemonic as ``MnemonicTitle`` tells.
    ///   - selectedIndex: The place of the chosen one; nil for none.
    ///   - axis: The direction in which they follow each other.
    ///   - action: Runs whenever the user has chosen another one; the group keeps it.
    public init(
        _ options: [String], selectedIndex: Int? = nil, axis: Axis = .vertical,
        action: (@MainActor (RadioGroup) -> Void)? = nil
    ) {
        super.init(options, axis: axis, selectedIndex: selectedIndex)
        setAction(action)
    }

    override func length(of title: MnemonicTitle) -> Int {
        axis == .horizontal ? MarkedTitle.width(mark: Self.markWidth, title: title, in: self) : 1
    }

    /// Returns the size at which all options are seen.
    open override func sizeThatFits(_ size: Size) -> Size {
        let line = measuredLine()
        guard axis == .vertical else { return Size(width: line.length, height: 1) }
        let widths = list.titles.map {
            MarkedTitle.width(mark: Self.markWidth, title: $0, in: self)
        }
        return Size(width: widths.max() ?? 0, height: max(1, line.length))
    }

    override var optionsRect: Rect { axis == .vertical ? bounds : bounds.middleRow }

    /// Draws the options that there is room for.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        forEachVisibleOption { index, rect in
            let isOn = index == selectedIndex
            let mark = isOn ? (canvas.isUnicode ? "(•)" : "(*)") : "( )"
            let state = state(ofOptionAt: index)
            MarkedTitle(mark: mark, title: list.titles[index]).draw(
                in: rect, of: canvas, markStyle: ControlLook.mark(state),
                titleStyle: ControlLook.control(state.subtracting(.selected)))
        }
        drawOverflow(in: canvas)
    }
}
