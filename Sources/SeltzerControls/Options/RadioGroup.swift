// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A group of options with a button before each; at most one option is selected.
///
/// ``OptionControl`` describes its keys, its mouse and its reports.
///
/// ```swift
/// let size = RadioGroup(["&Small", "&Medium", "&Large"], selectedIndex: 1) { print($0.selectedOption ?? "") }
/// ```
///
///     ( ) Small
///     (●) Medium
///     ( ) Large
open class RadioGroup: OptionControl {
    private static var markWidth: Int { 3 }

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - options: The titles, with `&` before a mnemonic (``MnemonicTitle``).
    ///   - selectedIndex: The index of the selected option; nil for none.
    ///   - axis: The direction in which the options are laid out.
    ///   - action: Runs when the user has selected an option. The group retains it.
    public init(
        _ options: [String], selectedIndex: Int? = nil, axis: Axis = .vertical,
        action: (@MainActor (RadioGroup) -> Void)? = nil
    ) {
        super.init(options, axis: axis, selectedIndex: selectedIndex)
        if let action { addAction(for: .valueChanged, action) }
    }

    override func length(of title: MnemonicTitle) -> Int {
        axis == .horizontal ? MarkedTitle.width(mark: Self.markWidth, title: title, in: self) : 1
    }

    /// Returns the size that shows all options.
    open override func sizeThatFits(_ size: Size) -> Size {
        let line = measuredLine()
        guard axis == .vertical else { return Size(width: line.length, height: 1) }
        let widths = list.titles.map {
            MarkedTitle.width(mark: Self.markWidth, title: $0, in: self)
        }
        return Size(width: widths.max() ?? 0, height: max(1, line.length))
    }

    override var optionsRect: Rect { axis == .vertical ? bounds : bounds.middleRow }

    /// Draws the visible options.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        var isFirst = true
        forEachVisibleOption { index, rect in
            let isOn = index == selectedIndex
            let mark = isOn ? canvas[.chosenOption] : "( )"
            var state = state(ofOptionAt: index)
            // One bar shows that a row of options is invalid. A bar before each option would look like a choice.
            if axis == .horizontal, !isFirst, !state.contains(.focused) { state.remove(.invalid) }
            isFirst = false
            MarkedTitle(mark: mark, title: list.titles[index]).draw(state, in: rect, of: canvas)
        }
        drawOverflow(in: canvas)
    }
}
