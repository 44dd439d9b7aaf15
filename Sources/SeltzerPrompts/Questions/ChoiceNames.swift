// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The names that a text can contain to choose: the titles of choices, their values, and the
/// numbers of a printed list.
///
/// Commas separate several names. A title may contain commas itself: the longest matching title
/// counts, and a title in double quotes is one name.
struct ChoiceNames {
    /// An error for a text that is not a list of names.
    struct Unknown: Error, Hashable {}

    private let count: Int
    private let titles: [String: Int]
    private let foldedTitles: [String: Int]
    private let values: [String: Int]
    /// The maximum number of comma-separated parts in a name.
    private let mostParts: Int
    /// Whether the numbers from 1 are names.
    private let hasNumbers: Bool

    /// Creates the names of choices; if several choices have the same name, the first one counts.
    ///
    /// - Parameters:
    ///   - titles: The titles.
    ///   - values: The words of the values, one for each title.
    ///   - hasNumbers: Whether the numbers from 1 are names.
    init(titles: [String], values: [String], hasNumbers: Bool = false) {
        func numbers(_ names: [String]) -> [String: Int] {
            Dictionary(zip(names.map(Self.key), names.indices)) { first, _ in first }
        }
        count = titles.count
        self.hasNumbers = hasNumbers
        self.titles = numbers(titles)
        foldedTitles = numbers(titles.map { $0.lowercased() })
        self.values = numbers(values)
        mostParts =
            1 + ((titles + values).map { $0.utf8.count { $0 == UInt8(ascii: ",") } }.max() ?? 0)
    }

    /// Returns the number of the choice that a whole text names, from 0; nil for none.
    ///
    /// A title wins over a number, and a title in the same case wins over other titles.
    func number(of text: some StringProtocol) -> Int? {
        number(ofKey: Self.key(text))
    }

    private func number(ofKey key: String) -> Int? {
        if let number = titles[key] { return number }
        if hasNumbers, let number = Int(key), (1...max(1, count)).contains(number), count > 0 {
            return number - 1
        }
        if let number = foldedTitles[key.lowercased()] ?? values[key] { return number }
        guard key.utf8.count >= 2, key.first == "\"", key.last == "\"" else { return nil }
        return number(ofKey: Self.key(key.dropFirst().dropLast()))
    }

    /// Returns the numbers of the choices that a text names; commas separate the names.
    ///
    /// - Throws: ``Unknown`` if a part of the text is not a name.
    func numbers(in text: some StringProtocol) throws(Unknown) -> Set<Int> {
        let parts = Self.parts(text)
        // Works from the end, so that a long title counts only if the text after it consists of
        // names.
        var next: [(number: Int?, end: Int)?] = Array(repeating: nil, count: parts.count)
        func isWhole(from place: Int) -> Bool { place == parts.count || next[place] != nil }
        for start in parts.indices.reversed() {
            let most = min(mostParts, parts.count - start)
            for length in stride(from: most, to: 0, by: -1) where isWhole(from: start + length) {
                let key = parts[start..<start + length].joined(separator: ",")
                guard let number = number(ofKey: key) else { continue }
                next[start] = (number, start + length)
                break
            }
            if next[start] == nil, parts[start].isEmpty, isWhole(from: start + 1) {
                next[start] = (nil, start + 1)
            }
        }
        var numbers: Set<Int> = []
        var place = 0
        while place < parts.count {
            guard let (number, end) = next[place] else { throw Unknown() }
            if let number { numbers.insert(number) }
            place = end
        }
        return numbers
    }

    /// Returns titles for a sentence; titles with commas are in quotation marks.
    static func list(_ titles: some Sequence<String>) -> String {
        titles.map { $0.contains(",") ? "“\($0)”" : $0 }.joined(separator: ", ")
    }

    private static func parts(_ text: some StringProtocol) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map { String($0.trimmed) }
    }

    /// Returns the name without the blanks around it and around its commas.
    private static func key(_ text: some StringProtocol) -> String {
        parts(text).joined(separator: ",")
    }
}
