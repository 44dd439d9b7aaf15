// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import InputRecords
import RouteLog
import Seltzer

/// Shows the events of the terminal, and the facts about it.
final class EventsController: ViewController {
    let history: InputHistory
    private let log: RouteLog?
    private weak var terminal: TerminalDisplay?
    private let list: RecordsView
    private let facts = FactsView()
    private let ending = Label(" Ctrl-C twice: end", style: Style(attributes: .dim))
    private let footer = KeyFooter()
    /// The size in the terminal's last report.
    ///
    /// The display reports it again, and this second report is not shown.
    private var toldSize: Size?

    init(log: RouteLog? = nil, limit: Int = 10_000) {
        self.log = log
        history = InputHistory(limit: limit)
        list = RecordsView(history)
        super.init()
    }

    override func loadView() {
        let view = View()
        ending.backgroundColor = footer.backgroundColor
        for child in [list, facts, ending, footer] as [View] { view.addSubview(child) }
        self.view = view
    }

    override func viewDidLoad() {
        on(CapabilitiesChanged.self, phase: .broadcast) { [weak self] _ in
            self?.updateFacts()
            return .observed
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        list.becomeFirstResponder()
        updateFacts()
    }

    override func viewDidLayoutSubviews() {
        let bounds = view.bounds
        let screen = EventsLayout(bounds: bounds, factCount: facts.lines.count, wanted: page)
        list.frame = screen.list
        facts.frame = screen.facts
        ending.frame = screen.ending
        footer.frame = screen.footer
        list.isHidden = screen.list.isEmpty
        facts.isHidden = screen.facts.isEmpty
    }

    // MARK: What comes

    /// Receives all input of the terminal, from the start.
    func observe(_ terminal: TerminalDisplay) {
        self.terminal = terminal
        terminal.inputObserver = { [weak self] in self?.received($0) }
    }

    /// Records bytes and their meaning.
    func received(_ input: ReceivedInput) {
        for case .event(.resize(let size)) in input.decoded { toldSize = size }
        note(history.append(input))
    }

    /// Records an event without bytes.
    func willDispatch(_ event: InputEvent) {
        if case .resize(let size) = event {
            if size != toldSize { note([history.append(.event(event))]) }
            toldSize = nil
            updateFacts(size: size)
        } else if terminal == nil {
            note([history.append(.event(event))])
        }
    }

    private func note(_ records: [InputRecord]) {
        for record in records {
            if let json = record.json { log?.append(json: json) }
            if case .report? = record.decoded { needsFacts() }
        }
        list.setNeedsDisplay()
    }

    // MARK: The terminal

    private var areFactsDue = false

    /// Builds the lines in the next turn, once for all answers that arrive together.
    private func needsFacts() {
        guard !areFactsDue else { return }
        areFactsDue = true
        postLater { [weak self] in
            self?.areFactsDue = false
            self?.updateFacts()
        }
    }

    private func postLater(_ body: @escaping @MainActor () -> Void) {
        Task { @MainActor in body() }
    }

    private func updateFacts(size: Size? = nil) {
        guard let application = window?.application else { return }
        var known = TerminalFacts()
        known.environment = processEnvironment()
        known.size = size ?? view.bounds.size
        known.mouseMode = application.mouseMode
        known.capabilities = application.capabilities
        known.terminal = terminal.map { terminal in
            TerminalFacts.Terminal(
                answers: terminal.answers, isAsked: terminal.asksTerminal,
                isComplete: terminal.isInterviewComplete, keyboardFlags: terminal.keyboardFlags)
        }
        facts.show(known)
        view.setNeedsLayout()
    }

    // MARK: Keys

    /// The page to show if there is no room for both: the events, or the terminal.
    private var page = EventsLayout.Page.events

    /// The scrolling actions come after the action that turns the page, so that the footer shows
    /// that action first.
    override var actions: [Action] {
        let page = max(1, scrolled.shownRowCount - 1)
        let all = scrolled.rowCount
        let steps = Action.Group.movement("Scroll")
        let pages = Action.Group("pages", title: "By pages")
        let ends = Action.Group("ends", title: "First, last")
        let moves: [(String, String, KeySequence, Int, Action.Group)] = [
            ("scroll-up", "Scroll up", "up", -1, steps),
            ("scroll-down", "Scroll down", "down", 1, steps),
            ("page-up", "Page up", "pageup", -page, pages),
            ("page-down", "Page down", "pagedown", page, pages),
            ("scroll-to-top", "Top", "home", -all, ends),
            ("scroll-to-bottom", "Bottom", "end", all, ends),
        ]
        let turning = Action("turn", title: "Turn", keys: ["tab"], EventsController.turn)
        return [turning, .help]
            + moves.map { identifier, title, key, step, group in
                Action(identifier, title: title, keys: [key]) { [weak self] _ in
                    self?.scrolled.scroll(by: step)
                    return .stop
                }.placement(group == steps ? .footer : .help).group(group)
            }
    }

    /// The view that the keys scroll.
    private var scrolled: any RowScrolling {
        list.isHidden || facts.isFirstResponder ? facts : list
    }

    private func turn() {
        page = page == .events ? .terminal : .events
        view.setNeedsLayout()
        view.layoutIfNeeded()
        (list.isHidden ? facts : list).becomeFirstResponder()
    }
}
