// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerLayout
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// Stacks that share room with views that take all of it.
@MainActor
@Suite struct StackPriorityTests {
    private func show(_ view: View, columns: Int = 30, rows: Int = 10) async -> Pilot {
        await Pilot(ViewController(view: view), columns: columns, rows: rows)
    }

    private func list(_ count: Int) -> ListView { ListView((0..<count).map { "row \($0)" }) }

    @Test func rowOfLabelsKeepsItsHeightBelowALongTable() async {
        let pilot = await show(
            VStack {
                list(50)
                HStack { Label("status") }
            }, rows: 8)
        #expect(pilot.screen.contains("status"))
    }

    @Test func rowOfLabelsKeepsItsHeightBesideAShortTable() async {
        let (bar, table) = (HStack { Label("status") }, list(2))
        _ = await show(
            VStack {
                bar
                table
            })
        #expect(bar.bounds.height == 1)
        #expect(table.bounds.height == 9)
    }

    @Test func nestedRowsKeepTheirHeight() async {
        let bar = HStack {
            VStack { HStack { Label("left") } }
            Divider(.vertical)
            TextField()
            ZStack { Label("right") }
        }
        let pilot = await show(
            VStack {
                list(50)
                bar
            }, columns: 60)
        #expect(bar.bounds.height == 1)
        #expect(pilot.screen.contains("left"))
        #expect(pilot.screen.contains("right"))
    }

    @Test func rowWithATableTakesSpareRoom() async {
        let row = HStack {
            VStack { Label("side") }
            list(2)
        }
        _ = await show(
            VStack {
                row
                Label("status")
            })
        #expect(row.bounds.height == 9)
    }

    @Test func hiddenTableMakesItsRowNeitherGrowNorShrink() async {
        let hidden = list(50)
        let row = HStack {
            Label("status")
            hidden
        }
        let table = list(2)
        let pilot = await show(
            VStack {
                table
                row
            })
        hidden.isHidden = true
        await pilot.settle()
        #expect(row.bounds.height == 1)
        hidden.isHidden = false
        await pilot.settle()
        #expect(row.bounds.height > 1)
    }

    @Test func flexMakesAStackTakeSpareRoom() async {
        let bottom = Label("bottom")
        let inner = VStack {
            Label("top")
            bottom
        }
        inner.setFlex(1, of: bottom)
        _ = await show(
            VStack {
                inner
                Label("status")
            })
        #expect(inner.bounds.height == 9)
    }

    @Test func priorityOfTheProgramGoesFirst() async {
        let (bar, table) = (HStack { Label("status") }, list(2))
        let pilot = await show(
            VStack {
                bar
                table
            })
        bar.setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
        await pilot.settle()
        #expect(bar.bounds.height == 8)
        #expect(!bar.takesSpareRoom(along: .horizontal))
    }

    @Test func prioritiesOfAViewInsideReachTheOuterStack() async {
        let (label, table) = (Label("status"), list(2))
        let bar = HStack { label }
        let pilot = await show(
            VStack {
                bar
                table
            })
        label.setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
        label.setContentHuggingPriority(.defaultLow, for: .vertical)
        await pilot.settle()
        #expect(bar.bounds.height > 1)
    }

    @Test func boxAndGridOfLabelsKeepTheirHeight() async {
        let box = BoxView { Label("one") }
        let grid = GridView(columns: [.fitting, .fraction(1)])
        grid.addArrangedSubview(Label("Name"))
        grid.addArrangedSubview(TextField())
        _ = await show(
            VStack {
                box
                grid
                list(50)
            })
        #expect(box.bounds.height == 3)
        #expect(grid.bounds.height == 1)
    }

    @Test func emptyStackTakesSpareRoom() async {
        let empty = VStack {}
        _ = await show(
            VStack {
                empty
                Label("status")
            })
        #expect(empty.bounds.height == 9)
    }
}
