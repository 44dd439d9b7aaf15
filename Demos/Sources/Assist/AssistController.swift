// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import Seltzer

/// The screen of the program: the conversation, questions, and the box to write in.
final class AssistController: ViewController {
    var assistant: Assistant
    var isFullScreen = false
    /// Whether the screen ends only to be presented in another way.
    private(set) var changesPresentation = false
    private(set) var conversation: Conversation?
    let transcript = StreamingTranscript()
    let box = PromptBox(placeholder: "Ask, or type / for commands and @ for files")
    private let permission = PermissionController()
    private let heading = Label(), plan = Label(), line = Divider(), activity = ActivityIndicator()
    private let status = Label(style: Style(foreground: .secondaryLabel))
    private let panel = StackView(.horizontal, spacing: 3)
    private let bottom = StackView(.horizontal, spacing: 1), page = StackView(.vertical)
    private var pump: Task<Void, Never>?
    private var timer: ViewTimer?
    private var tools: [String: ToolBlock] = [:]
    /// Whether the last block is the use of a tool.
    private var isAfterTool = false
    private var question: PermissionQuestion?
    private var items: [PlanItem] = []
    private var usage = TokenUsage()
    private var start: ContinuousClock.Instant?
    /// The number of messages that the memory of the terminal shows.
    private var loggedCount = 0

    init(_ assistant: Assistant) {
        self.assistant = assistant
        super.init()
    }

    // MARK: The views

    override func loadView() {
        (plan.numberOfLines, plan.verticalAlignment) = (0, .top)
        plan.setContentCompressionResistancePriority(.init(rawValue: 500), for: .vertical)
        let footer = KeyFooter()
        footer.backgroundColor = nil
        footer.titleStyle = Style(foreground: .secondaryLabel)
        for child in [transcript, permission] { addChild(child) }
        panel.setContentCompressionResistancePriority(.init(rawValue: 900), for: .vertical)
        box.setContentCompressionResistancePriority(.required, for: .vertical)
        for view in [permission.view, plan] { panel.addArrangedSubview(view) }
        for view in [activity, status, footer] { bottom.addArrangedSubview(view) }
        panel.setFlex(1, of: permission.view)
        bottom.setFlex(1, of: footer)
        bottom.layoutMargins = Insets(left: 2)
        for row in [panel, bottom] { row.isLayoutMarginsRelativeArrangement = true }
        for row in [heading, transcript.view, line, panel, box, bottom] {
            page.addArrangedSubview(row)
        }
        page.setFlex(1, of: transcript.view)
        view = page
        for child in children { child.didMove(toParent: self) }
    }

    override func viewDidLoad() {
        (box.textView.accessibilityLabel, box.commandSign) = ("Message", "/")
        box.completionProviders = [.files(.token("@"), below: assistant.workspace.root)]
        on(PromptSubmitted.self, AssistController.promptSubmitted)
        on(PermissionChosen.self, AssistController.permissionChosen)
        on(TextEdited.self, AssistController.textEdited)
        on { [weak self] (_: PromptEnded) in
            self?.quit()
            return .stop
        }
        update()
    }

    override var preferredFocusedView: View? { box }

    /// The keys, and the commands such as `/model`.
    override var actions: [Action] {
        [
            Action("stop", title: "Stop", keys: ["esc"], AssistController.stop)
                .enabled(if: \AssistController.isBusy).priority(.high),
            // As in a shell, it ends the work, and not the program.
            Action("interrupt", keys: ["ctrl-c"], AssistController.stop),
            Action("model", title: "Choose the model", AssistController.chooseModel),
            Action("theme", title: "Choose the colors", AssistController.chooseTheme),
            Action("resume", title: "Go on with an earlier session", AssistController.resume),
            Action("clear", title: "Begin another session", AssistController.clear),
            Action("full", title: "Use the whole screen, or not any more", AssistController.full)
                .enabled { (screen: AssistController) in !screen.isBusy },
            .help,
            Action("quit", title: "Quit", keys: ["ctrl-q"], AssistController.quit).role(.quit),
        ]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if changesPresentation { task { [weak self] in await self?.reload() } }
        changesPresentation = false
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        showPanel()
    }

    /// Shows what there is to show, and room for.
    private func showPanel() {
        let rows = view.window?.screen?.bounds.height ?? 24
        heading.isHidden = !isFullScreen || rows < 12 || isAsking && rows < 20
        let isDone = items.allSatisfy { $0.state == .done }
        plan.isHidden = isDone || rows < 12 || isAsking && view.bounds.width < 72
        let planWidth = plan.isHidden ? 0 : plan.sizeThatFits(view.bounds.size).width + 3
        let width = view.bounds.width - planWidth - 2
        let rest = isAsking ? permission.fit(rows: rows, width: width) : rows
        bottom.isHidden = rows < 3 || rest < 2
        // A question has no room for empty rows where the answers scroll.
        page.spacing = rows < 16 || view.bounds.width < 60 || rest < 6 ? 0 : 1
        box.maximumRows = max(1, min(rest, 8))
        permission.view.isHidden = !isAsking
        panel.isHidden = !isAsking && plan.isHidden
        panel.layoutMargins = Insets(left: isAsking ? 0 : 2, right: width < 40 ? 0 : 2)
        line.isHidden = panel.isHidden || rows < 16
    }

    // MARK: The conversation

    /// Goes on with a session in place of the present one; nil for a new one, which the next text begins.
    func open(_ session: Assistant.Session?) {
        loadViewIfNeeded()
        stop()
        pump?.cancel()
        timer?.cancel()
        (conversation, start, tools, loggedCount) = (session?.conversation, nil, [:], 0)
        if let name = session?.history.model { assistant.modelName = name }
        show(session?.history ?? SessionHistory())
        if let problem = session?.problem { say(problem) }
        pump = Task { [weak self, events = conversation?.events] in
            guard let events else { return }
            for await event in events where !Task.isCancelled { self?.handle(event) }
        }
        // A text that waits is sent now, and may open a session itself.
        box.isBusy = false
        update()
    }

    private func show(_ history: SessionHistory, from first: Int = 0) {
        transcript.removeAll()
        for event in history.events(from: first) { show(event) }
        (items, usage) = (history.plan, history.usage)
        ask(nil)
        update()
    }

    private func clear() { open(nil) }

    /// Ends the screen to present it in another way.
    private func full() {
        isFullScreen.toggle()
        changesPresentation = true
        transcript.removeAll()
        quit()
    }

    /// Shows the conversation again; below the prompt only what the memory of the terminal does not have.
    private func reload() async {
        guard let history = await conversation?.history else { return }
        show(history, from: isFullScreen ? 0 : loggedCount)
        loggedCount = history.messages.count
    }

    var isBusy: Bool { box.isBusy }
    var isAsking: Bool { question != nil }

    func send(_ text: String) {
        do {
            if conversation == nil { open(try assistant.session(nil)) }
        } catch { say("\(error)") }
        box.isBusy = true
        Task { [conversation] in await conversation?.send(text) }
    }

    /// Adds a message of the program.
    func say(_ text: String) {
        transcript.append(StyledText(text.harmless, style: Style(foreground: .warning)))
    }

    private func handle(_ event: ConversationEvent) {
        show(event)
        switch event {
        case .turnBegan:
            (start, box.isBusy) = (.now, true)
            timer = scheduleTimer(every: .seconds(1)) { [weak self] in self?.update() }
        case .permissionNeeded(let question): ask(question)
        case .toolEnded: ask(nil)
        case .planChanged(let items): self.items = items
        case .usage(let usage): self.usage = usage
        case .modelChanged(let name): assistant.modelName = name
        case .saveFailed(let problem): say(problem)
        case .turnEnded:
            ask(nil)
            timer?.cancel()
            (start, box.isBusy) = (nil, false)
        default: break
        }
        update()
    }

    private func show(_ event: ConversationEvent) {
        switch event {
        case .turnBegan(_, let text): transcript.beginTurn(StyledText(text))
        case .text(let text): transcript.append(text)
        case .textEnded: transcript.finishText()
        case .toolProposed(let use):
            tools[use.id] = ToolBlock(use, in: transcript, spacing: isAfterTool ? 0 : 1)
        case .toolBegan(let id): tools[id]?.begin()
        case .toolEnded(let id, let result, let time):
            tools.removeValue(forKey: id)?.end(result, time)
        case .turnEnded(let end):
            if !end.remark.isEmpty { say(end.remark) }
            transcript.endTurn(status: end == .finished ? 0 : 1)
        default: return
        }
        isAfterTool = event.isAfterTool(isAfterTool)
    }

    // MARK: Questions

    private func ask(_ question: PermissionQuestion?) {
        self.question = question
        box.sendsWhileBusy = isAsking
        showPanel()
        if let question {
            permission.ask(question, in: assistant.folderName)
            if box.text.isEmpty { permission.list.becomeFirstResponder() }
        } else if permission.list.isFirstResponder {
            box.becomeFirstResponder()
        }
    }

    private func permissionChosen(_ event: PermissionChosen) -> Disposition {
        if let answer = event.answer { self.answer(answer) }
        if event.answer == nil, box.becomeFirstResponder() { box.send() }
        return .stop
    }

    private func answer(_ answer: PermissionAnswer) {
        guard let question else { return }
        ask(nil)
        Task { [conversation] in await conversation?.answer(answer, to: question.id) }
    }

    private func textEdited(_ event: TextEdited) -> Disposition {
        if isAsking, !box.text.isEmpty { permission.list.selectedIndex = 2 }
        return .ignored
    }

    // MARK: Keys

    private func promptSubmitted(_ event: PromptSubmitted) -> Disposition {
        isAsking ? answer(.no(event.text)) : send(event.text)
        return .stop
    }

    /// Writes into the box, also while the answers have the keys.
    override func handleKey(_ event: KeyEvent) -> Disposition {
        guard event.press.phase != .release, let text = event.text, !text.isEmpty,
            !box.isFirstResponder
        else { return .ignored }
        box.becomeFirstResponder()
        box.textView.insertText(text)
        return .stop
    }

    private func stop() { Task { [conversation] in await conversation?.interrupt() } }

    private func quit() { view.window?.application?.end() }

    /// Shows what changes in place.
    func update() {
        plan.styledText = items.text(in: view)
        showPanel()
        isBusy && !isAsking ? activity.startAnimating() : activity.stopAnimating()
        let first = isAsking ? "waits for you" : isBusy ? "" : assistant.modelName
        let text = usage.status(after: start?.duration(to: .now), first: first)
        let sign = isAsking ? Symbol.circle.text(in: view) + " " : ""
        status.styledText = "\(sign, style: Style(foreground: .accent))\(text)"
        heading.styledText =
            "  \("Assist", .bold)\(" › " + assistant.folderName, style: status.style)"
    }
}
