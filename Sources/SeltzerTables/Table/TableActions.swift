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

    private static func isStep(_ entry: Entry) -> Bool {
        entry.move == .items(-1) || entry.move == .items(1)
    }

    /// The actions of a table whose rows can be selected.
    @MainActor
    static func actions(isMultiple: Bool) -> [Action] {
        isMultiple ? ofManyRows : ofOneRow
    }

    /// The keys of these actions.
    @MainActor
    static func keys(isMultiple: Bool) -> Set<KeySequence> {
        isMultiple ? keysOfManyRows : keysOfOneRow
    }

    @MainActor private static let keysOfOneRow = Set(ofOneRow.flatMap(\.keys))
    @MainActor private static let keysOfManyRows = Set(ofManyRows.flatMap(\.keys))
    @MainActor private static let ofOneRow = makeActions(isMultiple: false)
    @MainActor private static let ofManyRows = makeActions(isMultiple: true)

    @MainActor
    private static func makeActions(isMultiple: Bool) -> [Action] {
        moves.map { entry in
            action(
                "select-\(entry.identifier)", "Select \(entry.title)", entry.key,
                group: .moves(entry.move, isMultiple ? "Move" : "Select"),
                isRare: !isStep(entry)
            ) {
                $0.moveSelection(entry.move)
            }.category(.move)
        } + (isMultiple ? multiple : []) + [
            action(
                isMultiple ? "toggle-row" : "select-row", "Select", "space",
                isRare: !isMultiple
            ) { table in
                // While the user types the beginning of a row, Space is part of it.
                let now = table.window?.application?.clock.now ?? .zero
                return !table.typeAhead.isUnderWay(at: now) && table.toggleLead()
            }.category(.select),
            action("activate-row", "Open", "enter") { $0.activateCurrentRow() },
        ]
    }

    @MainActor private static var multiple: [Action] {
        moves.map { entry in
            action(
                "extend-\(entry.identifier)", "Extend \(entry.title)", "shift-\(entry.key)",
                group: .moves(entry.move, "Extend", named: "extend"), isRare: true
            ) {
                $0.moveSelection(entry.move, extending: true)
            }.category(.select)
        }
            + moves.map { entry in
                action(
                    "go-\(entry.identifier)", "Go \(entry.title)", "ctrl-\(entry.key)",
                    group: .moves(entry.move, "Go", named: "go"), isRare: true
                ) {
                    $0.moveLead(entry.move)
                }.category(.move)
            } + [
                action("select-all", "Select all", "ctrl-a", isRare: true) { table in
                    table.selectAllByUser()
                    return true
                }.category(.select)
            ]
    }

    @MainActor
    private static func action(
        _ identifier: String, _ title: String, _ key: String, group: Action.Group? = nil,
        isRare: Bool = false, _ body: @escaping @MainActor (TableView) -> Bool
    ) -> Action {
        Action(
            identifier, title: title, keys: [KeySequence(KeyChord(stringLiteral: key))]
        ) { responder in
            guard let table = responder as? TableView else { return .ignored }
            return body(table) ? .stop : .ignored
        }.placement(isRare ? .help : .footer).priority(.low).group(group)
    }
}
