// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows a table of jobs above a form and a status bar.
final class JobsController: ViewController {
    private let jobs: JobList
    private let table = TableView()
    private let level = LevelControl()
    private let note = TextField(placeholder: "Enter keeps the note")
    private let status = Label()

    init(jobs: JobList) {
        self.jobs = jobs
        super.init()
        title = "Jobs"
    }

    override func loadView() {
        table.columns = [
            TableColumn("Job"), TableColumn("Level", width: .fixed(5), alignment: .right),
            TableColumn("Done", width: .fixed(5), alignment: .right), TableColumn("Note"),
        ]
        table.dataSource = jobs
        // The arrow keys show another job, and reloading keeps it.
        table.selectionFollowsFocus = true
        table.remembersSelectionOnReload = true
        let form = StackView(.horizontal, [Label("Level"), level, Label("Note"), note], spacing: 1)
        // The form begins in the same column as the texts of the table.
        let page = StackView(.vertical, [form, status])
        page.layoutMargins = Insets(left: 1, right: 1)
        view = StackView(.vertical, [table, page, KeyFooter()])
    }

    override func viewDidLoad() {
        on(TableSelectionChanged.self, JobsController.selectionChanged)
        on(LevelChanged.self, JobsController.levelChanged)
        on(TextSubmitted.self, JobsController.noteSubmitted)
    }

    override var preferredFocusedView: View? { table }

    // MARK: Events

    private func selectionChanged(_ event: TableSelectionChanged) -> Disposition {
        showSelectedJob()
        return .stop
    }

    private func levelChanged(_ event: LevelChanged) -> Disposition {
        change { $0.level = event.level }
        return .stop
    }

    private func noteSubmitted(_ event: TextSubmitted) -> Disposition {
        change { $0.note = event.text }
        return .stop
    }

    private func change(_ body: (inout Job) -> Void) {
        guard let row = table.indexPathForSelectedRow?.row else { return }
        body(&jobs[row])
        table.reloadData()
        showSelectedJob()
    }

    private func showSelectedJob() {
        guard let row = table.indexPathForSelectedRow?.row else { return }
        level.level = jobs[row].level
        note.text = jobs[row].note
        status.text = "\(jobs[row].name) has the level \(jobs[row].level)."
    }

    // MARK: Actions

    override var actions: [Action] {
        [
            Action("reload", title: "Reload", keys: ["r", "f5"], JobsController.reload)
                .priority(.high),
            .help,
            Action("quit", title: "Quit", keys: ["q", "ctrl-q"], JobsController.quit).role(.quit),
        ]
    }

    private func quit() {
        window?.application?.end()
    }

    // MARK: Work

    override func viewDidAppear(_ animated: Bool) {
        task { [weak self] in await self?.keepUpToDate() }
    }

    /// Reloads every second; the task ends when the view leaves the window.
    private func keepUpToDate() async {
        while let clock = window?.application?.clock {
            await reload()
            guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
        }
    }

    private func reload() async {
        do {
            try await jobs.reload()
            table.reloadData()
        } catch {
            status.text = "The progress is not known: \(error)"
        }
    }
}
