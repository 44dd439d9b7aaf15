// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerFiles
import Testing

@Suite struct NaturalOrderTests {
    private func sorted(_ names: String...) -> [String] {
        names.sorted { NaturalOrder.Key($0) < NaturalOrder.Key($1) }
    }

    @Test func numbersAreOrderedByTheirValues() {
        #expect(sorted("page 10", "page 9", "page 1") == ["page 1", "page 9", "page 10"])
        #expect(
            sorted("a100000000000000000000", "a99999999999999999999") == [
                "a99999999999999999999", "a100000000000000000000",
            ])
        #expect(sorted("v1.10.2", "v1.9", "v1.10") == ["v1.9", "v1.10", "v1.10.2"])
    }

    @Test func caseMattersOnlyAmongEqualNames() {
        #expect(sorted("b", "A", "a", "B") == ["A", "a", "B", "b"])
        #expect(sorted("Über", "zoo", "apfel") == ["apfel", "Über", "zoo"])
    }

    @Test func accentsMatterOnlyAmongEqualNames() {
        #expect(
            sorted("zoo", "élan", "elm", "Élan", "eland", "elan") == [
                "elan", "Élan", "élan", "eland", "elm", "zoo",
            ])
        #expect(
            sorted("Łódź", "Lodz", "Lima", "Maß", "Mast") == [
                "Lima", "Lodz", "Łódź", "Maß", "Mast",
            ])
        #expect(sorted("ёж", "ель", "жук", "яма") == ["ёж", "ель", "жук", "яма"])
        #expect(sorted("e\u{301}b", "éa", "éc") == ["éa", "e\u{301}b", "éc"])
    }

    @Test func leadingZerosMatterOnlyAmongEqualNames() {
        #expect(sorted("a2", "a01", "a1", "a001") == ["a001", "a01", "a1", "a2"])
    }

    @Test func theOrderIsTotal() {
        let names = ["", "0", "00", "a", "A", "a0", "a00", "é", "1a", "01a", "a1b2", "a1b10"]
        for first in names {
            for second in names {
                let (one, two) = (NaturalOrder.Key(first), NaturalOrder.Key(second))
                #expect((one < two) != (two < one) || first == second)
                for third in names where one < two && two < NaturalOrder.Key(third) {
                    #expect(one < NaturalOrder.Key(third))
                }
            }
        }
    }

    @Test func listingsHaveTheOrderOfAPlainComparison() {
        var state: UInt64 = 7
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let letters: [Character] = ["0", "0", "1", "2", "9", "a", "A", "b", " ", ".", "é", "漢"]
        var names = Set(
            (0..<2_000).map { _ in
                String((0..<random(9)).map { _ in letters[random(letters.count)] })
            })
        // The counts of their digits take more than a byte.
        for count in [253, 254, 255, 256, 509, 510, 511] {
            names.insert(String(repeating: "9", count: count))
            names.insert(String(repeating: "1", count: count) + "a")
        }
        let entries = names.map { DirectoryEntry(name: $0, kind: .file) }
        let listed = DirectoryListing(path: "/", entries: entries).sorted().entries.map(\.name)
        #expect(listed == names.sorted(by: comesBefore))
        #expect(listed == names.sorted { NaturalOrder.Key($0) < NaturalOrder.Key($1) })
    }

    @Test func sortingThatIsNotWantedAnyMoreEndsAtOnce() throws {
        struct Unwanted: Error {}
        let entries = (0..<100_000).map { number in
            DirectoryEntry(name: "\(number * 7_919 % 100_000)", kind: .file)
        }
        let listing = DirectoryListing(path: "/", entries: entries)
        func sort(upTo limit: Int) throws -> Int {
            var calls = 0
            let sorted = try listing.sorted(foldersFirst: true, includingHidden: true) {
                calls += 1
                if calls == limit { throw Unwanted() }
            }
            #expect(sorted.entries[99].name == "99")
            return calls
        }
        let calls = try sort(upTo: .max)
        // Once among the names, and then among the comparisons.
        #expect(calls > 10)
        for limit in [1, 2, calls / 2, calls] {
            #expect(throws: Unwanted.self) { try sort(upTo: limit) }
        }
    }

    /// Compares two names by their base letters, then by their accents.
    private func comesBefore(_ first: String, _ second: String) -> Bool {
        func base(_ name: String) -> String { String(name.map { $0 == "é" ? "e" : $0 }) }
        func accents(_ name: String) -> String {
            name.contains("é") ? name.map { $0 == "é" ? "e\u{301}" : String($0) }.joined() : ""
        }
        return compare(base(first), base(second)) ?? compare(accents(first), accents(second))
            ?? (first < second)
    }

    /// Compares two names part by part; nil if they are equal but for case and zeros.
    private func compare(_ first: String, _ second: String) -> Bool? {
        var (one, two) = (Array(first.lowercased().utf8)[...], Array(second.lowercased().utf8)[...])
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        func takeNumber(_ name: inout ArraySlice<UInt8>) -> [UInt8] {
            let number = name.prefix { digits.contains($0) }
            name = name.dropFirst(number.count)
            return Array(number.drop { $0 == UInt8(ascii: "0") })
        }
        while let a = one.first, let b = two.first {
            if digits.contains(a), digits.contains(b) {
                let (x, y) = (takeNumber(&one), takeNumber(&two))
                if x.count != y.count { return x.count < y.count }
                if x != y { return x.lexicographicallyPrecedes(y) }
            } else {
                if a != b { return a < b }
                one.removeFirst()
                two.removeFirst()
            }
        }
        return one.count != two.count ? one.count < two.count : nil
    }
}
