// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: OutlineFilterRun.

import SeltzerBase
import SeltzerFiles
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// Filters that search for several turns of the main actor.
@MainActor
@Suite struct OutlineFilterTests {
    /// A condition that takes longer than a turn for the first item, and counts what it is asked.
    @MainActor private final class SlowCondition {
        var asked: [String] = []
        let isMatch: (String) -> Bool
        init(_ isMatch: @escaping (String) -> Bool) { self.isMatch = isMatch }

        func callAsFunction(_ item: AnyHashable) -> Bool {
            let name = item.base as? String ?? ""
            if asked.isEmpty {
                let end = ContinuousClock.now + .milliseconds(20)
                while ContinuousClock.now < end {}
            }
            asked.append(name)
            return isMatch(name)
        }
    }

    /// Five groups of a hundred items.
    private static var groups: [String: [String]] {
        var children = ["": (0..<5).map { "g\($0)" }]
        for group in 0..<5 { children["g\(group)"] = (0..<100).map { "\(group)-\($0)" } }
        return children
    }

    @Test func theRowsStayUntilASlowSearchEnds() async {
        let scene = await OutlineScene(Self.groups)
        await scene.pilot.press("down", "right", "right", "down")
        #expect(scene.outline.currentItem == AnyHashable("0-1"))
        let before = scene.lines
        let slow = SlowCondition { $0.hasSuffix("1") }
        scene.outline.filter = { slow($0) }
        #expect(scene.outline.filterProgress != nil)
        #expect(scene.outline.filterProgress ?? 1 < 1)
        #expect(scene.lines == before)
        #expect(scene.outline.item(atRow: 2) == AnyHashable("0-1"))
        #expect(scene.pilot.events(OutlineItemsFiltered.self).isEmpty)
        await scene.pilot.settle()
        #expect(slow.asked.count == 505)
        #expect(scene.outline.filterProgress == nil)
        #expect(
            (0..<4).map { scene.outline.item(atRow: $0) } == ["g0", "0-1", "0-11", "0-21"])
        #expect(scene.outline.currentItem == AnyHashable("0-1"))
        #expect(scene.pilot.events(OutlineItemsFiltered.self).map(\.matchCount) == [51])
        let steps = scene.pilot.events(OutlineFilterAdvanced.self).map(\.progress)
        #expect(!steps.isEmpty && steps == steps.sorted())
        scene.outline.filter = nil
        await scene.pilot.settle()
        #expect(scene.lines == before)
        #expect(scene.outline.currentItem == AnyHashable("0-1"))
    }

    @Test func anotherFilterCancelsTheSearch() async {
        let scene = await OutlineScene(Self.groups)
        let first = SlowCondition { _ in true }
        let second = SlowCondition { $0 == "4-7" }
        scene.outline.filter = { first($0) }
        let count = first.asked.count
        #expect(count < 505)
        scene.outline.filter = { second($0) }
        await scene.pilot.settle()
        #expect(first.asked.count == count)
        #expect(scene.lines == ["▾ g4", "└   4-7"])
        #expect(scene.pilot.events(OutlineItemsFiltered.self).map(\.matchCount) == [1])
        // And so does none.
        scene.outline.filter = nil
        let third = SlowCondition { _ in false }
        scene.outline.filter = { third($0) }
        scene.outline.filter = nil
        #expect(scene.outline.filterProgress == nil)
        await scene.pilot.settle()
        #expect(third.asked.count < 505)
        #expect(scene.lines.prefix(2) == ["▸ g0", "▸ g1"])
    }

    @Test func aNarrowerFilterAsksOnlyWhatMatched() async {
        let scene = await OutlineScene(Self.groups)
        let first = SlowCondition { $0.contains("-1") }
        scene.outline.narrowFilter { first($0) }
        await scene.pilot.settle()
        #expect(first.asked.count == 505)
        let second = SlowCondition { $0.hasSuffix("-12") }
        let third = SlowCondition { $0 == "3-12" }
        scene.outline.narrowFilter { second($0) }
        await scene.pilot.settle()
        // The groups stand above matches, so they are asked, too.
        #expect(second.asked.count == 5 + 5 * 11)
        #expect((0..<3).map { scene.outline.item(atRow: $0) } == ["g0", "0-12", "g1"])
        scene.outline.narrowFilter { third($0) }
        await scene.pilot.settle()
        #expect(third.asked.count == 10)
        #expect(scene.lines == ["▾ g3", "└   3-12"])
        // A reload may bring others.
        scene.outline.filter = { second($0) }
        scene.names.children["g2"] = ["x-12"]
        scene.outline.reloadData()
        scene.outline.narrowFilter { ($0.base as? String)?.hasPrefix("x") == true }
        await scene.pilot.settle()
        #expect(scene.lines == ["▾ g2", "└   x-12"])
    }

    @Test func aReloadBeginsTheSearchAnew() async {
        let scene = await OutlineScene(Self.groups)
        let slow = SlowCondition { $0.hasSuffix("x") }
        scene.outline.filter = { slow($0) }
        scene.names.children["g0"] = ["x"]
        scene.outline.reloadData()
        await scene.pilot.settle()
        #expect(scene.lines == ["▾ g0", "└   x"])
        scene.names.children["g4"] = ["4x"]
        scene.outline.reloadItem("g4", reloadChildren: true)
        scene.names.children["g0"] = ["y"]
        scene.outline.reloadItem("g0", reloadChildren: true)
        await scene.pilot.settle()
        #expect(scene.lines == ["▾ g4", "└   4x"])
    }

    @Test func theSelectionStaysAmongManyRows() async {
        let scene = await OutlineScene(["": (0..<2_000).map { "n\($0)" }])
        scene.outline.selectItem("n1500")
        await scene.pilot.settle()
        scene.outline.filter = { ($0.base as? String)?.hasSuffix("00") == true }
        await scene.pilot.settle()
        #expect(scene.outline.selectedItems == ["n1500"])
        #expect(scene.outline.row(forItem: "n1500") == 14)
        #expect(scene.lines.contains { $0.hasPrefix("  n1500") })
        scene.outline.filter = { ($0.base as? String)?.hasSuffix("7") == true }
        await scene.pilot.settle()
        #expect(scene.outline.row(forItem: "n1500") == nil)
        #expect(scene.outline.selectedItems.allSatisfy { "\($0)".hasSuffix("7") })
    }

    // MARK: Children to load

    @Test func childrenThatAreLoadedBelowAFilterStay() async {
        struct Failure: Error, CustomStringConvertible { let description = "Lost" }
        var loads = 0
        let scene = await OutlineScene(columns: 30) { _, names in
            names.loads["bread"] = {
                loads += 1
                if loads == 1 { throw Failure() }
                return ["rye", "spelt"]
            }
        }
        scene.outline.filter = { $0 == AnyHashable("bread") }
        await scene.pilot.settle()
        #expect(scene.lines == ["▸ bread"])
        await scene.pilot.press("down", "right")
        await scene.pilot.settle()
        #expect(scene.lines == ["▾ bread", "└ × Lost  Try again"])
        await scene.pilot.click(on: "Try again")
        await scene.pilot.settle()
        #expect(scene.lines == ["▾ bread", "├   rye", "└   spelt"])
        scene.outline.filter = { $0 == AnyHashable("rye") }
        await scene.pilot.settle()
        #expect(scene.lines == ["▾ bread", "└   rye"])
        scene.outline.filter = nil
        await scene.pilot.settle()
        #expect(scene.lines == ["▸ fruit", "▸ bread", "▸ milk"])
        scene.outline.expandItem("bread")
        #expect(loads == 2)
        #expect(scene.outline.loadedChildren(ofItem: "bread") == ["rye", "spelt"])
    }

    @Test func aFolderIsFilteredWithoutReadingItAgain() async {
        let reads = Counter()
        let view = DirectoryView(path: "/a") { folder in
            await reads.add()
            let names = folder == "/a" ? ["b.md", "c.txt", "d.md"] : ["e.md", "f.txt"]
            return names.map { DirectoryEntry(name: $0, kind: .file) }
                + (folder == "/a" ? [DirectoryEntry(name: "s", kind: .directory)] : [])
        }
        let pilot = await Pilot(ViewController(view: view), columns: 20, rows: 6)
        view.expandItem(DirectoryItem(path: "/a/s", entry: .init(name: "s", kind: .directory)))
        await pilot.settle()
        var names: [String] {
            (0..<9).compactMap { (view.item(atRow: $0)?.base as? DirectoryItem)?.entry.name }
        }
        #expect(names == ["s", "e.md", "f.txt", "b.md", "c.txt", "d.md"])
        let count = await reads.count
        view.filter = { ($0.base as? DirectoryItem)?.entry.name.hasSuffix(".md") == true }
        await pilot.settle()
        #expect(names == ["s", "e.md", "b.md", "d.md"])
        view.narrowFilter { ($0.base as? DirectoryItem)?.entry.name == "e.md" }
        await pilot.settle()
        #expect(names == ["s", "e.md"])
        view.filter = nil
        await pilot.settle()
        #expect(names == ["s", "e.md", "f.txt", "b.md", "c.txt", "d.md"])
        #expect(await reads.count == count)
        view.filter = { ($0.base as? DirectoryItem)?.entry.name == "b.md" }
        view.reloadData()
        await pilot.settle()
        #expect(names == ["b.md"])
        #expect(await reads.count > count)
    }

    private actor Counter {
        var count = 0
        func add() { count += 1 }
    }
}
