// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A button that shows the selected item, and opens a list of all items to select another.
///
/// The user clicks the button and then an item, or presses the button and releases over an item. Typing filters the
/// list (``/SeltzerScreen/FuzzyMatcher``) and shows the best match first. A tick marks the selected item. The list
/// stays within the screen, even if the screen shrinks.
///
/// When the user selects another item, the button runs its actions for
/// ``/SeltzerViews/Control/Event/valueChanged``, then posts ``/SeltzerControls/OptionSelected``. A
/// selection that the program sets is not reported.
///
/// ```swift
/// let zone = PopUpButton(zones, selectedIndex: 12) { clock.zone = $0.selectedItem }
/// ```
///
///     [  Europe/Zurich ▾ ]
open class PopUpButton: Control {
    /// The items.
    ///
    /// Setting the items keeps the selected index if it still exists.
    public final var items: [String] {
        didSet {
            widestItem = nil
            if let selectedIndex, !items.indices.contains(selectedIndex) {
                self.selectedIndex = nil
            }
            popUp?.setItems(items, selectedIndex: selectedIndex)
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The index of the selected item, from 0; nil for none.
    ///
    /// Setting it is not reported. An index that does not exist selects no item.
    public final var selectedIndex: Int? {
        didSet {
            if let index = selectedIndex, !items.indices.contains(index) { selectedIndex = nil }
            if selectedIndex != oldValue { setNeedsDisplay() }
        }
    }

    /// The selected item; nil for none.
    public final var selectedItem: String? { selectedIndex.map { items[$0] } }

    /// The text if no item is selected.
    public final var placeholder = "" {
        didSet {
            guard placeholder != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The maximum number of rows of the list; less than 1 counts as 1.
    public final var maximumVisibleItems = 10

    private final weak var popUp: PopUpController?
    /// The width of the widest measured item in cells; nil before the items are measured.
    private final var widestItem: (joined: JoinedClusters, width: Int)?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - selectedIndex: The index of the selected item; nil for none.
    ///   - action: Runs when the user selects another item. The button retains it.
    public init(
        _ items: [String], selectedIndex: Int? = nil,
        action: (@MainActor (PopUpButton) -> Void)? = nil
    ) {
        self.items = items
        self.selectedIndex = selectedIndex.flatMap { items.indices.contains($0) ? $0 : nil }
        super.init()
        layoutNature = .line
        if let action { addAction(for: .valueChanged, action) }
    }

    // MARK: The list

    /// Whether the list is open.
    public final var isOpen: Bool { popUp != nil }

    /// Opens the list; does nothing if it is open, or if there are no items.
    public final func open() {
        guard isEnabled, popUp == nil, !items.isEmpty,
            let presenter = enclosingViewController
        else { return }
        let popUp = PopUpController(items, selectedIndex: selectedIndex, button: self)
        let popover = popUp.popoverPresentationController
        popover.sourceView = self
        popover.permittedSides = [.below, .above]
        popover.continuesPress = true
        popUp.preferredContentSize = listSize
        guard presenter.present(popUp) else { return }
        self.popUp = popUp
        setNeedsDisplay()
    }

    /// Closes the list without selecting an item.
    public final func close() {
        popUp?.dismiss()
    }

    /// The size of the list: at least as wide as the button, and not higher than the room above or below the button.
    private final var listSize: Size {
        let rows = min(items.count, max(1, maximumVisibleItems))
        guard let window, let screenHeight = window.application?.screenHeight else {
            return Size(width: 0, height: rows)
        }
        let top = convert(bounds.origin, to: nil).y + window.frame.minY
        let room = max(top, screenHeight - top - bounds.height) - 2
        let bar = items.count > rows ? 1 : 0
        return Size(
            width: max(bounds.width - 2, itemWidth.saturatingAdding(4 + bar)),
            height: min(rows, max(1, room)))
    }

    final func popUpDidClose() {
        popUp = nil
        setNeedsDisplay()
    }

    /// Moves the selection, and reports it as an act of the user.
    ///
    /// - Parameter move: The move; a page is ``maximumVisibleItems``.
    /// - Returns: False if the button is disabled or has no items.
    @discardableResult
    public final func moveSelection(_ move: ListMove) -> Bool {
        guard isEnabled, !items.isEmpty else { return false }
        let all = 0...items.count - 1
        let page = max(1, maximumVisibleItems)
        choose(
            selectedIndex.map { move.target(from: $0, in: all, page: page) }
                ?? move.target(in: all, page: page))
        return true
    }

    /// Selects an item, and reports it as an act of the user.
    final func choose(_ index: Int) {
        guard isEnabled, items.indices.contains(index), index != selectedIndex else { return }
        selectedIndex = index
        reportChange(OptionSelected(index: index, title: items[index]))
    }

    /// Closes the list when the button leaves its window.
    open override func didMoveToWindow() {
        if window == nil { close() }
    }

    // MARK: The user

    /// Opens the list.
    open override func activate() { open() }

    /// The action `open` on Space, Enter, Down and Up.
    open override var actions: [Action] {
        [
            Action(
                "open", title: "Choose", keys: ["space", "enter", "down", "up"], PopUpButton.open
            ).priority(.low).enabled { (button: PopUpButton) in !button.items.isEmpty }
        ]
    }

    /// True: a drag chooses an item of the open list.
    open override var tracksDrags: Bool { true }

    /// Opens the list when the mouse button goes down, so that the same press can select an item.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        open()
        return false
    }

    /// The state of a control, and ``/SeltzerViews/Control/State/highlighted`` while the list is open.
    open override var state: State { isOpen ? super.state.union(.highlighted) : super.state }

    /// A pop-up button with the selected item as its value.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility.with(.popUpButton, value: selectedItem)
        attributes.placeholder = placeholder.isEmpty ? nil : placeholder
        return attributes
    }

    /// Selects the item with a title.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        guard isEnabled, let index = items.firstIndex(of: value) else { return false }
        choose(index)
        return true
    }

    // MARK: The picture

    private final var itemWidth: Int {
        let joined = window?.application?.capabilities.joinedClusters ?? .all
        if let widestItem, widestItem.joined == joined { return widestItem.width }
        let measured = items.prefix(1_000) + items.suffix(100)
        let width = measured.map { cellWidth(of: $0) }.max() ?? 0
        widestItem = (joined, width)
        return width
    }

    /// Returns a row as wide as the widest item.
    ///
    /// The first thousand and the last hundred items are measured.
    ///
    /// In a compact layout (``/SeltzerViews/LayoutDensity``), the padding after the arrow is one cell instead of two.
    open override func sizeThatFits(_ size: Size) -> Size {
        let width = max(1, itemWidth, cellWidth(of: placeholder))
        let margins = hasCompactLayout ? 8 : 9
        return Size(width: min(width.saturatingAdding(margins), max(7, size.width)), height: 1)
    }

    /// Draws the selected item and the arrow on a fill.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let row = bounds.middleRow
        let text = selectedItem ?? placeholder
        // The open list already shows that the button is pressed.
        var state = isOpen ? self.state.union(.focused) : self.state
        // A press has no effect.
        if items.isEmpty { state.insert(.disabled) }
        // The content is as wide as the row, so the padding is one cell even for a short item.
        let contentWidth = hasCompactLayout ? row.width : cellWidth(of: text).saturatingAdding(3)
        let (room, style) = ControlLook.drawChip(
            state, contentWidth: contentWidth, in: row, of: canvas)
        if items.isEmpty { ControlLook.drawBars(self.state, in: row, of: canvas) }
        let secondary = Style(foreground: .secondaryLabel).merged(over: style)
        let isPlain = !state.contains(.disabled)
        let textStyle = selectedItem == nil && isPlain ? secondary.adding(.italic) : style
        guard room.width > 3 else { return canvas.draw(text, in: room, style: textStyle) }
        // Titles in the list are after a bar and a column for ticks; the button's title is above them.
        let indent = row.minX + 4 - room.minX
        let isWide = room.width >= cellWidth(of: text).saturatingAdding(indent + 2)
        canvas.draw(
            text, in: room.inset(by: Insets(left: isWide ? indent : 0, right: 2)), style: textStyle)
        canvas.draw(
            .triangleDown, at: Point(x: room.maxX - 1, y: row.minY),
            style: isPlain ? secondary : style)
    }
}
