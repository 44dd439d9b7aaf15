// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Repeats a step of a drag while the pointer is held beyond an edge.
///
/// A view that selects by dragging keeps one of these objects. ``follow(_:in:_:)`` scrolls the
/// scroll view around the view. A view that scrolls its own content passes its own step to
/// ``start(in:every:_:)``. The timing follows the application's clock.
///
/// ```swift
/// override func handleMouse(_ event: MouseEvent) -> Disposition {
///     switch event.phase {
///     case .drag:
///         autoscroll.follow(event.location, in: self) { [weak self] in self?.select(to: $0) }
///     case .up, .cancel:
///         autoscroll.stop()
///     default:
///         return .ignored
///     }
///     return .stop
/// }
/// ```
@MainActor
public final class DragAutoscroll {
    /// The number of cells inside of each edge where a drag also scrolls; 0 by default.
    ///
    /// A drag from another view needs them: outside of this view, the pointer is no longer over it.
    public var edge = 0
    /// The time before each step of ``follow(_:in:_:)``; 50 milliseconds by default.
    public var interval = Duration.milliseconds(50)

    private var task: Task<Void, Never>?
    /// The pointer, in the coordinates of the window.
    private var pointer = Point.zero

    /// Creates a repeater that is not running.
    public nonisolated init() {}

    deinit {
        task?.cancel()
    }

    /// Whether a step is being repeated.
    public var isRunning: Bool { task != nil }

    /// Passes on the place of the pointer, and scrolls while the pointer is beyond an edge of the
    /// visible part.
    ///
    /// Call it for each event of a drag. Every ``interval`` the nearest scroll view, which may be
    /// the view itself, scrolls by ``ScrollView/verticalLineScroll`` or
    /// ``ScrollView/horizontalLineScroll``. It stops at the end of the content, or when the pointer
    /// comes back.
    ///
    /// - Parameters:
    ///   - location: The place of the pointer, in the view's coordinates.
    ///   - view: The view in which the user drags.
    ///   - body: Called at once and after each step, with the point of the view that is then under
    ///     the pointer. Kept until the end.
    public func follow(
        _ location: Point, in view: View, _ body: @escaping @MainActor (Point) -> Void
    ) {
        pointer = view.convert(location, to: nil)
        body(location)
        guard let scrollView = view.nearestScrollView,
            scrollView.step(toward: view.convert(location, to: scrollView), edge: edge) != .zero
        else { return stop() }
        start(in: view.window?.application, every: interval) { [weak self, weak view] in
            guard let self, let view, let scrollView = view.nearestScrollView else { return false }
            let step = scrollView.step(
                toward: scrollView.convert(pointer, from: nil), edge: edge)
            guard scrollView.scroll(to: scrollView.contentOffset + step) else { return false }
            view.window?.layoutIfNeeded()
            body(view.convert(pointer, from: nil))
            return true
        }
    }

    /// Starts repeating a step, unless a step is being repeated.
    ///
    /// - Parameters:
    ///   - application: The application whose clock is used; nil does nothing.
    ///   - interval: The time before each step.
    ///   - step: Performs one step, and returns whether to continue. Kept until the end.
    public func start(
        in application: Application?, every interval: Duration = .milliseconds(50),
        _ step: @escaping @MainActor () -> Bool
    ) {
        guard task == nil, let application else { return }
        task = ApplicationWork.start(in: application) { [weak self, clock = application.clock] in
            while !Task.isCancelled {
                try? await clock.sleep(for: interval)
                if Task.isCancelled { break }
                let goesOn = step()
                // The step may have stopped this repetition and started another one.
                if Task.isCancelled { break }
                if !goesOn {
                    self?.task = nil
                    break
                }
            }
        }
    }

    /// Stops the repetition.
    public func stop() {
        task?.cancel()
        task = nil
    }
}

extension View {
    /// The view itself, or the nearest view around it that scrolls.
    fileprivate var nearestScrollView: ScrollView? {
        sequence(first: self) { $0.superview }.lazy.compactMap { $0 as? ScrollView }.first
    }
}

extension ScrollView {
    /// Returns the distance that a drag at a point scrolls in one step.
    ///
    /// It is zero if the point is inside the visible rectangle and not in its edge.
    fileprivate func step(toward point: Point, edge: Int) -> Point {
        let seen = visibleRect
        func direction(_ place: Int, _ range: Range<Int>) -> Int {
            // Keeps the edges of a small view apart.
            let edge = min(edge, max(0, range.count - 1) / 2)
            return place < range.lowerBound + edge ? -1 : place >= range.upperBound - edge ? 1 : 0
        }
        return Point(
            x: direction(point.x, seen.minX..<max(seen.minX, seen.maxX))
                .saturatingMultiplied(by: horizontalLineScroll),
            y: direction(point.y, seen.minY..<max(seen.minY, seen.maxY))
                .saturatingMultiplied(by: verticalLineScroll))
    }
}
