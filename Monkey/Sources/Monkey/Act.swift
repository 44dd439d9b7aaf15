// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// One act of the monkey: input, time that passes, or something that the program or its terminal does.
enum Act: Hashable {
    case key(KeyChord)
    case mouse(MouseInput)
    /// Pastes one of ``texts``.
    case paste(Int)
    case resize(Size)
    case focus(Bool)
    /// Milliseconds pass.
    case wait(Int)
    /// The terminal answers late, so that it takes no frame, or answers again.
    case lateAnswers(Bool)
    /// The program takes a number of rows below the prompt; 0 for the whole screen.
    case rows(Int)
    /// The program logs a number of lines above its rows.
    case log(Int)

    /// What is pasted: lines, wide and joined characters, controls, nothing, much.
    static let texts = [
        "word", "two\nlines\n", "漢字 🙂 e\u{301}", "\u{1b}[31mred\u{7}\0", "",
        String(repeating: "long text ", count: 200), "👨‍👩‍👧‍👦\u{200d}\u{fe0f}", "-12.5e9",
    ]

    /// What may be held while the mouse is used, and its name in Swift.
    static let modifiers: [(value: KeyModifiers, name: String)] = [
        (.shift, ".shift"), (.control, ".control"), (.alt, ".alt"),
    ]

    /// The event of the display; nil for time.
    var event: InputEvent? {
        switch self {
        case .key(let chord): .key(KeyPress(chord.key, modifiers: chord.modifiers))
        case .mouse(let input): .mouse(input)
        case .paste(let number): .paste(Self.texts[number], isTruncated: false)
        case .resize(let size): .resize(size)
        case .focus(let isFocused): .focus(isFocused)
        case .wait, .lateAnswers, .rows, .log: nil
        }
    }

    /// Whether it is no input, which arrives together with other input.
    var isAlone: Bool { event == nil }

    /// The act as a statement of a test.
    var statement: String {
        switch self {
        case .key(let chord): "await pilot.press(\(quoted("\(chord)")))"
        case .mouse: "await pilot.send(\(input ?? ""))"
        case .paste(let number): "await pilot.paste(\(quoted(Self.texts[number])))"
        case .resize(let size):
            "await pilot.resize(columns: \(size.width), rows: \(size.height))"
        case .focus(let isFocused): "await pilot.send(.focus(\(isFocused)))"
        case .wait(let time): "await pilot.advance(by: .milliseconds(\(time)))"
        case .lateAnswers(let isLate): "pilot.display.isBusy = \(isLate)"
        case .rows(0): "pilot.application.presentation = .fullScreen"
        case .rows(let count): "pilot.application.presentation = .inline(rows: \(count))"
        case .log(let count):
            "for number in 0..<\(count) { pilot.application.log(\"line \\(number) 漢字\") }"
        }
    }

    /// The event as an expression of a test that has ``Recording/keyFunction``; nil for time.
    var input: String? {
        switch self {
        case .key(let chord): "key(\(quoted("\(chord)")))"
        case .mouse(let input): Self.expression(of: input)
        case .paste(let number): ".paste(\(quoted(Self.texts[number])), isTruncated: false)"
        case .resize(let size): ".resize(Size(width: \(size.width), height: \(size.height)))"
        case .focus(let isFocused): ".focus(\(isFocused))"
        case .wait, .lateAnswers, .rows, .log: nil
        }
    }

    private static func expression(of input: MouseInput) -> String {
        let action = MouseWords(input.action).expression
        let place = "Point(x: \(input.location.x), y: \(input.location.y))"
        let held = modifiers.filter { input.modifiers.contains($0.value) }.map(\.name)
        let modifiers = held.isEmpty ? "" : ", modifiers: [\(held.joined(separator: ", "))]"
        return ".mouse(MouseInput(\(action), at: \(place)\(modifiers)))"
    }

    private func quoted(_ text: String) -> String { text.debugDescription }
}

/// The act as a line of a file.
extension Act: CustomStringConvertible {
    var description: String {
        switch self {
        case .key(let chord): "key \(chord)"
        case .mouse(let input): Self.line(of: input)
        case .paste(let number): "paste \(number)"
        case .resize(let size): "resize \(size.width) \(size.height)"
        case .focus(let isFocused): "focus \(isFocused ? 1 : 0)"
        case .wait(let time): "wait \(time)"
        case .lateAnswers(let isLate): "late \(isLate ? 1 : 0)"
        case .rows(let count): "rows \(count)"
        case .log(let count): "log \(count)"
        }
    }

    private static func line(of input: MouseInput) -> String {
        let action = MouseWords(input.action).line
        return "\(action) \(input.location.x) \(input.location.y) \(input.modifiers.rawValue)"
    }

    /// Reads a line; nil where it is no act.
    init?(line: Substring) {
        let words = line.split(separator: " ").map(String.init)
        let numbers = words.dropFirst().compactMap { Int($0) }
        if let input = Self.mouseInput(words, numbers) {
            self = .mouse(input)
            return
        }
        switch (words.first, numbers.count) {
        case ("key", _):
            guard words.count == 2, let chord = KeyChord(parsing: words[1]) else { return nil }
            self = .key(chord)
        case ("paste", 1): self = .paste(numbers[0])
        case ("resize", 2): self = .resize(Size(width: numbers[0], height: numbers[1]))
        case ("focus", 1): self = .focus(numbers[0] == 1)
        case ("wait", 1): self = .wait(numbers[0])
        case ("late", 1): self = .lateAnswers(numbers[0] == 1)
        case ("rows", 1): self = .rows(numbers[0])
        case ("log", 1): self = .log(numbers[0])
        default: return nil
        }
    }

    private static func mouseInput(_ words: [String], _ numbers: [Int]) -> MouseInput? {
        let buttons: [String: MouseButton] = ["left": .left, "middle": .middle, "right": .right]
        let button = words.count > 1 ? buttons[words[1]] : nil
        let action: MouseInput.Action? =
            switch (words.first, numbers.count) {
            case ("press", 3): button.map { .press($0) }
            case ("release", 3): .release(button)
            case ("drag", 3): .drag(button)
            case ("move", 3): .move
            case ("wheel", 5): .scroll(dx: numbers[0], dy: numbers[1])
            default: nil
            }
        guard let action, let held = UInt8(exactly: numbers[numbers.count - 1]) else { return nil }
        let place = Point(x: numbers[numbers.count - 3], y: numbers[numbers.count - 2])
        return MouseInput(action, at: place, modifiers: KeyModifiers(rawValue: held))
    }
}
