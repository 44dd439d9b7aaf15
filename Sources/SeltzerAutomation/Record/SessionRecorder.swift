// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Records the user's input to a running application, until it is stopped.
///
/// ```swift
/// let recorder = SessionRecorder(application)
/// // … the user works …
/// let record = recorder.stop()
/// print(RecordedTest(record, name: "savesANote").source)
/// ```
@MainActor
public final class SessionRecorder {
    /// The record so far.
    public private(set) var record: SessionRecord
    /// Whether input is being recorded.
    public private(set) var isRecording = true

    private weak var application: Application?
    private let start: Duration
    private let write: (@MainActor (String) -> Void)?
    private let observer = ApplicationObserver()
    private var routes: Subscription?
    private var rows: [String] = []
    private var look: ScreenLook?
    private var focus: ElementQuery?
    /// The default theme that was found last; it is kept because finding one builds whole themes.
    private var foundTheme: (facts: ThemeFacts, theme: ScreenLook.DefaultTheme?)?
    private var hasNewFrame = true
    /// The time of the newest frame.
    private var frameTime: Duration
    /// The time of the last line of the record, since the start.
    private var lastTime = Duration.zero
    /// Whether input came since the last look at the screen.
    private var isAnswering = false
    /// The time of the last look at the screen.
    private var lastLook = Duration.zero

    /// The number of tasks that did not end in a second before an input: they wait for something
    /// outside, and the program counts as at rest.
    private var toleratedWork = 0
    private var lastInput = Duration.zero

    /// The shortest time between two records of changes that the program makes by itself.
    private static var interval: Duration { .milliseconds(250) }

    /// Starts recording an application.
    public convenience init(_ application: Application) {
        self.init(application, process: nil, surroundings: SessionSurroundings(), write: nil)
    }

    /// - Parameters:
    ///   - process: The number of the process, for the first line; nil for none.
    ///   - surroundings: The arguments and the environment of the process.
    ///   - write: Gets each recorded line with its line feed, for a file; the record itself then
    ///     keeps no lines.
    package init(
        _ application: Application, process: Int32?, surroundings: SessionSurroundings,
        write: (@MainActor (String) -> Void)?
    ) {
        self.application = application
        self.write = write
        start = application.clock.now
        frameTime = start
        record = SessionRecord(
            program: ProgramName.current, root: "", size: application.picture.size)
        (record.module, record.root) = application.rootName
        (record.arguments, record.environment) = (surroundings.arguments, surroundings.environment)
        record.rootExpression = application.rootExpression
        // The lines of a file have no expression.
        if record.rootExpression == nil, write == nil,
            let root = application.windows.first?.rootViewController
        {
            record.rootExpression = RootExpression(making: root)
        }
        if write == nil, let folder = record.rootExpression?.folder {
            record.folder = RecordedFolder(path: folder)
        }
        write?(record.header(process: process))
        observer.willDispatch = { [weak self] event, isSecret in
            self?.note(isSecret ? event.masked : event)
        }
        observer.didShow = { [weak self] _ in self?.noteFrame() }
        observer.didRead = { [weak self] name, text in
            self?.add(.external(name: name, value: text))
        }
        application.observers.append(observer)
        routes = application.observeRoutes { [weak self] in self?.note($0) }
        noteScreen()
    }

    /// Ends the recording, and returns the record with the last screen; a second call returns the
    /// same record.
    @discardableResult
    public func stop() -> SessionRecord {
        guard isRecording else { return record }
        noteScreen()
        isRecording = false
        routes?.cancel()
        application?.observers.removeAll { $0 === observer }
        return record
    }

    /// Drops the last input and everything after it, because that input was for the recorder.
    package func forgetLastInput() {
        let index = record.steps.lastIndex { step in
            if case .input = step.content { true } else { false }
        }
        if let index { record.steps.removeSubrange(index...) }
    }

    private func add(
        _ content: SessionRecord.Content, _ element: ElementQuery? = nil, isBusy: Bool = false,
        at time: Duration? = nil
    ) {
        guard let application else { return }
        let time = max(lastTime, (time ?? application.clock.now) - start)
        lastTime = time
        let milliseconds = (time / .milliseconds(1)).rounded(.down)
        let step = SessionRecord.Step(
            time: .milliseconds(Int(exactly: milliseconds) ?? 0), content: content,
            element: element, isBusy: isBusy)
        if let write { write(step.line) } else { record.steps.append(step) }
    }

    private func note(_ event: InputEvent) {
        guard let application else { return }
        noteScreen()
        add(.input(event), application.recordedElement(of: event), isBusy: isBusy(application))
        isAnswering = true
    }

    private func isBusy(_ application: Application) -> Bool {
        let (work, now) = (application.activeWorkCount, application.clock.now)
        toleratedWork = now - lastInput > .seconds(1) ? work : min(toleratedWork, work)
        lastInput = now
        return !application.isQuiet || work > toleratedWork
    }

    /// Records the answer to an input at once, and other changes from time to time.
    private func noteFrame() {
        guard let application else { return }
        (hasNewFrame, frameTime) = (true, application.clock.now)
        let isDue = application.clock.now - lastLook >= Self.interval
        if isAnswering || isDue { noteScreen() }
    }

    private func note(_ trace: RouteTrace) {
        if let words = trace.summary { add(.event(words)) }
    }

    /// Records the changed rows, if the program is at rest.
    private func noteScreen() {
        guard hasNewFrame, let application, application.isQuiet else { return }
        (hasNewFrame, isAnswering, lastLook) = (false, false, application.clock.now)
        let newLook = ScreenLook(of: application, theme: defaultTheme(of: application))
        if newLook != look { add(.look(newLook), at: frameTime) }
        look = newLook
        let new = application.picture.description.split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        var changed: [Int: String] = [:]
        for (number, row) in new.enumerated() where number >= rows.count || rows[number] != row {
            changed[number] = row
        }
        rows = new
        let newFocus = application.focusedElement
        if !changed.isEmpty || newFocus != focus { add(.rows(changed), newFocus, at: frameTime) }
        focus = newFocus
    }

    /// Returns the default theme of the application; finds it again only after its facts changed.
    private func defaultTheme(of application: Application) -> ScreenLook.DefaultTheme? {
        let facts = ThemeFacts(application)
        if let foundTheme, foundTheme.facts == facts { return foundTheme.theme }
        let theme = ScreenLook.DefaultTheme(of: application)
        foundTheme = (facts, theme)
        return theme
    }
}

/// The facts that decide which default theme an application has.
private struct ThemeFacts: Equatable {
    private let capabilities: DisplayCapabilities
    private let theme: Theme
    private let isSet: Bool

    @MainActor
    init(_ application: Application) {
        capabilities = application.capabilities
        theme = application.effectiveTheme
        isSet = application.theme != nil
    }
}

extension RouteTrace {
    /// The event, its origin and its handler, in words; nil for input and for events that no
    /// handler took.
    ///
    ///     Saved from Button#save, stopped by NotesController
    package var summary: String? {
        if event is MouseEvent || event is KeyEvent || event is PasteEvent { return nil }
        // The terminal and the system cause these.
        if event is CapabilitiesChanged || event is ApplicationWillTerminate { return nil }
        guard let handler = handledBy, let disposition = handler.disposition else { return nil }
        let deed = disposition == .stop ? "stopped" : "observed"
        return "\(eventName) from \(origin), \(deed) by \(handler.responder)"
    }
}

extension Application {
    /// The module of the type of the first window's root controller, and its name there.
    package final var rootName: (module: String, name: String) {
        let root = windows.first?.rootViewController.map { Swift.type(of: $0) }
        // The name of a nested type begins with the types around it, and the name of a private type
        // with a context.
        let parts = String(reflecting: root ?? ViewController.self).split(separator: ".")
        let names = parts.dropFirst().filter { !$0.contains("(") && !$0.contains(")") }
        return ("\(parts.first ?? "")", names.joined(separator: "."))
    }
}
