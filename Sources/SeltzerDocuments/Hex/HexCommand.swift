// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The keys of a ``HexView``, as tables.
@MainActor
enum HexCommand {
    private enum Move {
        case bytes(Int)
        case rows(Int)
        case pages(Int)
        case startOfRow, endOfRow, first, last
    }

    private static var moves: [(String, String, Move, [KeySequence], KeySequence)] {
        [
            ("previous-byte", "Previous byte", .bytes(-1), ["left"], "shift-left"),
            ("next-byte", "Next byte", .bytes(1), ["right"], "shift-right"),
            ("row-up", "Row up", .rows(-1), ["up"], "shift-up"),
            ("row-down", "Row down", .rows(1), ["down"], "shift-down"),
            ("page-up", "Page up", .pages(-1), ["pageup"], "shift-pageup"),
            ("page-down", "Page down", .pages(1), ["pagedown"], "shift-pagedown"),
            ("start-of-row", "Start of row", .startOfRow, ["home"], "shift-home"),
            ("end-of-row", "End of row", .endOfRow, ["end"], "shift-end"),
            ("first-byte", "First byte", .first, ["ctrl-home"], "ctrl-shift-home"),
            ("last-byte", "Last byte", .last, ["ctrl-end"], "ctrl-shift-end"),
        ]
    }

    private static var commands: [(String, String, [KeySequence], @MainActor (HexView) -> Bool)] {
        [
            ("find", "Find", ["ctrl-f"], { $0.open(.find) }),
            ("find-next", "Find next", ["f3", "ctrl-g"], { $0.findAgain(backwards: false) }),
            ("find-previous", "Find previous", ["shift-f3"], { $0.findAgain(backwards: true) }),
            ("go-to-offset", "Go to offset", ["alt-g"], { $0.open(.offset) }),
            ("switch-pane", "Numbers or text", ["alt-t"], { $0.switchPane() }),
            ("select-all", "Select all", ["alt-a", "super-a", "ctrl-shift-a"], { $0.selectAll() }),
            (
                "copy", "Copy", ["alt-w", "super-c", "ctrl-shift-c", "ctrl-insert"],
                { $0.copySelection() }
            ),
            ("undo", "Undo", ["ctrl-_", "ctrl-/"], { $0.undoEdit() }),
            ("close", "Close", ["escape"], { $0.closeEntry() }),
        ]
    }

    /// All actions.
    static let actions: [Action] =
        moves.flatMap { identifier, title, move, keys, extending in
            [
                action(identifier, title, keys, isHint: false) { perform(move, in: $0, false) },
                action("select-to-\(identifier)", "", [extending], isHint: false) {
                    perform(move, in: $0, true)
                },
            ]
        }
        + commands.map { identifier, title, keys, run in
            let action = action(
                identifier, title, keys, isHint: ["find", "go-to-offset"].contains(identifier), run)
            guard identifier == "close" else { return action }
            return action.declining { (view: HexView) in view.isEnabled && !view.entry.isHidden }
        }

    private static func action(
        _ identifier: String, _ title: String, _ keys: [KeySequence], isHint: Bool,
        _ run: @escaping @MainActor (HexView) -> Bool
    ) -> Action {
        Action(identifier, title: title, keys: keys) { responder in
            guard let view = responder as? HexView, view.isEnabled else { return .ignored }
            return run(view) ? .stop : .ignored
        }.mayDecline().placement(isHint ? .footer : .help).priority(.low)
            .category(isHint ? .edit : .move)
    }

    private static func perform(_ move: Move, in view: HexView, _ isExtending: Bool) -> Bool {
        guard view.count > 0 else { return false }
        let offset = view.cursorOffset, row = view.layout.bytesPerRow
        let last = view.count - 1
        let target =
            switch move {
            case .bytes(let count): offset + count
            case .rows(let count): offset + count * row
            case .pages(let count): offset + count * row * max(1, view.pageRows - 1)
            case .startOfRow: offset - offset % row
            case .endOfRow: offset - offset % row + row - 1
            case .first: 0
            case .last: last
            }
        // A move by rows beyond an end stays in its column.
        if case .rows = move, !(0...last).contains(target) { return false }
        guard target.clamped(0, last) != offset || isExtending else { return false }
        view.selectByUser(target, extending: isExtending)
        return true
    }
}
