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
    public internal(set) final var clock: any ApplicationClock
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

    final var makeDisplay: @MainActor () throws -> any Display
    final lazy var frames = FrameLoop(application: self)
    final lazy var animator = Animator(application: self)
    final lazy var mouse = MouseDispatcher(application: self)
    final lazy var keys = KeyDispatcher(application: self)
    final lazy var runner = ActionRunner(application: self)
    final lazy var watch = ActionWatch(application: self)
    final let rootController: ViewController
    /// The present run, or the last one; nil before the first.
    final var currentRun: ApplicationRun?
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
        #if DEBUG
        observeMistakes { [weak self] mistake in self?.diagnose("\(mistake)") }
        #endif
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

    /// Marks a rectangle of the screen to be drawn.
    final func invalidate(_ rect: Rect) { frames.invalidate(rect) }

    /// Asks for a frame at the end of the present turn of the main actor, and for a look at what has changed.
    public final func setNeedsFrame() { frames.setNeedsFrame() }

    // MARK: Work and diagnostics

    /// The view that captured the mouse: it gets all events of a press until the last button is up.
    ///
    /// Nil while no button is held, and while the press belongs to a gesture or to no view any more.
    public final var capturingView: View? { mouse.capturingView }

    /// The views that the pointer is over, from the deepest view outwards, without the window.
    ///
    /// These are the views that were told so by ``MouseEvent/Phase/enter``. While a view captures the mouse, only that
    /// view is added or removed. The list is empty if the pointer is over no view, or if the terminal has not reported
    /// where it is.
    public final var hoveredViews: [View] { mouse.hoveredViews }

    /// Whether no frame is due at once or on its way.
    package final var isQuiet: Bool { frames.isQuiet }

    /// Whether the display is held.
    package final var isRunning: Bool { frames.display != nil }

    /// Whether the end has come, though the display may still be held.
    package final var isEnding: Bool { currentRun?.ending != nil }

    /// Notes something that went wrong without ending anything; a text that was noted before is left out.
    public final func diagnose(_ message: String) {
        guard !diagnostics.contains(message) else { return }
        diagnostics.append(message)
        if !isRunning { diagnosticHandler(message) }
    }
}
