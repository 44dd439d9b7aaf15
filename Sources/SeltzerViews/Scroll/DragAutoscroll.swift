// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Repeats a step of a drag while the pointer is held beyond an edge.
///
/// A view that selects by dragging keeps one. ``follow(_:in:_:)`` scrolls the scroll view that the view is in. A view
/// that scrolls its own content has its own step, with ``start(in:every:_:)``. The application's clock tells the time.
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
    /// The number of cells inside of each edge that scroll too; 0 by default.
    ///
    /// A drag to a view from elsewhere needs them, since the pointer cannot leave the view and still be over it.
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

    /// Whether a step is repeated.
    public var isRunning: Bool { task != nil }

    /// Passes on where the pointer is, and scrolls while it is beyond an edge of what is seen.
    ///
    /// Call it for each event of a drag. The nearest scroll view scrolls, which may be the view itself, by
    /// ``ScrollView/verticalLineScroll`` or ``ScrollView/horizontalLineScroll`` every ``interval``. It stops at the
    /// end of the content and when the pointer comes back.
    ///
    /// - Parameters:
    ///   - location: Where the pointer is, in the view's coordinates.
    ///   - view: The view that is dragged in.
    ///   - body: Called at once and after each step, with the place in the view that is under the pointer then. Kept
    ///     until the end.
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

    /// Begins to repeat a step, unless one is repeated already.
    ///
    /// - Parameters:
    ///   - application: Its clock tells the time; nil does nothing.
    ///   - interval: The time before each step.
    ///   - step: Does one step and returns whether there is a further one. Kept until the end.
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
                // The step may have ended this one and started another.
                if Task.isCancelled { break }
                if !goesOn {
                    self?.task = nil
                    break
                }
            }
        }
    }

    /// Stops repeating.
    public func stop() {
        task?.cancel()
        task = nil
    }
}

extension View {
    /// The view itself or the nearest view around it that scrolls.
    fileprivate var nearestScrollView: ScrollView? {
        sequence(first: self) { $0.superview }.lazy.compactMap { $0 as? ScrollView }.first
    }
}

extension ScrollView {
    /// Returns how far a drag at a point scrolls in one step; zero if the point is inside the visible rectangle and not at its edge.
    fileprivate func step(toward point: Point, edge: Int) -> Point {
        let seen = visibleRect
        func direction(_ place: Int, _ range: Range<Int>) -> Int {
            // In a small view the edges do not meet.
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
