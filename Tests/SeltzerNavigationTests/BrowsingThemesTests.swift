// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerFiles
import SeltzerNavigation
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// A label that fills a pane, with its text at the top.
private final class PaneLabel: Label {
    override init(frame: Rect) {
        super.init(frame: frame)
        verticalAlignment = .top
    }
}

/// Outline, directory, log and split view in the themes beside light and dark.
@MainActor
@Suite struct BrowsingThemesTests {
    enum Look: String, CaseIterable {
        /// The user's own 16 colors.
        case tap
        /// High contrast.
        case beacon

        var theme: Theme { self == .tap ? .tap(for: .dark) : .beacon }

        var capabilities: DisplayCapabilities {
            DisplayCapabilities(
                colorDepth: self == .tap ? .sixteen : .trueColor, appearance: .dark)
        }
    }

    private func show(_ view: View, rows: Int = 10, look: Look) async -> Pilot {
        let pilot = await Pilot(
            ViewController(view: view), columns: 40, rows: rows, capabilities: look.capabilities)
        pilot.application.theme = look.theme
        await pilot.settle()
        return pilot
    }

    @Test(arguments: Look.allCases)
    func anOutline(look: Look) async {
        struct Refused: Error, CustomStringConvertible { var description = "Permission denied" }
        let children = [
            "": ["fruit", "bread", "milk"], "fruit": ["apple", "pear"], "milk": ["oat"],
        ]
        let outline = OutlineView { item in
            let name = item?.base as? String ?? ""
            if name == "milk" { return .loading { throw Refused() } }
            return OutlineChildren(children[name] ?? [])
        } text: {
            StyledText("\($0)")
        }
        outline.allowsMultipleSelection = true
        let pilot = await show(outline, look: look)
        outline.expandItem("fruit")
        outline.expandItem("milk")
        await pilot.press("down", "down", "shift-down")
        await pilot.move(column: 6, row: 3)
        #expect(
            pilot.difference(fromSnapshot: "outlineView-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: Look.allCases)
    func aDirectory(look: Look) async {
        let view = DirectoryView(path: "/") { folder in
            if folder == "/private" { throw FileError("read", folder, code: 13) }
            if folder != "/" { return [DirectoryEntry(name: "Tide.swift", kind: .file)] }
            return [
                DirectoryEntry(name: "Sources", kind: .directory),
                DirectoryEntry(name: "private", kind: .directory),
                DirectoryEntry(name: "漢字.txt", kind: .file),
                DirectoryEntry(
                    name: "now", kind: .symbolicLink, target: "Sources", targetKind: .directory),
                DirectoryEntry(name: "gone", kind: .symbolicLink, target: "nothing"),
            ]
        }
        view.expandedPaths = ["/Sources", "/private"]
        let pilot = await show(view, look: look)
        await pilot.press("down", "down")
        view.resignFirstResponder()
        await pilot.settle()
        #expect(
            pilot.difference(fromSnapshot: "directoryView-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: Look.allCases)
    func aLog(look: Look) async {
        let log = LogView()
        let pilot = await show(log, rows: 8, look: look)
        for level in LogLevel.allCases { log.appendImmediately("tide \(level)", level: level) }
        log.appendImmediately("GET /brest \u{1B}[32m200\u{1B}[0m", level: .info)
        for count in 0..<4 { log.appendImmediately("retry \(count)") }
        await pilot.settle()
        await pilot.press("g", "down", "down")
        await pilot.click(column: 12, row: 2)
        log.appendImmediately("connected", level: .info)
        await pilot.settle()
        #expect(pilot.difference(fromSnapshot: "logView-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: Look.allCases)
    func aSplitView(look: Look) async {
        let inner = SplitView(.vertical, [PaneLabel("preview"), PaneLabel("log")])
        let split = SplitView(items: [
            SplitViewItem(view: PaneLabel("files"), preferredThickness: 7, canCollapse: true),
            SplitViewItem(view: PaneLabel("editor")), SplitViewItem(view: inner),
        ])
        let pilot = await show(split, rows: 9, look: look)
        inner.dividers[0].becomeFirstResponder()
        await pilot.move(column: 7, row: 1)
        #expect(pilot.difference(fromSnapshot: "splitView-\(look.rawValue)", isStyled: true) == nil)
    }
}
