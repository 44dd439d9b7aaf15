// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DiffView+Folding.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

@testable import SeltzerDocuments

@MainActor
@Suite struct DiffViewHeadingsTests: DiffScene {
    @Test func partsFoldByKeyAndByClick() async {
        let (view, pilot) = await start()
        await pilot.press("g", "down", "z")
        #expect(view.currentPart == .hunk(file: 0, hunk: 0))
        #expect(view.isFolded(.hunk(file: 0, hunk: 0)))
        #expect(lines(pilot)[2].hasPrefix("  ▾ @@ -19"))
        await pilot.click(column: 6, row: 0)
        #expect(view.isFolded(.file(0)))
        #expect(lines(pilot)[2].hasPrefix("  ▾ notes.txt"))
        #expect(
            pilot.events(DiffPartFolded.self) == [
                DiffPartFolded(part: .hunk(file: 0, hunk: 0), isFolded: true),
                DiffPartFolded(part: .file(0), isFolded: true),
            ])
        await pilot.press("Z", "Z")
        #expect(!view.isFolded(.file(0)) && view.isFolded(.hunk(file: 0, hunk: 0)))
        view.setFolded(true, [.file(1)])
        #expect(pilot.events(DiffPartFolded.self).count == 2 + 2 * 2 - 1)
    }

    private func stage(
        _ done: @escaping @MainActor (DiffPart?) -> Void
    ) -> @MainActor (DiffPart) -> [Action] {
        { part in
            var off = Action("drop", title: "Drop") { _ in .stop }
            off.attributes = .hidden
            guard part.hunk == 0 else { return [off] }
            let stage = Action("stage", title: "Stage", keys: ["s"]) { responder in
                done((responder as? DiffView)?.currentPart)
                return .stop
            }
            return [stage, off]
        }
    }

    @Test func actionsOfAHunkStandInItsHeading() async {
        var staged: [DiffPart?] = []
        let (view, pilot) = await start { $0.actionsForHunk = stage { staged.append($0) } }
        await pilot.press("s")
        #expect(staged.isEmpty && !pilot.screen.contains("Stage"))
        view.currentPart = .line(file: 0, hunk: 0, line: 1)
        await pilot.settle()
        #expect(lines(pilot)[1].hasSuffix(" Stage"))
        #expect(!pilot.screen.contains("Drop"))
        await pilot.press("s")
        await pilot.click(on: "Stage")
        #expect(staged.map { $0?.hunk } == [0, 0])
        // A press on an action is not a press on the heading.
        #expect(pilot.events(DiffPartPressed.self).isEmpty && !view.isFolded(staged[1] ?? .file(0)))
        view.currentPart = .line(file: 0, hunk: 1, line: 1)
        await pilot.settle()
        await pilot.press("s")
        #expect(staged.count == 2 && !pilot.screen.contains("Stage"))
    }

    @Test func theHunkUnderThePointerShowsItsActions() async {
        var staged: [DiffPart?] = []
        let (_, pilot) = await start { $0.actionsForHunk = stage { staged.append($0) } }
        await pilot.move(column: 8, row: 1)
        #expect(lines(pilot)[1].hasSuffix(" Stage"))
        await pilot.click(on: "Stage")
        #expect(staged == [.hunk(file: 0, hunk: 0)])
    }

    @Test func theContextMenuHasTheActionsOfTheHunk() async throws {
        let (view, pilot) = await start { $0.actionsForHunk = stage { _ in } }
        let menu = try #require(view.contextMenu(at: Point(x: 20, y: 3)))
        #expect(view.currentPart == .line(file: 0, hunk: 0, line: 1))
        let titles = menu.children.flatMap { ($0 as? Menu)?.children ?? [] }.map {
            ($0 as? Action)?.title
        }
        #expect(titles == ["Stage", "Fold", "Copy", "Copy as patch"])
        #expect(pilot.events(DiffSelectionChanged.self).count == 1)
        view.deselect()
        #expect(view.contextMenu(at: nil) == nil)
    }

    @Test func filesWithoutLinesSayWhy() async throws {
        let document = try DiffDocument(
            unified: """
                diff --git a/tide.png b/tide.png
                index 1..2
                Binary files a/tide.png and b/tide.png differ
                diff --git a/run.sh b/run.sh
                old mode 100644
                new mode 100755
                diff --git a/old.txt b/new.txt
                similarity index 100%
                rename from old.txt
                rename to new.txt

                """)
        let (_, pilot) = await start(document) { $0.showsFileHeadings = false }
        #expect(
            lines(pilot).prefix(5) == [
                "    tide.png                              binary", "",
                "    run.sh                 mode 100644 to 100755", "",
                "    old.txt → new.txt                    renamed",
            ])
        await pilot.press("down", "z", "Z")
        #expect(pilot.events(DiffPartFolded.self).isEmpty)
    }

    @Test func aPanelWithoutHeadingsShowsAGap() async {
        let (view, pilot) = await start(columns: 40, rows: 8) { view in
            view.showsFileHeadings = false
            view.showsHunkHeadings = false
        }
        #expect(lines(pilot)[4].trimmingBlanks == "…")
        #expect(view.sizeThatFits(Size(width: 40, height: .max)).height == 10)
        #expect(view.sizeThatFits(Size(width: 40, height: 3)).height == 3)
    }
}

extension String {
    fileprivate var trimmingBlanks: Substring {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return text
    }
}
