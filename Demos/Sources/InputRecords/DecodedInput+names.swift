// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension TerminalReport {
    /// The answer's stable name.
    var name: String {
        switch self {
        case .primaryAttributes: "primary-device-attributes"
        case .secondaryAttributes: "secondary-device-attributes"
        case .tertiaryAttributes: "tertiary-device-attributes"
        case .mode: "mode-report"
        case .cursorPosition: "cursor-position"
        case .color: "colour"
        case .version: "xtversion"
        case .keyboardFlags: "kitty-flags"
        case .setting: "decrqss"
        case .capability: "xtgettcap"
        case .colorScheme: "colour-scheme"
        case .clipboard: "clipboard"
        case .status: "device-status"
        case .textAreaPixels: "text-area-pixels"
        case .cellPixels: "cell-pixels"
        case .graphics: "graphics"
        case .sixelColors: "sixel-colors"
        case .textAreaCells: "text-area-cells"
        }
    }
}

extension KeyModifiers {
    /// The names of the modifiers in alphabetical order.
    var names: [String] {
        let names: [(KeyModifiers, String)] = [
            (.alt, "alt"), (.control, "ctrl"), (.hyper, "hyper"), (.meta, "meta"),
            (.shift, "shift"), (.super, "super"),
        ]
        return names.filter { contains($0.0) }.map(\.1)
    }
}

extension MouseInput.Action {
    /// The name of the mouse action.
    var name: String {
        switch self {
        case .press: "press"
        case .release: "release"
        case .drag: "drag"
        case .move: "move"
        case .scroll: "scroll"
        }
    }

    /// The button, or the direction of the wheel; `none` if there is none or the terminal does not
    /// report it.
    var buttonName: String {
        switch self {
        case .press(let button): button.name
        case .release(let button), .drag(let button): button?.name ?? "none"
        case .move: "none"
        case .scroll(0, let dy): dy < 0 ? "wheel-up" : "wheel-down"
        case .scroll(let dx, _): dx < 0 ? "wheel-left" : "wheel-right"
        }
    }
}

extension MouseButton {
    fileprivate var name: String {
        switch self {
        case .left: "left"
        case .middle: "middle"
        case .right: "right"
        case .other(8): "back"
        case .other(9): "forward"
        case .other(let number): "button\(number)"
        }
    }
}
