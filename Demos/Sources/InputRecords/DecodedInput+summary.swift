// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension DecodedInput {
    /// A description of the event on one line, without control characters.
    public var summary: String {
        switch self {
        case .event(let event): event.summary
        case .report(let report): "answer: \(report.summary)"
        }
    }
}

extension InputEvent {
    fileprivate var summary: String {
        switch self {
        case .key(let press): press.summary
        case .mouse(let mouse): mouse.summary
        case .paste(let text, let isTruncated):
            "paste \(text.count) characters\(isTruncated ? ", cut" : ""): "
                + TextSanitizer.line(String(text.prefix(200)))
        case .focus(let isGained): isGained ? "focus gained" : "focus lost"
        case .resize(let size): "resize \(size.width)x\(size.height)"
        }
    }
}

extension KeyPress {
    fileprivate var summary: String {
        var result = "key \(TextSanitizer.line(description))"
        switch phase {
        case .press: break
        case .repeat: result += " repeat"
        case .release: result += " release"
        }
        // Most keys are named after the character that they type.
        if let text, text != key.description {
            result += " types \"\(TextSanitizer.line(text))\""
        }
        return result
    }
}

extension MouseInput {
    fileprivate var summary: String {
        let words = [action.name, action.buttonName == "none" ? nil : action.buttonName]
        let place = "\(location.x),\(location.y)"
        let held = modifiers.names.joined(separator: " ")
        return "mouse \(words.compactMap { $0 }.joined(separator: " ")) \(place)"
            + (held.isEmpty ? "" : " with \(held)")
    }
}

extension TerminalReport {
    fileprivate var summary: String {
        switch self {
        case .primaryAttributes(let numbers): "attributes \(Self.joined(numbers))"
        case .secondaryAttributes(let numbers): "kind \(Self.joined(numbers))"
        case .tertiaryAttributes(let text): "unit \(text)"
        case .mode(let number, let isPrivate, let state):
            "mode \(isPrivate ? "?" : "")\(number) \(state)"
        case .cursorPosition(let point): "cursor \(point.x),\(point.y)"
        case .color(let use, let color): "color \(use) \(color)"
        case .version(let text): text
        case .keyboardFlags(let flags): "keyboard flags \(flags)"
        case .setting(let text): "setting \(text ?? "unknown")"
        case .capability(let name, let value):
            "capability \(name) " + (value == nil ? "unknown" : "there")
        case .colorScheme(let appearance): "\(appearance) colors"
        case .clipboard(let selection, let contents):
            "clipboard \(selection) \(contents.count) bytes"
        case .status(let number): number == 0 ? "well" : "not well"
        case .textAreaPixels(let size): "text area \(size.width)x\(size.height) pixels"
        case .cellPixels(let size): "cell \(size.width)x\(size.height) pixels"
        case .graphics(let isKnown): isKnown ? "kitty graphics" : "no kitty graphics"
        case .sixelColors(let count): "\(count) colors of sixels"
        case .textAreaCells(let size): "text area \(size.width)x\(size.height) cells"
        }
    }

    private static func joined(_ numbers: [Int]) -> String {
        numbers.map(String.init).joined(separator: ";")
    }
}
