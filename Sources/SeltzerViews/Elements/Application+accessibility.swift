// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Application {
    /// The elements of the windows that the user can reach, the frontmost window first.
    ///
    /// While a modal window is shown, the windows behind it are left out. Each call makes new
    /// elements and keeps none. So a program that is never asked spends nothing on them.
    public final var accessibilityElements: [AccessibilityElement] {
        accessibilityElements(focusing: keyWindow?.firstResponder)
    }

    /// The elements as they are while a responder is focused.
    package final func accessibilityElements(
        focusing responder: InputResponder?
    ) -> [AccessibilityElement] {
        let reader = AccessibilityReader(focus: responder)
        func elements(of window: Window) -> [AccessibilityElement] {
            window.layoutIfNeeded()
            return reader.elements(of: window, origin: .zero, clip: frames.bounds)
        }
        var all = windowsInReach.reversed().flatMap(elements)
        AccessibilityLabels.nameMenus(in: &all, elements)
        return all
    }

    /// Returns the cell of the screen at which a press reaches an element; nil if it is covered,
    /// clipped or out of reach.
    ///
    /// It is the middle of the visible part. If a press there misses the element or hits one of its
    /// descendants, it is the first visible cell that hits the element itself.
    public final func accessibilityActivationPoint(of element: AccessibilityElement) -> Point? {
        let room = element.visibleFrame
        guard !room.isEmpty else { return nil }
        let middle = Point(
            x: room.minX + (room.width - 1) / 2, y: room.minY + (room.height - 1) / 2)
        if hits(element, at: middle) { return middle }
        for y in room.minY..<min(room.maxY, room.minY + Self.rowsToTry) {
            for x in room.minX..<min(room.maxX, room.minX + Self.columnsToTry) {
                let point = Point(x: x, y: y)
                if hits(element, at: point) { return point }
            }
        }
        return nil
    }

    private static var rowsToTry: Int { 50 }
    private static var columnsToTry: Int { 200 }

    private final func hits(_ element: AccessibilityElement, at point: Point) -> Bool {
        guard let window = window(at: point),
            let hit = window.hitTest(window.convertFromSuperview(point), with: nil)
        else { return false }
        if hit === element.view || hit === element.view.pressedView { return true }
        // A press on a cell of a row reaches a view in the row.
        guard element.part == nil || element.isCellOfRow, hit.isDescendant(of: element.view)
        else { return false }
        // A button in a row is not the row.
        let between = sequence(first: hit, next: { $0.superview })
            .prefix { $0 !== element.view }
        return !between.contains { $0.isControl }
    }

    /// Operates an element for a screen reader's user: by ``View/accessibilityActivate()``, or else
    /// by a click of the mouse on it.
    ///
    /// - Returns: Whether the element was operated; false if it cannot be reached.
    @discardableResult
    public final func activate(_ element: AccessibilityElement) -> Bool {
        if element.part == nil, element.view.accessibilityActivate() { return true }
        guard let point = accessibilityActivationPoint(of: element) else { return false }
        sendEvent(.mouse(MouseInput(.press(.left), at: point)))
        sendEvent(.mouse(MouseInput(.release(.left), at: point)))
        return true
    }
}

extension View {
    /// The view that a press on this view reaches if nothing else covers it: the nearest one with
    /// user interaction.
    fileprivate var pressedView: View? {
        sequence(first: self, next: \.superview).first { $0.isUserInteractionEnabled }
    }
}
