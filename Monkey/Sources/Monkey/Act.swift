// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// One act of the monkey: input, or time that passes.
enum Act: Hashable {
    case key(KeyChord)
    case press(MouseButton, Point)
    case release(MouseButton, Point)
    case drag(MouseButton, Point)
    case move(Point)
    case wheel(dx: Int, dy: Int, Point)
    /// Pastes one of ``texts``.
    case paste(Int)
    case resize(Size)
    case focus(Bool)
    /// Milliseconds pass.
    case wait(Int)

    /// What is pasted: lines, wide and joined characters, controls, nothing, much.
    static let texts = [
        "word", "two\nlines\n", "漢字 🙂 e\u{301}", "\u{1b}[31mred\u{7}\0", "",
        String(repeating: "long text ", count: 200), "👨‍👩‍👧‍👦\u{200d}\u{fe0f}", "-12.5e9",
    ]

    /// The event of the display; nil for time.
    var event: InputEvent? {
        switch self {
        case .key(let chord): .key(KeyPress(chord.key, modifiers: chord.modifiers))
        case .press(let button, let place): .mouse(MouseInput(.press(button), at: place))
        case .release(let button, let place): .mouse(MouseInput(.release(button), at: place))
        case .drag(let button, let place): .mouse(MouseInput(.drag(button), at: place))
        case .move(let place): .mouse(MouseInput(.move, at: place))
        case .wheel(let dx, let dy, let place):
            .mouse(MouseInput(.scroll(dx: dx, dy: dy), at: place))
        case .paste(let number): .paste(Self.texts[number], isTruncated: false)
        case .resize(let size): .resize(size)
        case .focus(let isFocused): .focus(isFocused)
        case .wait: nil
        }
    }

    /// The act as a statement of a test.
    var statement: String {
        switch self {
        case .key(let chord): "await pilot.press(\(quoted("\(chord)")))"
        case .press(let button, let place):
            "await pilot.press(column: \(place.x), row: \(place.y), button: .\(button))"
        case .release(let button, let place):
            "await pilot.release(column: \(place.x), row: \(place.y), button: .\(button))"
        case .drag(_, let place), .move(let place):
            "await pilot.move(column: \(place.x), row: \(place.y))"
        case .wheel(let dx, let dy, let place):
            "await pilot.wheel(dx: \(dx), dy: \(dy), column: \(place.x), row: \(place.y))"
        case .paste(let number): "await pilot.paste(\(quoted(Self.texts[number])))"
        case .resize(let size):
            "await pilot.resize(columns: \(size.width), rows: \(size.height))"
        case .focus(let isFocused): "await pilot.send(.focus(\(isFocused)))"
        case .wait(let time): "await pilot.advance(by: .milliseconds(\(time)))"
        }
    }

    /// The event as an expression of a test that has ``Recording/keyFunction``; nil for time.
    var input: String? {
        func mouse(_ action: String, _ place: Point) -> String {
            ".mouse(MouseInput(\(action), at: Point(x: \(place.x), y: \(place.y))))"
        }
        return switch self {
        case .key(let chord): "key(\(quoted("\(chord)")))"
        case .press(let button, let place): mouse(".press(.\(button))", place)
        case .release(let button, let place): mouse(".release(.\(button))", place)
        case .drag(let button, let place): mouse(".drag(.\(button))", place)
        case .move(let place): mouse(".move", place)
        case .wheel(let dx, let dy, let place): mouse(".scroll(dx: \(dx), dy: \(dy))", place)
        case .paste(let number): ".paste(\(quoted(Self.texts[number])), isTruncated: false)"
        case .resize(let size): ".resize(Size(width: \(size.width), height: \(size.height)))"
        case .focus(let isFocused): ".focus(\(isFocused))"
        case .wait: nil
        }
    }

    private func quoted(_ text: String) -> String { text.debugDescription }
}

/// The act as a line of a file.
extension Act: CustomStringConvertible {
    var description: String {
        switch self {
        case .key(let chord): "key \(chord)"
        case .press(let button, let place): "press \(button) \(place.x) \(place.y)"
        case .release(let button, let place): "release \(button) \(place.x) \(place.y)"
        case .drag(let button, let place): "drag \(button) \(place.x) \(place.y)"
        case .move(let place): "move \(place.x) \(place.y)"
        case .wheel(let dx, let dy, let place): "wheel \(dx) \(dy) \(place.x) \(place.y)"
        case .paste(let number): "paste \(number)"
        case .resize(let size): "resize \(size.width) \(size.height)"
        case .focus(let isFocused): "focus \(isFocused ? 1 : 0)"
        case .wait(let time): "wait \(time)"
        }
    }

    /// Reads a line; nil where it is no act.
    init?(line: Substring) {
        let words = line.split(separator: " ").map(String.init)
        let numbers = words.dropFirst().compactMap { Int($0) }
        let buttons: [String: MouseButton] = ["left": .left, "middle": .middle, "right": .right]
        let button = words.count > 1 ? buttons[words[1]] : nil
        switch (words.first, numbers.count) {
        case ("key", _):
            guard words.count == 2, let chord = KeyChord(parsing: words[1]) else { return nil }
            self = .key(chord)
        case ("press", 2): self = .press(button ?? .left, Point(x: numbers[0], y: numbers[1]))
        case ("release", 2): self = .release(button ?? .left, Point(x: numbers[0], y: numbers[1]))
        case ("drag", 2): self = .drag(button ?? .left, Point(x: numbers[0], y: numbers[1]))
        case ("move", 2): self = .move(Point(x: numbers[0], y: numbers[1]))
        case ("wheel", 4):
            self = .wheel(
                dx: numbers[0], dy: numbers[1], Point(x: numbers[2], y: numbers[3]))
        case ("paste", 1): self = .paste(numbers[0])
        case ("resize", 2): self = .resize(Size(width: numbers[0], height: numbers[1]))
        case ("focus", 1): self = .focus(numbers[0] == 1)
        case ("wait", 1): self = .wait(numbers[0])
        default: return nil
        }
    }
}
