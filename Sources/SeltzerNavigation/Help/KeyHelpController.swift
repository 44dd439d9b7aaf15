// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// A list of the current actions and their keys, which the user opens for help.
///
/// The actions are grouped by purpose (``/SeltzerViews/Action/Category``): first the program's own categories, then
/// moving, selecting, editing, the window and the program. A ``/SeltzerViews/Action/group`` is one line, and no key
/// appears twice. Disabled actions are fainter. A filter above the list shows only matching lines, under their
/// headings; `/` or a click focuses it.
///
/// The list is presented over the screen that it describes, and scrolls if it does not fit. Esc, `q`, `?`, the keys
/// that opened the list, a press outside, and a click on the last line close it. In the filter, Esc first clears the
/// text, and other keys are text.
///
/// ```swift
/// override var actions: [Action] { [.help] + … }              // `?` and F1 open it
/// ```
///
///     ╭─ Keys ───────────────────╮
///     │ Filter                   │
///     │                          │
///     │ This screen              │
///     │ Enter       Open         │
///     │                          │
///     │ Move                     │
///     │ ↑↓          Select       │
///     │ PgUp/PgDn   By pages     │
///     │                          │
///     │ Esc Close  / Filter      │
///     ╰──────────────────────────╯
public final class KeyHelpController: ViewController {
    private weak var subject: Window?
    private var content = KeyHelpLines([])
    /// The lines of the content that match the filter.
    private var shown: [KeyHelpLines.Line] = []
    private let field = TextField("", placeholder: "Filter")
    private let table = TableView()
    private let footer = KeyFooter()

    /// Creates a list of the keys of a window, which need not be the key window.
    public init(of window: Window) {
        subject = window
        super.init()
        title = "Keys"
    }

    /// Makes the list.
    public override func loadView() {
        table.register(KeyHelpCell.self, forCellReuseIdentifier: KeyHelpCell.identifier)
        table.allowsSelection = false
        table.dataSource = self
        table.emptyText = "No key matches."
        table.accessibilityLabel = "Keys"
        footer.includes = { [weak self] in $0.responder === self || $0.responder === self?.table }
        view = KeyHelpView(field, table, footer)
        on(OutsidePress.self, KeyHelpController.pressedOutside)
        // Events of the field stop here.
        on(TextChanged.self, KeyHelpController.filterChanged)
        on(TextSubmitted.self, KeyHelpController.filterSubmitted)
        on(EditingBegan.self) { _ in .stop }
        on(EditingEnded.self) { _ in .stop }
    }

    /// The list.
    public override var preferredFocusedView: View? { table }

    /// Reads the current actions, before the list is measured.
    public override func viewWillAppear(_ animated: Bool) {
        subject?.application?.observe(ActionsChanged.self, owner: self) { [weak self] _ in
            self?.reload()
        }
        reload()
    }

    private func reload() {
        let old = content
        content = KeyHelpLines(
            subject.map { $0.application?.currentActions(in: $0) ?? [] } ?? [],
            isUnicode: subject?.application?.capabilities.isUnicode ?? true,
            joining: subject?.application?.capabilities.joinedClusters ?? .all)
        guard content.lines != old.lines else { return }
        // One more column for the scroll bar of a list that is longer than the screen.
        preferredContentSize = Size(
            width: content.width + 1, height: content.lines.count + KeyHelpView.otherRows)
        filter()
    }

    private func filter() {
        shown = content.lines(matching: field.text)
        table.reloadData()
    }

    private func filterChanged(_ event: TextChanged) -> Disposition {
        filter()
        table.contentOffset = .zero
        return .stop
    }

    private func filterSubmitted(_ event: TextSubmitted) -> Disposition {
        table.becomeFirstResponder()
        return .stop
    }

    /// Closes the list by Esc, `q`, `?`, and the keys that open it; filters it by `/`.
    public override var actions: [Action] {
        let openers = subject?.application?.keyMap["help"] ?? Action.help.keys
        let keys: [KeySequence] = ["escape", "q", "?"]
        let isFiltering = field.isFirstResponder
        return [
            Action(
                nil, title: isFiltering && !field.text.isEmpty ? "Clear" : "Close",
                keys: keys + openers.filter { !keys.contains($0) }, KeyHelpController.close),
            Action(nil, title: "Filter", keys: ["/"], KeyHelpController.beginFilter)
                .enabled { (help: KeyHelpController) in
                    !help.field.isFirstResponder
                },
        ]
    }

    private func beginFilter() { field.becomeFirstResponder() }

    /// Clears the focused filter, or closes the list.
    private func close() {
        guard field.isFirstResponder, !field.text.isEmpty else { return dismiss() }
        field.text = ""
        filter()
    }

    private func pressedOutside(_ press: OutsidePress) -> Disposition {
        dismiss()
        return .stop
    }
}

extension KeyHelpController: TableViewDataSource {
    /// Returns the number of lines.
    public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    /// Returns a cell with a line.
    public func tableView(
        _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: KeyHelpCell.identifier, for: indexPath)
        let line = shown.indices.contains(indexPath.row) ? shown[indexPath.row] : .gap
        (cell as? KeyHelpCell)?.show(line, widths: content.widths, matching: field.text)
        return cell
    }
}
