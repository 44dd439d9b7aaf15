// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The actions of a ``CollectionView``, as a table.
enum CollectionActions {
    private typealias Entry = (
        identifier: String, title: String, key: KeySequence, move: ItemMove, group: Action.Group
    )

    private static var moves: [Entry] {
        let (step, page) = (Action.Group.movement(), Action.Group.moves(.pages(1)))
        let ends = Action.Group.moves(.first)
        return [
            ("move-up", "Move up", "up", .up, step),
            ("move-down", "Move down", "down", .down, step),
            ("move-left", "Move left", "left", .left, step),
            ("move-right", "Move right", "right", .right, step),
            ("page-up", "Page up", "pageup", .pageUp, page),
            ("page-down", "Page down", "pagedown", .pageDown, page),
            ("first-item", "First item", "home", .first, ends),
            ("last-item", "Last item", "end", .last, ends),
        ]
    }

    /// Returns the actions of a collection view whose items can be selected.
    @MainActor
    static func actions(isMultiple: Bool) -> [Action] { isMultiple ? multiple : single }

    /// Returns the keys of these actions.
    @MainActor
    static func keys(isMultiple: Bool) -> Set<KeySequence> {
        isMultiple ? multipleKeys : singleKeys
    }

    /// The keys that move the focused item.
    static var moveKeys: [(key: KeyChord, move: ItemMove)] {
        [("alt-up", .up), ("alt-down", .down), ("alt-left", .left), ("alt-right", .right)]
    }

    /// The actions that move the focused item.
    @MainActor static let itemMoves = zip(moveKeys, ["up", "down", "left", "right"]).map {
        entry, way in
        action("move-item-\(way)", "Move the item \(way)", KeySequence(entry.key)) {
            $0.moveCurrentItem(entry.move)
        }.placement(.help).category(.move).mayDecline()
    }

    @MainActor private static let single = make(isMultiple: false)
    @MainActor private static let multiple = make(isMultiple: true)
    @MainActor private static let singleKeys = Set(single.flatMap(\.keys))
    @MainActor private static let multipleKeys = Set(multiple.flatMap(\.keys))

    @MainActor
    private static func make(isMultiple: Bool) -> [Action] {
        let steps = moves.map { entry in
            action(entry.identifier, entry.title, entry.key) { view in
                view.moveFocus(entry.move) || entry.move == .right && view.tapCurrentDetail()
            }
            .placement(entry.identifier.hasPrefix("move-") ? .footer : .help)
            .group(entry.group).category(.move)
        }
        let taps = [
            action("select-item", "Select", "space") { $0.tapCurrentItem() }
                .placement(isMultiple ? .footer : .help).category(.select),
            action("activate-item", "Open", "enter") { $0.tapCurrentItem() },
        ]
        let all = action("select-all", "Select all", "ctrl-a") { view in
            view.selectAllByUser()
            return true
        }.placement(.help).category(.select)
        return steps + taps + (isMultiple ? [all] : [])
    }

    @MainActor
    private static func action(
        _ identifier: String, _ title: String, _ key: KeySequence,
        _ body: @escaping @MainActor (CollectionView) -> Bool
    ) -> Action {
        Action(identifier, title: title, keys: [key]) { responder in
            guard let view = responder as? CollectionView else { return .ignored }
            return body(view) ? .stop : .ignored
        }.priority(.low)
    }
}
