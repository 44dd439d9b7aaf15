// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import SeltzerPrompts

@MainActor
@Suite struct ChoiceNamesTests {
    private static let cities = ["Berlin, DE", "Paris, FR", "Rome", "Berlin"]

    private func numbers(_ text: String, of titles: [String] = cities, hasNumbers: Bool = false)
        -> Set<Int>?
    {
        try? ChoiceNames(titles: titles, values: titles, hasNumbers: hasNumbers).numbers(in: text)
    }

    @Test(
        arguments: [
            ("Berlin, DE", [0]), ("Berlin,DE", [0]), ("berlin , de", [0]), ("\"Berlin, DE\"", [0]),
            ("Berlin, DE, Rome", [0, 2]), ("Rome,Berlin, DE,Paris, FR", [0, 1, 2]), ("Berlin", [3]),
            ("Berlin, Rome", [2, 3]), ("", []), (" , ,Rome,", [2]),
        ] as [(String, Set<Int>)])
    func titlesHaveCommas(text: String, expected: Set<Int>) {
        #expect(numbers(text) == expected)
    }

    @Test(arguments: ["Oslo", "Berlin, DE, Oslo", "DE", "Rome Berlin", "1"])
    func whatIsNoTitleIsRefused(text: String) {
        #expect(numbers(text) == nil)
    }

    @Test func shorterTitleIsTakenWhereTheLongerOneLeadsNowhere() {
        let titles = ["a", "a, b", "b, c"]
        #expect(numbers("a, b, c", of: titles) == [0, 2])
        #expect(numbers("a, b", of: titles) == [1])
    }

    @Test func choicesThatAreMadeOfTextsHaveTextsAsValues() {
        let choices = Self.cities.map { PromptChoice($0, title: $0) }
        let literal = ["Berlin, DE", "Rome"].map { PromptChoice($0, title: $0) }
        #expect(type(of: literal) == type(of: choices))
        #expect(literal.map(\.value) == ["Berlin, DE", "Rome"])
        #expect(PromptChoice(7).title == "7")
    }

    @Test func numbersStandForTitlesThatAreNone() {
        #expect(numbers("1, 3", hasNumbers: true) == [0, 2])
        #expect(numbers("5", hasNumbers: true) == nil)
        #expect(numbers("0", hasNumbers: true) == nil)
        #expect(numbers("3", of: ["3", "2", "1"], hasNumbers: true) == [0])
        // The second of two equal titles has no other name.
        #expect(numbers("2", of: ["same", "same"], hasNumbers: true) == [1])
    }

    @Test func flagAndLineChooseATitleWithACommaTheSameWay() async throws {
        let choices = Self.cities.map { PromptChoice($0) }
        let group = PromptGroup(answers: ["places": "Berlin, DE,Rome", "place": "paris, fr"])
        #expect(
            try await group.chooseMany("Places", from: choices) == ["Berlin, DE", "Rome"])
        #expect(try await group.choose("Place", from: choices) == "Paris, FR")
        await #expect(
            throws: PromptError.refused(
                flag: "place", answer: "Oslo",
                reason: "Choose one of “Berlin, DE”, “Paris, FR”, Rome, Berlin")
        ) { try await PromptGroup(answers: ["place": "Oslo"]).choose("Place", from: choices) }
    }

    /// Any list of titles, with commas, digits and quotes in them, is found again after it was written down.
    @Test(arguments: 0..<200)
    func writtenTitlesAreFoundAgain(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ count: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(count))
        }
        let letters = Array("ab1,\" ")
        var titles: [String] = []
        while titles.count < 5 {
            let title = String((0...random(5)).map { _ in letters[random(letters.count)] })
            let isAlone = ChoiceNames(titles: titles, values: titles).number(of: title) == nil
            if isAlone, !title.allSatisfy({ ", \"".contains($0) }) { titles.append(title) }
        }
        let names = ChoiceNames(titles: titles, values: titles, hasNumbers: true)
        for (number, title) in titles.enumerated() {
            #expect(names.number(of: title) == number, "\(titles)")
            #expect((try? names.numbers(in: title)) != nil, "\(title) of \(titles)")
        }
        #expect((try? names.numbers(in: titles.joined(separator: ", "))) != nil, "\(titles)")
    }

    @Test func textOfAMillionCommasIsReadInAMoment() {
        let text = String(repeating: "Rome,Berlin, DE,", count: 100_000)
        #expect(numbers(text) == [0, 2])
    }
}
