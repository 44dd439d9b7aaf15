// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Finds a gesture in what the mouse does on a view, and runs actions for it.
///
/// A recogniser is added to a view (``View/addGestureRecognizer(_:)``) and hears of every press on that view
/// and what is in it, before the pressed view does. Of those that recognise on the same event the one on the
/// deepest view wins, then the one added first; the others fail. The winner takes the press from the pressed
/// view, which gets ``MouseEvent/Phase/cancel``, unless ``cancelsTouchesInView`` is off. On an enabled
/// ``Control`` only the recognisers of the control and of what is in it take part.
///
/// ```swift
/// let tap = TapGestureRecognizer()
/// tap.numberOfTapsRequired = 2
/// tap.addTarget(self, Board.opened)                  // func opened(_ tap: TapGestureRecognizer)
/// view.addGestureRecognizer(tap)
/// ```
///
/// A subclass overrides ``mouse(_:)`` and sets ``state``; what it keeps of a press it forgets in ``reset()``.
@MainActor
open class GestureRecognizer {
    /// How far a gesture has come.
    public enum State: Hashable, Sendable {
        /// Nothing is recognised, but may be.
        case possible
        /// A gesture that lasts has begun.
        case began
        /// A gesture that lasts has gone on.
        case changed
        /// The gesture has ended; one that does not last is recognised with this.
        case ended
        /// A gesture that lasts was broken off.
        case cancelled
        /// It is another gesture, or none.
        case failed
    }

    /// The view whose presses are watched; nil where there is none.
    public internal(set) final weak var view: View?
    /// Decides on questions that the recogniser's own methods pass on.
    public final weak var delegate: (any GestureRecognizerDelegate)?
    /// Whether the gesture, once recognised, takes the rest of the press from the pressed view.
    public final var cancelsTouchesInView = true
    /// Whether the recogniser takes part in presses; switched off during a gesture, it breaks that off.
    public final var isEnabled = true {
        didSet { if oldValue, !isEnabled { withdraw() } }
    }

    final var current = State.possible
    /// What the recogniser would become, if arbitration lets it.
    final var wanted: State?
    /// Whether the gesture was over before it was let begin.
    final var endsAtOnce = false
    /// Whether its view went, or it was taken off: nothing is recognised any more.
    final var isWithdrawn = false
    /// The number of the press that it watches.
    final var pressNumber = 0
    final weak var arbiter: GestureArbiter?
    private final var lastEvent: MouseEvent?
    private final var actions:
        [(target: ObjectIdentifier?, run: @MainActor (GestureRecognizer) -> Void)]
    private final var required: [RequiredFailure] = []
    private final var timer: ApplicationTimer?

    private struct RequiredFailure {
        weak var recognizer: GestureRecognizer?
    }

    /// Creates a recogniser without actions.
    public init() {
        actions = []
    }

    // MARK: State

    /// How far the gesture has come; set by subclasses in ``mouse(_:)`` and ``timerFired()``.
    ///
    /// Setting ``State/began`` or ``State/ended`` from ``State/possible`` asks to be recognised: it counts when
    /// those that must fail first have failed, and nobody else wins. What is no way on from the present state
    /// is ignored.
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

    /// Takes a state that the actions hear of.
    final func become(_ state: State) {
        current = state
        arbiter?.enqueue(self, state)
    }

    /// Gives up what is not recognised yet; the actions hear nothing of it.
    final func fail() {
        wanted = nil
        current = .failed
        stopTimer()
    }

    /// Breaks off what has begun, and gives up what has not.
    final func breakOff() {
        switch current {
        case .possible: fail()
        case .began, .changed: become(.cancelled)
        case .ended, .cancelled, .failed: break
        }
    }

    /// Whether a gesture that lasts is under way.
    final var isActive: Bool { current == .began || current == .changed }

    /// Whether the gesture was recognised.
    final var isRecognized: Bool { isActive || current == .ended }

    /// Takes part in the present press no more.
    func withdraw() {
        isWithdrawn = true
        arbiter?.setNeedsSettling()
    }

    // MARK: To override

    /// Watches a press; called before the pressed view gets the event.
    ///
    /// - Parameter event: Of the phases ``MouseEvent/Phase/down``, ``MouseEvent/Phase/drag`` and
    ///   ``MouseEvent/Phase/up``, its location in the coordinates of ``view``.
    open func mouse(_ event: MouseEvent) {}

    /// Forgets the press; called when the gesture is over, or before another press.
    open func reset() {}

    /// Called when the time of ``startTimer(_:)`` is over; does nothing unless a subclass does.
    open func timerFired() {}

    /// Returns whether the recogniser takes part in a press; the delegate's answer, else true.
    open func shouldReceive(_ event: MouseEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    /// Returns whether the gesture may be recognised now; the delegate's answer, else true.
    open func shouldBegin() -> Bool {
        delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Returns whether both may recognise the same press; the delegate's answer, else false.
    ///
    /// One of the two is enough to say so.
    open func shouldRecognizeSimultaneously(with other: GestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
    }

    /// Returns whether recognising this gesture makes the other recogniser fail, which has not recognised
    /// its own yet; true unless a subclass says otherwise.
    open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

    // MARK: Requirements

    /// Lets this gesture be recognised only when the other one has failed.
    ///
    /// Without effect in a press where the other takes no part, and where the requirements would go round in
    /// a circle. The other is held weakly.
    public final func require(toFail other: GestureRecognizer) {
        guard other !== self, !other.requires(self), !requires(other) else { return }
        required.append(RequiredFailure(recognizer: other))
    }

    /// The recognisers that must fail first.
    final var requirements: [GestureRecognizer] { required.compactMap(\.recognizer) }

    private func requires(_ other: GestureRecognizer) -> Bool {
        requirements.contains { $0 === other || $0.requires(other) }
    }

    // MARK: Actions

    /// Adds what runs whenever the gesture comes further.
    final func append(
        target: AnyObject?, _ body: @escaping @MainActor (GestureRecognizer) -> Void
    ) {
        actions.append((target.map { ObjectIdentifier($0) }, body))
    }

    /// Takes back every ``GestureActionSource/addTarget(_:_:)`` of an object.
    public final func removeTarget(_ target: AnyObject) {
        actions.removeAll { $0.target == ObjectIdentifier(target) }
    }

    final func runActions() {
        for action in actions { action.run(self) }
    }

    // MARK: The press

    /// The cell under the pointer at the last event, in a view's coordinates; nil stands for the window.
    public final func location(in view: View?) -> Point {
        let point = lastEvent?.locationInWindow ?? .zero
        return view?.convert(point, from: nil) ?? point
    }

    /// The modifier keys held at the last event.
    public final var modifiers: KeyModifiers { lastEvent?.modifiers ?? [] }

    /// Notes an event and watches it.
    final func receive(_ event: MouseEvent, _ body: (MouseEvent) -> Void) {
        guard let view else { return }
        lastEvent = event
        body(event.located(at: view.convert(event.locationInWindow, from: nil)))
    }

    /// Makes the recogniser as new.
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

    /// Calls ``timerFired()`` after a while of the application's clock; replaces an earlier call.
    public final func startTimer(_ duration: Duration) {
        stopTimer()
        guard let application = view?.window?.application else { return }
        timer = ApplicationTimer(after: duration, in: application) { [weak self] in
            guard let self else { return }
            timer = nil
            application.mouse.timerFired(of: self)
        }
    }

    /// Takes back ``startTimer(_:)``.
    public final func stopTimer() {
        timer?.cancel()
        timer = nil
    }
}
