// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A view that is an element with other views over it, such as a text with a search bar.
@MainActor
package protocol AccessoryHolder: View {
    /// The views over this view with elements of their own; a reader meets them after the view.
    var accessoryViews: [View] { get }
}

/// A view whose subviews are not in the order of reading, such as a table with the headings of its
/// sections over the rows.
@MainActor
package protocol ReadingOrder: View {
    /// The subviews in the order of reading.
    var subviewsInReadingOrder: [View] { get }
    /// Whether a subview is the heading of a section, so that its texts are one heading.
    func isSectionHeading(_ subview: View) -> Bool
}

/// A view that another view names if it has no name of its own, such as the menu of a button.
@MainActor
package protocol NamedBySource: View {
    /// The view that names this view; nil for none.
    var namingView: View? { get }
}

/// Makes the elements of a tree of views.
@MainActor
struct AccessibilityReader {
    /// The first responder whose window gets keys; nil for none.
    let focus: InputResponder?

    /// Returns the elements of a view and its subviews.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - origin: The place of the superview's coordinate origin on the screen.
    ///   - clip: The cells of the screen that the superviews leave.
    func elements(of view: View, origin: Point, clip: Rect) -> [AccessibilityElement] {
        view.isHidden ? [] : shownElements(of: view, origin: origin, clip: clip)
    }

    /// Returns the elements of a view and its subviews as if the view were not hidden.
    func shownElements(of view: View, origin: Point, clip: Rect) -> [AccessibilityElement] {
        guard !view.accessibilityElementsHidden else { return [] }
        let frame = view.frame.offset(by: origin)
        let inner = frame.origin - view.bounds.origin
        let seen = view.clipsToBounds ? clip.intersection(frame) : clip
        var attributes = view.currentAccessibility
        guard let role = attributes.role else {
            return children(of: view, origin: inner, clip: seen)
        }
        // The view of a controller has the controller's title, if no text is nearer.
        if attributes.placeholder == nil, let controller = view.controller {
            attributes.placeholder = controller.title
        }
        var element = AccessibilityElement(
            view: view, part: nil, attributes: attributes, identifier: view.accessibilityIdentifier,
            frame: frame, visibleFrame: clip.intersection(frame),
            isFocused: isFocused(view) || attributes.isCurrent && isInFocus(view),
            children: [], customActions: view.accessibilityCustomActions.map(\.name))
        // A cell without a name of its own is named by its texts, as a row is.
        let isNamedByTexts = role == .cell && (element.label ?? "").isEmpty
        if !view.isAccessibilityElement || isNamedByTexts {
            element.children = children(of: view, origin: inner, clip: seen)
            AccessibilityLabels.complete(&element)
        } else {
            // The subviews of an element are no elements, but its parts are: the links of a text.
            element.children = parts(of: view, origin: inner, clip: seen)
        }
        // An empty text is not worth an element.
        let isEmpty = role == .staticText && (element.label ?? "").isEmpty
        return (isEmpty ? [] : [element])
            + accessories(of: view).flatMap { elements(of: $0, origin: inner, clip: seen) }
    }

    private func accessories(of view: View) -> [View] {
        (view as? any AccessoryHolder)?.accessoryViews ?? []
    }

    /// A stepper is focused if its field is focused.
    private func isFocused(_ view: View) -> Bool {
        if view === focus { return true }
        guard let focus = focus as? View, view.isAccessibilityElement else { return false }
        return focus.isDescendant(of: view)
            && !accessories(of: view).contains { focus.isDescendant(of: $0) }
    }

    /// Whether the focused view is around a view.
    private func isInFocus(_ view: View) -> Bool {
        (focus as? View).map { $0 !== view && view.isDescendant(of: $0) } ?? false
    }

    private func children(of view: View, origin: Point, clip: Rect) -> [AccessibilityElement] {
        let views =
            view.accessibilityElements?.filter { $0 !== view && $0.isDescendant(of: view) }
        guard let views else {
            return parts(of: view, origin: origin, clip: clip)
                + subviewElements(of: view, origin: origin, clip: clip)
        }
        return views.flatMap { child in
            let place = child.superview.map { $0.convert(Point.zero, to: view) } ?? .zero
            return elements(of: child, origin: origin + place, clip: clip)
        }
    }

    private func subviewElements(
        of view: View, origin: Point, clip: Rect
    ) -> [AccessibilityElement] {
        guard let order = view as? any ReadingOrder else {
            return view.subviews.flatMap { elements(of: $0, origin: origin, clip: clip) }
        }
        return order.subviewsInReadingOrder.flatMap { subview in
            let found = elements(of: subview, origin: origin, clip: clip)
            guard order.isSectionHeading(subview) else { return found }
            return withHeading(found, of: subview, origin: origin, clip: clip)
        }
    }

    /// Returns the elements of the heading of a section: its texts as one heading, then the others.
    private func withHeading(
        _ elements: [AccessibilityElement], of view: View, origin: Point, clip: Rect
    ) -> [AccessibilityElement] {
        let isText: (AccessibilityElement) -> Bool = {
            [.staticText, .cell, .row].contains($0.role)
        }
        let words = elements.filter(isText).compactMap(\.label).filter { !$0.isEmpty }
        guard !words.isEmpty else { return elements }
        let frame = view.frame.offset(by: origin)
        let heading = AccessibilityElement(
            view: view, part: nil,
            attributes: AccessibilityAttributes(.heading, label: words.joined(separator: ", ")),
            identifier: view.accessibilityIdentifier, frame: frame,
            visibleFrame: clip.intersection(frame), isFocused: false, children: [],
            customActions: view.accessibilityCustomActions.map(\.name))
        return [heading] + elements.filter { !isText($0) }
    }

    private func parts(of view: View, origin: Point, clip: Rect) -> [AccessibilityElement] {
        let room = view.bounds.offset(by: origin)
        let hasFocus = view === focus
        return view.accessibilityParts.enumerated().map { number, part in
            let frame = part.frame.offset(by: origin)
            return AccessibilityElement(
                view: view, part: number, attributes: part.attributes, identifier: nil,
                frame: frame, visibleFrame: clip.intersection(frame).intersection(room),
                isFocused: hasFocus && part.attributes.isCurrent,
                children: [], customActions: [])
        }
    }
}

extension Rect {
    fileprivate func offset(by point: Point) -> Rect {
        Rect(origin: origin + point, size: size)
    }
}
