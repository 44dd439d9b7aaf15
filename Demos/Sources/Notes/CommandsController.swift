// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The commands of the program as a list beside a button, for the mouse, and for screens whose footer has no room.
final class CommandsController: ViewController {
    private let commands: [CurrentAction]
    private let list: ListView
    private let width: Int

    /// Lists those actions in effect that have a title, without those for moving and editing.
    init(of window: Window, beside button: View) {
        var titles: Set<String> = []
        commands = (window.application?.currentActions(in: window) ?? []).filter { item in
            item.action.placement == .footer && item.responder is NotesController
                && !item.action.title.isEmpty && titles.insert(item.action.title).inserted
        }
        let rows = commands.map { ($0.action.title, $0.action.keys.first?.description ?? "") }
        let titleWidth = rows.map(\.0.cellWidth).max() ?? 0
        width = titleWidth + 4 + (rows.map(\.1.cellWidth).max() ?? 0)
        list = ListView(
            rows.map { title, key in
                let blanks = String(repeating: " ", count: titleWidth + 2 - title.cellWidth)
                return StyledText(title + blanks)
                    + StyledText(key, style: Style(foreground: .secondaryLabel))
            })
        super.init()
        title = "Commands"
        modalPresentationStyle = .popover
        popoverPresentationController.sourceView = button
        popoverPresentationController.permittedSides = [.above, .below]
        list.activatesOnSingleClick = true
        list.selectedIndex = 0
        preferredContentSize = Size(width: width, height: rows.count)
        on { [weak self] (event: RowActivated) in
            self?.perform(event.indexPath.row)
            return .stop
        }
    }

    override func loadView() { view = list }

    override var preferredFocusedView: View? { list }

    private func perform(_ index: Int) {
        guard commands.indices.contains(index) else { return }
        let application = window?.application
        dismiss()
        application?.perform(commands[index])
    }
}
