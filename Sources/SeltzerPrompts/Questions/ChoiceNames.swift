// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The names by which a text chooses: the titles of choices, their values, and the numbers of a printed list.
///
/// Several names have commas between them. A title may have commas itself: the longest title that the text continues with
/// counts, and a title in double quotes is one name.
struct ChoiceNames {
    /// A list of names that ends in something else.
    struct Unknown: Error, Hashable {}

    private let count: Int
    private let titles: [String: Int]
    private let foldedTitles: [String: Int]
    private let values: [String: Int]
    /// The maximum number of parts between commas that a name consists of.
    private let mostParts: Int
    /// Whether the numbers from 1 are names.
    private let hasNumbers: Bool

    /// Creates the names of choices; of several with one name, the first counts.
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
    /// A title is stronger than a number, and one in the same case is stronger than others.
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

    /// Returns the numbers of the choices that a text names, with commas between them.
    ///
    /// - Throws: ``Unknown`` if a part of it is no name.
    func numbers(in text: some StringProtocol) throws(Unknown) -> Set<Int> {
        let parts = Self.parts(text)
        // From the end, so that a long title is not taken if what follows it is no name then.
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

    /// Returns titles for a sentence, those with commas in quotation marks.
    static func list(_ titles: some Sequence<String>) -> String {
        titles.map { $0.contains(",") ? "“\($0)”" : $0 }.joined(separator: ", ")
    }

    private static func parts(_ text: some StringProtocol) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map { String($0.trimmed) }
    }

    /// The name without the blanks around it and around its commas.
    private static func key(_ text: some StringProtocol) -> String {
        parts(text).joined(separator: ",")
    }
}
