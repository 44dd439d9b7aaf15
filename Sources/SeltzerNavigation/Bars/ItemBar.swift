// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A row of items that is one stop of the Tab key: the superclass of ``Toolbar`` and ``Breadcrumb``.
///
/// Left, Right, Home and End move between the items, Space and Enter choose the current one. A click chooses without
/// moving the focus.
open class ItemBar: Control {
    /// The columns of the visible items, from the left.
    package private(set) final var slots: [Range<Int>] = []
    /// The item under the pointer; nil for none.
    private final var hoveredSlot: Int?
    /// The pressed item, while the pointer is on it; nil for none.
    private final var pressedSlot: Int?
    /// The item that the keys act on.
    private final var currentSlot = 0

    /// Creates a row with a background color; with nil, the view behind it shows through.
    package init(ground: Color?) {
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = ground
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        setContentCompressionResistancePriority(.required, for: .vertical)
    }

    // MARK: For subclasses

    /// Returns the columns of the items that fit.
    func placedSlots() -> [Range<Int>] { [] }

    /// Returns whether the user can choose an item.
    func isSlotEnabled(_ slot: Int) -> Bool { true }

    /// Chooses an item, and reports it as an act of the user.
    func chooseSlot(_ slot: Int, byKey: Bool) {}

    /// The slot where the keys begin.
    var firstSlot: Int { 0 }

    /// Returns the cells of an item.
    package final func rect(ofSlot slot: Int) -> Rect {
        let row = bounds.middleRow
        return Rect(
            x: bounds.minX + slots[slot].lowerBound, y: row.minY, width: slots[slot].count,
            height: row.height)
    }

    /// Returns the item at a place; nil if there is none.
    final func slot(at point: Point) -> Int? {
        guard bounds.middleRow.contains(point) else { return nil }
        return slots.firstIndex { $0.contains(point.x - bounds.minX) }
    }

    /// Returns the state of an item.
    final func state(ofSlot slot: Int) -> State {
        var state: State = isEnabled && isSlotEnabled(slot) ? .normal : .disabled
        if isFocused, slot == currentSlot { state.insert(.focused) }
        guard state.isDisjoint(with: .disabled) else { return state }
        if slot == hoveredSlot { state.insert(.hovered) }
        if slot == pressedSlot { state.insert(.highlighted) }
        return state
    }

    /// Lays out the items again, and keeps the current item if it still exists.
    open override func layoutSubviews() {
        slots = placedSlots()
        if currentSlot >= slots.count { currentSlot = max(0, slots.count - 1) }
        if !isFocused { currentSlot = min(firstSlot, max(0, slots.count - 1)) }
        hoveredSlot = hoveredSlot.flatMap { $0 < slots.count ? $0 : nil }
        pressedSlot = nil
    }

    package final func itemsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Draws an item as a chip.
    ///
    /// - Parameters:
    ///   - slot: The item.
    ///   - text: The text of the chip.
    ///   - isOn: Whether the item looks switched on.
    ///   - isDestructive: Whether the text has the color of danger.
    ///   - style: The color and the attributes of the text, over the look of the state.
    ///   - canvas: The canvas.
    final func drawSlot(
        _ slot: Int, _ text: String, isOn: Bool = false, isDestructive: Bool = false,
        style own: Style = Style(), in canvas: Canvas
    ) {
        var state = state(ofSlot: slot)
        if isOn { state.insert(.selected) }
        let room = ControlLook.drawBars(state, in: rect(ofSlot: slot), of: canvas)
        var style = isOn ? ControlLook.chip(state) : ControlLook.title(state)
        if !state.contains(.disabled) {
            style = own.merged(over: style)
            if isDestructive { style.foreground = .danger }
        }
        if canvas.hasFills || isOn, style.background != .clear { canvas.fill(room, with: style) }
        let inner = room.inset(by: room.width > 2 ? Insets(left: 1, right: 1) : .zero)
        canvas.draw(text, in: inner, style: style)
    }

    /// Returns the name of an item.
    func title(ofSlot slot: Int) -> String { "" }

    /// Returns the value of an item for screen readers; nil for none.
    func value(ofSlot slot: Int) -> String? { nil }

    /// A toolbar with the items as its parts.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.toolbar)
    }

    /// The visible items.
    open override var accessibilityParts: [AccessibilityPart] {
        slots.indices.map { slot in
            let isOff = !isEnabled || !isSlotEnabled(slot)
            var attributes = AccessibilityAttributes(
                .button, label: title(ofSlot: slot), value: value(ofSlot: slot),
                traits: isOff ? .notEnabled : [])
            attributes.isCurrent = slot == currentSlot
            return AccessibilityPart(attributes, frame: rect(ofSlot: slot))
        }
    }

    // MARK: Keys

    /// Whether there is an item that can be focused.
    open override var canBecomeFirstResponder: Bool {
        super.canBecomeFirstResponder && !slots.isEmpty
    }

    /// The actions `previous-item`, `next-item`, `first-item` and `last-item` on Left, Right, Home and End, and
    /// `choose` on Space and Enter.
    open override var actions: [Action] {
        let moves: [(String, String, KeySequence, ListMove)] = [
            ("previous-item", "Previous item", "left", .items(-1)),
            ("next-item", "Next item", "right", .items(1)),
            ("first-item", "First item", "home", .first),
            ("last-item", "Last item", "end", .last),
        ]
        return moves.map { identifier, title, key, move in
            Action(identifier, title: title, keys: [key]) {
                ($0 as? ItemBar)?.move(move)
                return .stop
            }.mayDecline(false).placement(move == .first || move == .last ? .help : .footer)
                .priority(.low).group(
                    .moves(move)
                ).category(.move)
        } + [
            Action("choose", title: "Choose", keys: ["space", "enter"]) {
                guard let bar = $0 as? ItemBar else { return .ignored }
                bar.chooseCurrent()
                return .stop
            }.mayDecline(false).priority(.low)
        ]
    }

    private final func move(_ move: ListMove) {
        guard !slots.isEmpty else { return }
        let target = move.target(from: currentSlot, in: 0...(slots.count - 1), page: 1)
        guard target != currentSlot else { return }
        currentSlot = target
        setNeedsDisplay()
    }

    private final func chooseCurrent() {
        guard isEnabled, slots.indices.contains(currentSlot), isSlotEnabled(currentSlot) else {
            return
        }
        chooseSlot(currentSlot, byKey: true)
    }

    // MARK: The mouse

    /// False: a click leaves the focus where it is.
    open override var takesFocusOnPress: Bool { false }

    /// Tracks the pointer over the items.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        switch event.phase {
        case .enter, .move, .drag, .down: setHovered(slot(at: event.location))
        case .leave: setHovered(nil)
        default: break
        }
        return super.handleMouse(event)
    }

    private final func setHovered(_ slot: Int?) {
        guard slot != hoveredSlot else { return }
        for changed in [slot, hoveredSlot].compactMap({ $0 }) where changed < slots.count {
            setNeedsDisplay(rect(ofSlot: changed))
        }
        hoveredSlot = slot
    }

    /// True: a drag presses the item under the pointer.
    open override var tracksDrags: Bool { true }

    /// Presses the item under the pointer.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        press(slot(at: event.location))
        return pressedSlot != nil
    }

    /// Presses the item under the pointer.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        press(slot(at: event.location))
        return true
    }

    /// Ends the press without choosing an item.
    open override func cancelTracking(_ event: MouseEvent) { press(nil) }

    /// Chooses the pressed item; does nothing without a press.
    open override func activate() {
        guard let slot = pressedSlot else { return }
        press(nil)
        if slot < slots.count, isSlotEnabled(slot) { chooseSlot(slot, byKey: false) }
    }

    private final func press(_ slot: Int?) {
        guard slot != pressedSlot else { return }
        pressedSlot = slot
        setNeedsDisplay()
    }
}
