// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A row of titles, each of which opens a menu.
///
/// The user clicks a title, or presses on it and releases over an entry. While a menu is open, moving the pointer over
/// another title opens its menu; Left and Right open the neighboring menus. Alt with the mnemonic of a title opens its
/// menu. The action `Action.menuBar` opens the first menu.
///
/// The menus act on the focused responder: each entry shows the keys, the tick and the state of the action in reach.
/// Titles that do not fit are in a menu at the right end.
///
/// ```swift
/// let bar = MenuBar([
///     Menu("&File", children: [MenuCommand("new"), MenuCommand("open"), MenuCommand("save")]),
///     Menu("&Edit", children: [MenuActions(in: .edit)]),
/// ])
/// ```
///
///       File   Edit   View
open class MenuBar: View {
    /// The menus, from left to right.
    public final var menus: [Menu] {
        didSet {
            close()
            titles = menus.map { MnemonicTitle($0.title) }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    private(set) final var titles: [MnemonicTitle]
    /// The open menu, and the index of its title.
    private final var open: (session: MenuSession, index: Int)?
    private final var hovered: Int? { didSet { if hovered != oldValue { setNeedsDisplay() } } }
    /// Whether the release closes the menu, because it was open before the press.
    private final var closesOnRelease = false

    /// Creates a menu bar.
    public init(_ menus: [Menu] = []) {
        self.menus = menus
        titles = menus.map { MnemonicTitle($0.title) }
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = ControlLook.bar.background
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        setContentCompressionResistancePriority(.required, for: .vertical)
    }

    // MARK: Menus

    /// The index of the open menu; nil for none.
    public final var openIndex: Int? { open?.index }

    /// Opens a menu; does nothing if it is open, or if it has no entries.
    ///
    /// ``MenuOpened`` is not posted.
    ///
    /// - Parameters:
    ///   - index: The index of the menu. An index that does not exist does nothing.
    ///   - byKey: Whether a key opens the menu, so that the first entry is current.
    public final func openMenu(at index: Int, byKey: Bool = true) {
        openMenu(at: index, byKey: byKey, isByUser: false)
    }

    fileprivate final func openByUser(at index: Int, byKey: Bool = true) {
        openMenu(at: index, byKey: byKey, isByUser: true)
    }

    private final func openMenu(at index: Int, byKey: Bool, isByUser: Bool) {
        guard menus.indices.contains(index), open?.index != index else { return }
        let slots = slots
        let shown = slots.count - (hasOverflow ? 1 : 0)
        if index < shown {
            show(menus[index], at: index, in: slots[index], byKey, isByUser)
        } else if let last = slots.last {
            // The title has no room: opens the menu of all titles without room.
            show(Menu(children: Array(menus[shown...])), at: shown, in: last, byKey, isByUser)
        }
    }

    private final func show(
        _ menu: Menu, at index: Int, in slot: Range<Int>, _ byKey: Bool, _ isByUser: Bool
    ) {
        close()
        guard let window else { return }
        let origin = window.application?.keyTarget(in: window) ?? window
        let place = MenuSession.Place(
            source: self, rect: Rect(x: slot.lowerBound, y: 0, width: slot.count, height: 1),
            sides: [.below, .above], name: "More", bar: self)
        let session = MenuSession.open(
            menu, from: origin, at: place, byKey: byKey, isByUser: isByUser
        ) { [weak self] in
            self?.open = nil
            self?.setNeedsDisplay()
        }
        open = session.map { ($0, index) }
        setNeedsDisplay()
    }

    /// Closes the open menu; does nothing if there is none.
    public final func close() { open?.session.close() }

    /// Closes the menu when the bar leaves its window.
    open override func didMoveToWindow() {
        if window == nil { close() }
    }

    /// Opens the next or the previous menu with entries; returns false if no menu is open.
    final func turn(by step: Int) -> Bool {
        let count = slots.count
        guard let index = open?.index, count > 0 else { return false }
        for distance in 1...count {
            openByUser(at: ((index + step * distance) % count + count) % count)
            if open != nil { return true }
        }
        return true
    }

    /// Opens the menu whose title has the mnemonic.
    open override func performMnemonic(_ character: Character) -> Bool {
        guard let index = titles.firstIndex(where: { $0.isMnemonic(character) }) else {
            return false
        }
        openByUser(at: index)
        return true
    }

    // MARK: Mouse

    /// False: a click does not move the focus, because the menus act on the focused responder.
    open override var takesFocusOnPress: Bool { false }

    /// Opens the menu of a title that is pressed, and follows the pointer.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        switch event.phase {
        case .leave: hovered = nil
        case .move: point(at: event.location)
        case .down:
            guard event.button == .left else { return .ignored }
            guard let slot = slot(at: event.location) else { return .stop }
            closesOnRelease = open?.index == slot
            openByUser(at: slot, byKey: false)
        case .drag:
            if bounds.contains(event.location) {
                point(at: event.location)
            } else {
                closesOnRelease = false
                open?.session.follow(event, from: self)
            }
        case .up:
            if !bounds.contains(event.location) {
                open?.session.follow(event, from: self)
            } else if closesOnRelease {
                close()
            }
        default: return .ignored
        }
        return .stop
    }

    /// Highlights the title under the pointer; while a menu is open, opens the menu of this title.
    final func point(at point: Point) {
        hovered = slot(at: point)
        guard let hovered, let open, open.index != hovered else { return }
        closesOnRelease = false
        openByUser(at: hovered, byKey: false)
    }

    private final func slot(at point: Point) -> Int? {
        guard bounds.contains(point) else { return nil }
        return slots.firstIndex { $0.contains(point.x) }
    }

    /// A menu bar.
    open override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.menuBar)
    }

    /// The titles with room, and the sign that stands for the other titles.
    open override var accessibilityParts: [AccessibilityPart] {
        let slots = slots, hasOverflow = hasOverflow
        return slots.enumerated().map { index, slot in
            let isRest = hasOverflow && index == slots.count - 1
            return AccessibilityPart(
                AccessibilityAttributes(
                    .menuBarItem, label: isRest ? "More menus" : titles[index].text,
                    value: open?.index == index ? "open" : nil),
                frame: Rect(x: slot.lowerBound, y: bounds.minY, width: slot.count, height: 1))
        }
    }

    // MARK: The picture

    /// The columns of the titles, with an empty cell at each side.
    ///
    /// If not all titles fit, the last slot stands for the rest.
    private final var slots: [Range<Int>] {
        var slots: [Range<Int>] = []
        var x = min(1, bounds.width)
        for (index, title) in titles.enumerated() {
            let end = x.saturatingAdding(cellWidth(of: title.text)).saturatingAdding(2)
            let rest = index + 1 < titles.count ? Self.overflowWidth + 1 : 0
            guard end.saturatingAdding(rest) <= bounds.width else {
                return slots + [x..<min(bounds.width, x + Self.overflowWidth)]
            }
            slots.append(x..<end)
            x = end + 1
        }
        return slots
    }

    private static var overflowWidth: Int { 3 }

    /// Whether the last slot stands for titles without room.
    private final var hasOverflow: Bool {
        guard let last = slots.last, !titles.isEmpty else { return false }
        let count = slots.count
        return count < titles.count
            || last.count != cellWidth(of: titles[count - 1].text).saturatingAdding(2)
    }

    /// Returns the width of all titles in one row.
    open override func sizeThatFits(_ size: Size) -> Size {
        let width = titles.reduce(1) {
            $0.saturatingAdding(cellWidth(of: $1.text)).saturatingAdding(3)
        }
        return Size(width: min(width, size.width), height: 1)
    }

    /// Draws the titles; the title of the open menu has a tint.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        let (slots, hasOverflow) = (slots, hasOverflow)
        for (index, slot) in slots.enumerated() {
            let isOpen = open?.index == index
            let room = Rect(x: slot.lowerBound, y: bounds.minY, width: slot.count, height: 1)
            let style =
                isOpen
                ? ControlLook.chip(.selected)
                : index == hovered ? ControlLook.title(.hovered) : Style()
            if isOpen || index == hovered { canvas.fill(room, with: style) }
            let inner = room.inset(by: Insets(left: 1, right: 1))
            if hasOverflow, index == slots.count - 1 {
                canvas.draw(canvas[.ellipsis], in: inner, style: style)
            } else {
                canvas.draw(titles[index].text, in: inner, style: style)
                titles[index].drawMnemonic(ofTextIn: inner, in: canvas, style: style)
            }
        }
    }
}

extension Action {
    /// Opens the first menu of the screen's menu bar: the action `menu-bar` on F10.
    ///
    /// A program adds it to the actions of the controller with the bar.
    public static var menuBar: Action {
        Action("menu-bar", title: "Menu", keys: ["f10"]) { responder in
            guard let window = responder.window, let bar = menuBar(in: window) else {
                return .ignored
            }
            bar.openByUser(at: 0)
            return .stop
        }.priority(.low)
    }

    private static func menuBar(in view: View) -> MenuBar? {
        if view.isHidden { return nil }
        if let bar = view as? MenuBar { return bar }
        for subview in view.subviews {
            if let bar = menuBar(in: subview) { return bar }
        }
        return nil
    }
}

// For tools that explain keys.
extension MenuBar: TypingView {
    package var mnemonicHandler: View.Type? { MenuBar.self }

    package func hasMnemonic(_ character: Character) -> Bool {
        titles.contains { $0.isMnemonic(character) }
    }
}
