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
        #expect(sorted("Über", "zoo", "apfel") == ["apfel", "zoo", "Über"])
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
}
