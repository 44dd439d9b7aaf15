// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNRunLoop
import SeltzerResponder
import SeltzerScreen

extension Application {
    /// Shows the application until it ends, then gives the display back.
    ///
    /// Foundation's main run loop runs meanwhile, if the program links it: `Timer` and
    /// `RunLoop.main.perform` work as on macOS.
    ///
    /// - Returns: How the application ended.
    /// - Throws: An ``ApplicationError``, whose description is one plain sentence, if there is no
    ///   terminal, if it cannot be used, or if the application runs already. A custom display may
    ///   throw other errors.
    @discardableResult
    public final func run() async throws -> Ending {
        guard !isRunning else { throw ApplicationError.alreadyRunning }
        cn_run_loop_keep()
        let adoption = ApplicationAdoption.current.get()
        adoption?.willStart(self)
        let run = try start()
        let ending = await withTaskCancellationHandler {
            await run.untilEnded()
        } onCancel: {
            Task { @MainActor in self.finish(.cancelled, run) }
        }
        await showLastFrame(ending)
        stop()
        adoption?.didEnd(self, ending)
        return ending
    }

    /// Shows the application until an unstopped event of a type reaches it, or until it ends
    /// otherwise.
    ///
    /// - Returns: The event; nil if the application ended otherwise, cancelled for instance.
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

    /// Shows the application until an unstopped event of a type reaches it; without a terminal,
    /// returns a default event.
    ///
    /// ```swift
    /// let kind = try await application.run(
    ///     until: KindChosen.self, withoutTerminal: KindChosen(.library))
    /// ```
    ///
    /// - Parameters:
    ///   - event: The type of the event that ends the application.
    ///   - value: The event to return without a terminal; evaluated only then.
    /// - Returns: The event or the value; nil if the application ended otherwise, cancelled for
    ///   instance.
    /// - Throws: As ``run()`` does, except ``ApplicationError/noTerminal`` and
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
        finish(.ended, currentRun)
    }

    /// Ends the application as Ctrl-C does; ``run()`` returns ``Ending/cancelled``.
    public final func cancel() {
        finish(.cancelled, currentRun)
    }

    private final func start() throws -> ApplicationRun {
        let display = try makeDisplay()
        if presentation != .fullScreen { display.setPresentation(presentation(rows: nil)) }
        display.setKeyboardMode(keyboardMode)
        try display.start(mouse: mouseMode) { [weak self] event in self?.pass(event) }
        let run = ApplicationRun()
        currentRun = run
        isActive = true
        capabilities = display.capabilities
        frames.start(on: display)
        if let title { display.perform(.title(title)) }
        runAsCurrent {
            let window = Window(frame: frames.bounds)
            window.rootViewController = rootController
            show(window)
            window.settleAppearance()
            window.focusFirst()
            frames.drawFrame()
        }
        for observer in observers { observer.didStart() }
        return run
    }

    /// Ends a run, unless another run has started.
    private final func finish(_ ending: Ending, _ run: ApplicationRun?) {
        if isRunning, run === currentRun { run?.finish(ending) }
    }

    /// Ends the application after every responder has been informed and work has been saved.
    final func terminate(_ cause: ApplicationWillTerminate.Cause, ending: Ending) {
        if isRunning { currentRun?.terminate(self, cause, ending: ending) }
    }

    /// Uses another display and another clock for the next run, in tests of programs that make an
    /// application.
    package final func replace(
        clock: any ApplicationClock, display: @escaping @MainActor () throws -> any Display
    ) {
        self.clock = clock
        makeDisplay = display
        logsOnDisplay = true
    }

    /// Ends the application before this method returns; ``run()`` returns ``Ending/cancelled``
    /// later.
    package final func cancelAtOnce() {
        guard isRunning else { return }
        cancel()
        endInput()
        stop()
    }

    /// Shows the changes of the last turn, if the rows stay below the prompt.
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
        for observer in observers { observer.willStop() }
        for window in windows.reversed() { window.close() }
        let display = frames.display
        frames.stop()
        interposed = nil
        display?.takeWaitingLines().forEach(logHandler)
        pasteboard.take(nil)
        diagnostics.forEach(diagnosticHandler)
    }
}
