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
    /// The default theme that was found last; it is kept because finding one builds whole themes.
    private var foundTheme: (facts: ThemeFacts, theme: ScreenLook.DefaultTheme?)?
    private var hasNewFrame = true

    /// Starts recording an application.
    public convenience init(_ application: Application) {
        self.init(application, process: nil, write: nil)
    }

    /// - Parameters:
    ///   - process: The number of the process, for the first line; nil for none.
    ///   - write: Gets each recorded line with its line feed, for a file; the record itself then
    ///     keeps no lines.
    package init(
        _ application: Application, process: Int32?, write: (@MainActor (String) -> Void)?
    ) {
        self.application = application
        self.write = write
        start = application.clock.now
        record = SessionRecord(
            program: ProgramName.current, root: "", size: application.picture.size)
        (record.module, record.root) = application.rootName
        write?(record.header(process: process))
        observer.willDispatch = { [weak self] event, isSecret in
            self?.note(isSecret ? event.masked : event)
        }
        observer.didShow = { [weak self] _ in self?.hasNewFrame = true }
        application.observers.append(observer)
        routes = application.observeRoutes { [weak self] in self?.note($0) }
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

    private func add(_ content: SessionRecord.Content, _ element: ElementQuery? = nil) {
        guard let application else { return }
        let milliseconds = ((application.clock.now - start) / .milliseconds(1)).rounded(.down)
        let step = SessionRecord.Step(
            time: .milliseconds(Int(exactly: milliseconds) ?? 0), content: content,
            element: element)
        if let write { write(step.line) } else { record.steps.append(step) }
    }

    private func note(_ event: InputEvent) {
        noteScreen()
        add(.input(event), element(of: event))
    }

    private func note(_ trace: RouteTrace) {
        if let words = trace.summary { add(.event(words)) }
    }

    /// Records the changed rows, if the program is at rest.
    private func noteScreen() {
        guard hasNewFrame, let application, application.isQuiet else { return }
        hasNewFrame = false
        let newLook = ScreenLook(of: application, theme: defaultTheme(of: application))
        if newLook != look { add(.look(newLook)) }
        look = newLook
        let new = application.picture.description.split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        var changed: [Int: String] = [:]
        for (number, row) in new.enumerated() where number >= rows.count || rows[number] != row {
            changed[number] = row
        }
        rows = new
        if !changed.isEmpty { add(.rows(changed)) }
    }

    /// Returns the default theme of the application; finds it again only after its facts changed.
    private func defaultTheme(of application: Application) -> ScreenLook.DefaultTheme? {
        let facts = ThemeFacts(application)
        if let foundTheme, foundTheme.facts == facts { return foundTheme.theme }
        let theme = ScreenLook.DefaultTheme(of: application)
        foundTheme = (facts, theme)
        return theme
    }

    // MARK: Elements

    /// Returns the element that a press hits or that a key goes to; nil if no query finds it alone.
    private func element(of event: InputEvent) -> ElementQuery? {
        guard let application else { return nil }
        switch event {
        case .mouse(let input):
            guard case .press = input.action else { return nil }
            let roots = application.accessibilityElements
            let view = application.hitTestReport(at: input.location).view
            let all = roots.flatMap(\.all).filter { $0.visibleFrame.contains(input.location) }
            let hit = all.last { element in
                view.map { $0 === element.view || $0.isDescendant(of: element.view) } ?? false
            }
            return hit.flatMap { ElementQuery(meaning: $0, in: roots) }
        case .key(let press) where press.text != nil && press.phase == .press:
            let roots = application.accessibilityElements
            let focused = roots.flatMap(\.all).last { $0.isFocused && $0.role == .textField }
            return focused.flatMap { ElementQuery(meaning: $0, in: roots) }
        default: return nil
        }
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

extension ElementQuery {
    /// Creates the shortest query that finds only the given element; nil if there is none.
    package init?(meaning element: AccessibilityElement, in roots: [AccessibilityElement]) {
        let candidates = [
            element.label.map { ElementQuery(role: element.role, label: $0) },
            element.identifier.map { ElementQuery(identifier: $0) },
            ElementQuery(role: element.role),
        ]
        let query = candidates.compactMap { $0 }.first { query in
            let matches = query.matches(in: roots)
            return matches.count == 1 && matches[0].isSame(as: element)
        }
        guard let query else { return nil }
        self = query
    }
}

extension RouteTrace {
    /// The event, its origin and its handler, in words; nil for input and for events that no
    /// handler took.
    ///
    ///     Saved from Button#save, stopped by NotesController
    package var summary: String? {
        if event is MouseEvent || event is KeyEvent || event is PasteEvent { return nil }
        guard let handler = handledBy, let disposition = handler.disposition else { return nil }
        let deed = disposition == .stop ? "stopped" : "observed"
        return "\(eventName) from \(origin), \(deed) by \(handler.responder)"
    }
}

extension Application {
    /// The module of the type of the first window's root controller, and its name there.
    fileprivate final var rootName: (module: String, name: String) {
        let root = windows.first?.rootViewController.map { Swift.type(of: $0) }
        // The name of a nested type begins with the types around it, and the name of a private type
        // with a context.
        let parts = String(reflecting: root ?? ViewController.self).split(separator: ".")
        let names = parts.dropFirst().filter { !$0.contains("(") && !$0.contains(")") }
        return ("\(parts.first ?? "")", names.joined(separator: "."))
    }
}
