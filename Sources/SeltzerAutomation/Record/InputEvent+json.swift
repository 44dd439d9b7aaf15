// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension InputEvent {
    /// The event as the members of an object in a record.
    var json: [JSONValue.Member] {
        switch self {
        case .key(let press): press.json
        case .mouse(let input): input.json
        case .paste(let text, let isTruncated):
            [.init("paste", .text(text))] + (isTruncated ? [.init("truncated", true)] : [])
        case .focus(let isFocused): [.init("focus", .flag(isFocused))]
        case .resize(let size):
            [.init("resize", [.integer(size.width), .integer(size.height)])]
        }
    }

    /// Reads an event from the members of an object; nil if they are invalid.
    init?(json: JSONValue) {
        if json["key"] != nil {
            guard let press = KeyPress(json: json) else { return nil }
            self = .key(press)
        } else if json["mouse"] != nil {
            guard let input = MouseInput(json: json) else { return nil }
            self = .mouse(input)
        } else if let text = json["paste"]?.text {
            self = .paste(text, isTruncated: json["truncated"]?.flag ?? false)
        } else if let isFocused = json["focus"]?.flag {
            self = .focus(isFocused)
        } else if let size = Size(json: json["resize"]) {
            self = .resize(size)
        } else {
            return nil
        }
    }

    /// The event with a bullet for each typed character, for fields that keep their text secret.
    var masked: InputEvent {
        switch self {
        case .key(let press) where press.text != nil:
            .key(KeyPress(.character("•"), phase: press.phase))
        case .paste(let text, let isTruncated):
            .paste(String(repeating: "•", count: text.count), isTruncated: isTruncated)
        case .key, .mouse, .focus, .resize: self
        }
    }
}

extension Size {
    /// The limits of a screen's size in a record.
    private static var limits: ClosedRange<Int> { 1...2_000 }

    init?(json: JSONValue?) {
        guard let sides = json?.array?.compactMap(\.integer), sides.count == 2,
            sides.allSatisfy(Self.limits.contains)
        else { return nil }
        self.init(width: sides[0], height: sides[1])
    }
}

extension KeyPress {
    fileprivate var json: [JSONValue.Member] {
        var members: [JSONValue.Member] = [.init("key", .text(description))]
        if text != KeyPress(key, modifiers: modifiers).text {
            members.append(.init("text", JSONValue(text)))
        }
        switch phase {
        case .press: break
        case .repeat: members.append(.init("phase", "repeat"))
        case .release: members.append(.init("phase", "release"))
        }
        if let base = baseCharacter { members.append(.init("base", .text(String(base)))) }
        if let shifted = shiftedCharacter {
            members.append(.init("shifted", .text(String(shifted))))
        }
        return members
    }

    fileprivate init?(json: JSONValue) {
        guard let name = json["key"]?.text, let (key, modifiers) = Self.parts(of: name) else {
            return nil
        }
        let phase: Phase
        switch json["phase"] {
        case nil: phase = .press
        case "repeat": phase = .repeat
        case "release": phase = .release
        default: return nil
        }
        self.init(key, modifiers: modifiers, phase: phase)
        if let text = json["text"] { self.text = text.text }
        baseCharacter = json["base"]?.text.flatMap(Self.onlyCharacter)
        shiftedCharacter = json["shifted"]?.text.flatMap(Self.onlyCharacter)
    }

    private static func onlyCharacter(_ text: String) -> Character? {
        text.count == 1 ? text.first : nil
    }

    private static func parts(of name: String) -> (Key, KeyModifiers)? {
        var (rest, modifiers) = (Substring(name), KeyModifiers())
        while true {
            if let key = Key(named: rest) { return (key, modifiers) }
            guard let (modifier, length) = KeyModifiers.first(of: rest) else { return nil }
            modifiers.insert(modifier)
            rest = rest.dropFirst(length)
        }
    }
}

extension KeyModifiers {
    /// The modifier at the beginning of a name, and the number of its characters.
    fileprivate static func first(of name: Substring) -> (KeyModifiers, Int)? {
        let all: [KeyModifiers] = [.super, .hyper, .meta, .control, .alt, .shift]
        return all.lazy.map { ($0, "\($0)") }.first { name.hasPrefix($0.1) }
            .map { ($0.0, $0.1.count) }
    }

    init?(names: String) {
        var (rest, result) = (names[...], KeyModifiers())
        while !rest.isEmpty {
            guard let (modifier, length) = Self.first(of: rest) else { return nil }
            result.insert(modifier)
            rest = rest.dropFirst(length)
        }
        self = result
    }
}

extension MouseInput {
    fileprivate var json: [JSONValue.Member] {
        var members: [JSONValue.Member] =
            switch action {
            case .press(let button): [.init("mouse", "press"), .init("button", button.json)]
            case .release(let button):
                [.init("mouse", "release"), .init("button", button?.json ?? .null)]
            case .drag(let button):
                [.init("mouse", "drag"), .init("button", button?.json ?? .null)]
            case .move: [.init("mouse", "move")]
            case .scroll(let dx, let dy):
                [.init("mouse", "scroll"), .init("dx", .integer(dx)), .init("dy", .integer(dy))]
            }
        members += [.init("x", .integer(location.x)), .init("y", .integer(location.y))]
        if !modifiers.isEmpty { members.append(.init("modifiers", .text("\(modifiers)"))) }
        return members
    }

    fileprivate init?(json: JSONValue) {
        guard let x = json["x"]?.integer, let y = json["y"]?.integer,
            let modifiers = KeyModifiers(names: json["modifiers"]?.text ?? "")
        else { return nil }
        let button = json["button"].flatMap(MouseButton.init)
        let action: Action
        switch json["mouse"]?.text {
        case "press":
            guard let button else { return nil }
            action = .press(button)
        case "release": action = .release(button)
        case "drag": action = .drag(button)
        case "move": action = .move
        case "scroll": action = .scroll(dx: json["dx"]?.integer ?? 0, dy: json["dy"]?.integer ?? 0)
        default: return nil
        }
        self.init(action, at: Point(x: x, y: y), modifiers: modifiers)
    }
}

extension MouseButton {
    fileprivate var json: JSONValue {
        switch self {
        case .left: "left"
        case .middle: "middle"
        case .right: "right"
        case .other(let number): .integer(number)
        }
    }

    fileprivate init?(json: JSONValue) {
        switch json {
        case "left": self = .left
        case "middle": self = .middle
        case "right": self = .right
        case .integer(let number): self = .other(number)
        default: return nil
        }
    }
}
