// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The items of a navigation item at one end of a bar, or the items of a toolbar below a page.
///
/// It shows each item, in order. Items that do not fit are in a menu at the right end.
final class BarItemsView: ItemBar {
    /// Whether the first item is the rightmost.
    private var isTrailing = false
    private(set) var items: [BarButtonItem] = []
    /// Whether the view follows changes of its items itself, because no navigation item does.
    var followsItems = false
    /// The items, also the hidden ones.
    private var allItems: [BarButtonItem] = []
    /// The controller whose items these are.
    private weak var home: ViewController?
    private var entries: [BarItemEntry] = []
    private var mustRead = true
    /// The entry in each slot; nil for the sign that opens the menu of items without room.
    private var shown: [BarItemEntry?] = []
    private var overflow: [BarItemEntry] = []
    private weak var lastFocus: InputResponder?
    private var menu: MenuSession?
    private let changes = ActionChanges()

    convenience init(isTrailing: Bool) {
        self.init(ground: ControlLook.bar.background)
        self.isTrailing = isTrailing
    }

    // Without an override, the compiler emits a vtable entry that calls itself (Swift 6.3.1).
    override package init(ground: Color?) {
        super.init(ground: ground)
        comesLastInFocusOrder = true
        ToolTipInteraction(on: self) { [weak self] in self?.toolTip(at: $0) }
    }

    // MARK: Items

    /// Shows items of a controller; hidden items are left out.
    func show(_ items: [BarButtonItem], of controller: ViewController?) {
        home = controller
        for old in self.items where !items.contains(where: { $0 === old }) && old.bar === self {
            (old.bar, old.placeInBar, old.didChangeInBar) = (nil, nil, nil)
        }
        let views = items.compactMap(\.customView)
        for view in subviews where !views.contains(view) { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
        self.items = items.filter { !$0.isHidden }
        if followsItems { follow(items) }
        for item in self.items {
            item.bar = self
            item.placeInBar = { [weak self, weak item] in self?.place(of: item) }
        }
        isHidden = self.items.isEmpty
        reload()
    }

    private func follow(_ items: [BarButtonItem]) {
        allItems = items
        for item in items {
            item.didChangeInBar = { [weak self] in
                guard let self else { return }
                show(allItems, of: home)
            }
        }
    }

    private func place(of item: BarButtonItem?) -> Rect? {
        if let view = item?.customView { return view.frame }
        let slot = shown.firstIndex { $0?.item === item } ?? shown.firstIndex { $0 == nil }
        return slot.flatMap { slots.indices.contains($0) ? rect(ofSlot: $0) : nil }
    }

    /// Follows the changes of actions in the application.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { menu?.close() }
        if changes.follow(window?.application, for: self, { [weak self] in self?.reload() }) {
            reload()
        }
    }

    private func reload() {
        mustRead = true
        itemsDidChange()
    }

    private func readIfNeeded() {
        guard mustRead else { return }
        mustRead = false
        let reader = BarItemReader(window?.application, home: home, origins: origins)
        entries = items.compactMap { reader.entry(of: $0) }
    }

    /// The responders where the search for a target begins: the view of the controller that was
    /// focused before the bar, and the controller.
    private var origins: [InputResponder] {
        if let focused = window?.firstResponder, focused !== self { lastFocus = focused }
        let focused = lastFocus.flatMap { $0.window === window && isAtHome($0) ? $0 : nil }
        return [focused, home, self].compactMap { $0 }
    }

    private func isAtHome(_ responder: InputResponder) -> Bool {
        guard let home else { return true }
        return sequence(first: responder as Responder, next: \.next).contains { $0 === home }
    }

    override func isSlotEnabled(_ slot: Int) -> Bool { shown[slot]?.isEnabled ?? true }

    override func title(ofSlot slot: Int) -> String { shown[slot]?.label ?? "More" }

    override func value(ofSlot slot: Int) -> String? {
        shown[slot].flatMap { $0.state == .off ? nil : "\($0.state)" }
    }

    // MARK: Choosing

    override func chooseSlot(_ slot: Int, byKey: Bool) {
        guard let entry = shown[slot] else {
            return open(Menu(children: overflow.map(element)), at: slot, byKey: byKey)
        }
        if let menu = entry.menu { return open(menu, at: slot, byKey: byKey) }
        perform(entry)
    }

    private func perform(_ entry: BarItemEntry) {
        let event = ToolbarItemChosen(title: entry.label, identifier: entry.action?.identifier)
        let application = window?.application, origins = origins
        post(event, includingSelf: true) {
            if let action = entry.action {
                application?.perform(action)
            } else {
                entry.item.send(from: origins)
            }
        }
        reload()
    }

    /// Returns the entry of a menu for an item without room.
    private func element(for entry: BarItemEntry) -> any MenuElement {
        if let menu = entry.menu {
            var submenu = menu
            submenu.title = MnemonicTitle.escaped(entry.label)
            return submenu
        }
        if let command = entry.item.command { return command }
        if let action = entry.item.primaryAction { return action.sent(by: entry.item) }
        return Action(nil, title: entry.label) { [weak self] _ in
            self?.perform(entry)
            return .stop
        }.mayDecline(false).enabled { (_: InputResponder) in entry.isEnabled }.symbol(
            entry.item.image ?? "")
    }

    private func open(_ menu: Menu, at slot: Int, byKey: Bool) {
        guard let origin = origins.first else { return }
        let place = MenuSession.Place(
            source: self, rect: rect(ofSlot: slot), sides: [.below, .above],
            name: title(ofSlot: slot))
        self.menu = MenuSession.open(menu, from: origin, at: place, byKey: byKey) { [weak self] in
            self?.menu = nil
            self?.reload()
        }
    }

    private func toolTip(at place: Point) -> ToolTip? {
        guard let entry = slot(at: place).flatMap({ shown[$0] }) else { return nil }
        return ToolTip(entry.label, action: entry.action?.identifier)
    }

    // MARK: Places

    override func placedSlots() -> [Range<Int>] {
        readIfNeeded()
        let row = BarItemsRow(entries, in: bounds.width, isTrailing: isTrailing) {
            self.width(of: $0)
        }
        (shown, overflow) = (row.chips.map(\.entry), row.overflow)
        for (view, columns) in row.views {
            view.frame = Rect(
                x: bounds.minX + columns.lowerBound, y: bounds.middleRow.minY,
                width: columns.count, height: bounds.middleRow.height)
        }
        for entry in entries {
            guard let view = entry.item.customView else { continue }
            view.isHidden = !row.views.contains { $0.view === view }
        }
        return row.chips.map(\.columns)
    }

    private func width(of entry: BarItemEntry) -> Int {
        if entry.item.space != nil { return max(0, entry.item.width) }
        if let view = entry.item.customView {
            let fitting = view.sizeThatFits(Size(width: .max, height: 1)).width
            return max(fitting, entry.item.width).saturatingAdding(2)
        }
        return max(cellWidth(of: entry.text), entry.item.width).saturatingAdding(Self.margins)
            .saturatingAdding(entry.menu == nil ? 0 : 2)
    }

    /// The cells beside the text of an item, for the padding and the focus bars.
    private static var margins: Int { 4 }

    override func sizeThatFits(_ size: Size) -> Size {
        readIfNeeded()
        let width = entries.reduce(0) { $0.saturatingAdding(self.width(of: $1)) }
        return Size(width: min(width, size.width), height: 1)
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        for slot in shown.indices where slot < slots.count {
            guard let entry = shown[slot] else {
                drawSlot(slot, canvas[.doubleChevronRight], in: canvas)
                continue
            }
            let arrow = entry.menu == nil ? "" : " \(canvas[.triangleDown])"
            drawSlot(
                slot, entry.text + arrow, isOn: entry.state != .off,
                isDestructive: entry.isDestructive,
                style: Style(
                    foreground: entry.item.tintColor ?? .default,
                    attributes: entry.item.style == .done ? .bold : []), in: canvas)
        }
    }
}
