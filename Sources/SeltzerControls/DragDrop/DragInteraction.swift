// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// Lets the user drag items out of a view, as `UIDragInteraction` does.
///
/// A drag begins when the pointer moves a row or two columns with the button held. The items follow the pointer to a
/// ``DropInteraction``. Escape cancels. Without a mouse, `Action.dragActions(of:)` picks the items up and drops them.
///
/// ```swift
/// DragInteraction(on: bottle) { _ in [DragItem("Lemonade", localObject: bottle.drink)] }
/// ```
///
/// The view posts ``DragBegan`` and ``DragEnded``. The interaction costs nothing while nothing is dragged.
@MainActor
public final class DragInteraction {
    /// The object that decides about drags; held weakly.
    public weak var delegate: (any DragInteractionDelegate)?
    /// The view; nil after its end.
    public private(set) weak var view: View?
    /// Whether the user can begin a drag.
    public var isEnabled: Bool {
        get { recognizer?.isEnabled ?? false }
        set { recognizer?.isEnabled = newValue }
    }

    private weak var recognizer: DragRecognizer?
    /// The delegate of an interaction with closures.
    private var closures: DragClosures?
    private weak var tracker: DragTracker?

    /// Lets the user drag items out of a view, which keeps the interaction.
    ///
    /// - Parameters:
    ///   - view: The view. An earlier interaction of the view is removed.
    ///   - delegate: The object that decides.
    @discardableResult
    public init(on view: View, delegate: any DragInteractionDelegate) {
        (self.view, self.delegate) = (view, delegate)
        attach(to: view)
    }

    /// Lets the user drag items out of a view, which keeps the interaction and its closures.
    ///
    /// - Parameters:
    ///   - view: The view. An earlier interaction of the view is removed.
    ///   - didEnd: Called at the end with the effect on the items.
    ///   - items: Returns the items to drag from the place of the press; an empty array for no drag.
    @discardableResult
    public init(
        on view: View,
        didEnd: @escaping @MainActor (DragSession, DropOperation) -> Void = { _, _ in },
        items: @escaping @MainActor (DragSession) -> [DragItem]
    ) {
        self.view = view
        let closures = DragClosures(items, didEnd)
        (self.closures, delegate) = (closures, closures)
        attach(to: view)
    }

    private func attach(to view: View) {
        view.dragInteraction?.remove()
        // The view keeps the recognizer, which keeps the interaction.
        let recognizer = DragRecognizer(interaction: self)
        self.recognizer = recognizer
        view.addGestureRecognizer(recognizer)
    }

    /// Removes the interaction from the view, and cancels its drag.
    public func remove() {
        tracker?.cancel()
        if let recognizer { view?.removeGestureRecognizer(recognizer) }
    }

    // MARK: The drag

    /// Asks for the items at a place, and begins to drag them.
    ///
    /// - Parameters:
    ///   - place: The place of the press, on the screen.
    ///   - isCarriedByKeys: Whether the user carries the items with keys.
    /// - Returns: The drag; nil if there are no items.
    func begin(at place: Point, isCarriedByKeys: Bool = false) -> DragTracker? {
        guard let view, let delegate, let application = view.window?.application else { return nil }
        application.dragTracker?.cancel()
        let session = DragSession(at: place, isCarriedByKeys: isCarriedByKeys)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard let first = session.items.first, view.window?.application === application else {
            return nil
        }
        session.originAllowsMove = delegate.dragInteraction(
            self, sessionAllowsMoveOperation: session)
        let text = delegate.dragInteraction(self, previewForLifting: first, session: session)
        delegate.dragInteraction(self, sessionWillBegin: session)
        let tracker = DragTracker(session, of: self, preview: text, in: application)
        self.tracker = tracker
        view.post(DragBegan(itemCount: session.items.count), includingSelf: true)
        return tracker
    }

    /// Ends the press of a cancelled drag; the further events of the press are ignored.
    func endPress() { recognizer?.endPress() }

    func end(_ session: DragSession, _ operation: DropOperation) {
        tracker = nil
        delegate?.dragInteraction(self, session: session, didEndWith: operation)
        view?.post(DragEnded(operation: operation), includingSelf: true)
    }
}

extension View {
    /// The interaction that drags items out of the view; nil if there is none.
    public final var dragInteraction: DragInteraction? {
        for case let recognizer as DragRecognizer in gestureRecognizers {
            return recognizer.interaction
        }
        return nil
    }
}

/// Begins a drag when the pointer has moved, and makes the view keep the interaction.
private final class DragRecognizer: GestureRecognizer {
    let interaction: DragInteraction
    private var start: MouseEvent?
    /// The window of the press.
    private weak var window: Window?
    private var tracker: DragTracker?

    init(interaction: DragInteraction) {
        self.interaction = interaction
        super.init()
        // A tab that springs open may hide the view.
        outlivesView = true
        addAction { recognizer in recognizer.stateChanged() }
    }

    override func handleMouse(_ event: MouseEvent) {
        guard let start else {
            guard event.begins(.left) else {
                state = .failed
                return
            }
            (start, window) = (event, view?.window)
            return
        }
        switch event.phase {
        case .drag where tracker != nil: state = .changed
        case .drag:
            let way = event.locationInWindow - start.locationInWindow
            // A row is as high as two columns are wide.
            if way.y != 0 || way.x.magnitude > 1 { state = .began }
        case .up where event.concerns(.left):
            state = tracker == nil ? .failed : .ended
        default: if tracker == nil { state = .failed }
        }
    }

    override func shouldBegin() -> Bool {
        guard super.shouldBegin(), let start else { return false }
        tracker = interaction.begin(at: onScreen(start.locationInWindow))
        return tracker != nil
    }

    private func onScreen(_ point: Point) -> Point {
        guard let window else { return point }
        return point - window.bounds.origin + window.frame.origin
    }

    private func stateChanged() {
        guard let tracker else { return }
        switch state {
        case .began, .changed, .ended:
            tracker.move(to: onScreen(location(in: nil)), modifiers)
            if state == .ended { tracker.drop() }
        case .cancelled: tracker.cancel()
        case .possible, .failed: break
        }
    }

    func endPress() {
        if tracker != nil { state = .cancelled }
    }

    override func reset() {
        start = nil
        tracker = nil
    }
}

/// The delegate of an interaction that was created with closures.
private final class DragClosures: DragInteractionDelegate {
    private let items: @MainActor (DragSession) -> [DragItem]
    private let didEnd: @MainActor (DragSession, DropOperation) -> Void

    init(
        _ items: @escaping @MainActor (DragSession) -> [DragItem],
        _ didEnd: @escaping @MainActor (DragSession, DropOperation) -> Void
    ) {
        (self.items, self.didEnd) = (items, didEnd)
    }

    func dragInteraction(
        _ interaction: DragInteraction, itemsForBeginning session: DragSession
    ) -> [DragItem] { items(session) }

    func dragInteraction(
        _ interaction: DragInteraction, session: DragSession, didEndWith operation: DropOperation
    ) { didEnd(session, operation) }
}
