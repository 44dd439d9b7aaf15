// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// A program on a display: its windows, the way of input to them, and the frames that show them.
///
/// An ordinary value of the program, not a singleton; several run side by side in one process. ``run()``
/// returns when the application has ended, and the terminal is as before then.
///
/// Unless a responder below takes them first, Ctrl-C cancels the application, Ctrl-Z suspends it, Ctrl-L
/// paints the screen anew, and F7 lets the user mark and copy any text on the screen.
open class Application: InputResponder {
    /// How an application came to its end.
    public enum Ending: Hashable, Sendable {
        /// ``end()`` was called.
        case ended
        /// The user pressed Ctrl-C, or the task that ran the application was cancelled.
        case cancelled
        /// The terminal was closed, or its input ended.
        case disconnected
    }

    /// The last responder of the chain, after the application.
    public final weak var delegate: Responder?
    /// The windows shown, from the back to the front.
    @exclusivity(unchecked)
    public internal(set) final var windows: [Window] = []
    /// The window that gets the keys; nil before the start.
    @exclusivity(unchecked)
    public internal(set) final weak var keyWindow: Window?
    /// Counts how often a window became key.
    final var keyTurn = 0
    /// The reports wanted of the mouse, also while the application runs.
    ///
    /// Where a change leaves motions with a button held untold, gestures under way are cancelled.
    public final var mouseMode = MouseMode.all {
        didSet { if mouseMode != oldValue { mouseModeChanged() } }
    }
    /// The reports wanted of the keyboard, also while the application runs.
    ///
    /// ``KeyEvent``s of releases are only dispatched where the mode includes them.
    public final var keyboardMode = KeyboardMode.distinct {
        didSet {
            if keyboardMode != oldValue { frames.display?.setKeyboardMode(keyboardMode) }
        }
    }
    /// How much of the terminal's screen the application takes, from its next run on.
    ///
    /// Below the prompt another number of rows takes effect while it runs: a picker can grow. At the start the root
    /// controller's ``ViewController/preferredFocusedView`` is focused, or else the first view that can be. The
    /// controller chooses another view by focusing it when it appears, and none by
    /// ``ViewController/wantsInitialFocus``.
    public final var presentation = ScreenPresentation.fullScreen {
        didSet { if presentation != oldValue { presentationChanged() } }
    }
    /// The colours of all windows; nil, as at first, for those that go with the terminal's background.
    public final var theme: Theme? {
        didSet { if theme != oldValue { invalidate(frames.bounds) } }
    }
    /// Whether nothing moves by itself that does not have to: animations go to their end at once; false at first.
    ///
    /// An application on the process's terminal begins with true where the variable `SELTZER_REDUCES_MOTION` is
    /// `1`. What moves by other means than animations, a spinner say, asks this.
    public final var reducesMotion = false {
        didSet { if reducesMotion { animator.finishAll() } }
    }
    /// How many frames a second there are at most while something moves; 60 at first.
    ///
    /// A display that is slower gets fewer.
    public final var preferredFramesPerSecond = 60
    /// The time from one frame to the next while something moves.
    final var frameInterval: Duration { .seconds(1) / preferredFramesPerSecond.clamped(1, 1_000) }
    /// Whether the user's input goes to the application's terminal, as far as the terminal tells: at first and
    /// where it does not, true.
    ///
    /// ``ApplicationBecameActive`` and ``ApplicationResignedActive`` tell of changes.
    public internal(set) final var isActive = true
    /// What the display can show and tell, its own colours among it; ``CapabilitiesChanged`` tells of changes.
    ///
    /// As of the last display when the application does not run.
    public internal(set) final var capabilities = DisplayCapabilities()
    /// The title of the terminal's window; nil, as at first, for the one it has, which also comes back at
    /// the end.
    public final var title: String? {
        didSet { if title != oldValue { frames.display?.perform(.title(title)) } }
    }
    /// The text that was cut or copied.
    public private(set) final lazy var pasteboard = Pasteboard(application: self)
    /// The clock of event times and timers.
    @exclusivity(unchecked)
    public private(set) final var clock: any ApplicationClock
    /// The user's own keys, by the identifiers of actions; in effect as soon as it is set.
    public final var keyMap = KeyMap() {
        didSet { if keyMap != oldValue { keysDidChange() } }
    }
    /// How long keys wait for the rest of their sequence; nil for as long as the user wants.
    ///
    /// Five seconds unless it is set: long enough to read what may follow.
    public final var keySequenceTimeLimit: Duration? = .seconds(5)
    /// Called with what went wrong without ending anything, once for each text, when the display has been
    /// given back; does nothing at first.
    public final var diagnosticHandler: @MainActor (String) -> Void = { _ in }
    /// What went wrong without ending anything, each text once.
    public private(set) final var diagnostics: [String] = []

    private final var makeDisplay: @MainActor () throws -> any Display
    final lazy var frames = FrameLoop(application: self)
    final lazy var animator = Animator(application: self)
    final lazy var mouse = MouseDispatcher(application: self)
    final lazy var keys = KeyDispatcher(application: self)
    final lazy var runner = ActionRunner(application: self)
    final lazy var watch = ActionWatch(application: self)
    private final var rootController: ViewController

    private final var ending: Ending?
    private final var termination: Termination?
    /// Counts the runs, so that a late cancellation does not end a later run.
    private final var runNumber = 0
    private final var continuation: CheckedContinuation<Ending, Never>?
    /// The actions and tasks under way that are not paused.
    package internal(set) final var activeWorkCount = 0

    /// Creates an application that shows a controller's view in one window over the whole display.
    ///
    /// - Parameters:
    ///   - root: The controller of the first window.
    ///   - clock: The clock of event times and timers.
    ///   - display: Makes the display, when the application starts.
    public init(
        root: ViewController,
        clock: any ApplicationClock = SystemClock(),
        display: @escaping @MainActor () throws -> any Display
    ) {
        rootController = root
        makeDisplay = display
        self.clock = clock
        super.init()
    }

    // MARK: Running

    /// Shows the application until it ends, then gives the display back.
    ///
    /// - Returns: How it came to its end.
    /// - Throws: An ``ApplicationError``, whose description is one plain sentence: where there is no terminal,
    ///   where it cannot be used, and where the application runs already. A display of the program's own may
    ///   throw others.
    @discardableResult
    public final func run() async throws -> Ending {
        guard !isRunning else { throw ApplicationError.alreadyRunning }
        try start()
        runNumber += 1
        let number = runNumber
        let ending = await withTaskCancellationHandler {
            await untilEnded()
        } onCancel: {
            Task { @MainActor in if number == self.runNumber { self.finish(.cancelled) } }
        }
        await showLastFrame(ending)
        stop()
        return ending
    }

    /// Shows the application until an event of a type reaches it unstopped, or until it ends otherwise.
    ///
    /// - Returns: The event; nil where the application ended otherwise, cancelled for instance.
    /// - Throws: As ``run()`` does.
    public final func run<Event: RoutedEvent>(until event: Event.Type) async throws -> Event? {
        var result: Event?
        let subscription = on(event) { [weak self] event in
            if result == nil { result = event }
            self?.end()
            return .observed
        }
        defer { subscription.cancel() }
        try await run()
        return result
    }

    /// Shows the application until an event of a type reaches it unstopped; where there is no terminal to
    /// show it on, takes a value in the event's place.
    ///
    /// ```swift
    /// let kind = try await application.run(
    ///     until: KindChosen.self, withoutTerminal: KindChosen(.library))
    /// ```
    ///
    /// - Parameters:
    ///   - event: The type of the event that ends the application.
    ///   - value: What is returned without a terminal; evaluated only then.
    /// - Returns: The event or the value; nil where the application ended otherwise, cancelled for instance.
    /// - Throws: As ``run()`` does, but for ``ApplicationError/noTerminal`` and
    ///   ``ApplicationError/unusableTerminal(_:)``.
    public final func run<Event: RoutedEvent>(
        until event: Event.Type, withoutTerminal value: @autoclosure () -> Event?
    ) async throws -> Event? {
        do {
            return try await run(until: event)
        } catch ApplicationError.noTerminal, ApplicationError.unusableTerminal {
            return value()
        }
    }

    /// Ends the application; ``run()`` returns ``Ending/ended``.
    public final func end() {
        finish(.ended)
    }

    /// Ends the application as Ctrl-C does; ``run()`` returns ``Ending/cancelled``.
    public final func cancel() {
        finish(.cancelled)
    }

    private final func start() throws {
        let display = try makeDisplay()
        if presentation != .fullScreen { display.setPresentation(presentation) }
        display.setKeyboardMode(keyboardMode)
        try display.start(mouse: mouseMode) { [weak self] event in self?.receive(event) }
        ending = nil
        termination = nil
        isActive = true
        capabilities = display.capabilities
        frames.start(on: display)
        if let title { display.perform(.title(title)) }
        let window = Window(frame: frames.bounds)
        window.rootViewController = rootController
        show(window)
        window.focusFirst()
        frames.drawFrame()
    }

    private final func untilEnded() async -> Ending {
        await withCheckedContinuation { continuation in
            if let ending {
                continuation.resume(returning: ending)
            } else {
                self.continuation = continuation
            }
        }
    }

    private final func finish(_ ending: Ending) {
        guard isRunning, self.ending == nil, !isTerminating else { return }
        self.ending = ending
        continuation?.resume(returning: ending)
        continuation = nil
    }

    /// Ends the application when everybody has been told and work has been saved.
    private final func terminate(_ cause: ApplicationWillTerminate.Cause, ending: Ending) {
        guard isRunning, !isEnding, !isTerminating else { return }
        let termination = Termination(of: self) { [weak self] in self?.finish(ending) }
        self.termination = termination
        termination.begin(cause)
    }

    /// Whether the end has been asked for from outside, and waits for work.
    private final var isTerminating: Bool { termination?.isOver == false }

    /// Shows the next run on another display and by another clock; for tests of programs that make an application.
    package final func replace(
        clock: any ApplicationClock, display: @escaping @MainActor () throws -> any Display
    ) {
        self.clock = clock
        makeDisplay = display
    }

    /// Ends the application before this returns; ``run()`` returns ``Ending/cancelled`` later.
    package final func cancelAtOnce() {
        guard isRunning else { return }
        finish(.cancelled)
        endInput()
        stop()
    }

    /// Shows what the last turn changed, where the rows stay below the prompt.
    private final func showLastFrame(_ ending: Ending) async {
        guard isRunning else { return }
        endInput()
        guard case .inline(_, atEnd: .kept) = presentation, ending != .disconnected else { return }
        await frames.showLastFrame()
    }

    private final func endInput() {
        keys.cancel()
        mouse.end(at: clock.now)
    }

    private final func stop() {
        guard isRunning else { return }
        for window in windows.reversed() { window.close() }
        frames.stop()
        pasteboard.take(nil)
        diagnostics.forEach(diagnosticHandler)
    }

    // MARK: Events

    /// The delegate.
    open override var defaultNext: Responder? { delegate }

    /// The windows, from the back to the front.
    open override func forEachSubordinate(_ body: @MainActor (Responder) -> Void) {
        for window in windows { body(window) }
    }

    /// Events that only go up to the window end before it.
    open override var isBoundary: Bool { true }

    /// Ctrl-C, Ctrl-Z, Ctrl-L and F7: `cancel`, `suspend`, `repaint` and `select-text`.
    open override var actions: [Action] {
        [
            Action("cancel", title: "Cancel", keys: ["ctrl-c"], priority: .low, Application.cancel),
            Action(
                "suspend", title: "Suspend", keys: ["ctrl-z"], placement: .help, Application.suspend
            ),
            Action(
                "repaint", title: "Repaint", keys: ["ctrl-l"], placement: .help, Application.repaint
            ),
            Action(
                "select-text", title: "Select text", keys: ["f7"], placement: .palette,
                Application.beginSelectingText),
        ]
    }

    /// Dispatches one event of the display: keys and pastes to the first responder, the mouse to the view under
    /// the pointer.
    ///
    /// Called for each event in its order. Override it to see or to change what comes in, and call `super` for
    /// what is to be dispatched.
    open func sendEvent(_ event: InputEvent) {
        dispatch(event)
    }

    private final func receive(_ event: DisplayEvent) {
        switch event {
        case .input(let events):
            frames.answer { if !isTerminating { dispatch(events) } }
        case .ready:
            frames.displayIsReady()
        case .contentLost:
            repaint()
            frames.drawFrame()
        case .capabilitiesChanged:
            capabilitiesChanged()
            frames.drawFrame()
        case .clipboard(let text):
            pasteboard.take(text)
        case .disconnected:
            terminate(.disconnected, ending: .disconnected)
        case .terminated(let signal):
            terminate(.signal(signal), ending: .cancelled)
        }
    }

    private final func dispatch(_ events: [InputEvent]) {
        for (index, event) in events.enumerated() {
            if isEnding {
                // What was typed ahead is for the program's next question.
                frames.display?.unread(Array(events[index...]))
                return
            }
            sendEvent(event)
        }
    }

    /// Marks a rectangle of the screen to be drawn.
    final func invalidate(_ rect: Rect) { frames.invalidate(rect) }

    /// Asks for a frame at the end of the present turn of the main actor, and for a look at what has changed.
    public final func setNeedsFrame() { frames.setNeedsFrame() }

    // MARK: Work and diagnostics

    /// The view that has captured the mouse, and those that the pointer is over; for tests.
    package final var viewsUnderMouse: [View] { mouse.receivers }

    /// Whether no frame is due at once or on its way.
    package final var isQuiet: Bool { frames.isQuiet }

    /// Whether the display is held.
    package final var isRunning: Bool { frames.display != nil }

    /// Whether the end has come, though the display may still be held.
    package final var isEnding: Bool { ending != nil }

    /// Notes something that went wrong without ending anything; a text that was noted before is left out.
    public final func diagnose(_ message: String) {
        guard !diagnostics.contains(message) else { return }
        diagnostics.append(message)
        if !isRunning { diagnosticHandler(message) }
    }
}
