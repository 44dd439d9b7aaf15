// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTerminal

/// What a case expects, in the words of the file.
package struct InputCaseEvent: Decodable, Equatable, Sendable {
    var kind: String
    var key: String?
    var mods: [String]?
    var text: String?
    var type: String?
    var action: String?
    var button: String?
    var x: Int?
    var y: Int?
    var gained: Bool?
    var name: String?
    var row: Int?
    var col: Int?
}

extension InputCaseEvent {
    init(_ input: DecodedInput) {
        switch input {
        case .report(let report): self.init(report)
        case .event(.key(let press)): self.init(press)
        case .event(.mouse(let mouse)): self.init(mouse)
        case .event(.paste(let text, _)): self.init(kind: "paste", text: text)
        case .event(.focus(let gained)): self.init(kind: "focus", gained: gained)
        case .event(.resize(let size)): self.init(kind: "resize", row: size.height, col: size.width)
        }
    }

    private init(_ report: TerminalReport) {
        self.init(kind: "report")
        switch report {
        case .primaryAttributes: name = "primary-device-attributes"
        case .secondaryAttributes: name = "secondary-device-attributes"
        case .mode: name = "mode-report"
        case .cursorPosition(let point):
            name = "cursor-position"
            row = point.y
            col = point.x
        case .color: name = "colour"
        case .version: name = "xtversion"
        case .keyboardFlags: name = "kitty-flags"
        case .setting: name = "decrqss"
        case .capability: name = "xtgettcap"
        case .tertiaryAttributes: name = "tertiary-device-attributes"
        case .colorScheme: name = "colour-scheme"
        case .clipboard: name = "clipboard"
        case .status: name = "device-status"
        case .textAreaPixels: name = "text-area-pixels"
        case .cellPixels: name = "cell-pixels"
        case .graphics: name = "graphics"
        case .sixelColors: name = "sixel-colors"
        case .textAreaCells: name = "text-area-cells"
        }
    }

    private init(_ press: KeyPress) {
        self.init(kind: "key", key: press.key.description, mods: press.modifiers.names)
        text = press.text
        switch press.phase {
        case .press: break
        case .repeat: type = "repeat"
        case .release: type = "release"
        }
    }

    private init(_ mouse: MouseInput) {
        self.init(
            kind: "mouse", mods: mouse.modifiers.names, x: mouse.location.x, y: mouse.location.y)
        switch mouse.action {
        case .press(let pressed): (action, button) = ("press", pressed.name)
        case .release(let released): (action, button) = ("release", released?.name ?? "none")
        case .drag(let held): (action, button) = ("drag", held?.name ?? "none")
        case .move: (action, button) = ("move", "none")
        case .scroll(0, let dy): (action, button) = ("scroll", dy < 0 ? "wheel-up" : "wheel-down")
        case .scroll(let dx, _):
            (action, button) = ("scroll", dx < 0 ? "wheel-left" : "wheel-right")
        }
    }
}

extension KeyModifiers {
    fileprivate var names: [String] {
        let names: [(KeyModifiers, String)] = [
            (.alt, "alt"), (.control, "ctrl"), (.hyper, "hyper"), (.meta, "meta"),
            (.shift, "shift"), (.super, "super"),
        ]
        return names.filter { contains($0.0) }.map(\.1)
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
