// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Parses the pattern of a mask.
struct InputMaskParser {
    private let pattern: [Character]
    private var position = 0
    private(set) var places: [InputMask.Place] = []
    private(set) var literals = [""]

    init(_ pattern: String) {
        self.pattern = Array(pattern)
    }

    mutating func parse() throws(InputMaskError) {
        while position < pattern.count {
            let character = pattern[position]
            position += 1
            switch character {
            case "#": append(.digit)
            case "A": append(.letter)
            case "N": append(.letterOrDigit)
            case "H": append(.hexadecimalDigit)
            case "*": append(.any)
            case "[": append(.oneOf(try ranges()))
            case "]":
                throw error(at: position, "there is no [ before this ]; \\] stands for a bracket")
            default: literals[places.count].append(try literal(character))
            }
        }
        if places.isEmpty {
            throw error(
                at: position + 1, "there is no place to type into; #, A, N, H, * and [ ] make some")
        }
    }

    private mutating func append(_ place: InputMask.Place) {
        places.append(place)
        literals.append("")
    }

    /// Returns a literal character; if the character is `\`, the one after it.
    private mutating func literal(_ character: Character) throws(InputMaskError) -> Character {
        var character = character
        if character == "\\" {
            guard position < pattern.count else {
                throw error(at: position + 1, "a character was expected after the \\")
            }
            character = pattern[position]
            position += 1
        }
        let isControl = character.unicodeScalars.contains {
            $0.properties.generalCategory == .control
        }
        if isControl { throw error(at: position, "a control character cannot be shown") }
        return character
    }

    /// Parses the characters up to the closing bracket.
    private mutating func ranges() throws(InputMaskError) -> [ClosedRange<Character>] {
        let start = position
        var ranges: [ClosedRange<Character>] = []
        while position < pattern.count {
            let isEnd = pattern[position] == "]"
            position += 1
            if isEnd {
                if ranges.isEmpty {
                    throw error(
                        at: position, "characters such as 0-5ab were expected in the brackets")
                }
                return ranges
            }
            let first = try literal(pattern[position - 1])
            guard position + 1 < pattern.count, pattern[position] == "-",
                pattern[position + 1] != "]"
            else {
                ranges.append(first...first)
                continue
            }
            position += 2
            let last = try literal(pattern[position - 1])
            if last < first {
                let (low, high) = (TextSanitizer.line("\(last)"), TextSanitizer.line("\(first)"))
                throw error(
                    at: position, "\(low) comes before \(high); \(low)-\(high) was expected")
            }
            ranges.append(first...last)
        }
        throw error(at: start, "this [ has no closing ]; write \\[ for a bracket")
    }

    private func error(at position: Int, _ message: String) -> InputMaskError {
        InputMaskError(position: position, message: message)
    }
}
