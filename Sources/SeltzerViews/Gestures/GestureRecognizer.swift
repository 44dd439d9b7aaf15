// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Recognises a gesture in the mouse events of a view, and runs actions for it.
///
/// A recogniser is added to a view (``View/addGestureRecognizer(_:)``). It gets every press on that
/// view and on its subviews before the pressed view does. If several recognise on the same event,
/// the recogniser on the deepest view wins, then the one added first; the others fail. Unless
/// ``cancelsTouchesInView`` is off, the winner takes the press from the pressed view, which gets
/// ``MouseEvent/Phase/cancel``. On an enabled ``Control`` only the recognisers of the control and
/// of its subviews take part.
///
/// ```swift
/// let tap = TapGestureRecognizer()
/// tap.numberOfTapsRequired = 2
/// tap.addTarget(self, Board.opened)                  // func opened(_ tap: TapGestureRecognizer)
/// view.addGestureRecognizer(tap)
/// ```
///
/// A subclass overrides ``handleMouse(_:)`` and sets ``state``. It clears its own state in
/// ``reset()``.
@MainActor
open class GestureRecognizer {
    /// The states of a gesture.
    public enum State: Hashable, Sendable {
        /// Nothing is recognised yet.
        case possible
        /// A continuous gesture began.
        case began
        /// A continuous gesture changed.
        case changed
        /// The gesture ended; a discrete gesture is recognised with this state.
        case ended
        /// A continuous gesture was cancelled.
        case cancelled
        /// The events form another gesture, or none.
        case failed
    }

    /// The view whose presses the recogniser gets; nil if it was not added.
    public internal(set) final weak var view: View?
    /// The object that answers the recogniser's questions.
    public final weak var delegate: (any GestureRecognizerDelegate)?
    /// Whether the recognised gesture takes the rest of the press from the pressed view.
    public final var cancelsTouchesInView = true
    /// Whether the recogniser takes part in presses; disabling it cancels its gesture.
    public final var isEnabled = true {
        didSet { if oldValue, !isEnabled { withdraw() } }
    }

    /// Whether a continuous gesture that has begun continues after its view is hidden or has left
    /// its window.
    package final var outlivesView = false

    final var current = State.possible
    /// The state that the recogniser proposes to the arbiter.
    final var wanted: State?
    /// Whether the gesture ended before the arbiter let it begin.
    final var endsAtOnce = false
    /// Whether the recogniser or its view was removed, so that nothing more is recognised.
    final var isWithdrawn = false
    /// The number of the press that the recogniser watches.
    final var pressNumber = 0
    final weak var arbiter: GestureArbiter?
    private final var lastEvent: MouseEvent?
    private final var actions:
        [(target: ObjectIdentifier?, run: @MainActor (GestureRecognizer) -> Void)]
    private final var required: [Weak<GestureRecognizer>] = []
    private final var timer: ApplicationTimer?

    /// Creates a recogniser without actions; add it to a view to use it.
    public init() {
        actions = []
    }

    // MARK: State

    /// The state of the gesture; subclasses set it in ``handleMouse(_:)`` and ``timerFired()``.
    ///
    /// Setting ``State/began`` or ``State/ended`` from ``State/possible`` is a proposal. It takes
    /// effect when the recognisers that must fail first have failed, and no other recogniser wins.
    /// Invalid state transitions are ignored.
    public final var state: State {
        get { current }
        set { request(newValue) }
    }

    private func request(_ state: State) {
        guard let arbiter else { return }
        switch (current, state) {
        case (.possible, .began): wanted = wanted ?? .began
        case (.possible, .ended):
            if wanted == .began { endsAtOnce = true } else { wanted = .ended }
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
            become(state)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            become(.cancelled)
        default: return
        }
        arbiter.setNeedsSettling()
    }

    /// Changes to a state, and schedules its actions.
    final func become(_ state: State) {
        current = state
        arbiter?.enqueue(self, state)
    }

    /// Gives up a gesture that has not been recognised; no action runs.
    final func fail() {
        wanted = nil
        current = .failed
        stopTimer()
    }

    /// Cancels a gesture that has begun, and gives up a gesture that has not.
    final func breakOff() {
        switch current {
        case .possible: fail()
        case .began, .changed: become(.cancelled)
        case .ended, .cancelled, .failed: break
        }
    }

    /// Whether a continuous gesture is in progress.
    final var isActive: Bool { current == .began || current == .changed }

    /// Whether the gesture continues without its view.
    final var isIndependent: Bool { outlivesView && isActive }

    /// Whether the gesture was recognised.
    final var isRecognized: Bool { isActive || current == .ended }

    /// Leaves the present press.
    func withdraw() {
        isWithdrawn = true
        arbiter?.setNeedsSettling()
    }

    // MARK: To override

    /// Handles an event of a press; called before the pressed view gets the event.
    ///
    /// - Parameter event: An event of the phase ``MouseEvent/Phase/down``,
    ///   ``MouseEvent/Phase/drag`` or ``MouseEvent/Phase/up``, with its location in the coordinates
    ///   of ``view``.
    open func handleMouse(_ event: MouseEvent) {}

    /// Clears the state of a press; called when the gesture is over, and before another press.
    open func reset() {}

    /// Called when the time of ``startTimer(_:)`` is over; does nothing by default.
    open func timerFired() {}

    /// Returns whether the recogniser takes part in a press: the delegate's answer, or else true.
    open func shouldReceive(_ event: MouseEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// Returns whether the gesture may be recognised now: the delegate's answer, or else true.
    open func shouldBegin() -> Bool {
        delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Returns whether this recogniser and another one may recognise the same press: the delegate's
    /// answer, or else false.
    ///
    /// It suffices if one of the two returns true.
    open func shouldRecognizeSimultaneously(with other: GestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
    }

    /// Returns whether recognising this gesture makes another recogniser fail, if that one has not
    /// recognised yet; true by default.
    open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

    // MARK: Requirements

    /// Requires another recogniser to fail before this one recognises.
    ///
    /// Has no effect in a press in which the other recogniser takes no part, or if the requirements
    /// form a circle. The other recogniser is held weakly.
    public final func require(toFail other: GestureRecognizer) {
        guard other !== self, !other.requires(self), !requires(other) else { return }
        required.append(Weak(other))
    }

    /// The recognisers that must fail first.
    final var requirements: [GestureRecognizer] { required.compactMap(\.object) }

    private func requires(_ other: GestureRecognizer) -> Bool {
        requirements.contains { $0 === other || $0.requires(other) }
    }

    // MARK: Actions

    /// Adds an action that runs each time the gesture changes its state.
    final func append(
        target: AnyObject?, _ body: @escaping @MainActor (GestureRecognizer) -> Void
    ) {
        actions.append((target.map { ObjectIdentifier($0) }, body))
    }

    /// Removes all actions that ``GestureActionSource/addTarget(_:_:)`` added for an object.
    public final func removeTarget(_ target: AnyObject) {
        actions.removeAll { $0.target == ObjectIdentifier(target) }
    }

    final func runActions() {
        for action in actions { action.run(self) }
    }

    // MARK: The press

    /// The cell of the last event, in a view's coordinates; nil means the window's coordinates.
    public final func location(in view: View?) -> Point {
        let point = lastEvent?.locationInWindow ?? .zero
        return view?.convert(point, from: nil) ?? point
    }

    /// The modifier keys of the last event.
    public final var modifiers: KeyModifiers { lastEvent?.modifiers ?? [] }

    /// Stores an event and passes it to ``handleMouse(_:)``.
    final func receive(_ event: MouseEvent, _ body: (MouseEvent) -> Void) {
        guard let view else { return }
        lastEvent = event
        body(event.located(at: view.convert(event.locationInWindow, from: nil)))
    }

    /// Resets the recogniser for a new press.
    final func prepare() {
        stopTimer()
        wanted = nil
        endsAtOnce = false
        isWithdrawn = false
        arbiter = nil
        current = .possible
        reset()
    }

    // MARK: Time

    /// Calls ``timerFired()`` after a time on the application's clock; replaces an earlier call.
    public final func startTimer(_ duration: Duration) {
        stopTimer()
        guard let application = view?.window?.application else { return }
        timer = ApplicationTimer(after: duration, in: application) { [weak self] in
            guard let self else { return }
            timer = nil
            application.mouse.timerFired(of: self)
        }
    }

    /// Cancels ``startTimer(_:)``.
    public final func stopTimer() {
        timer?.cancel()
        timer = nil
    }
}
