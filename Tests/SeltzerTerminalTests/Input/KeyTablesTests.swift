// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerTerminal

@Suite struct KeyTablesTests {
    private static let numbers = 57_344...57_454

    @Test("Every key that the kitty protocol numbers can be named", arguments: numbers)
    func kittyKeysHaveNames(number: Int) throws {
        let key = try #require(KeyTables.kitty(number))
        #expect(Key(named: key.description) == key)
    }

    @Test func everyKeyOfTheTerminalsDescriptionCanBeNamed() {
        for (_, press) in ProfileKeyNames.all {
            #expect(Key(named: press.key.description) == press.key)
        }
    }
}
