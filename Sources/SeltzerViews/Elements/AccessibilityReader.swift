// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A view that is an element with other views over it, such as a text with a search bar.
@MainActor
package protocol AccessoryHolder: View {
    /// The views over this view with elements of their own; a reader meets them after the view.
    var accessoryViews: [View] { get }
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
        let attributes = view.currentAccessibility
        guard let role = attributes.role else {
            return children(of: view, origin: inner, clip: seen)
        }
        var element = AccessibilityElement(
            view: view, part: nil, attributes: attributes, identifier: view.accessibilityIdentifier,
            frame: frame, visibleFrame: clip.intersection(frame), isFocused: isFocused(view),
            children: [], customActions: view.accessibilityCustomActions.map(\.name))
        if !view.isAccessibilityElement {
            element.children = children(of: view, origin: inner, clip: seen)
            AccessibilityLabels.complete(&element)
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

    private func children(of view: View, origin: Point, clip: Rect) -> [AccessibilityElement] {
        let views =
            view.accessibilityElements?.filter { $0 !== view && $0.isDescendant(of: view) }
        guard let views else {
            return parts(of: view, origin: origin, clip: clip)
                + view.subviews.flatMap { elements(of: $0, origin: origin, clip: clip) }
        }
        return views.flatMap { child in
            let place = child.superview.map { $0.convert(Point.zero, to: view) } ?? .zero
            return elements(of: child, origin: origin + place, clip: clip)
        }
    }

    private func parts(of view: View, origin: Point, clip: Rect) -> [AccessibilityElement] {
        let room = view.bounds.offset(by: origin)
        return view.accessibilityParts.enumerated().map { number, part in
            let frame = part.frame.offset(by: origin)
            return AccessibilityElement(
                view: view, part: number, attributes: part.attributes, identifier: nil,
                frame: frame, visibleFrame: clip.intersection(frame).intersection(room),
                isFocused: false,
                children: [], customActions: [])
        }
    }
}

extension Rect {
    fileprivate func offset(by point: Point) -> Rect {
        Rect(origin: origin + point, size: size)
    }
}
