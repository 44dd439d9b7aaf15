// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The actions of a ``TableView``, as a table.
enum TableActions {
    private typealias Entry = (identifier: String, title: String, key: String, move: ListMove)

    private static var moves: [Entry] {
        [
            ("up", "up", "up", .items(-1)), ("down", "down", "down", .items(1)),
            ("page-up", "page up", "pageup", .pages(-1)),
            ("page-down", "page down", "pagedown", .pages(1)),
            ("first", "first row", "home", .first), ("last", "last row", "end", .last),
        ]
    }

    private static func capitalized(_ title: String) -> String {
        title.prefix(1).uppercased() + title.dropFirst()
    }

    private static func isStep(_ entry: Entry) -> Bool {
        entry.move == .items(-1) || entry.move == .items(1)
    }

    /// The properties of a table that decide which actions it has.
    struct Form: Hashable {
        /// Whether the user can select several rows.
        var isMultiple = false
        /// Whether clicks and keys select several rows as desktop programs do.
        var isDesktop = false
        /// Whether moving the focus selects.
        var selectsFocusedRow = false
    }

    /// Returns the actions of a table whose rows can be selected, and their keys.
    @MainActor
    static func of(_ table: TableView) -> (actions: [Action], keys: Set<KeySequence>) {
        let form = Form(
            isMultiple: table.selectsSeveral,
            isDesktop: table.selectsSeveral && table.multipleSelectionStyle == .desktop,
            selectsFocusedRow: table.selectsFocusedRow)
        return all[form] ?? (make(form), [])
    }

    @MainActor private static let all: [Form: (actions: [Action], keys: Set<KeySequence>)] = {
        let forms = [
            Form(), Form(selectsFocusedRow: true), Form(isMultiple: true),
            Form(isMultiple: true, isDesktop: true),
            Form(isMultiple: true, isDesktop: true, selectsFocusedRow: true),
        ]
        return Dictionary(
            uniqueKeysWithValues: forms.map { form in
                let actions = make(form)
                return (form, (actions, Set(actions.flatMap(\.keys))))
            })
    }()

    @MainActor
    private static func make(_ form: Form) -> [Action] {
        moves.map { entry in
            let isSelecting = form.selectsFocusedRow
            let title = isSelecting ? "Select \(entry.title)" : capitalized(entry.title)
            return action(
                "select-\(entry.identifier)", title, entry.key,
                group: .moves(entry.move, isSelecting && !form.isMultiple ? "Select" : "Move"),
                isRare: !isStep(entry)
            ) {
                $0.moveFocus(entry.move)
            }.category(.move)
        } + (form.isMultiple ? multiple(form) : []) + [
            action(
                form.isMultiple ? "toggle-row" : "select-row", "Select", "space",
                isRare: !form.isMultiple
            ) { table in
                // While the user types the beginning of a row, Space is part of it.
                let now = table.window?.application?.clock.now ?? .zero
                return !table.typeAhead.isUnderWay(at: now) && table.toggleLead()
            }.category(.select),
            action(
                "activate-row", "Open", "enter", isRare: form.isMultiple && !form.isDesktop
            ) { $0.activateCurrentRow() },
        ]
    }

    @MainActor
    private static func multiple(_ form: Form) -> [Action] {
        let extending = moves.map { entry in
            action(
                "extend-\(entry.identifier)", "Extend \(entry.title)", "shift-\(entry.key)",
                group: .moves(entry.move, "Extend", named: "extend"), isRare: true
            ) {
                $0.moveSelection(entry.move, extending: true)
            }.category(.select)
        }
        let going = moves.map { entry in
            action(
                "go-\(entry.identifier)", "Go \(entry.title)", "ctrl-\(entry.key)",
                group: .moves(entry.move, "Go", named: "go"), isRare: true
            ) {
                $0.moveLead(entry.move)
            }.category(.move)
        }
        let all = action("select-all", "Select all", "ctrl-a", isRare: true) { table in
            table.selectAllByUser()
            return true
        }.category(.select)
        // The arrow keys alone go without selecting unless the selection follows the focus.
        return extending + (form.selectsFocusedRow ? going : []) + [all]
    }

    @MainActor
    private static func action(
        _ identifier: String, _ title: String, _ key: String, group: Action.Group? = nil,
        isRare: Bool = false, _ body: @escaping @MainActor (TableView) -> Bool
    ) -> Action {
        keyAction(identifier, title, key, body)
            .placement(isRare ? .help : .footer).priority(.low).group(group)
    }

    /// Returns an action of a table on a key; if its body returns false, the key goes on.
    @MainActor
    static func keyAction(
        _ identifier: String, _ title: String, _ key: String,
        _ body: @escaping @MainActor (TableView) -> Bool
    ) -> Action {
        Action(
            identifier, title: title, keys: [KeySequence(KeyChord(stringLiteral: key))]
        ) { responder in
            guard let table = responder as? TableView else { return .ignored }
            return body(table) ? .stop : .ignored
        }
    }
}
