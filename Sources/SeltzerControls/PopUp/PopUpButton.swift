// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A button that shows which one of many is chosen, and opens a list beside itself to choose another one.
///
/// It can be pressed, dragged into the list and let go there, or clicked once and then in the list; typing finds what
/// begins so. The list stays on the screen, also where that shrinks under it.
///
/// Whenever the user chooses another one, it sends ``/SeltzerViews/Control/Event/valueChanged`` and posts
/// ``OptionSelected``, then runs its closure; what the program sets it tells nobody.
///
/// ```swift
/// let zone = PopUpButton(zones, selectedIndex: 12) { clock.zone = $0.selectedItem }
/// ```
///
///     [ Europe/Zurich ▼ ]
open class PopUpButton: Control {
    /// What can be chosen; what is chosen stays so by its place, where there is still one.
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

    /// The place of the chosen one, from 0; nil for none.
    ///
    /// Setting it tells nobody; a place that is none chooses none.
    public final var selectedIndex: Int? {
        didSet {
            if let index = selectedIndex, !items.indices.contains(index) { selectedIndex = nil }
            if selectedIndex != oldValue { setNeedsDisplay() }
        }
    }

    /// The text of the chosen one; nil for none.
    public final var selectedItem: String? { selectedIndex.map { items[$0] } }

    /// The text where none is chosen.
    public final var placeholder = "" {
        didSet {
            guard placeholder != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The rows that the list has at most; at least 1 counts.
    public final var maximumVisibleItems = 10

    private final weak var popUp: PopUpController?
    private final var action: (@MainActor (PopUpButton) -> Void)?
    /// The cells of the widest of the items that are measured; nil before that.
    private final var widestItem: (joined: JoinedClusters, width: Int)?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - items: What can be chosen.
    ///   - selectedIndex: The place of the chosen one; nil for none.
    ///   - action: Runs whenever the user has chosen another one; the button keeps it.
    public init(
        _ items: [String], selectedIndex: Int? = nil,
        action: (@MainActor (PopUpButton) -> Void)? = nil
    ) {
        self.items = items
        self.selectedIndex = selectedIndex.flatMap { items.indices.contains($0) ? $0 : nil }
        super.init()
        self.action = action
    }

    // MARK: The list

    /// Whether the list is open.
    public final var isOpen: Bool { popUp != nil }

    /// Opens the list, where there is anything in it; does nothing while it is open.
    public final func open() {
        guard isEnabled, popUp == nil, !items.isEmpty, let presenter else { return }
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

    /// Closes the list, and chooses nothing.
    public final func close() {
        popUp?.dismiss()
    }

    private final var presenter: ViewController? {
        var responder = next
        while let current = responder {
            if let controller = current as? ViewController { return controller }
            responder = current.next
        }
        return nil
    }

    /// The size of the list: at least as wide as the button, and as high as there is room above or below it.
    private final var listSize: Size {
        let rows = min(items.count, max(1, maximumVisibleItems))
        guard let window, let screen = window.application?.windows.first?.frame else {
            return Size(width: 0, height: rows)
        }
        let top = convert(bounds.origin, to: nil).y + window.frame.minY
        let room = max(top, screen.height - top - bounds.height) - 2
        let bar = items.count > rows ? 1 : 0
        return Size(
            width: max(bounds.width - 2, itemWidth.saturatingAdding(2 + bar)),
            height: min(rows, max(1, room)))
    }

    final func popUpDidClose() {
        popUp = nil
        setNeedsDisplay()
    }

    /// Takes what the user has chosen in the list.
    final func choose(_ index: Int) {
        guard isEnabled, items.indices.contains(index), index != selectedIndex else { return }
        selectedIndex = index
        reportChange(OptionSelected(index: index, title: items[index])) { action?(self) }
    }

    /// Closes the list where the button has gone.
    open override func didMoveToWindow() {
        if window == nil { close() }
    }

    // MARK: The user

    /// Opens the list.
    open override func performPrimaryAction() { open() }

    /// Space, Enter, Down and Up: `open`.
    open override var actions: [Action] {
        [
            Action(
                "open", title: "Choose", keys: ["space", "enter", "down", "up"], priority: .low,
                isEnabled: { (button: PopUpButton) in !button.items.isEmpty }, PopUpButton.open)
        ]
    }

    /// Opens the list as soon as the button goes down, so that the press can go on in it.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        open()
        return false
    }

    /// As a control's, and highlighted while the list is open.
    open override var state: State { isOpen ? super.state.union(.highlighted) : super.state }

    // MARK: The picture

    private final var itemWidth: Int {
        let joined = window?.application?.capabilities.joinedClusters ?? .all
        if let widestItem, widestItem.joined == joined { return widestItem.width }
        let measured = items.prefix(1_000) + items.suffix(100)
        let width = measured.map { cellWidth(of: $0) }.max() ?? 0
        widestItem = (joined, width)
        return width
    }

    /// Returns the room for the widest of the first thousand items and the last hundred, one row high.
    open override func sizeThatFits(_ size: Size) -> Size {
        let width = max(1, itemWidth, cellWidth(of: placeholder))
        return Size(width: min(width.saturatingAdding(6), max(7, size.width)), height: 1)
    }

    /// Draws the chosen one between brackets, and the arrow.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let row = bounds.middleRow
        let style = ControlLook.control(state)
        canvas.fill(row, with: style)
        let text = selectedItem ?? placeholder
        let textStyle =
            selectedItem == nil && state.isDisjoint(with: [.focused, .highlighted])
            ? Style(foreground: .placeholderText).merged(over: style) : style
        guard row.width > 6 else {
            return canvas.draw(text, in: row, style: textStyle)
        }
        canvas.draw("[ ", at: row.origin, style: style)
        canvas.draw(
            text, in: row.inset(by: Insets(left: 2, right: 4)), style: textStyle)
        canvas.draw(
            canvas.isUnicode ? " ▼ ]" : " v ]", at: Point(x: row.maxX - 4, y: row.minY),
            style: style)
    }
}
