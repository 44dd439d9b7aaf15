// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Layouts

@MainActor
@Suite("The pages of Layouts")
struct LayoutPageTests {
    nonisolated static let names = LayoutPage.all.map(\.name)
    nonisolated static let sizes = [
        Size(width: 40, height: 10), Size(width: 80, height: 24), Size(width: 200, height: 60),
    ]

    private func pilot(_ name: String, _ size: Size) async throws -> Pilot {
        let page = try #require(LayoutPage.named(name))
        return await Pilot(
            LayoutsController(beginningWith: page), columns: size.width, rows: size.height)
    }

    @Test("have names of their own, fit for a command line")
    func namesAreUnique() {
        #expect(Set(Self.names).count == Self.names.count)
        for name in Self.names {
            #expect(name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(name)")
            #expect(LayoutPage.named(name.uppercased())?.name == name)
        }
        #expect(LayoutPage.named("nothing") == nil)
    }

    @Test("are as in their golden files", arguments: names, sizes)
    func pagesAreAsInGoldenFiles(name: String, size: Size) async throws {
        let pilot = try await pilot(name, size)
        let golden = "\(name)-\(size.width)x\(size.height)"
        #expect(pilot.difference(fromSnapshot: golden) == nil)
    }

    @Test("look the same again after other sizes", arguments: names)
    func pagesAreTheSameAfterResizing(name: String) async throws {
        let first = Self.sizes[1]
        let pilot = try await pilot(name, first)
        let picture = pilot.screen
        for size in [
            Size(width: 40, height: 10), .zero, Size(width: 1, height: 1),
            Size(width: 200, height: 60), Size(width: 79, height: 60), first,
        ] {
            await pilot.resize(columns: size.width, rows: size.height)
        }
        #expect(pilot.screen == picture)
    }

    @Test(
        "stand any size, with keys and clicks there", arguments: names,
        [
            Size.zero, Size(width: 1, height: 1), Size(width: 16, height: 4),
            Size(width: 300, height: 1),
        ])
    func pagesStandAnySize(name: String, size: Size) async throws {
        let pilot = try await pilot(name, size)
        await pilot.press("tab", "down", "right", "enter", "escape", "pagedown", "end")
        await pilot.click(column: 0, row: 0)
        await pilot.wheel(dy: 1, column: 0, row: 0)
        #expect(pilot.ending == nil && pilot.error == nil)
        #expect(pilot.display.buffer.size == size)
    }

    @Test("say so where the window is too small for any of them")
    func aTinyWindowSaysSo() async throws {
        let pilot = try await pilot("cards", Size(width: 15, height: 3))
        #expect(pilot.location(of: "Too small:") != nil)
        await pilot.resize(columns: 16, rows: 4)
        #expect(pilot.location(of: "Too small:") == nil)
    }

    @Test("have something in reach of the keys and the pointer", arguments: names)
    func everyPageHasSomethingInReach(name: String) async throws {
        let pilot = try await pilot(name, Self.sizes[1])
        let controller = try #require(
            pilot.application.windows.first?.rootViewController as? LayoutsController)
        let content = controller.content.view
        var reached = Set<View>()
        for _ in 0..<60 {
            if let view = pilot.application.keyWindow?.firstResponder as? View,
                view.isDescendant(of: content)
            {
                reached.insert(view)
            }
            await pilot.press("tab")
        }
        #expect(reached.count >= 1)
        // The pointer can reach everything that the keys reach, after scrolling.
        for view in reached {
            view.becomeFirstResponder()
            await pilot.settle()
            let middle = Point(
                x: view.bounds.minX + max(0, view.bounds.width - 1) / 2, y: view.bounds.minY)
            let place = view.convert(middle, to: nil)
            let hit = view.window?.hitTest(place, with: nil)
            #expect(hit?.isDescendant(of: view) == true, "\(type(of: view)) at \(place)")
        }
    }
}
