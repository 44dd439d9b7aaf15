// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The titles of a tab view in a row, above a line that is heavy below the selected title.
///
///      General   Network ×   Advanced
///     ━━━━━━━━━──────────────────────
package final class TabBar: OptionControl {
    /// The tabs that have a cross to close them.
    package var closable: Set<Int> = [] {
        didSet { if closable != oldValue { change { _ in } } }
    }
    /// The tabs that have a dot, because their pages are not saved.
    package var edited: Set<Int> = [] {
        didSet { if edited != oldValue { change { _ in } } }
    }
    package var onChoose: @MainActor (Int) -> Void = { _ in }
    package var onChooseAgain: @MainActor (Int) -> Void = { _ in }
    package var onClose: @MainActor (Int) -> Void = { _ in }
    /// The tab whose cross is pressed; nil for none.
    private var pressedCross: Int?

    package init() {
        super.init([], axis: .horizontal, selectedIndex: nil)
    }

    override var optionRoles: (group: AccessibilityRole, option: AccessibilityRole) {
        (.tabGroup, .tab)
    }

    override func userDidChoose(_ index: Int) { onChoose(index) }

    override func userDidChooseAgain(_ index: Int) { onChooseAgain(index) }

    package func setTitles(_ titles: [String]) { options = titles }

    override func measuredLine() -> OptionLine {
        OptionLine(
            lengths: list.titles.enumerated().map { index, title in
                cellWidth(of: title.text).saturatingAdding(hasMark(index) ? 4 : 2)
            }, gap: 1)
    }

    override var optionsRect: Rect {
        Rect(origin: bounds.origin, size: Size(width: bounds.width, height: min(1, bounds.height)))
    }

    /// The selected tab, or the first one.
    package override var contextMenuAnchor: Rect {
        var anchor: Rect?
        forEachVisibleOption { index, rect in
            if anchor == nil || index == selectedIndex { anchor = rect }
        }
        return anchor?.intersection(bounds) ?? super.contextMenuAnchor
    }

    /// Whether the tab has a cross or a dot, which share a cell.
    private func hasMark(_ index: Int) -> Bool {
        closable.contains(index) || edited.contains(index)
    }

    private var hasLine: Bool { bounds.height > 1 }

    package override func sizeThatFits(_ size: Size) -> Size {
        Size(width: measuredLine().length, height: 2)
    }

    // MARK: Closing

    /// The actions of options, and `close-tab` on Delete where tabs can be closed.
    package override var actions: [Action] {
        guard !closable.isEmpty else { return super.actions }
        return super.actions + [
            Action("close-tab", title: "Close", keys: ["delete"], TabBar.closeSelected)
                .priority(.low).enabled { (bar: TabBar) in
                    bar.selectedIndex.map(bar.closable.contains) ?? false
                }
        ]
    }

    private func closeSelected() {
        if let index = selectedIndex, closable.contains(index) { onClose(index) }
    }

    private func cross(at point: Point) -> Int? {
        var found: Int?
        forEachVisibleOption { index, rect in
            if closable.contains(index), point == crossPlace(in: rect) { found = index }
        }
        return found
    }

    private func crossPlace(in rect: Rect) -> Point { Point(x: rect.maxX - 2, y: rect.minY) }

    package override func beginTracking(_ event: MouseEvent) -> Bool {
        pressedCross = cross(at: event.location)
        return pressedCross != nil || super.beginTracking(event)
    }

    package override func continueTracking(_ event: MouseEvent) -> Bool {
        pressedCross != nil || super.continueTracking(event)
    }

    package override func endTracking(_ event: MouseEvent) {
        guard let pressed = pressedCross else { return super.endTracking(event) }
        pressedCross = nil
        if cross(at: event.location) == pressed { onClose(pressed) }
    }

    package override func cancelTracking(_ event: MouseEvent) {
        pressedCross = nil
        super.cancelTracking(event)
    }

    // MARK: The picture

    package override func draw(_ rect: Rect, in canvas: Canvas) {
        if hasLine {
            canvas.drawHorizontalLine(
                at: Point(x: bounds.minX, y: bounds.minY + 1), length: bounds.width,
                style: ControlLook.track(state), joinsLines: true)
        }
        forEachVisibleOption { index, rect in
            drawTab(index, in: rect, of: canvas)
        }
        drawOverflow(in: canvas)
    }

    private func drawTab(_ index: Int, in rect: Rect, of canvas: Canvas) {
        let state = state(ofOptionAt: index)
        let isSelected = state.contains(.selected)
        let style = titleStyle(state)
        var room = ControlLook.drawBars(state, in: rect, of: canvas)
        if style.background != .clear { canvas.fill(room, with: style) }
        if hasMark(index) {
            room.size.width = max(0, room.width - 2)
            // Under the pointer the dot becomes a cross, which can be pressed.
            let isDot =
                edited.contains(index)
                && !(closable.contains(index) && state.contains(.hovered))
            canvas.draw(
                isDot ? .circleFill : .xmark, at: crossPlace(in: rect),
                style: Style(foreground: isDot ? .label : .secondaryLabel).merged(over: style))
        }
        // The sign for more tabs would cover a letter of a cut title.
        if let end = overflowPlaces.after?.x,
            cellWidth(of: list.titles[index].text) > end - room.minX
        {
            room.size.width = max(0, end - 1 - room.minX)
        }
        canvas.draw(list.titles[index].text, in: room, style: style)
        list.titles[index].drawMnemonic(ofTextIn: room, in: canvas, style: style)
        if isSelected, hasLine {
            let length = max(0, min(rect.maxX, bounds.maxX) - max(rect.minX, bounds.minX))
            canvas.fill(
                Rect(x: max(rect.minX, bounds.minX), y: rect.minY + 1, width: length, height: 1),
                with: Style(foreground: state.contains(.disabled) ? .tertiaryLabel : .accent),
                symbol: .heavyHorizontalLine)
        }
    }

    /// Without the line below, a tint marks the selected tab.
    private func titleStyle(_ state: State) -> Style {
        var style = hasLine ? ControlLook.title(state) : ControlLook.chip(state)
        if !hasLine, state.isDisjoint(with: [.selected, .hovered, .highlighted]) {
            style.background = .clear
        }
        guard !state.contains(.disabled) else { return style }
        if state.contains(.selected) {
            style.attributes.insert(.bold)
        } else {
            style.foreground = .secondaryLabel
        }
        return style
    }
}
