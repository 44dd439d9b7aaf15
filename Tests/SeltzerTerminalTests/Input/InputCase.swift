// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// A case of `input.jsonl`; its README describes the fields.
struct InputCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Part: Decodable, Sendable {
        let bytes: [UInt8]
        let times: Int

        init(from decoder: Decoder) throws {
            var container = try decoder.unkeyedContainer()
            bytes = [UInt8](hex: try container.decode(String.self))
            times = try container.decode(Int.self)
        }
    }

    struct Sequel: Decodable, Sendable {
        let hex: String
        let events: [InputCaseEvent]
    }

    let id: String
    let `class`: String
    let hex: String?
    let chunks: [String]?
    let parts: [Part]?
    let gap_ms: Int?
    let end: String?
    let events: [InputCaseEvent]
    let accept: [[InputCaseEvent]]?
    let no_text_leak: Bool?
    let accept_any_key: Bool?
    let accept_any_mouse: String?
    let accept_any_button: Bool?
    let accept_any_resize: Bool?
    let accept_replacement: String?
    let report_name_optional: Bool?
    let then: Sequel?

    static let all: [InputCase] = {
        let url = Bundle.module.url(
            forResource: "input", withExtension: "jsonl", subdirectory: "Resources")!
        let lines = try! String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        return lines.map { try! JSONDecoder().decode(InputCase.self, from: Data($0.utf8)) }
    }()

    var testDescription: String { id }

    /// The reads of the case.
    var reads: [[UInt8]] {
        if let chunks { return chunks.map([UInt8].init(hex:)) }
        if let parts {
            return [
                parts.flatMap { part in
                    (0..<part.times).flatMap { _ in part.bytes }
                }
            ]
        }
        return [[UInt8](hex: hex ?? "")]
    }

    var bytes: [UInt8] { reads.flatMap { $0 } }
}

/// What a case expects, in the words of the file.
struct InputCaseEvent: Decodable, Equatable, Sendable {
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
        case .textAreaPixels: name = "text-area-pixels"
        case .cellPixels: name = "cell-pixels"
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

    /// Returns whether this, made of our event, is what a case expects.
    ///
    /// The text of a key is optional in the file: a key with Alt types nothing here.
    func meets(_ expected: InputCaseEvent, in inputCase: InputCase) -> Bool {
        var ours = self
        var expected = expected
        if kind == "key" {
            if expected.text == nil, ours.text == ours.typedCharacter { ours.text = nil }
            if ours.text == nil, ours.mods?.contains("alt") == true { expected.text = nil }
        }
        if kind == "report" {
            if inputCase.report_name_optional == true { expected.name = ours.name }
            if expected.row == nil { (ours.row, ours.col) = (nil, nil) }
        }
        if inputCase.accept_any_button == true { expected.button = ours.button }
        return ours == expected
    }

    private var typedCharacter: String? {
        guard let key else { return nil }
        return key == "space" ? " " : key.hasPrefix("kp-") ? String(key.dropFirst(3)) : key
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

extension [UInt8] {
    init(hex: String) {
        let digits = hex.utf8.map { $0 < 0x3A ? $0 - 0x30 : ($0 | 0x20) - 0x57 }
        self = stride(from: 0, to: digits.count - 1, by: 2).map {
            digits[$0] << 4 | digits[$0 + 1]
        }
    }
}
