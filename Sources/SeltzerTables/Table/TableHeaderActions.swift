// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The actions of a table's header, as a table.
enum TableHeaderActions {
    private typealias Entry = (
        identifier: String, title: String, keys: [KeySequence],
        body: @MainActor (TableHeaderView) -> Void
    )

    @MainActor private static var entries: [Entry] {
        [
            ("previous-column", "Previous column", ["left"], { $0.moveColumn(.items(-1)) }),
            ("next-column", "Next column", ["right"], { $0.moveColumn(.items(1)) }),
            ("first-column", "First column", ["home"], { $0.moveColumn(.first) }),
            ("last-column", "Last column", ["end"], { $0.moveColumn(.last) }),
            ("sort-by-column", "Sort", ["enter", "space"], { $0.sort() }),
            ("narrow-column", "Narrower", ["<", "shift-left"], { $0.widen(by: -1) }),
            ("widen-column", "Wider", [">", "shift-right"], { $0.widen(by: 1) }),
            ("fit-column", "Fit the width", ["="], { $0.fit() }),
            (
                "go-to-rows", "To the rows", ["down"],
                { $0.superview.map { _ = $0.becomeFirstResponder() } }
            ),
        ]
    }

    /// The actions of a table whose columns the user may move.
    @MainActor static let moving: [Action] = [("left", "{", -1), ("right", "}", 1)].map {
        side, key, step in
        Action(
            "move-column-\(side)", title: "Move column \(side)",
            keys: [KeySequence(KeyChord(stringLiteral: key))]
        ) { responder in
            guard let header = responder as? TableHeaderView else { return .ignored }
            header.moveCurrentColumn(by: step)
            return .stop
        }.mayDecline(false).placement(.help).priority(.low)
            .group(Action.Group("column-place", title: "Move column"))
    }

    /// All other actions.
    @MainActor static let all: [Action] =
        entries.map { entry in
            let isStep = ["previous-column", "next-column"].contains(entry.identifier)
            let isEnd = ["first-column", "last-column"].contains(entry.identifier)
            let isWidth = ["narrow-column", "widen-column"].contains(entry.identifier)
            let isRare = !isStep && entry.identifier != "sort-by-column"
            return Action(entry.identifier, title: entry.title, keys: entry.keys) { responder in
                guard let header = responder as? TableHeaderView else { return .ignored }
                entry.body(header)
                return .stop
            }.mayDecline(false).placement(isRare ? .help : .footer).priority(.low).group(
                isStep
                    ? .movement()
                    : isEnd
                        ? .moves(.first)
                        : isWidth ? Action.Group("width", title: "Narrower, wider") : nil)
        }
}
