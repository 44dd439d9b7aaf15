// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

@testable import SeltzerTerminal

extension InputDecoder {
    /// Creates a decoder that knows no profile.
    init() {
        self.init(profile: .withoutKeys)
    }

    /// Returns what bytes mean that come at once, each character of the text being a byte.
    mutating func decode(_ text: String, at now: Duration = .zero) -> [DecodedInput] {
        var found: [DecodedInput] = []
        decode(text.unicodeScalars.map { UInt8($0.value) }, at: now, into: &found)
        return found
    }

    /// Returns what silence until a time means.
    mutating func expire(at now: Duration) -> [DecodedInput] {
        var found: [DecodedInput] = []
        expire(at: now, into: &found)
        return found
    }

    /// Returns what bytes mean with silence behind them.
    static func decode(
        _ text: String,
        profile: TerminalProfile = .withoutKeys
    ) -> [DecodedInput] {
        var decoder = InputDecoder(profile: profile)
        var found = decoder.decode(text)
        decoder.expireAll(&found)
        return found
    }
}

extension DecodedInput {
    /// A key press as an event.
    static func key(
        _ key: Key,
        _ modifiers: KeyModifiers = [],
        text: String? = nil
    ) -> DecodedInput {
        .event(.key(KeyPress(key, modifiers: modifiers, text: text)))
    }

    /// A typed character as an event.
    static func typed(_ character: Character) -> DecodedInput { key(.character(character)) }

    /// A report of the mouse as an event.
    static func mouse(
        _ action: MouseInput.Action,
        _ x: Int,
        _ y: Int,
        _ modifiers: KeyModifiers = []
    ) -> DecodedInput {
        .event(.mouse(MouseInput(action, at: Point(x: x, y: y), modifiers: modifiers)))
    }

    /// A paste as an event.
    static func paste(_ text: String, isTruncated: Bool = false) -> DecodedInput {
        .event(.paste(text, isTruncated: isTruncated))
    }
}
