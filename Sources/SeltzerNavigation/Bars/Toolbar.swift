// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A row of actions, each shown as a chip with a symbol or a title.
///
/// The items are the elements of a ``/SeltzerViews/Menu``: commands, actions, submenus and groups, with a line between
/// groups. Each item shows the state of its action: whether it is enabled, on, and in reach of the focus. Items that do
/// not fit are in a menu at the right end.
///
/// A click or a key performs the action, seen from the responder that was focused before the toolbar. If that responder
/// cannot reach the action, the superviews and controllers of the toolbar are tried. Then the toolbar posts
/// ``ToolbarItemChosen``. A tooltip shows the title and the keys of the item under the pointer.
///
/// ```swift
/// let toolbar = Toolbar([
///     MenuCommand("new", symbol: "+"), MenuCommand("save"),
///     Menu(options: .displayInline, children: [MenuCommand("wrap")]),
/// ])
/// ```
///
///       +   Save  │  Wrap lines   »
///
/// The items can also be items of bars, as in UIKit: ``setItems(_:animated:)``.
open class Toolbar: ItemBar {
    /// The parts of an item that are shown.
    public enum DisplayMode: Hashable, Sendable, CaseIterable {
        /// The symbol of an item, or its title if it has none.
        case iconOnly
        /// The title.
        case labelOnly
        /// The symbol and the title.
        case iconAndLabel
    }

    /// The elements, from the left; groups are menus that are displayed inline.
    ///
    /// Elements that a menu would load later are left out. If one of the elements is a
    /// ``/SeltzerViews/BarButtonItem``, all elements are shown as such items.
    public final var items: [any MenuElement] {
        didSet {
            updateBarItems()
            reload()
        }
    }

    /// The row of the items of bars; nil if ``items`` has none.
    private final var barItems: BarItemsView?

    /// The parts of the items that are shown.
    public final var displayMode = DisplayMode.iconOnly {
        didSet { if displayMode != oldValue { itemsDidChange() } }
    }

    private final var rows: [MenuRow] = []
    private final var mustReload = true
    /// The index of the row in each slot; nil for the sign that opens the menu of items without room.
    private final var shown: [Int?] = []
    /// The columns of the lines between groups.
    private final var separators: [Int] = []
    /// The responder that was focused before the toolbar.
    private final weak var lastFocus: InputResponder?
    private final var menu: MenuSession?
    private final let changes = ActionChanges()

    /// Creates a toolbar.
    public init(_ items: [any MenuElement] = []) {
        self.items = items
        super.init(ground: ControlLook.bar.background)
        updateBarItems()
        ToolTipInteraction(on: self) { [weak self] in self?.toolTip(at: $0) }
    }

    /// Creates a toolbar without items, with a frame.
    public convenience init(frame: Rect) {
        self.init()
        self.frame = frame
    }

    /// Replaces the items by items of bars; the items do not move.
    ///
    /// An item without a target calls the nearest responder of its method's class.
    public final func setItems(_ items: [BarButtonItem]?, animated: Bool) {
        self.items = items ?? []
    }

    private final func updateBarItems() {
        guard items.contains(where: { $0 is BarButtonItem }) else {
            barItems?.show([], of: nil)
            barItems?.removeFromSuperview()
            barItems = nil
            return
        }
        let view = barItems ?? BarItemsView(isTrailing: false)
        if barItems == nil {
            barItems = view
            view.followsItems = true
            view.comesLastInFocusOrder = false
            addSubview(view)
        }
        view.show(items.compactMap(Self.barItem), of: enclosingViewController)
    }

    private static func barItem(_ element: any MenuElement) -> BarButtonItem? {
        switch element {
        case let item as BarButtonItem: item
        case let command as MenuCommand: BarButtonItem(command)
        case let action as Action: BarButtonItem(action)
        case let menu as Menu: BarButtonItem(menu)
        default: nil
        }
    }

    /// A toolbar; nothing if the row of the items of bars is the toolbar.
    open override var defaultAccessibility: AccessibilityAttributes {
        barItems == nil ? super.defaultAccessibility : AccessibilityAttributes()
    }

    /// Lays out the items.
    open override func layoutSubviews() {
        super.layoutSubviews()
        barItems?.frame = bounds
    }

    // MARK: The actions

    /// Observes changes of actions in the application that shows the toolbar.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        let application = window?.application
        if application == nil { menu?.close() }
        updateBarItems()
        if changes.follow(application, for: self, { [weak self] in self?.reload() }) { reload() }
    }

    private final func reload() {
        mustReload = true
        itemsDidChange()
    }

    /// The responder where the search for actions begins.
    private final var origin: InputResponder? {
        if let focused = window?.firstResponder, focused !== self { lastFocus = focused }
        if let lastFocus, lastFocus.window === window { return lastFocus }
        return window.flatMap { $0.application?.keyTarget(in: $0) } ?? window
    }

    private final func readRowsIfNeeded() {
        guard mustReload, let application = window?.application, let origin else { return }
        mustReload = false
        guard barItems == nil else {
            rows = []
            return
        }
        rows = MenuBuilder(application, from: origin, sender: self).rows(of: items).filter {
            if case .heading = $0 { return false }
            if case .notice = $0 { return false }
            return true
        }
    }

    override func isSlotEnabled(_ slot: Int) -> Bool {
        guard let row = shown[slot] else { return true }
        return rows[row].item?.isEnabled == true
    }

    override func title(ofSlot slot: Int) -> String {
        shown[slot].flatMap { rows[$0].item?.title.text } ?? "More"
    }

    override func value(ofSlot slot: Int) -> String? {
        guard let item = shown[slot].flatMap({ rows[$0].item }), item.state != .off else {
            return nil
        }
        return "\(item.state)"
    }

    override func chooseSlot(_ slot: Int, byKey: Bool) {
        guard let row = shown[slot] else {
            return open(Menu(children: overflow), at: slot, byKey: byKey)
        }
        guard let item = rows[row].item else { return }
        switch item.effect {
        case .submenu(let menu): open(menu, at: slot, byKey: byKey)
        case .action(let shared):
            let action = shared.value
            let event = ToolbarItemChosen(title: item.title.text, identifier: action.identifier)
            post(event, includingSelf: true) { window?.application?.perform(action) }
            reload()
        case .custom: break
        }
    }

    private final func open(_ menu: Menu, at slot: Int, byKey: Bool) {
        guard let origin else { return }
        let place = MenuSession.Place(
            source: self, rect: rect(ofSlot: slot), sides: [.below, .above],
            name: title(ofSlot: slot))
        self.menu = MenuSession.open(menu, from: origin, at: place, byKey: byKey) { [weak self] in
            self?.menu = nil
            self?.reload()
        }
    }

    /// The elements without room, in their groups.
    private final var overflow: [any MenuElement] {
        let first = shown.last { $0 != nil }.flatMap { $0 }.map { $0 + 1 } ?? 0
        var groups: [[any MenuElement]] = [[]]
        for row in rows.dropFirst(first) {
            guard let item = row.item else {
                groups.append([])
                continue
            }
            switch item.effect {
            case .submenu(let menu): groups[groups.count - 1].append(menu)
            case .action(let shared):
                let action = shared.value
                // Only a command stands for the action in reach with its identifier.
                let element: any MenuElement =
                    item.command.map {
                        MenuCommand(
                            $0, title: MnemonicTitle.escaped(item.title.text), symbol: item.symbol)
                    } ?? action.action
                groups[groups.count - 1].append(element)
            case .custom: break
            }
        }
        return groups.map { Menu(options: .displayInline, children: $0) }
    }

    private final func toolTip(at place: Point) -> ToolTip? {
        guard let slot = slot(at: place), let row = shown[slot], let item = rows[row].item else {
            return nil
        }
        guard case .action(let shared) = item.effect else { return ToolTip(item.title.text) }
        return ToolTip(item.title.text, action: shared.value.identifier)
    }

    // MARK: The picture

    /// The cells beside the text of a chip, for the padding and the focus bars.
    private static var margins: Int { 4 }

    private final func text(of item: MenuItem) -> String {
        switch displayMode {
        case .iconOnly: item.symbol.isEmpty ? item.title.text : item.symbol
        case .labelOnly: item.title.text
        case .iconAndLabel:
            item.symbol.isEmpty ? item.title.text : "\(item.symbol) \(item.title.text)"
        }
    }

    private final func width(of row: MenuRow) -> Int {
        guard let item = row.item else { return 1 }
        return cellWidth(of: text(of: item)).saturatingAdding(Self.margins)
            .saturatingAdding(item.submenu == nil ? 0 : 2)
    }

    override func placedSlots() -> [Range<Int>] {
        readRowsIfNeeded()
        let widths = rows.map { width(of: $0) }
        let room = bounds.width
        let isWhole = widths.reduce(0) { $0.saturatingAdding($1) } <= room
        let end = isWhole ? room : max(0, room - 1 - Self.margins)
        (shown, separators) = ([], [])
        var slots: [Range<Int>] = []
        var x = 0
        for (index, row) in rows.enumerated() {
            guard x.saturatingAdding(widths[index]) <= end else { break }
            if row.item == nil {
                separators.append(x)
            } else {
                shown.append(index)
                slots.append(x..<x + widths[index])
            }
            x += widths[index]
        }
        guard !isWhole, room > 0 else { return slots }
        if let last = separators.last, last == x - 1 { separators.removeLast() }
        shown.append(nil)
        return slots + [x..<min(room, x + 1 + Self.margins)]
    }

    /// Returns the width of all items in one row.
    open override func sizeThatFits(_ size: Size) -> Size {
        if let barItems { return barItems.sizeThatFits(size) }
        readRowsIfNeeded()
        let width = rows.reduce(0) { $0.saturatingAdding(self.width(of: $1)) }
        return Size(width: min(width, size.width), height: 1)
    }

    /// Draws the items and the lines between groups.
    ///
    /// In a theme without fills, a line fills the row after the last item.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let row = bounds.middleRow
        let start = bounds.minX + (slots.last?.upperBound ?? 0)
        if !canvas.hasFills, start < bounds.maxX {
            canvas.drawHorizontalLine(
                at: Point(x: start, y: row.minY), length: bounds.maxX - start,
                style: Style(foreground: .separator))
        }
        for column in separators {
            canvas.drawOrnament(
                .verticalLine, at: Point(x: bounds.minX + column, y: row.minY),
                style: Style(foreground: .separator))
        }
        for slot in shown.indices where slot < slots.count {
            drawItem(shown[slot].flatMap { rows[$0].item }, slot, in: canvas)
        }
    }

    private final func drawItem(_ item: MenuItem?, _ slot: Int, in canvas: Canvas) {
        guard let item else { return drawSlot(slot, canvas[.doubleChevronRight], in: canvas) }
        let arrow = item.submenu == nil ? "" : " \(canvas[.triangleDown])"
        drawSlot(
            slot, text(of: item) + arrow, isOn: item.state != .off,
            isDestructive: item.isDestructive, in: canvas)
    }
}

/// The user chose an item of a ``Toolbar``, whose action has run; posted by the toolbar, whose own handlers run first.
public struct ToolbarItemChosen: RoutedEvent, Hashable, Sendable {
    /// The title of the item, without the mark of a mnemonic.
    public let title: String
    /// The identifier of its action; nil if it has none.
    public let identifier: String?

    /// Creates the event of a chosen item.
    public init(title: String, identifier: String?) {
        (self.title, self.identifier) = (title, identifier)
    }
}
