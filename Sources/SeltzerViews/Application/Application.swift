// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// A program on a display: it owns the windows, sends input to them, and shows them in frames.
///
/// An application is not a singleton: a process may have several applications, one after another or
/// side by side. When ``run()`` returns, the application has ended and the terminal is restored.
///
/// Ctrl-C cancels the application, Ctrl-Z suspends it, Ctrl-L redraws the screen, and F7 lets the
/// user mark and copy any text on the screen, unless a responder below handles these keys.
open class Application: InputResponder {
    /// The end of an application.
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
    /// The visible windows, from the back to the front.
    @exclusivity(unchecked)
    public internal(set) final var windows: [Window] = []
    /// The window that gets keys; nil before the start.
    @exclusivity(unchecked)
    public internal(set) final weak var keyWindow: Window?
    /// The number of times that a window became key.
    final var keyTurn = 0
    /// The number of events that the display has sent; an undo manager groups by it.
    final var inputTurn = 0
    /// The mouse reports that the application requests; may change while it runs.
    ///
    /// If the new mode does not report drags, current gestures are cancelled.
    public final var mouseMode = MouseMode.all {
        didSet { if mouseMode != oldValue { mouseModeChanged() } }
    }
    /// The keyboard reports that the application requests; may change while it runs.
    ///
    /// Releases are only dispatched as ``KeyEvent``s if the mode includes them.
    public final var keyboardMode = KeyboardMode.distinct {
        didSet {
            if keyboardMode != oldValue { frames.display?.setKeyboardMode(keyboardMode) }
        }
    }
    /// Whether the application uses the whole screen or rows below the prompt; takes effect with
    /// the next run.
    ///
    /// The number of rows below the prompt may also change during a run, so a picker can grow. At
    /// the start the root controller's ``ViewController/preferredFocusedView`` is focused, or else
    /// the first view that can be focused. A controller may focus another view when it appears. No
    /// view is focused if its ``ViewController/wantsInitialFocus`` is false.
    public final var presentation = ScreenPresentation.fullScreen {
        didSet { if presentation != oldValue { presentationChanged() } }
    }
    /// The colors of all windows; nil (the default) for colors that suit the terminal's
    /// background.
    @exclusivity(unchecked)
    public final var theme: Theme? {
        didSet {
            if theme != oldValue { themeChanged() }
        }
    }
    /// How much room views leave empty; ``LayoutDensity/comfortable`` by default, and
    /// ``LayoutDensity/automatic`` on the terminal of the process.
    public final var layoutDensity = LayoutDensity.comfortable {
        didSet { layoutDensityDidChange(from: oldValue) }
    }
    /// Returns the theme for a display if ``theme`` is nil.
    ///
    /// On the terminal of the process it is ``/SeltzerScreen/Theme/fullScreen(for:)`` on the whole
    /// screen, and ``/SeltzerScreen/Theme/still(for:)`` below the prompt; on other displays
    /// ``/SeltzerScreen/Theme/automatic(for:)``. The application retains the closure.
    public final var defaultThemeProvider: @MainActor (DisplayCapabilities) -> Theme = Application
        .automaticTheme
    {
        didSet { themeChanged() }
    }
    /// The default theme for the present display; nil before it is needed.
    @exclusivity(unchecked)
    final var currentDefaultTheme: Theme?
    /// The observers of the application, such as recorders; empty by default.
    @exclusivity(unchecked)
    package final var observers: [ApplicationObserver] = []
    /// Whether other programs of the same user may see and operate this program through a port;
    /// true by default.
    ///
    /// A port that the variable `SELTZER_CONTROL` asks for is not opened if this is false at the
    /// start. If it becomes false later, an open port refuses all requests.
    public final var allowsControl = true
    /// Whether motion is avoided: animations end at once; false by default.
    ///
    /// On the terminal of the process it is true at the start if the variable
    /// `SELTZER_REDUCES_MOTION` is `1`. Views that move without animations check it themselves: for
    /// instance, a spinner shows `…`.
    public final var reducesMotion = false {
        didSet { if reducesMotion { motion.finishAll() } }
    }
    /// The value of ``View/areAnimationsEnabled``.
    final var movesBlocks = true
    /// Whether Seltzer's own views animate changes of their state; false by default.
    ///
    /// Thumbs move, sheets and toasts slide, and a button looks pressed after its key.
    ///
    /// On the terminal of the process it is true. If false, as on a test's display, the new state
    /// is shown at once. Values, focus and hit tests never wait for a movement. ``reducesMotion``
    /// overrides it.
    public final var animatesControls = false
    /// The maximum number of frames a second while something moves; 30 by default, and 15 on the
    /// terminal of the process over SSH.
    ///
    /// A slower display gets fewer.
    public final var preferredFramesPerSecond = Motion.framesPerSecond
    /// The time between two frames while something moves.
    final var frameInterval: Duration { .seconds(1) / preferredFramesPerSecond.clamped(1, 1_000) }
    /// Whether the terminal has the focus of the user's desktop; true at the start, and always if
    /// the terminal does not report it.
    ///
    /// Changes are reported by ``ApplicationBecameActive`` and ``ApplicationResignedActive``.
    public internal(set) final var isActive = true
    /// The capabilities of the display, including its own colors; changes are reported by
    /// ``CapabilitiesChanged``.
    ///
    /// While the application does not run, these are the capabilities of the last display.
    public internal(set) final var capabilities = DisplayCapabilities() {
        didSet { currentDefaultTheme = nil }
    }
    /// The effect of the mouse wheel in all views that scroll.
    ///
    /// On the terminal of the process the variables `SELTZER_WHEEL_LINES` and
    /// `SELTZER_WHEEL_ACCELERATION` set it at the start.
    public final var wheel = WheelSettings()
    /// The shape of the text cursor in all views; nil (the default) leaves it to the views.
    ///
    /// On the terminal of the process the variable `SELTZER_CURSOR` sets it at the start:
    /// `terminal`, `block`, `underline` or `bar`. The terminal gets its own shape back at the end
    /// and in a suspension.
    public final var cursorShape: CursorShape? {
        didSet { if cursorShape != oldValue { setNeedsFrame() } }
    }
    /// Whether the terminal's cursor stays on the focused element, such as the current row of a
    /// list, also where no text is typed; false by default.
    ///
    /// Screen readers and braille displays of a text console follow the cursor. On the terminal of
    /// the process it is true if `TERM` is `linux`, the console of Linux, unless the variable
    /// `SELTZER_CURSOR_FOLLOWS_FOCUS` is `0`. With `1` it is true on any terminal.
    public final var cursorFollowsFocus = false {
        didSet { if cursorFollowsFocus != oldValue { setNeedsFrame() } }
    }
    /// The title of the terminal's window; nil (the default) keeps the terminal's own title.
    ///
    /// The terminal's own title is restored at the end.
    public final var title: String? {
        didSet { if title != oldValue { frames.display?.perform(.title(title)) } }
    }
    /// The pasteboard of the application.
    public private(set) final lazy var pasteboard = Pasteboard(application: self)
    /// The clock of event times and timers.
    @exclusivity(unchecked)
    public internal(set) final var clock: any ApplicationClock
    /// The user's keys in place of the program's keys; takes effect at once.
    public final var keyMap = KeyMap() {
        didSet { if keyMap != oldValue { keysDidChange() } }
    }
    /// The keys that lists, tables, pages and text views have besides their standard keys; takes effect at once.
    ///
    /// On the terminal of the process it is ``KeyStyle/vi`` at the start if the variable
    /// `SELTZER_KEYS` is `vi`.
    public final var keyStyle = KeyStyle.standard {
        didSet { if keyStyle != oldValue { keyStyleDidChange() } }
    }
    /// The time that pending keys wait for the rest of their sequence; nil for no limit.
    ///
    /// The default of five seconds leaves time to read which keys may follow.
    public final var keySequenceTimeLimit: Duration? = .seconds(5)
    /// A closure that gets each line of ``log(_:)-(StyledText)`` that the display does not show
    /// above its rows.
    ///
    /// On the terminal of the process it prints the line on standard output; on other displays it
    /// does nothing by default. The application retains the closure.
    public final var logHandler: @MainActor (StyledText) -> Void = { _ in }
    /// The progress that the terminal shows outside of its window.
    final var shownProgress: Double?
    /// Whether the display may show lines above its rows; false if they go to a pipe or a file.
    package final var logsOnDisplay = true
    /// A closure that gets each diagnostic once, after the display was given back; does nothing by
    /// default.
    public final var diagnosticHandler: @MainActor (String) -> Void = { _ in }
    /// The diagnostics: errors that did not end the application, each text once.
    public private(set) final var diagnostics: [String] = []

    /// The expression that makes the root controller in a test of a recorded session; nil (the
    /// default) for an initializer with the values of the controller's properties.
    public final var rootExpression: RootExpression?
    /// Returns the next recorded text of an external value in a replay; nil to read the value.
    package final var recordedValue: (@MainActor (String) -> String?)?

    final var makeDisplay: @MainActor () throws -> any Display
    final lazy var frames = FrameLoop(application: self)
    /// The reference for ``current``.
    final lazy var reference = ApplicationReference(self)
    /// The display between the application and the display that it runs on; nil for none.
    final var interposed: (any InterposedDisplay)?
    final lazy var motion = makeMotion()
    /// Marks text that the user drags over.
    final lazy var marker = makeTextMarker()
    final lazy var mouse = MouseDispatcher(application: self)
    final let refusals = RefusalNotes()
    final lazy var keys = KeyDispatcher(application: self)
    final let inputHold = InputHold()
    final lazy var runner = ActionRunner(application: self)
    final let watch = ActionWatch()
    final let rootController: ViewController
    /// The current run, or the last one; nil before the first.
    final var currentRun: ApplicationRun?
    /// The number of running actions and tasks that are not paused.
    package internal(set) final var activeWorkCount = 0

    /// Creates an application with one window over the whole display, which shows a controller's
    /// view.
    ///
    /// - Parameters:
    ///   - root: The controller of the first window.
    ///   - clock: The clock of event times and timers.
    ///   - display: A closure that makes the display when the application starts.
    public init(
        root: ViewController,
        clock: any ApplicationClock = SystemClock(),
        display: @escaping @MainActor () throws -> any Display
    ) {
        rootController = root
        makeDisplay = display
        self.clock = clock
        super.init()
        adoptPresentTask()
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

    /// True: events that go up to a boundary end before the application.
    open override var isBoundary: Bool { true }

    /// The category of the program as a whole.
    open override var actionsCategory: Action.Category { .program }

    /// Ctrl-C, Ctrl-Z, Ctrl-L and F7: `cancel`, `suspend`, `repaint` and `select-text`; then the
    /// ``tools``.
    open override var actions: [Action] { ownActionsAndTools }

    /// The actions of tools that look into the program or help to use it, such as the inspector;
    /// empty by default.
    ///
    /// On the terminal of the process these are `inspect` (F12) and `click-hints` (Shift-F12 and
    /// F11). A program that wants none of them sets an empty array. The ``keyMap`` may give them
    /// other keys.
    public final var tools: [Action] {
        get { Array(ownActionsAndTools.dropFirst(Self.ownActions.count)) }
        set {
            ownActionsAndTools = Self.ownActions + newValue
            setNeedsFrame()
        }
    }

    /// The list is kept, so that each reading of the actions gets the same memory.
    private final var ownActionsAndTools = Application.ownActions

    private static let ownActions = [
        Action("cancel", title: "Cancel", keys: ["ctrl-c"], Application.cancel).priority(.low),
        Action("suspend", title: "Suspend", keys: ["ctrl-z"], Application.suspend).placement(.help),
        Action("repaint", title: "Repaint", keys: ["ctrl-l"], Application.repaint).placement(.help),
        Action("select-text", title: "Select text", keys: ["f7"], Application.beginSelectingText)
            .placement(.palette),
    ]

    /// Dispatches an event of the display: keys and pastes to the first responder, the mouse to the
    /// view under the pointer.
    ///
    /// Override it to watch or change all input, and call `super` with the events to dispatch.
    open func sendEvent(_ event: InputEvent) {
        dispatch(event)
    }

    /// Marks a rectangle of the screen that must be drawn.
    final func invalidate(_ rect: Rect, because kind: FrameCause.Kind = .placement) {
        frames.invalidate(rect, because: kind)
    }

    /// Requests a frame at the end of the current turn of the main actor; it looks for changes of
    /// views and actions.
    public final func setNeedsFrame() { frames.setNeedsFrame() }

    // MARK: Work and diagnostics

    /// The view that captured the mouse: it gets all events of a press until the last button is up.
    ///
    /// Nil while no button is held, while a gesture has the press, and after the press has lost its
    /// view.
    public final var capturingView: View? { mouse.state.capturingView }

    /// The views that the pointer is over, from the deepest view outwards, without the window.
    ///
    /// These views have received ``MouseEvent/Phase/enter`` and no ``MouseEvent/Phase/leave``
    /// since. While a view captures the mouse, only that view is added or removed. The list is
    /// empty if the pointer is over no view, or if the terminal has not reported where it is.
    public final var hoveredViews: [View] { mouse.hoveredViews }

    /// The cell of the screen under the pointer; nil if the terminal has not reported it.
    public final var pointerLocation: Point? { mouse.state.pointer }

    /// Whether no frame is due, and the display has taken the last one.
    package final var isQuiet: Bool { frames.isQuiet && interposed?.isQuiet != false }

    /// Whether the application runs on a display.
    package final var isRunning: Bool { frames.display != nil }

    /// Whether the application has ended; it may still be running on its display.
    package final var isEnding: Bool { currentRun?.ending != nil }

    /// Records an error that does not end the application; a text that is already recorded is
    /// ignored.
    public final func diagnose(_ message: String) {
        guard !diagnostics.contains(message) else { return }
        diagnostics.append(message)
        for observer in observers { observer.didDiagnose(message) }
        if !isRunning { diagnosticHandler(message) }
    }
}
