// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

extension DesktopWindow {
    private static func action(
        _ identifier: String, _ title: String, _ keys: [KeySequence] = [],
        isEnabled: @escaping @MainActor (DesktopWindow) -> Bool,
        _ method: @escaping @MainActor (DesktopWindow) -> Void
    ) -> Action {
        Action(identifier, title: title, keys: keys) {
            guard let window = $0 as? DesktopWindow else { return .ignored }
            method(window)
            return .stop
        }.mayDecline(false).placement(.palette).priority(.low).enabled {
            ($0 as? DesktopWindow).map(isEnabled) ?? false
        }.category(.window)
    }

    private static let placements: [(String, String, WindowPlacement)] = [
        ("snap-window-left", "Left half", .left),
        ("snap-window-right", "Right half", .right),
        ("snap-window-top", "Upper half", .top),
        ("snap-window-bottom", "Lower half", .bottom),
        ("snap-window-top-left", "Upper left quarter", .topLeft),
        ("snap-window-top-right", "Upper right quarter", .topRight),
        ("snap-window-bottom-left", "Lower left quarter", .bottomLeft),
        ("snap-window-bottom-right", "Lower right quarter", .bottomRight),
    ]

    static let windowActions: [Action] =
        [
            action(
                "restore-window", "Restore window", ["ctrl-f5"],
                isEnabled: { $0.placement != .free }
            ) { $0.placeByUser(.free) },
            action(
                "move-window", "Move window", ["ctrl-f7", "ctrl-f8"],
                isEnabled: { $0.isMovable || $0.isResizable }
            ) { $0.beginKeyboardMove() },
            action(
                "minimize-window", "Minimize window", ["ctrl-f9"], isEnabled: { $0.isMinimizable }
            ) { $0.desktop?.minimizeByUser($0) },
            action(
                "maximize-window", "Maximize window", ["ctrl-f10"],
                isEnabled: { $0.isResizable && $0.placement != .maximized }
            ) { $0.placeByUser(.maximized) },
            action(
                "send-window-to-back", "Send window to back",
                isEnabled: { $0.desktop?.canSendToBack($0) ?? false }
            ) { $0.desktop?.sendToBack($0, isByUser: true) },
            action("close-window", "Close window", ["ctrl-f4"], isEnabled: { $0.isClosable }) {
                $0.performClose()
            },
        ]
        + placements.map { identifier, title, placement in
            action(
                identifier, title, isEnabled: { $0.isResizable && $0.placement != placement }
            ) { $0.placeByUser(placement) }
        } + turnActions

    /// The actions of Tab and the arrow keys, which move the focus inside the window.
    private static let turnActions: [Action] =
        [
            Action("focus-next", title: "Next", keys: ["tab"]) {
                ($0 as? DesktopWindow)?.moveFocus(by: 1)
                return .stop
            }.mayDecline(false).priority(.low).movingFocus(),
            Action("focus-previous", title: "Previous", keys: ["shift-tab"]) {
                ($0 as? DesktopWindow)?.moveFocus(by: -1)
                return .stop
            }.mayDecline(false).placement(.help).movingFocus(),
        ]
        + [("up", FocusHeading.up), ("down", .down), ("left", .left), ("right", .right)].map {
            (keys: KeySequence, heading: FocusHeading) in
            Action("focus-\(keys)", keys: [keys]) {
                guard let window = $0 as? DesktopWindow else { return .ignored }
                return window.desktop?.moveFocus(heading, from: window) ?? .ignored
            }.mayDecline()
        }

    static let dragActions: [Action] = [
        Action("cancel-drag", title: "Put back", keys: ["escape"]) {
            ($0 as? DesktopWindow)?.cancelDrag()
            return .stop
        }.mayDecline(false).category(.window)
    ]

    static let moveActions: [Action] = {
        let arrows: [(String, String, Point)] = [
            ("up", "Up", Point(x: 0, y: -1)), ("down", "Down", Point(x: 0, y: 1)),
            ("left", "Left", Point(x: -1, y: 0)), ("right", "Right", Point(x: 1, y: 0)),
        ]
        let kinds: [(String, String, String, Action.Group, Bool, Int)] = [
            ("move-window", "Move", "", .movement(), false, 1),
            ("resize-window", "Resize", "shift-", .init("resize", title: "Resize"), true, 1),
            ("move-window-far", "Move far", "ctrl-", .init("far", title: "Far"), false, 8),
        ]
        let moves = kinds.flatMap { identifier, title, prefix, group, resizes, factor in
            arrows.map { key, direction, step in
                Action(
                    "\(identifier)-\(key)", title: "\(title) \(direction.lowercased())",
                    keys: [KeySequence(stringLiteral: prefix + key)]
                ) {
                    let way = Point(x: step.x * factor, y: step.y * min(factor, 4))
                    ($0 as? DesktopWindow)?.moveByKey(way, resizes: resizes)
                    return .stop
                }.mayDecline(false).group(group).category(.window)
            }
        }
        return moves + [
            Action("keep-window", title: "Keep", keys: ["enter", "kp-enter"]) {
                ($0 as? DesktopWindow)?.endKeyboardMove()
                return .stop
            }.mayDecline(false).category(.window),
            Action("put-window-back", title: "Put back", keys: ["escape"]) {
                ($0 as? DesktopWindow)?.endKeyboardMove(isKept: false)
                return .stop
            }.mayDecline(false).category(.window),
        ]
    }()

    /// The menu of a window, which opens by a click with the right button on its frame.
    static var menu: Menu {
        Menu(children: [
            MenuCommand("restore-window", title: "&Restore"),
            MenuCommand("move-window", title: "&Move and resize"),
            MenuCommand("minimize-window", title: "Mi&nimize"),
            MenuCommand("maximize-window", title: "Ma&ximize"),
            MenuCommand("send-window-to-back", title: "Send to &back"),
            Menu("&Snap", children: placements.map { MenuCommand($0.0, title: $0.1) }),
            Menu(
                options: .displayInline, children: [MenuCommand("close-window", title: "&Close")]),
        ])
    }
}
