// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The name of an object's class, as users read it.
struct TypeName {
    private let name: Substring

    init(of object: AnyObject) {
        // Drops the parameters of a generic class, because users do not need them.
        name = String(describing: type(of: object)).prefix { $0 != "<" }
    }

    /// The words of the name without the kind of object at its end: `CellGridView` is `Cell grid`.
    var words: String {
        var stem = name
        for suffix in ["ViewController", "Controller", "View"]
        where name.hasSuffix(suffix) && name.count > suffix.count {
            stem = name.dropLast(suffix.count)
            break
        }
        var words = ""
        for (index, character) in zip(stem.indices, stem) {
            let isStart = character.isUppercase && isWordStart(index, in: stem)
            if isStart, !words.isEmpty { words.append(" ") }
            words += isStart && !words.isEmpty ? character.lowercased() : String(character)
        }
        return words
    }

    /// Returns whether the capital letter begins a word: a lower-case letter precedes or follows
    /// it.
    private func isWordStart(_ index: Substring.Index, in stem: Substring) -> Bool {
        let next = stem.index(after: index)
        let isBeforeSmall = next < stem.endIndex && stem[next].isLowercase
        let isAfterSmall = index > stem.startIndex && !stem[stem.index(before: index)].isUppercase
        return isBeforeSmall || isAfterSmall
    }
}
