// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Dispatch
import SeltzerAutomation
import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A driver for tests: it operates an application on a display in memory, as a user would.
///
/// Each act returns when the application has come to rest: handlers have run, asynchronous actions
/// have ended, and the frame is shown.
///
/// ```swift
/// let pilot = await Pilot(Board(), columns: 40, rows: 10)
/// await pilot.click(column: 3, row: 2)
/// #expect(pilot.events(CellClicked.self).map(\.column) == [3])
/// ```
///
/// Seltzer's own views do not move unless the test sets
/// ``/SeltzerViews/Application/animatesControls``. Movements run on the ``clock``.
///
/// When the pilot is released, it first ends its application. Views leave their windows, and their
/// handlers run.
@MainActor
public final class Pilot {
    /// The application under test.
    public let application: Application
    /// The application's display.
    public let display: MemoryDisplay
    /// The application's clock, which only ``advance(by:)`` moves.
    public let clock: ManualClock
    /// The routes of all events of the application, in order; they include input events, broadcasts,
    /// and posts that end below a window.
    ///
    /// Responders that belong to no application, such as a controller without a parent, are
    /// included if the application, a task of it, or the task of the test sends the event.
    public private(set) var routes: [RouteTrace] = []
    /// Whether ``routes`` grows; true at first.
    ///
    /// A test with millions of events sets it to false, because each route keeps its event. A
    /// ``/SeltzerControls/TextChanged``, for instance, keeps the whole text.
    public var recordsRoutes = true {
        didSet {
            guard recordsRoutes != oldValue else { return }
            if recordsRoutes { recordRoutes() } else { recording?.cancel() }
        }
    }
    /// The end of the application; nil while it runs.
    public private(set) var ending: Application.Ending?
    /// The error that ``/SeltzerViews/Application/run()`` threw; nil if it threw none.
    public private(set) var error: (any Error)?

    /// The lines that the application logged while it ran, without styles, newest last.
    ///
    /// ``MemoryDisplay/loggedLines`` contains them with their styles.
    public var logged: [String] { display.loggedLines.map(\.string) }

    /// The logged lines above an inline application's rows, as wide as the terminal, newest last.
    ///
    /// A line that is longer than the terminal is wide continues in the next line. A whole-screen
    /// application has no such lines.
    public var scrollback: [String] {
        guard case .inline = display.presentation else { return [] }
        let width = max(1, display.terminalSize.width)
        return display.loggedLines.flatMap { line -> [String] in
            let all = line.cellWidth
            guard all > width else { return [line.string] }
            return stride(from: 0, to: all, by: width).map {
                line.cells($0..<min($0 + width, all)).string
            }
        }
    }

    /// The held buttons, in the order of their presses.
    var heldButtons: [MouseButton] = []
    /// Marks the main queue, because the main actor may change threads between two turns.
    private nonisolated static let mainQueueMark = DispatchSpecificKey<Void>()
    private var run: Task<Void, Never>?
    /// The number of quiet turns before an act returns.
    private var neededQuietTurns = 3
    private var recording: Subscription?
    /// The number of routes that ``takeHandledEvents()`` has returned.
    var takenRoutes = 0
    /// The number of tasks that an act gave up waiting for; later acts do not wait for them again.
    private var toleratedWork = 0

    /// Starts an application with a root controller, and waits for its first frame.
    ///
    /// The application looks like an application on a terminal, but its controls do not move.
    public convenience init(
        _ root: ViewController,
        columns: Int = 80,
        rows: Int = 24,
        capabilities: DisplayCapabilities = DisplayCapabilities()
    ) async {
        let application = Application(root: root) { throw ApplicationError.noTerminal }
        application.takeProgramLook()
        await self.init(
            application, columns: columns, rows: rows, capabilities: capabilities)
    }

    /// Starts an application with a root controller in the plain look of an application without a
    /// terminal.
    package convenience init(
        plain root: ViewController,
        columns: Int = 80,
        rows: Int = 24,
        capabilities: DisplayCapabilities = DisplayCapabilities()
    ) async {
        let application = Application(root: root) { throw ApplicationError.noTerminal }
        await self.init(
            application, columns: columns, rows: rows, capabilities: capabilities)
    }

    /// Starts an application that the program under test created, and waits for its first frame.
    ///
    /// The application must not run yet. It keeps its theme, key map, delegate and handlers. Its
    /// display and its clock are the pilot's from now on.
    public init(
        _ application: Application,
        columns: Int = 80,
        rows: Int = 24,
        capabilities: DisplayCapabilities = DisplayCapabilities()
    ) async {
        DispatchQueue.main.setSpecific(key: Self.mainQueueMark, value: ())
        let display = MemoryDisplay(
            size: Size(width: columns, height: rows), capabilities: capabilities)
        let clock = ManualClock()
        self.display = display
        self.clock = clock
        self.application = application
        application.replace(clock: clock) { display }
        recordRoutes()
        Self.preparation.get()?(application)
        run = Task { @MainActor [weak self, application] in
            do {
                let ending = try await application.run()
                self?.ending = ending
            } catch {
                self?.error = error
            }
        }
        while !application.isRunning, ending == nil, error == nil { await Task.yield() }
        await settle()
    }

    /// Operates an application that a program under test is about to run.
    init(
        adopting application: Application, columns: Int, rows: Int,
        capabilities: DisplayCapabilities
    ) {
        DispatchQueue.main.setSpecific(key: Self.mainQueueMark, value: ())
        let display = MemoryDisplay(
            size: Size(width: columns, height: rows), capabilities: capabilities)
        let clock = ManualClock()
        self.display = display
        self.clock = clock
        self.application = application
        // The program continues in turns of its own.
        neededQuietTurns = 8
        application.replace(clock: clock) { display }
        recordRoutes()
    }

    /// Records the way in which the application ended.
    func end(_ ending: Application.Ending) { self.ending = ending }

    deinit {
        if DispatchQueue.getSpecific(key: Self.mainQueueMark) != nil {
            // Handlers may refer to objects of the test as unowned, and in a later turn these
            // objects may be gone.
            MainActor.assumeIsolated { [application] in application.cancelAtOnce() }
        }
        run?.cancel()
    }

    private func recordRoutes() {
        // Tests run side by side in one process.
        application.disownOtherCode()
        application.adoptPresentTask()
        recording = application.observeRoutes { [weak self] in self?.routes.append($0) }
    }

    // MARK: Keyboard

    /// Presses keys by the names of their chords, such as `"ctrl-x"`, `"down"` or `"?"`.
    public func press(_ chords: KeyChord...) async {
        for chord in chords {
            await send(.key(KeyPress(chord.key, modifiers: chord.modifiers)))
        }
    }

    /// Types a text, one key press for each character; `\n` is Enter and `\t` is Tab.
    public func type(_ text: String) async {
        for character in text { await press(KeyChord(typing: character)) }
    }

    /// Pastes a text in one piece.
    public func paste(_ text: String) async {
        await send(.paste(text, isTruncated: false))
    }

    // MARK: The rest of the world

    /// Resizes the screen.
    public func resize(columns: Int, rows: Int) async {
        await send(.resize(Size(width: columns, height: rows)))
    }

    /// Advances the application's clock, and stops at each moment at which a task wakes.
    public func advance(by duration: Duration) async {
        await settle()
        let end = clock.now + duration
        while let deadline = clock.nextDeadline, deadline <= end {
            clock.advance(by: deadline - clock.now)
            await settle()
        }
        clock.advance(by: end - clock.now)
        await settle()
    }

    /// Sends one input event of the display.
    public func send(_ event: InputEvent) async {
        await send([event])
    }

    /// Sends input events that arrive together, as if the user typed ahead.
    ///
    /// The application handles them in one turn of the main actor. Tasks continue after the last
    /// event, and then a frame is shown.
    ///
    /// ```swift
    /// await pilot.send([.key(KeyPress(.down)), .key(KeyPress(.enter))])
    /// ```
    public func send(_ events: [InputEvent]) async {
        application.adoptPresentTask()
        for case .mouse(let input) in events { note(input.action) }
        display.send(.input(events))
        await settle()
    }

    /// Waits until the application is at rest: no frame is due, and every action has ended or waits
    /// for the clock or for the user's answer.
    ///
    /// If the application is ending, the method returns after its end. A task may not end within a
    /// second of real time and a hundred turns, for instance because it waits for a stream. The
    /// method then stops waiting for it, now and in later calls.
    public func settle() async {
        let start = ContinuousClock.now
        var turns = 0
        var quietTurns = 0
        toleratedWork = min(toleratedWork, application.activeWorkCount)
        while quietTurns < neededQuietTurns, ending == nil, error == nil {
            // A yield also lets the threads of other executors work. It is ten times as slow as a
            // turn. Work that needs more than a hundred turns waits for a thread or the system, and
            // further turns would only delay these.
            if turns >= Self.fewestTurns, quietTurns == 0 {
                try? await Task.sleep(for: .milliseconds(1))
            } else if quietTurns == 1 {
                await Task.yield()
            } else {
                await turn()
            }
            turns += 1
            // The task that runs the application learns of the end a little later.
            let isAtRest =
                application.isQuiet && !application.isEnding
                && application.activeWorkCount <= toleratedWork
            let isQuiet = isAtRest || display.isBusy
            quietTurns = isQuiet ? quietTurns + 1 : 0
            // If many tests share the main actor, one turn of this test may take a second.
            if turns >= Self.fewestTurns, start.duration(to: .now) > .seconds(1) {
                toleratedWork = application.activeWorkCount
                return
            }
        }
    }

    /// Runs everything that now waits for the main actor.
    private func turn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// The minimum number of turns of the main actor that work gets to end.
    private static var fewestTurns: Int { 100 }

    // MARK: What is shown and what happened

    /// The screen's text, one line for each row, without trailing blanks.
    ///
    /// An inline application's screen is its rows; ``scrollback`` contains the lines above them.
    public var screen: String { display.buffer.description }

    /// The text of ``screen``, followed by one line for each run of styled cells.
    public var styledScreen: String { StyledScreen(display.buffer).description }

    /// Returns the cell where a text begins, the first one from the top left; nil if the text is
    /// not on the screen.
    public func location(of text: String) -> Point? {
        guard !text.isEmpty else { return nil }
        return (0..<display.buffer.size.height).lazy.compactMap { row in
            ScreenRow(self.display.buffer, row: row).column(of: text).map { Point(x: $0, y: row) }
        }.first
    }

    /// The posted events of a type, in order.
    public func events<Event: RoutedEvent>(_ type: Event.Type) -> [Event] {
        routes.compactMap { $0.event as? Event }
    }

    /// The events of a type that one responder posted, in order.
    public func events<Event: RoutedEvent>(_ type: Event.Type, from sender: Responder) -> [Event] {
        routes.compactMap { $0.originID == ObjectIdentifier(sender) ? $0.event as? Event : nil }
    }

    /// The route of the last event other than input; nil if there was none.
    public var lastRoute: RouteTrace? {
        routes.last { !($0.event is MouseEvent || $0.event is KeyEvent || $0.event is PasteEvent) }
    }
}
