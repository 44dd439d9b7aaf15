// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The parts of a mouse action, which its Swift and its line have in common.
struct MouseWords {
    /// The name of the action in Swift.
    private let name: String
    /// The button, which may be unknown; nil for an action that has no button.
    private var button: MouseButton??
    /// The distance of the wheel; nil for an action that has none.
    private var distance: (dx: Int, dy: Int)?

    init(_ action: MouseInput.Action) {
        switch action {
        case .press(let button): (name, self.button) = ("press", .some(button))
        case .release(let button): (name, self.button) = ("release", .some(button))
        case .drag(let button): (name, self.button) = ("drag", .some(button))
        case .move: name = "move"
        case .scroll(let dx, let dy): (name, distance) = ("scroll", (dx, dy))
        }
    }

    /// The action as an expression of a test.
    var expression: String {
        if let button { return ".\(name)(\(button.map { ".\($0)" } ?? "nil"))" }
        return distance.map { ".\(name)(dx: \($0.dx), dy: \($0.dy))" } ?? ".\(name)"
    }

    /// The action as the first words of a line.
    var line: String {
        if let button { return "\(name) \(button.map { "\($0)" } ?? "unknown")" }
        return distance.map { "wheel \($0.dx) \($0.dy)" } ?? name
    }
}
