// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension KeyPress {
    /// Creates the key press that a control sequence reports; nil if the sequence reports no key.
    ///
    /// - Parameters:
    ///   - sequence: The sequence.
    ///   - longText: The code points that the sequence stored in the caller's array.
    init?(_ sequence: ControlSequence, longText: [Int32]) {
        guard sequence.prefix == 0, sequence.intermediate == 0, !sequence.isMalformed else {
            return nil
        }
        switch sequence.final {
        case UInt8(ascii: "~"): self.init(tilde: sequence)
        case UInt8(ascii: "u"): self.init(kitty: sequence, longText: longText)
        case UInt8(ascii: "$"): self.init(rxvt: sequence, modifiers: .shift)
        case UInt8(ascii: "^"): self.init(rxvt: sequence, modifiers: .control)
        case UInt8(ascii: "@"): self.init(rxvt: sequence, modifiers: [.control, .shift])
        case UInt8(ascii: "Z"): self.init(.tab, sequence, adding: .shift)
        default: self.init(letter: sequence)
        }
    }

    private init?(letter sequence: ControlSequence) {
        if let key = KeyTables.letter(sequence.final) {
            self.init(key, sequence)
        } else if let key = KeyTables.smallArrow(sequence.final), sequence.count == 0 {
            self.init(key, modifiers: .shift)
        } else {
            return nil
        }
    }

    /// Reads the forms `CSI letter`, `CSI 1 ; modifiers letter` and xterm's old `CSI modifiers letter`.
    private init?(_ key: Key, _ sequence: ControlSequence, adding more: KeyModifiers = []) {
        guard sequence.count <= 2, !sequence.isGroup(0) else { return nil }
        let index = sequence.count == 1 ? 0 : 1
        self.init(key, modifiersAt: index, of: sequence)
        modifiers.formUnion(more)
    }

    private init?(_ key: Key, modifiersAt index: Int, of sequence: ControlSequence) {
        guard let modifiers = KeyModifiers(parameter: sequence.parameter(index)),
            let phase = Phase(parameter: sequence.subparameter(index, 1))
        else { return nil }
        self.init(key, modifiers: modifiers, phase: phase)
    }

    private init?(tilde sequence: ControlSequence) {
        guard let number = sequence.parameter(0) else { return nil }
        if number == 27 {
            self.init(modifyOtherKeys: sequence)
        } else if sequence.count <= 2, let key = KeyTables.tilde(number) {
            self.init(key, modifiersAt: 1, of: sequence)
        } else {
            return nil
        }
    }

    private init?(rxvt sequence: ControlSequence, modifiers: KeyModifiers) {
        guard sequence.count == 1, let number = sequence.parameter(0), number < 100,
            let key = KeyTables.tilde(number)
        else { return nil }
        self.init(key, modifiers: modifiers)
    }

    /// Reads xterm's `CSI 27 ; modifiers ; character ~`, with the typed character.
    private init?(modifyOtherKeys sequence: ControlSequence) {
        guard sequence.count == 3, !sequence.hasSubparameters,
            var modifiers = KeyModifiers(parameter: sequence.parameter(1)),
            let key = Key(code: sequence.parameter(2) ?? 0)
        else { return nil }
        guard case .character(let character) = key else {
            self.init(key, modifiers: modifiers)
            return
        }
        if modifiers == .shift {
            let shifted = character.singleUppercase ?? character
            if shifted != " " { modifiers = [] }
            self.init(.character(shifted), modifiers: modifiers)
        } else {
            let base = modifiers.contains(.shift) ? character.singleLowercase : nil
            self.init(.character(base ?? character), modifiers: modifiers)
            // The character already includes the effect of Shift.
            if modifiers.contains(.shift), base == character { shiftedCharacter = character }
        }
    }

    /// Reads the kitty protocol's `CSI code:shifted:base ; modifiers:phase ; text u`.
    private init?(kitty sequence: ControlSequence, longText: [Int32]) {
        guard sequence.count <= 3, let key = Key(code: sequence.parameter(0) ?? 0) else {
            return nil
        }
        self.init(key, modifiersAt: 1, of: sequence)
        guard case .character(let character) = key else { return }
        let typed = String(typed: sequence.group(2, longText: longText))
        let shifted = Character(key: sequence.subparameter(0, 1))
        readBase(of: character, in: sequence)
        if modifiers.isSubset(of: .shift) {
            applyShift(character, typed: typed, shifted: shifted)
        } else {
            if let typed { text = typed }
            noteShift(of: character, shifted)
        }
        if phase == .release { text = nil }
    }

    /// Reads the base-layout key: the key at the same place on a US keyboard.
    private mutating func readBase(of character: Character, in sequence: ControlSequence) {
        guard let base = Character(key: sequence.subparameter(0, 2)), base != character else {
            return
        }
        baseCharacter = base
    }

    /// Keeps the character that a chord with Shift types, unless it is the capital letter of the key.
    private mutating func noteShift(of character: Character, _ shifted: Character?) {
        guard modifiers.contains(.shift) else { return }
        if let shifted {
            if shifted != character.singleUppercase { shiftedCharacter = shifted }
        } else if USKeyboard.unshifted(character) != nil, !character.isLetter {
            // Some terminals send the shifted character itself as the key, and no other character.
            shiftedCharacter = character
        }
    }

    /// Replaces a key with at most Shift by the character that it types, as terminals without the
    /// protocol do.
    private mutating func applyShift(
        _ character: Character, typed: String?, shifted: Character?
    ) {
        let hadShift = modifiers == .shift
        defer {
            if hadShift, modifiers.isEmpty, let base = baseCharacter {
                baseCharacter = USKeyboard.shifted(base)
            }
        }
        if let typed, typed.count == 1, let first = typed.first {
            key = .character(first)
            text = typed
            if first != character { modifiers = [] }
        } else if let typed {
            text = typed
        } else if modifiers == .shift {
            if let result = shifted ?? character.singleUppercase {
                key = .character(result)
                text = String(result)
                modifiers = []
            } else if character != " " {
                // Only the keyboard's layout determines the shifted character, so the text is
                // unknown.
                text = nil
            }
        }
    }
}

extension Key {
    /// Creates the key of a code point, or of a number in the kitty protocol's private range; nil
    /// for all other numbers.
    init?(code: Int) {
        switch code {
        case 9: self = .tab
        case 13: self = .enter
        case 27: self = .escape
        case 8, 127: self = .backspace
        case 0...0x1F, 0x80...0x9F: return nil
        // The private use area is for keys, never for text.
        case 0xE000...0xF8FF:
            guard let key = KeyTables.kitty(code) else { return nil }
            self = key
        default:
            guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else {
                return nil
            }
            self = .character(Character(scalar))
        }
    }
}

extension KeyModifiers {
    /// Creates modifiers from a parameter, whose value is the bits plus one; nil if it is too
    /// large.
    ///
    /// Without a parameter there are no modifiers. The bits of the lock keys are ignored.
    init?(parameter: Int?) {
        guard let parameter, parameter > 0 else {
            self = []
            return
        }
        guard parameter <= 256 else { return nil }
        self.init(rawValue: UInt8((parameter - 1) & 0x3F))
    }
}

extension KeyPress.Phase {
    /// Creates a phase from the kitty protocol's number; without a number, the phase is a press.
    init?(parameter: Int?) {
        switch parameter {
        case nil, 1: self = .press
        case 2: self = .repeat
        case 3: self = .release
        default: return nil
        }
    }
}

extension Character {
    /// Creates the character of a code point; nil without a code, and for a key that is not a
    /// character.
    init?(key code: Int?) {
        guard let code, case .character(let character)? = Key(code: code) else { return nil }
        self = character
    }

    /// The capital letter; nil if there is none, or if it is more than one character.
    var singleUppercase: Character? {
        let text = uppercased()
        return text.count == 1 ? text.first.flatMap { $0 == self && !isUppercase ? nil : $0 } : nil
    }

    /// The small letter; nil if there is none, or if it is more than one character.
    var singleLowercase: Character? {
        let text = lowercased()
        return text.count == 1 ? text.first : nil
    }
}

extension String {
    /// Creates the text of the printable code points; nil if there are none.
    init?(typed codes: [Int]) {
        var text = String.UnicodeScalarView()
        for code in codes {
            guard code >= 0x20, !(0x7F...0x9F).contains(code), let value = UInt32(exactly: code),
                let scalar = Unicode.Scalar(value)
            else { continue }
            text.append(scalar)
        }
        guard !text.isEmpty else { return nil }
        self.init(text)
    }
}
