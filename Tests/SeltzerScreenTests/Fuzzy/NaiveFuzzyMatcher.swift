// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Returns how well what was typed is found in a text.
func fuzzyScore(_ query: String, in text: some StringProtocol, limit: Int? = nil) -> Int? {
    var matcher = FuzzyMatcher(query)
    if let limit { matcher.maximumTextLength = limit }
    return matcher.score(text)
}

/// Returns how well what was typed is found in bytes.
func fuzzyScore(_ query: String, in bytes: [UInt8]) -> Int? {
    var matcher = FuzzyMatcher(query)
    return bytes.withUnsafeBufferPointer { matcher.score($0) }
}

/// Returns where what was typed is found in bytes.
func fuzzyMatch(_ query: String, in bytes: [UInt8]) -> FuzzyMatch? {
    var matcher = FuzzyMatcher(query)
    return bytes.withUnsafeBufferPointer { matcher.match($0) }
}

/// Returns where what was typed is found in a text.
func fuzzyMatch(_ query: String, in text: String, limit: Int? = nil) -> FuzzyMatch? {
    var matcher = FuzzyMatcher(query)
    if let limit { matcher.maximumTextLength = limit }
    return matcher.match(text)
}

/// Tries every way to find a pattern in a short text, by the rules in words alone.
struct NaiveFuzzyMatcher {
    let query: String

    /// The words, each once.
    private var words: [Substring] {
        query.split(separator: " ").reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns the score of the best way; nil without any.
    func score(_ text: String) -> Int? {
        var sum = 0
        for word in words {
            guard let best = best(Array(word.unicodeScalars), in: Letters(text)) else { return nil }
            sum += best
        }
        return sum
    }

    private func best(_ word: [Unicode.Scalar], in text: Letters) -> Int? {
        let isExact = word.contains { $0.properties.isUppercase }
        func equal(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Bool {
            isExact ? a == b : a.properties.lowercaseMapping == b.properties.lowercaseMapping
        }
        var best: Int?
        func place(_ number: Int, after last: Int, score: Int) {
            guard number < word.count else {
                best = max(best ?? score, score)
                return
            }
            for index in last + 1..<max(last + 1, text.scalars.count)
            where equal(text.scalars[index], word[number]) {
                let bonus = text.bonus(index)
                var worth = 16
                if number == 0 {
                    worth += 2 * bonus
                } else if index == last + 1 {
                    worth += max(10, bonus)
                } else {
                    let gap = text.offsets[index] - text.offsets[last + 1]
                    worth += bonus - min(20, 3 + gap - 1)
                }
                place(number + 1, after: index, score: score + worth)
            }
        }
        place(0, after: -1, score: 0)
        return best
    }
}

/// The scalars of a text, and what it is worth to be found there.
private struct Letters {
    let scalars: [Unicode.Scalar]
    let offsets: [Int]

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        offsets = scalars.reduce(into: [0]) { $0.append(($0.last ?? 0) + String($1).utf8.count) }
    }

    func bonus(_ index: Int) -> Int {
        let scalar = scalars[index]
        let before = index > 0 ? scalars[index - 1] : " "
        if scalar == " " { return 0 }
        if "/-".unicodeScalars.contains(scalar) { return 7 }
        if " /".unicodeScalars.contains(before) { return 9 }
        if before == "-" { return 8 }
        let isDigit = scalar.properties.numericType != nil
        if isDigit { return before.properties.numericType != nil ? 0 : 7 }
        let isCapital = scalar.isASCII && scalar.properties.isUppercase
        let isAfterSmall = !before.isASCII || before.properties.isLowercase
        return isCapital && isAfterSmall ? 7 : 0
    }
}
