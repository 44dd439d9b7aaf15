// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls

/// The same as an ``EditableText`` in the simplest way: everything is counted anew each time, from the start.
package struct NaiveText {
    /// Something done to a text.
    package enum Operation: Sendable {
        case insert(String)
        case move(TextStorageDirection, TextGranularity, isSelecting: Bool)
        case delete(TextStorageDirection, TextGranularity)
        case kill(TextStorageDirection, TextGranularity)
        case selectAll

        private static let pieces = [
            "a", "B", " ", "  ", "foo", "foo bar", "_", ".", "…", "漢", "字", "か", "カ", "e\u{301}",
            "\u{301}", "\u{200D}", "👩", "👨‍👩‍👧", "🇨", "🇭", "🇨🇭", "\n", "\r", "\r\n", "\u{FE0F}", "क",
            "\u{94D}",
            "ष", "한", "\u{1112}", "\u{1161}", "\u{600}", "1", "é",
        ]

        package static func random(using generator: inout some RandomNumberGenerator) -> Operation {
            let direction = TextStorageDirection.allCases.randomElement(using: &generator)!
            let granularity = TextGranularity.allCases.randomElement(using: &generator)!
            return switch Int.random(in: 0..<20, using: &generator) {
            case 0..<9: .insert(pieces.randomElement(using: &generator)!)
            case 9..<11: .delete(direction, .character)
            case 11: .delete(direction, granularity)
            case 12: .kill(direction, granularity)
            case 13: .selectAll
            case 14..<17: .move(direction, .character, isSelecting: .random(using: &generator))
            default: .move(direction, granularity, isSelecting: .random(using: &generator))
            }
        }

        package func run(_ text: inout EditableText) {
            switch self {
            case .insert(let string): text.insert(string)
            case .move(let direction, let granularity, let isSelecting):
                text.move(direction, by: granularity, isSelecting: isSelecting)
            case .delete(let direction, let granularity): text.delete(direction, by: granularity)
            case .kill(let direction, let granularity): text.kill(direction, by: granularity)
            case .selectAll: text.selectAll()
            }
        }
    }

    package private(set) var text = ""
    package private(set) var selection = EditableText.Selection(cursor: 0)

    package init() {}

    package mutating func run(_ operation: Operation) {
        switch operation {
        case .insert(let string): replace(selection.range, with: string)
        case .selectAll: selection = .init(anchor: 0, head: text.utf8.count)
        case .delete(let direction, let granularity), .kill(let direction, let granularity):
            let head = place(from: selection.head, direction, granularity)
            let passed = min(head, selection.head)..<max(head, selection.head)
            replace(selection.isEmpty ? passed : selection.range, with: "")
        case .move(let direction, let granularity, let isSelecting):
            if !isSelecting, !selection.isEmpty, granularity == .character {
                let range = selection.range
                selection = .init(
                    cursor: direction == .forward ? range.upperBound : range.lowerBound)
                return
            }
            let head = place(from: selection.head, direction, granularity)
            selection = .init(anchor: isSelecting ? selection.anchor : head, head: head)
        }
    }

    private mutating func replace(_ range: Range<Int>, with new: String) {
        let bytes = Array(text.utf8)
        let all = bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...]
        text = String(decoding: all, as: UTF8.self)
        let cursor = range.lowerBound + new.utf8.count
        selection = .init(cursor: boundaries.first { $0 >= cursor }!)
    }

    /// The places between the clusters.
    private var boundaries: [Int] {
        text.reduce(into: [0]) { $0.append($0.last! + String($1).utf8.count) }
    }

    private func place(
        from offset: Int, _ direction: TextStorageDirection, _ granularity: TextGranularity
    ) -> Int {
        let (characters, places) = (Array(text), boundaries)
        let start = places.firstIndex(of: offset)!
        let end =
            switch direction {
            case .forward: Self.end(characters, start, granularity)
            case .backward:
                characters.count
                    - Self.end(characters.reversed(), characters.count - start, granularity)
            }
        return places[end]
    }

    /// The number of characters up to the end of a step forwards.
    private static func end(
        _ characters: [Character], _ start: Int, _ granularity: TextGranularity
    ) -> Int {
        func run(_ from: Int, while passes: (Character) -> Bool) -> Int {
            from + characters[from...].prefix(while: passes).count
        }
        switch granularity {
        case .character: return min(characters.count, start + 1)
        case .document: return characters.count
        case .line: return run(start) { $0 != "\n" && $0 != "\r\n" }
        case .wordBetweenBlanks:
            let first = run(start) { CharacterKind($0) == .blank }
            return run(first) { CharacterKind($0) != .blank }
        case .word:
            let first = run(start) { [.blank, .sign].contains(CharacterKind($0)) }
            guard first < characters.count else { return first }
            let kind = CharacterKind(characters[first])
            return run(first) { CharacterKind($0) == kind }
        }
    }
}
