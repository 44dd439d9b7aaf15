// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The object that performs the acts of the user in a menu.
@MainActor
protocol MenuViewDelegate: AnyObject {
    /// The user chose an enabled entry.
    func menuView(_ menu: MenuView, chose row: Int)
    /// The pointer is over a row, or over no row.
    func menuView(_ menu: MenuView, pointerIsOver row: Int?, at point: Point)
    /// A press continues or ends outside of the menu.
    func menuView(_ menu: MenuView, follows event: MouseEvent)
    /// The user types a text; returns whether the delegate consumed it.
    func menuView(_ menu: MenuView, typed text: String) -> Bool
    /// The user typed Alt with a character that is not a mnemonic here; returns whether the delegate consumed it.
    func menuView(_ menu: MenuView, hasNo mnemonic: Character) -> Bool
    /// Whether the user is typing, so that a space is a part of the text.
    var isTypingInMenu: Bool { get }
    /// Whether typed texts filter the rows: the delegate consumes all of them.
    var filtersTypedText: Bool { get }
    /// The user moves into the current entry (1) or out of the menu (-1).
    func menuView(_ menu: MenuView, turns direction: Int) -> Bool
}

extension MenuViewDelegate {
    func menuView(_ menu: MenuView, pointerIsOver row: Int?, at point: Point) {
        if let row { menu.current = row }
    }
    func menuView(_ menu: MenuView, follows event: MouseEvent) {}
    func menuView(_ menu: MenuView, typed text: String) -> Bool { false }
    func menuView(_ menu: MenuView, hasNo mnemonic: Character) -> Bool { false }
    var isTypingInMenu: Bool { false }
    var filtersTypedText: Bool { false }
    func menuView(_ menu: MenuView, turns direction: Int) -> Bool { false }
}

/// The rows of a menu: a column of ticks, titles, keys at the right end, lines from edge to edge.
///
/// All menus use this view: pop-up buttons, menu bars, context menus and the command palette. A menu without room for
/// all rows scrolls, with a mark in its first or last row.
final class MenuView: View, NamedBySource {
    /// The rows.
    var content: MenuContent {
        didSet {
            typeSearch = nil
            if content.item(at: current) == nil { current = nil }
            first = 0
            scrollToCurrent()
            setNeedsDisplay()
        }
    }

    /// The current row, which may be a disabled entry; nil for none.
    var current: Int? {
        didSet {
            guard current != oldValue else { return }
            scrollToCurrent()
            setNeedsDisplay()
        }
    }

    /// The object that performs the acts of the user.
    weak var delegate: (any MenuViewDelegate)?
    /// Whether the menu looks focused while another view has the focus, as in a palette.
    var looksFocused = false
    /// The text in place of rows; empty for none.
    var emptyText = ""
    /// The view that names a menu without a title, such as its button.
    private(set) weak var namingView: View?

    /// The index of the first visible row.
    private(set) var first = 0
    private var typeAhead = TypeAhead()
    /// The search for the typed letters while it runs over several turns; otherwise nil.
    private var typeSearch: TypeSearch?
    private var isPressed = false
    /// Whether the end of a press is choosing an entry.
    private(set) var isReleasing = false
    private var scrolling: ViewTimer?
    let tick = AnimationTick()

    init(_ content: MenuContent) {
        self.content = content
        super.init()
        clipsToBounds = true
    }

    override var canBecomeFirstResponder: Bool { !looksFocused }
    override var takesFocusOnPress: Bool { !looksFocused }

    // MARK: Rows

    /// The number of rows below the list for the reason why the current entry is disabled.
    var reasonRows: Int { content.hasReasons && bounds.height > 4 ? 2 : 0 }

    /// The size at which no row is cut and the menu does not scroll.
    var wantedSize: Size {
        let rows = content.count.saturatingAdding(content.hasReasons ? 2 : 0)
        let empty = content.count == 0 ? cellWidth(of: emptyText).saturatingAdding(4) : 0
        return Size(width: max(content.width, empty), height: max(1, rows))
    }

    override func sizeThatFits(_ size: Size) -> Size { wantedSize }

    private var room: Int { max(0, bounds.height - reasonRows) }

    /// The indices of the visible rows; marks take lines from them if rows above or below are hidden.
    var shown: Range<Int> {
        let room = room - (hasMarkAbove ? 1 : 0)
        let count = content.count - first
        guard count > room else { return first..<content.count }
        return first..<(first + max(0, room - (hasMarks ? 1 : 0)))
    }

    private var hasMarks: Bool { room > 2 }
    var hasMarkAbove: Bool { first > 0 && hasMarks }
    var hasMarkBelow: Bool { hasMarks && shown.upperBound < content.count }

    /// The line of a row, in the view's own coordinates.
    func line(of row: Int) -> Int { bounds.minY + row - first + (hasMarkAbove ? 1 : 0) }

    /// The rectangle of a row, in the view's own coordinates.
    func rect(of row: Int) -> Rect {
        Rect(x: bounds.minX, y: line(of: row), width: bounds.width, height: 1)
    }

    private func row(at point: Point) -> Int? {
        guard bounds.contains(point) else { return nil }
        let row = point.y - line(of: first) + first
        return shown.contains(row) ? row : nil
    }

    // MARK: Scrolling

    private func scrollToCurrent() {
        guard let current, room > 0 else { return }
        if shown.contains(current) { return }
        if current < shown.lowerBound { return scroll(to: current) }
        let rows = room - (hasMarks ? 2 : 0)
        scroll(to: current == content.count - 1 ? current : current - max(1, rows) + 1)
    }

    /// Scrolls so that a row is the first visible row, unless rows below it would leave room empty.
    private func scroll(to row: Int) {
        let last = content.count - room + (hasMarks ? 1 : 0)
        var row = content.count <= room ? 0 : row.clamped(0, max(0, last))
        // With one hidden row, the mark would take the place of that row.
        if row == 1, hasMarks { row = row > first ? 2 : 0 }
        guard row != first else { return }
        first = min(row, max(0, last))
        setNeedsDisplay()
    }

    /// Scrolls so that a row is in the middle.
    func scrollToMiddle(_ row: Int) { scroll(to: row - room / 2) }

    override func layoutSubviews() {
        scroll(to: first)
        scrollToCurrent()
    }

    override func draw(_ rect: Rect, in canvas: Canvas) { drawRows(in: rect, canvas) }

    /// Names the menu for readers: by its title, or by a view if the title is empty.
    func nameMenu(_ title: String, or source: View?) {
        accessibilityLabel = title.isEmpty ? nil : title
        namingView = source
    }

    override var defaultAccessibility: AccessibilityAttributes {
        var attributes = AccessibilityAttributes(.menu)
        attributes.count = content.entryCount
        return attributes
    }

    /// The visible rows.
    override var accessibilityParts: [AccessibilityPart] {
        if content.count == 0, !emptyText.isEmpty {
            return [AccessibilityPart(.init(.staticText, label: emptyText), frame: rect(of: 0))]
        }
        return shown.compactMap { row in
            attributes(of: row).map { AccessibilityPart($0, frame: rect(of: row)) }
        }
    }

    private func attributes(of row: Int) -> AccessibilityAttributes? {
        switch content.row(row) {
        case .separator: return nil
        case .heading(let text): return AccessibilityAttributes(.heading, label: text)
        case .notice(let text, _): return AccessibilityAttributes(.staticText, label: text)
        case .item(let item):
            var traits: AccessibilityTraits = row == current ? .selected : []
            if !item.isEnabled { traits.insert(.notEnabled) }
            var attributes = AccessibilityAttributes(
                .menuItem, label: item.title.text,
                value: item.submenu != nil ? "submenu" : item.state == .off ? nil : "\(item.state)",
                hint: item.reason ?? (item.keys.isEmpty ? nil : item.keys), traits: traits)
            attributes.index = row
            attributes.isCurrent = row == current
            return attributes
        }
    }

    // MARK: Keys

    override var actions: [Action] { MenuKeys.all }

    /// Whether typed letters belong together, so that a space continues them.
    var isTyping: Bool {
        typeAhead.isUnderWay(at: window?.application?.clock.now ?? .zero)
            || delegate?.isTypingInMenu == true
    }

    /// Moves the current row; returns whether there is a current row.
    @discardableResult
    func move(_ move: ListMove) -> Bool {
        guard let row = content.target(of: move, from: current, page: max(1, shown.count - 1))
        else { return false }
        typeSearch = nil
        current = row
        return true
    }

    /// The current entry, if it is enabled; nil for none.
    var currentChoice: MenuItem? {
        content.item(at: current).flatMap { $0.isEnabled ? $0 : nil }
    }

    /// Chooses the current entry, if it is enabled.
    func chooseCurrent() -> Bool {
        guard let current else { return false }
        return choose(current)
    }

    private func choose(_ row: Int) -> Bool {
        guard let item = content.item(at: row), item.isEnabled else { return false }
        delegate?.menuView(self, chose: row)
        return true
    }

    /// Handles a typed mnemonic, or typed letters of a title.
    override func handleKey(_ event: KeyEvent) -> Disposition {
        guard event.press.phase != .release else { return .ignored }
        if case .character(let character) = event.press.key,
            event.press.modifiers.subtracting(.shift) == .alt
        {
            return chooseMnemonic(character) || delegate?.menuView(self, hasNo: character) == true
                ? .stop : .ignored
        }
        guard let text = event.text, !text.isEmpty else { return .ignored }
        if delegate?.menuView(self, typed: text) == true { return .stop }
        let isFirst = !isTyping
        if isFirst, text.count == 1, let letter = text.first, chooseMnemonic(letter) {
            return .stop
        }
        // On another keyboard layout, the key at the US place of a mnemonic also counts.
        let places = isFirst ? event.press.alternativeChords : []
        typeAhead.type(text, at: event.timestamp)
        let search = TypeSearch(typeAhead, from: current, count: content.count)
        typeSearch = search
        _ = TypeSearch.run(in: window?.application) { [weak self] in
            self?.advance(search, orChoose: places) != false
        }
        return .stop
    }

    /// Continues the search for one turn; chooses a mnemonic if no title begins with the letters.
    ///
    /// - Returns: Whether the search has ended.
    private func advance(_ search: TypeSearch, orChoose mnemonics: [KeyChord]) -> Bool {
        guard typeSearch === search, window != nil else { return true }
        guard search.advance({ content.item(at: $0)?.title.text }) else { return false }
        typeSearch = nil
        if let found = search.found {
            current = found
            return true
        }
        let isMnemonic = mnemonics.contains { chord in
            if case .character(let letter) = chord.key { chooseMnemonic(letter) } else { false }
        }
        if isMnemonic { typeAhead.cancel() }
        return true
    }

    private func chooseMnemonic(_ character: Character) -> Bool {
        guard let (row, item) = entry(withMnemonic: character) else { return false }
        current = row
        if item.isEnabled { _ = choose(row) }
        return true
    }

    /// Returns the first entry with a mnemonic; nil for none.
    func entry(withMnemonic character: Character) -> (row: Int, item: MenuItem)? {
        for row in 0..<min(content.count, 1_000) {
            if let item = content.item(at: row), item.title.isMnemonic(character) {
                return (row, item)
            }
        }
        return nil
    }

    // MARK: Mouse

    /// Follows the pointer; a release over an entry chooses it.
    override func handleMouse(_ event: MouseEvent) -> Disposition {
        switch event.phase {
        case .enter: return .ignored
        case .leave:
            scrolling?.cancel()
            return .ignored
        case .move: point(at: event.location)
        case .down, .drag:
            isPressed = true
            if bounds.contains(event.location) {
                point(at: event.location)
            } else {
                scrolling?.cancel()
                delegate?.menuView(self, follows: event)
            }
        case .up:
            guard isPressed else { return .stop }
            isPressed = false
            scrolling?.cancel()
            if bounds.contains(event.location) {
                release(at: event.location)
            } else {
                delegate?.menuView(self, follows: event)
            }
        case .cancel: isPressed = false
        case .scroll:
            scroll(to: first + event.scroll.y)
        }
        return .stop
    }

    /// Handles a pointer over a cell.
    func point(at point: Point) {
        scrolling?.cancel()
        if hasMarkAbove, point.y == bounds.minY { return keepScrolling(by: -1) }
        if hasMarkBelow, point.y == bounds.minY + room - 1 { return keepScrolling(by: 1) }
        let row = row(at: point).flatMap { content.item(at: $0) == nil ? nil : $0 }
        delegate?.menuView(self, pointerIsOver: row, at: point)
    }

    /// Handles the end of a press over a cell.
    func release(at point: Point) {
        guard let row = row(at: point) else { return }
        isReleasing = true
        _ = choose(row)
        isReleasing = false
    }

    /// Scrolls while the pointer rests on a mark.
    private func keepScrolling(by step: Int) {
        scroll(to: first + step)
        scrolling = scheduleTimer(every: .milliseconds(60)) { [weak self] in
            guard let self, step < 0 ? hasMarkAbove : hasMarkBelow else {
                self?.scrolling?.cancel()
                return
            }
            scroll(to: first + step)
        }
    }
}
