// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A list of the current actions and their keys, for the user who asks for help.
///
/// The actions stand under what they are for (``/SeltzerViews/Action/Category``): the program's own categories first,
/// then moving, selecting, editing, the window and the program. A ``/SeltzerViews/Action/group`` is one line, and no key
/// stands twice. Disabled actions are fainter.
///
/// The list is presented over the screen that it describes, and scrolls if it does not fit. Esc, `q`, `?`, the keys that
/// opened it, a press outside, and a click on its last line close it.
///
/// ```swift
/// override var actions: [Action] { [.help] + … }              // `?` and F1 open it
/// ```
///
///     ╭─ Keys ───────────────────╮
///     │ This screen              │
///     │ Enter       Open         │
///     │                          │
///     │ Move                     │
///     │ ↑↓          Select       │
///     │ PgUp/PgDn   By pages     │
///     │                          │
///     │ Esc Close                │
///     ╰──────────────────────────╯
public final class KeyHelpController: ViewController {
    private weak var subject: Window?
    private var content = KeyHelpLines([])
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
        footer.includes = { [weak self] in $0.responder === self || $0.responder === self?.table }
        view = KeyHelpView(table, footer)
        on(OutsidePress.self, KeyHelpController.pressedOutside)
    }

    /// Reads the current actions, before the list is measured.
    public override func viewWillAppear() {
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
        // One more cell for the scroll bar, which shows if the list is longer than the screen.
        preferredContentSize = Size(
            width: content.width + 1, height: content.lines.count + KeyHelpView.footerRows)
        table.reloadData()
    }

    /// Closes the list by Esc, `q`, `?`, and the keys that open it.
    public override var actions: [Action] {
        let openers = subject?.application?.keyMap["help"] ?? Action.help.keys
        let keys: [KeySequence] = ["escape", "q", "?"]
        return [
            Action(
                nil, title: "Close", keys: keys + openers.filter { !keys.contains($0) },
                KeyHelpController.close)
        ]
    }

    private func close() {
        dismiss()
    }

    private func pressedOutside(_ press: OutsidePress) -> Disposition {
        close()
        return .stop
    }
}

extension KeyHelpController: TableViewDataSource {
    /// Returns the number of lines.
    public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        content.lines.count
    }

    /// Returns a cell with a line.
    public func tableView(
        _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: KeyHelpCell.identifier, for: indexPath)
        let line =
            content.lines.indices.contains(indexPath.row) ? content.lines[indexPath.row] : .gap
        (cell as? KeyHelpCell)?.show(line, widths: content.widths)
        return cell
    }
}
