// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import MenuHeaders
import ProcessReading
import Seltzer

/// The window of the program: totals, the table of processes, and the details of one process.
final class TopController: ViewController {
    let source: any ProcessSource
    let settings: TopSettings
    /// The settings that the user keeps.
    let preferences: SettingsStore
    let table = ProcessesView()
    let header = MenuHeader("Top", menus: TopMenus.all)
    let palette = CommandPalette()
    private let summary = SummaryView()
    private let filterRow = FilterRow()
    private let details = DetailsView()
    private let status = TopStatus()
    private let footer = KeyFooter()
    private let empty = ContentUnavailableView("No processes")
    private(set) var readOnly: ReadOnlyMode?
    var confirmation: DestructiveConfirmation?
    /// The process for which an action was chosen, while the user is asked about it.
    var aim: ProcessIdentity?
    private(set) var snapshot = ProcessSnapshot()
    private var timer: ViewTimer?
    private var isReading = false
    /// The number of the last arrangement; a late result of an older one is dropped.
    private var arrangement = 0
    /// The maximum number of processes that are sorted on the main actor.
    private static let promptCount = 1_000
    private var readDetails: (process: ProcessIdentity, details: ProcessDetails?)?

    /// The order of the rows.
    var order: ProcessOrder {
        didSet { if order != oldValue { arrange() } }
    }
    /// Whether the processes are shown as a tree.
    var isTree: Bool {
        didSet {
            guard isTree != oldValue else { return }
            table.forgetFolds()
            arrange()
        }
    }
    /// The text that shown processes must contain.
    private(set) var filter: String
    /// Whether the details of the selected process are shown.
    var showsDetails = false {
        didSet {
            view.setNeedsLayout()
            updateDetails()
        }
    }
    /// Whether the table scrolls to keep the selected process visible.
    private(set) var follows = false
    /// Whether refreshing is paused.
    var isPaused = false {
        didSet { updateStatus() }
    }
    /// The seconds between two refreshes.
    var interval: Double {
        didSet {
            updateStatus()
            startTimer()
        }
    }

    init(
        source: any ProcessSource, settings: TopSettings = TopSettings(),
        preferences: SettingsStore? = nil
    ) {
        (self.source, self.settings) = (source, settings)
        self.preferences = preferences ?? SettingsStore(TopPreferences.all, path: nil)
        (order, isTree, filter) = (settings.order, settings.isTree, settings.filter)
        interval = settings.interval
        super.init()
        title = "Top"
        table.wantedColumns = settings.columns
        filterRow.field.text = filter
    }

    override func loadView() {
        let view = View()
        for part in [header, summary, filterRow, table, details, status, footer] as [View] {
            view.addSubview(part)
        }
        self.view = view
    }

    override func viewDidLoad() {
        ContextMenuInteraction(on: self)
        palette.askForArguments(of: self)
        table.contextMenuForItems = { $0.isEmpty ? nil : TopMenus.ofProcess }
        ToolTipInteraction(on: table) { [weak table] in table?.toolTip(at: $0) }
        filterRow.didFinish = { [weak self] in _ = self?.table.becomeFirstResponder() }
        filterRow.didClear = { [weak self] in self?.setFilter("") }
        readOnly = ReadOnlyMode(on: self, isOn: settings.isReadOnly)
        readOnly?.reason = "Top is read-only."
        if settings.hasScreen { confirmSignals() }
        listenForPreferences()
        on { [weak self] (event: SortOrderChanged) in self?.sort(event) ?? .ignored }
        on { [weak self] (event: TextChanged) in
            self?.setFilter(event.text)
            return .stop
        }
        on(ArgumentsNeeded.self, phase: .capture) { [weak self] _ in
            self?.aim = self?.table.selectedProcess
            return .ignored
        }
        on { [weak self] (_: TableSelectionChanged) in
            self?.aim = nil
            self?.updateDetails()
            return .stop
        }
        on { [weak self] (_: RowActivated) in
            self?.showsDetails.toggle()
            return .stop
        }
        updateStatus()
        arrange()
    }

    override func viewDidAppear(_ animated: Bool) {
        window?.application?.title = "Top"
        startTimer()
        tick()
        // The use of processors follows from the difference between two readings, so the second
        // reading comes soon.
        scheduleTimer(after: .milliseconds(300)) { [weak self] in self?.tick() }
    }

    override var preferredFocusedView: View? { table }

    override var actions: [Action] {
        TopCommand.all.map { $0.action } + [
            palette.action, openMenus, .contextMenu, .toolTip, .help,
            Action("quit", title: "Quit", keys: ["q", "ctrl-q"], TopController.quit).role(.quit),
        ]
    }

    /// Opens the menus, or the palette if there is no room for menus.
    private var openMenus: Action {
        Action("menu-bar", title: "Menu", keys: ["f10"], TopController.openMenu)
            .priority(.low).category(.program)
    }

    private func openMenu() {
        if header.isHidden {
            palette.present(in: window)
        } else {
            header.bar.openMenu(at: 0)
        }
    }

    private func quit() { window?.application?.end() }

    // MARK: Layout

    override func viewWillLayoutSubviews() {
        let field = filterRow.field
        let layout = TopLayout(
            bounds: view.bounds, showsDetails: showsDetails,
            needsFilter: field.isFirstResponder || !filter.isEmpty)
        let frames: [(View, Rect)] = [
            (header, layout.header), (summary, layout.summary), (filterRow, layout.filter),
            (table, layout.table), (details, layout.details), (status, layout.status),
            (footer, layout.footer),
        ]
        for (part, frame) in frames {
            part.isHidden = frame.isEmpty
            part.frame = frame
        }
    }

    // MARK: Refreshing

    private func startTimer() {
        timer?.cancel()
        timer = scheduleTimer(every: .milliseconds(Int(interval * 1000))) { [weak self] in
            self?.tick()
        }
    }

    /// Refreshes the table, unless it is paused or being refreshed.
    private func tick() {
        guard !isPaused, !isReading else { return }
        task { [weak self] in
            // The error is shown on the screen.
            try? await self?.refresh()
        }
    }

    /// Reads all processes and shows them.
    ///
    /// - Throws: The reason why they cannot be read, which the screen shows, too.
    func refresh() async throws {
        guard !isReading else { return }
        isReading = true
        defer { isReading = false }
        do {
            show(try await readProcesses())
        } catch {
            show(error)
            throw error
        }
    }

    /// Reads all processes; a replay of a session shows the recorded ones.
    private func readProcesses() async throws(ProcessError) -> ProcessSnapshot {
        guard let application = window?.application else { return try await source.snapshot() }
        let source = source
        return try await application.externalValue("processes") { () async throws(ProcessError) in
            RecordedProcesses(try await source.snapshot())
        }.snapshot
    }

    /// Reads the details of a process; a replay of a session shows the recorded ones.
    private func askForDetails(of process: ProcessIdentity) async -> ProcessDetails? {
        guard let application = window?.application else {
            return await source.details(of: process)
        }
        let source = source
        return await application.externalValue("details") {
            RecordedDetails(await source.details(of: process))
        }.details
    }

    private func show(_ snapshot: ProcessSnapshot) {
        self.snapshot = snapshot
        empty.title = "No process matches"
        empty.message = "Change the filter, or press Esc in it to see all."
        summary.show(snapshot.totals)
        status.show(snapshot)
        arrange()
    }

    private func show(_ error: any Error) {
        snapshot = ProcessSnapshot()
        empty.title = "Processes cannot be read"
        empty.message = TextSanitizer.line("\(error)")
        arrange()
    }

    /// Shows the processes in their order.
    ///
    /// Many processes are sorted on another thread, so that no key waits for them.
    private func arrange() {
        arrangement += 1
        let (number, processes) = (arrangement, snapshot.processes)
        guard processes.count > Self.promptCount else {
            return show(
                ProcessList(processes, order: order, isTree: isTree, filter: filter))
        }
        task { [weak self, order, isTree, filter] in
            let list = await Task.detached {
                ProcessList(processes, order: order, isTree: isTree, filter: filter)
            }.value
            guard let self, number == arrangement else { return }
            show(list)
        }
    }

    private func show(_ list: ProcessList) {
        table.sortOrder = TableSortOrder(
            column: order.column.rawValue, isAscending: order.isAscending)
        if presentedViewController == nil { aim = nil }
        if let ended = table.show(list) { processEnded(ended) }
        table.emptyView = list.matchCount == 0 ? empty : nil
        if follows { scrollToSelection() }
        let numbers = NumberFormat()
        filterRow.showCount(
            filter.isEmpty
                ? ""
                : "\(numbers.string(list.matchCount)) of "
                    + numbers.string(snapshot.processes.count))
        updateDetails()
    }

    private func processEnded(_ process: ProcessSample) {
        follows = false
        tell("\(process.name) (\(process.identity.pid)) has ended", .plain)
    }

    private func updateStatus() {
        status.show(
            isPaused: isPaused, interval: interval, isReadOnly: readOnly?.isOn ?? false)
    }

    // MARK: Details

    private func updateDetails() {
        guard showsDetails else { return }
        let process = table.selectedProcess
        let read = readDetails.flatMap { $0.process == process ? $0 : nil }
        details.show(process.flatMap { table.list[$0] }, read?.details)
        guard let process else { return }
        task { [weak self] in
            guard let self else { return }
            let found = await askForDetails(of: process)
            guard table.selectedProcess == process else { return }
            readDetails = (process, found)
            details.show(table.list[process], found)
        }
    }

    // MARK: Order and filter

    private func sort(_ event: SortOrderChanged) -> Disposition {
        guard let column = ProcessColumn(rawValue: event.sortOrder.column) else { return .ignored }
        // On the first click, a column of numbers shows the largest values first.
        order =
            column == order.column
            ? ProcessOrder(column, isAscending: !order.isAscending) : ProcessOrder(column)
        return .stop
    }

    private func setFilter(_ text: String) {
        guard text != filter else { return }
        filter = text
        view.setNeedsLayout()
        arrange()
    }

    func beginFilter() {
        filterRow.isHidden = false
        filterRow.field.becomeFirstResponder()
        filterRow.field.selectAll()
        view.setNeedsLayout()
    }

    func setInterval(_ arguments: [String]) {
        if let seconds = arguments.first.flatMap(TopSettings.seconds) { interval = seconds }
    }

    // MARK: Selection

    func toggleFollowing() {
        follows.toggle()
        scrollToSelection()
    }

    private func scrollToSelection() {
        guard let process = table.selectedProcess, let row = table.row(forItem: process) else {
            return
        }
        table.scrollToRow(at: TableIndexPath(row: row, section: 0))
    }

    func copyLine() {
        guard let process = table.selectedProcess.flatMap({ table.list[$0] }) else { return }
        copy(
            table.wantedColumns.map { $0.text(of: process).string }.joined(separator: "\t"),
            "The line is copied")
    }

    func copyPID() {
        guard let process = table.selectedProcess else { return }
        copy("\(process.pid)", "\(process.pid) is copied")
    }

    private func copy(_ text: String, _ message: String) {
        window?.application?.pasteboard.string = text
        tell(message, .success)
    }

    /// Shows the user a message that needs no answer.
    func tell(_ message: String, _ kind: Toast.Kind, detail: String = "") {
        Toast(TextSanitizer.line(message), detail: TextSanitizer.line(detail), kind: kind)
            .show(from: self)
    }
}
