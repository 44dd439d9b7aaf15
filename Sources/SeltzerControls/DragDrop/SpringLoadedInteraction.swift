// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A part of a view that opens when dragged items rest on it.
public struct SpringLoadedTarget {
    /// The identity of the part in its view, such as a row; when it changes, the time starts again.
    public let identity: AnyHashable
    let open: @MainActor () -> Void

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - identity: A value that no other part of the view has.
    ///   - open: Opens it.
    public init(_ identity: AnyHashable, open: @escaping @MainActor () -> Void) {
        (self.identity, self.open) = (identity, open)
    }
}

/// A view that opens parts of itself when dragged items rest on them.
///
/// `TabView`, ``DisclosureGroup`` and `OutlineView` are such views; ``SpringLoadedInteraction`` opens any other view.
@MainActor
public protocol SpringLoadedInteractionSupporting: View {
    /// Returns the part at a point, in the view's own coordinates; nil if nothing opens there.
    func springLoadedTarget(at point: Point) -> SpringLoadedTarget?
}

/// Opens a view when dragged items rest on it for half a second, as `UISpringLoadedInteraction` does.
///
/// ```swift
/// SpringLoadedInteraction(on: drawer) { drawer.open() }
/// ```
///
/// The view posts ``SpringLoaded``. The time is measured by the application's clock.
@MainActor
public final class SpringLoadedInteraction {
    /// The time that the items must rest on the view.
    public static var delay: Duration { .milliseconds(500) }

    /// Whether the view opens.
    public var isEnabled = true
    fileprivate let open: @MainActor () -> Void
    private var subscription: Subscription?

    /// Creates an interaction that opens a view by a closure; the view keeps the interaction.
    @discardableResult
    public init(on view: View, open: @escaping @MainActor () -> Void) {
        self.open = open
        subscription = view.on { [self] (inquiry: InteractionInquiry<SpringLoadedInteraction>) in
            if isEnabled { inquiry.add(self) }
            return .ignored
        }
    }

    /// Removes the interaction; the view opens no more.
    public func remove() {
        subscription?.cancel()
        subscription = nil
    }
}

/// Opens the view that dragged items rest on.
@MainActor
final class SpringLoader {
    var didOpen: @MainActor () -> Void = {}
    private let session: DropSession
    private weak var timerView: View?
    private var timer: ViewTimer?
    private var place: (view: Weak<View>, identity: AnyHashable)?

    init(session: DropSession, in timerView: View) {
        (self.session, self.timerView) = (session, timerView)
    }

    /// Starts the timer of the nearest view that opens at the pointer, unless it is running.
    func rest(on view: View?) {
        guard let view, let (opening, target) = target(from: view) else { return stop() }
        if let place, place.view.object === opening, place.identity == target.identity { return }
        stop()
        place = (Weak(opening), target.identity)
        timer = timerView?.scheduleTimer(after: SpringLoadedInteraction.delay) {
            [weak self, weak opening] in
            guard let self, let opening else { return }
            target.open()
            opening.post(SpringLoaded(), includingSelf: true)
            didOpen()
        }
    }

    func stop() {
        timer?.cancel()
        timer = nil
        place = nil
    }

    private func target(from view: View) -> (View, SpringLoadedTarget)? {
        var current: View? = view
        while let candidate = current {
            let interactions = InteractionInquiry<SpringLoadedInteraction>
                .interactions(of: candidate)
            if let interaction = interactions.first {
                return (candidate, SpringLoadedTarget(0, open: interaction.open))
            }
            if let supporting = candidate as? any SpringLoadedInteractionSupporting,
                let target = supporting.springLoadedTarget(at: session.location(in: candidate))
            {
                return (candidate, target)
            }
            current = candidate.superview
        }
        return nil
    }
}
