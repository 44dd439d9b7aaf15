// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Recognizes a gesture in the mouse events of a view, and runs actions for it.
///
/// A recognizer is added to a view (``View/addGestureRecognizer(_:)``). It gets every press on that
/// view and on its subviews before the pressed view does. If several recognize on the same event,
/// the recognizer on the deepest view wins, then the one added first; the others fail. Unless
/// ``cancelsTouchesInView`` is off, the winner takes the press from the pressed view, which gets
/// ``MouseEvent/Phase/cancel``.
///
/// A press on an enabled ``Control`` belongs to the control first. The recognizers of its
/// superviews get no tap of the left button, and no other gesture if the control has
/// ``Control/tracksDrags``. Otherwise a gesture such as a pan may begin on the control, which then
/// gets ``Control/Event/touchCancel``.
///
/// ```swift
/// let tap = TapGestureRecognizer(target: self, action: Board.opened)     // func opened()
/// tap.numberOfTapsRequired = 2
/// view.addGestureRecognizer(tap)
/// ```
///
/// A subclass overrides ``handleMouse(_:)`` and sets ``state``. It clears its own state in
/// ``reset()``.
@MainActor
open class GestureRecognizer {
    /// The states of a gesture.
    public enum State: Hashable, Sendable {
        /// Nothing is recognized yet.
        case possible
        /// A continuous gesture began.
        case began
        /// A continuous gesture changed.
        case changed
        /// The gesture ended; a discrete gesture is recognized with this state.
        case ended
        /// A continuous gesture was cancelled.
        case cancelled
        /// The events form another gesture, or none.
        case failed
    }

    /// The view whose presses the recognizer gets; nil if it was not added.
    public internal(set) final weak var view: View?
    /// A name for logs and debuggers; nil by default.
    public final var name: String?
    /// The object that answers the recognizer's questions.
    public final weak var delegate: (any GestureRecognizerDelegate)?
    /// Whether the recognized gesture takes the rest of the press from the pressed view.
    public final var cancelsTouchesInView = true
    /// Whether the pressed view gets a press only after this recognizer has failed; false by
    /// default.
    ///
    /// If the gesture is recognized, the view gets nothing of the press.
    public final var delaysTouchesBegan = false
    /// Whether the pressed view gets the release of a press only after this recognizer has failed;
    /// true by default.
    ///
    /// It matters for gestures of several presses. The release of the first tap of a double tap
    /// waits for the second one, so that a double tap cancels both presses. Set it to false for a
    /// view that must react to the first release at once.
    public final var delaysTouchesEnded = true
    /// Whether the recognizer takes part in presses; disabling it cancels its gesture.
    public final var isEnabled = true {
        didSet { if oldValue, !isEnabled { withdraw() } }
    }

    /// Whether a continuous gesture that has begun continues after its view is hidden or has left
    /// its window.
    package final var outlivesView = false

    final var current = State.possible
    /// The state that the recognizer proposes to the arbiter.
    final var wanted: State?
    /// Whether the gesture ended before the arbiter let it begin.
    final var endsAtOnce = false
    /// Whether the recognizer or its view was removed, so that nothing more is recognized.
    final var isWithdrawn = false
    /// The class of the delegate that refused the last press or the last gesture; nil if an override refused it.
    private final var refusingDelegate: String?
    /// The number of the press that the recognizer watches.
    final var pressNumber = 0
    /// The number of the press with which the gesture started; a double tap has two presses.
    final var firstPressNumber = 0
    final weak var arbiter: GestureArbiter?
    private final var lastEvent: MouseEvent?
    private final var actions:
        [(target: ObjectIdentifier?, run: @MainActor (GestureRecognizer) -> Void)]
    /// The recognizers that the program requires to fail.
    final var required: [Weak<GestureRecognizer>] = []
    /// The recognizers that must fail in the present press, by the answers of recognizers.
    final var requiredInPress: [Weak<GestureRecognizer>] = []
    private final var timer: ApplicationTimer?

    /// Creates a recognizer without actions; add it to a view to use it.
    public init() {
        actions = []
    }

    /// Creates a recognizer with a method of an object, which gets the recognizer.
    ///
    /// - Parameters:
    ///   - target: The object, held weakly.
    ///   - action: A method of the target's class, as in `Board.opened`.
    public init<Target: AnyObject>(
        target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (GestureRecognizer) -> Void
    ) {
        actions = []
        addTarget(target, action: action)
    }

    // MARK: State

    /// The state of the gesture; subclasses set it in ``handleMouse(_:)`` and ``timerFired()``.
    ///
    /// Setting ``State/began`` or ``State/ended`` from ``State/possible`` is a proposal. It takes
    /// effect when the recognizers that must fail first have failed, and no other recognizer wins.
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

    /// Gives up a gesture that has not been recognized; no action runs.
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

    /// Whether the gesture was recognized.
    final var isRecognized: Bool { isActive || current == .ended }

    /// Whether the gesture waits for another recognizer or for a time.
    ///
    /// Any other recognizer may stay possible for ever after its press.
    final var isPending: Bool { current == .possible && (wanted != nil || timer != nil) }

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

    /// Returns whether the recognizer takes part in a press: the delegate's answer, or else true.
    open func shouldReceive(_ event: MouseEvent) -> Bool {
        note(delegate?.gestureRecognizer(self, shouldReceive: event))
    }

    /// Returns whether the gesture may be recognized now: the delegate's answer, or else true.
    open func shouldBegin() -> Bool {
        note(delegate?.gestureRecognizerShouldBegin(self))
    }

    private final func note(_ answer: Bool?) -> Bool {
        guard answer == false else { return true }
        refusingDelegate = delegate.map { String(describing: type(of: $0)) }
        return false
    }

    /// Asks a question that the delegate or an override may refuse.
    ///
    /// - Returns: Nil if it is allowed, or else the class of the delegate if the delegate refused it.
    final func refusal(_ question: (GestureRecognizer) -> Bool) -> GestureRefusal? {
        refusingDelegate = nil
        return question(self) ? nil : GestureRefusal(delegate: refusingDelegate)
    }

    /// Returns whether this recognizer and another one may recognize the same press: the delegate's
    /// answer, or else false.
    ///
    /// It suffices if one of the two returns true.
    open func shouldRecognizeSimultaneously(with other: GestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
    }

    /// Returns whether recognizing this gesture makes another recognizer fail, if that one has not
    /// recognized yet; true by default.
    open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

    /// Returns whether another recognizer makes this one fail by recognizing; true by default.
    ///
    /// The other recognizer must agree by ``canPrevent(_:)``.
    open func canBePrevented(by other: GestureRecognizer) -> Bool { true }

    /// Returns whether another recognizer must fail before this one recognizes: the delegate's
    /// answer, or else false.
    ///
    /// Asked once for each press that both get. ``require(toFail:)`` is a lasting requirement.
    open func shouldRequireFailure(of other: GestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
    }

    /// Returns whether this recognizer must fail before another one recognizes: the delegate's
    /// answer, or else false.
    ///
    /// Asked once for each press that both get.
    open func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: other) ?? false
    }

    /// Returns whether the gesture leaves a press on an enabled control to the control, which is a
    /// subview of ``view``.
    func yields(to control: Control) -> Bool { control.tracksDrags }

    // MARK: Actions

    /// Adds an action that runs each time the gesture changes its state.
    final func append(
        target: AnyObject?, _ body: @escaping @MainActor (GestureRecognizer) -> Void
    ) {
        actions.append((target.map { ObjectIdentifier($0) }, body))
    }

    /// Removes the actions that `addTarget(_:action:)` added for an object,
    /// or all actions if it is nil.
    public final func removeTarget(_ target: AnyObject?) {
        actions.removeAll { target == nil || $0.target == target.map { ObjectIdentifier($0) } }
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

    /// Resets the recognizer for a new press.
    final func prepare() {
        stopTimer()
        wanted = nil
        endsAtOnce = false
        isWithdrawn = false
        requiredInPress = []
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
            timerFired()
            application.mouse.settle(at: application.clock.now)
            application.setNeedsFrame()
        }
    }

    /// Cancels ``startTimer(_:)``.
    public final func stopTimer() {
        timer?.cancel()
        timer = nil
    }
}
