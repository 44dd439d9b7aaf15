// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews
import Testing

@testable import SeltzerNavigation

@MainActor
@Suite struct ColumnStacksTests {
    private let mail = ViewController()
    private let inbox = ViewController()
    private let letter = ViewController()
    private let page = ViewController()

    private var double: ColumnStacks { ColumnStacks([.primary: mail, .secondary: letter]) }

    @Test func columnsAreThoseWithAControllerFromTheLeft() {
        #expect(double.columns == [.primary, .secondary])
        #expect(double[.supplementary] == nil)
        #expect(double.column(of: letter) == .secondary)
        #expect(double.column(of: page) == nil)
        #expect(ColumnStacks([:]).columns.isEmpty)
        #expect(ColumnStacks([:]).narrowStack(upTo: .secondary).isEmpty)
    }

    @Test func pushedControllersStandBehindTheirColumn() {
        var stacks = double
        stacks.readStack([mail, page], of: .primary)
        #expect(stacks.stack(of: .primary) == [mail, page])
        #expect(stacks.narrowStack(upTo: .primary) == [mail, page])
        #expect(stacks.narrowStack(upTo: .secondary) == [mail, page, letter])
        #expect(stacks.narrowStack(upTo: .supplementary) == [mail, page])
    }

    @Test func anotherControllerOfAColumnHasNothingPushed() {
        var stacks = double
        stacks.readStack([mail, page], of: .primary)
        stacks.setRoot(inbox, of: .primary)
        #expect(stacks.stack(of: .primary) == [inbox])
    }

    @Test func aPopInTheNarrowStackGoesBackToTheColumnThatIsVisibleThen() {
        var stacks = double
        let top = stacks.readNarrowStack([mail, letter, page], before: .secondary)
        #expect(top == .secondary)
        #expect(stacks.stack(of: .secondary) == [letter, page])
        #expect(stacks.readNarrowStack([mail], before: .secondary) == .primary)
        #expect(stacks.stack(of: .secondary) == [letter])
    }

    @Test func controllersStayPushedOnAColumnThatWasNeverInTheNarrowStack() {
        var stacks = double
        stacks.readStack([letter, page], of: .secondary)
        #expect(stacks.readNarrowStack([mail], before: .primary) == .primary)
        #expect(stacks.stack(of: .secondary) == [letter, page])
    }

    @Test func withoutColumnsEveryStackIsRead() {
        var stacks = ColumnStacks([:])
        #expect(stacks.readNarrowStack([page], before: .secondary) == .primary)
        #expect(stacks.stack(of: .primary).isEmpty)
    }

    @Test(arguments: SplitViewController.Column.allCases, [0, 1, 3])
    func readingItsOwnNarrowStackChangesNothing(
        column: SplitViewController.Column, pushes: Int
    ) {
        var stacks = ColumnStacks([.primary: mail, .supplementary: inbox, .secondary: letter])
        for column in stacks.columns {
            let pushed = (0..<pushes).map { _ in ViewController() }
            stacks.readStack(stacks.stack(of: column) + pushed, of: column)
        }
        let before = stacks.columns.map { stacks.stack(of: $0) }
        let top = stacks.readNarrowStack(stacks.narrowStack(upTo: column), before: column)
        #expect(top == column)
        #expect(stacks.columns.map { stacks.stack(of: $0) } == before)
    }
}
