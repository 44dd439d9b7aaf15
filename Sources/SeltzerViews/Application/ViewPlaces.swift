// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The places of the views in the last frame, which show why a view is marked.
@MainActor
final class ViewPlaces {
    private struct Place: Equatable {
        let extent: Rect
        let frame: Rect
        let origin: Point
        /// The place that a ``ContentScrolling`` view shows first; nil for other views.
        let shown: AnyHashable?
        let isHidden: Bool
        let subviewCount: Int

        /// Whether the view has scrolled since another place.
        func hasScrolled(since old: Place) -> Bool { origin != old.origin || shown != old.shown }
    }

    private var places: [ObjectIdentifier: Place] = [:]

    /// Adopts the present places of all views of the windows.
    func take(_ windows: [Window]) {
        places.removeAll(keepingCapacity: true)
        for window in windows { take(window) }
    }

    private func take(_ view: View) {
        places[ObjectIdentifier(view)] = place(of: view)
        for subview in view.subviews { take(subview) }
    }

    private func place(of view: View) -> Place {
        Place(
            extent: view.extentInSuperview, frame: view.frame, origin: view.bounds.origin,
            shown: (view as? any ContentScrolling)?.firstShownPlace, isHidden: view.isHidden,
            subviewCount: view.subviews.count)
    }

    /// Returns the reason of a mark, and the view that changed.
    ///
    /// - Parameters:
    ///   - view: The marked view.
    ///   - rect: The mark, in the view's own coordinates.
    ///   - kind: The reason for which the present code marks views.
    func reason(
        for view: View, _ rect: Rect, marked kind: FrameCause.Kind
    ) -> (FrameCause.Kind, View) {
        let moved: FrameCause.Kind = kind == .setNeedsDisplay ? .placement : kind
        guard let old = places[ObjectIdentifier(view)] else { return (moved, view) }
        if kind != .animation, place(of: view).hasScrolled(since: old) { return (.scroll, view) }
        for subview in view.subviews {
            let new = place(of: subview), old = places[ObjectIdentifier(subview)]
            let isPlaced = old.map { $0.frame == new.frame && $0.isHidden == new.isHidden } ?? false
            let hasScrolled = isPlaced && old.map(new.hasScrolled) == true
            guard !isPlaced || hasScrolled else { continue }
            let isPart = rect != view.bounds
            for extent in [new.extent, old?.extent ?? .zero]
            where extent == rect || isPart && extent.intersects(rect) {
                return (hasScrolled && kind != .animation ? .scroll : moved, subview)
            }
        }
        if old.subviewCount != view.subviews.count, rect != view.bounds { return (moved, view) }
        return (kind, view)
    }
}

extension View {
    /// Calls a closure with each mark of the view and of its subviews; the marks stay.
    ///
    /// - Parameters:
    ///   - origin: The cell of the screen that shows the origin of the superview's coordinates.
    ///   - clip: The part of the screen in which the view is visible.
    ///   - body: Gets the marked view, the mark in its own coordinates, and the visible part of the
    ///     mark on the screen.
    final func forEachMark(origin: Point, clip: Rect, _ body: (View, Rect, Rect) -> Void) {
        guard !isHidden else { return }
        withShownGeometry {
            let origin = origin.offsetBy(dx: 0, dy: rowShift) + frame.origin - bounds.origin
            displayMarks.forEach(of: bounds) { rect in
                let shown = Rect(origin: rect.origin + origin, size: rect.size).intersection(clip)
                if !shown.isEmpty { body(self, rect, shown) }
            }
            guard displayMarks.areBelow else { return }
            let own = Rect(origin: bounds.origin + origin, size: bounds.size)
            let inner = clipsToBounds ? clip.intersection(own) : clip
            for subview in subviews where !subview.displayMarks.isEmpty {
                subview.forEachMark(origin: origin, clip: inner, body)
            }
        }
    }
}
