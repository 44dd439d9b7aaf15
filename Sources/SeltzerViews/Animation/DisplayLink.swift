// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A closure or method that an application calls before each frame, as `CADisplayLink` does.
///
/// ```swift
/// let link = DisplayLink { [weak self] link in
///     self?.ball.move(for: link.targetTimestamp - link.timestamp)
/// }
/// link.add(to: view.window?.application)
/// ```
///
/// The application keeps the link until ``invalidate()``, and it keeps the target. While a link is not paused, the
/// application wakes up for each frame, also if nothing changes; so pause it when nothing moves. A timer of a view ends
/// with the view: ``View/scheduleTimer(every:_:)``. A frame that comes late is not made up for.
@MainActor
public final class DisplayLink {
    private let body: (DisplayLink) -> Void
    private weak var animator: Animator?
    private var isInvalid = false
    /// The time of the last call.
    private(set) var last: Duration?

    /// The time of the present frame in seconds, on the application's clock; 0 before the first call.
    public private(set) var timestamp = 0.0
    /// The time of the next frame in seconds, on the application's clock.
    public private(set) var targetTimestamp = 0.0
    /// The time between two frames in seconds; 0 before the first call.
    public private(set) var duration = 0.0

    /// The number of calls in a second; 0 (the default) for each frame.
    ///
    /// A number that does not divide the application's ``Application/preferredFramesPerSecond`` is raised to one
    /// that does.
    public var preferredFramesPerSecond = 0

    /// Whether no calls come; false by default.
    public var isPaused = false {
        didSet { if oldValue, !isPaused { animator?.linkDidChange() } }
    }

    /// Creates a link with a closure.
    ///
    /// - Parameter body: Gets the link. It does not run before ``add(to:)``.
    public init(_ body: @escaping (DisplayLink) -> Void) { self.body = body }

    /// Creates a link with a method of an object.
    ///
    /// - Parameters:
    ///   - target: Held strongly, as in UIKit, until ``invalidate()``.
    ///   - action: A method of the target's class; gets the link.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (DisplayLink) -> Void
    ) {
        self.init { action(target)($0) }
    }

    /// Creates a link with a method of an object.
    ///
    /// - Parameters:
    ///   - target: Held strongly, as in UIKit, until ``invalidate()``.
    ///   - action: A method of the target's class.
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init { _ in action(target)() }
    }

    /// Lets an application call the link before each frame.
    ///
    /// - Parameter application: The application; by default the one that runs the code. Without one, and after
    ///   ``invalidate()``, there is no effect. A link that was added before goes to the other application.
    public func add(to application: Application? = .current) {
        guard !isInvalid, let application else { return }
        animator?.remove(self)
        animator = application.animator
        application.animator.add(self)
    }

    /// Ends the link: the application forgets it, and it cannot be added again.
    public func invalidate() {
        isInvalid = true
        animator?.remove(self)
        animator = nil
    }

    /// Runs the closure if it is due at the time of a frame.
    func frame(at now: Duration, every interval: Duration) {
        guard !isPaused, !isInvalid else { return }
        let frames = frames(every: interval)
        // Half a frame early is on time: frames come a little before or after their time.
        if let last, now - last < interval * frames - interval / 2 { return }
        last = now
        duration = interval / .seconds(1)
        timestamp = now / .seconds(1)
        targetTimestamp = (now + interval * frames) / .seconds(1)
        body(self)
    }

    /// The number of frames between two calls.
    private func frames(every interval: Duration) -> Int {
        guard preferredFramesPerSecond > 0 else { return 1 }
        let wanted = Duration.seconds(1) / preferredFramesPerSecond
        return max(1, Int(wanted / interval))
    }
}
