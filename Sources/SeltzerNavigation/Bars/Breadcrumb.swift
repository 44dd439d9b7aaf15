// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A path whose parts the user can choose.
///
/// If the path does not fit, `…` replaces parts in its middle, and opens a menu of these parts. The last part is the
/// present place; it is cut only if it does not fit even alone.
///
/// When the user chooses a part, the control runs its actions for
/// ``/SeltzerViews/Control/Event/valueChanged``, then posts ``BreadcrumbItemChosen``. The path stays
/// as it is until the program changes it.
///
/// ```swift
/// let path = Breadcrumb(["harbor", "Sources", "Tide.swift"]) { path, index in open(path.items[...index]) }
/// ```
///
///      harbor › … › Sources › Tide.swift
open class Breadcrumb: ItemBar {
    /// The parts of the path, the outermost first.
    public final var items: [String] {
        didSet {
            guard items != oldValue else { return }
            menu?.close()
            itemsDidChange()
        }
    }

    /// The index of the part in each slot; nil for the sign that replaces hidden parts.
    private final var shown: [Int?] = []
    private final var menu: MenuSession?
    /// The last chosen part; nil for none.
    private final var chosenIndex: Int?

    /// Creates a path.
    ///
    /// - Parameters:
    ///   - items: The parts, the outermost first.
    ///   - action: Runs with the index of the part that the user chose. The control retains it.
    public init(_ items: [String] = [], action: (@MainActor (Breadcrumb, Int) -> Void)? = nil) {
        self.items = items
        super.init(ground: nil)
        guard let action else { return }
        addAction(for: .valueChanged) { (breadcrumb: Breadcrumb) in
            if let index = breadcrumb.chosenIndex { action(breadcrumb, index) }
        }
    }

    /// The indices of the parts that only the menu shows; empty if the path fits.
    public final var hiddenIndices: Range<Int> {
        guard let place = shown.firstIndex(of: nil) else { return 0..<0 }
        let first = place > 0 ? (shown[place - 1] ?? 0) + 1 : 0
        return first..<max(first, shown.dropFirst(place + 1).first.flatMap { $0 } ?? items.count)
    }

    /// Closes the menu when the control leaves its window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { menu?.close() }
    }

    override var firstSlot: Int { .max }

    override func title(ofSlot slot: Int) -> String {
        shown[slot].flatMap { items.indices.contains($0) ? items[$0] : nil } ?? "Hidden parts"
    }

    override func chooseSlot(_ slot: Int, byKey: Bool) {
        if let index = shown[slot] { return choose(index) }
        let children = hiddenIndices.map { index in
            Action(nil, title: items[index]) { [weak self] _ in
                self?.choose(index)
                return .stop
            }.mayDecline(false)
        }
        let place = MenuSession.Place(
            source: self, rect: rect(ofSlot: slot), sides: [.below, .above],
            name: title(ofSlot: slot))
        menu = MenuSession.open(
            Menu(children: children), from: self, at: place, byKey: byKey
        ) { [weak self] in self?.menu = nil }
    }

    private final func choose(_ index: Int) {
        guard items.indices.contains(index) else { return }
        chosenIndex = index
        reportChange(BreadcrumbItemChosen(index: index, title: items[index]))
    }

    // MARK: The picture

    /// The cells beside the text of an item, which are for the focus bars.
    private static var margins: Int { 2 }

    /// Chooses the parts that fit: all parts, or the first part and as many of the last parts as possible.
    override func placedSlots() -> [Range<Int>] {
        let room = bounds.width
        guard let last = items.indices.last, room > 0 else {
            shown = []
            return []
        }
        func width(_ index: Int) -> Int {
            cellWidth(of: items[index]).saturatingAdding(Self.margins)
        }
        let sign = 1 + Self.margins + 1
        let first = last > 0 ? width(0).saturatingAdding(1) : 0
        var used = width(last)
        // Takes parts from the end while they fit beside the first part and the sign for hidden parts.
        var start = last
        while start > 1 {
            let next = used.saturatingAdding(width(start - 1)).saturatingAdding(1)
            guard next.saturatingAdding(first).saturatingAdding(start > 2 ? sign : 0) <= room else {
                break
            }
            (used, start) = (next, start - 1)
        }
        let hasFirst =
            last > 0
            && used.saturatingAdding(first).saturatingAdding(start > 1 ? sign : 0) <= room
        shown = hasFirst ? [0] : []
        if start > (hasFirst ? 1 : 0), used == width(last) ? room > sign + Self.margins : true {
            shown.append(nil)
        }
        shown += Array(start...last)
        return columns(width, in: room)
    }

    private final func columns(_ width: (Int) -> Int, in room: Int) -> [Range<Int>] {
        var x = 0
        return shown.map { index in
            let end = min(room, x.saturatingAdding(index.map(width) ?? 1 + Self.margins))
            defer { x = min(room, end + 1) }
            return x..<max(x, end)
        }
    }

    /// Returns the width of the whole path in one row, if it fits.
    open override func sizeThatFits(_ size: Size) -> Size {
        var width = max(0, items.count - 1)
        for item in items where width < size.width {
            width = width.saturatingAdding(cellWidth(of: item)).saturatingAdding(Self.margins)
        }
        return Size(width: min(width, size.width), height: 1)
    }

    /// Draws the parts with signs between them; the last part is bold.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        for slot in shown.indices where slot < slots.count {
            let place = self.rect(ofSlot: slot), state = state(ofSlot: slot)
            let isLast = shown[slot] == items.count - 1
            var style = ControlLook.title(state)
            if isLast {
                style.attributes.insert(.bold)
            } else if state.isDisjoint(with: [.disabled, .hovered, .highlighted]) {
                style.foreground = .secondaryLabel
            }
            let room = ControlLook.drawBars(state, in: place, of: canvas)
            if canvas.hasFills, style.background != .clear { canvas.fill(room, with: style) }
            let text = shown[slot].map { items[$0] } ?? canvas[.ellipsis]
            canvas.draw(text, in: room, style: style)
            guard !isLast else { continue }
            canvas.draw(
                .chevronRight, at: Point(x: place.maxX, y: place.minY),
                style: Style(foreground: .tertiaryLabel))
        }
    }
}

/// The user chose a part of a path; posted by the ``Breadcrumb``, whose own handlers run first.
public struct BreadcrumbItemChosen: RoutedEvent, Hashable, Sendable {
    /// The index of the part, from 0 for the outermost.
    public let index: Int
    /// The text of the part.
    public let title: String

    /// Creates the event of a chosen part.
    public init(index: Int, title: String) {
        self.index = index
        self.title = title
    }
}
