// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerInspector
import SeltzerNavigation
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// The number of texts that data sources were asked for.
@MainActor
private final class Texts {
    var count = 0
}

@MainActor
private final class Rows: TableViewDataSource {
    let texts: Texts
    init(_ texts: Texts) { self.texts = texts }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 200_000 }

    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText {
        texts.count += 1
        return StyledText("\(column.title) \(indexPath.row)")
    }
}

@MainActor
private final class Branches: OutlineViewDataSource {
    let texts: Texts
    init(_ texts: Texts) { self.texts = texts }

    func outlineView(
        _ outlineView: OutlineView, childrenOf item: AnyHashable?
    ) -> OutlineChildren {
        item == nil ? OutlineChildren(Array(0..<200_000)) : .none
    }

    func outlineView(_ outlineView: OutlineView, isItemExpandable item: AnyHashable) -> Bool {
        false
    }

    func outlineView(
        _ outlineView: OutlineView, textOf item: AnyHashable, in column: TableColumn?
    ) -> StyledText {
        texts.count += 1
        return StyledText("item \(item)")
    }
}

@MainActor
private final class Cells: CellGridViewDataSource {
    let texts: Texts
    init(_ texts: Texts) { self.texts = texts }

    func numberOfRows(in gridView: CellGridView) -> Int { 200_000 }
    func numberOfColumns(in gridView: CellGridView) -> Int { 200_000 }
    func gridView(_ gridView: CellGridView, textForCellAt position: GridPosition) -> String {
        texts.count += 1
        return "\(position.row)"
    }
}

/// A control below a footer and ten actions on letters.
private final class Desk: ViewController {
    let content: View
    private let source: AnyObject?
    private let palette = CommandPalette()
    let button = Button("Other")

    init(_ content: View, _ source: AnyObject?) {
        (self.content, self.source) = (content, source)
        super.init()
    }

    override func loadView() { view = StackView(.vertical, [button, content, KeyFooter()]) }
    override var preferredFocusedView: View? { button }
    override var actions: [Action] {
        "sacxertiov".map { letter in
            Action(
                String(letter), title: "Do \(letter)",
                keys: [KeySequence(KeyChord(.character(letter)))]
            ) { _ in .stop }
        } + [.help, .contextMenu, palette.action]
    }
}

@MainActor
@Suite struct DataSourceCallsTests {
    private static let acts = [
        "start", "focus", "F1", "palette", "context menu", "resize", "theme", "F12", "port",
    ]

    private nonisolated static let controls = [
        "`ListView`", "`ListView` with identities", "`TableView` with columns", "`OutlineView`",
        "`CellGridView`",
    ]

    private func make(_ control: String, _ texts: Texts) -> Desk {
        switch control {
        case "`ListView`":
            return Desk(
                ListView(count: 200_000) { row in
                    texts.count += 1
                    return StyledText("row \(row)")
                }, nil)
        case "`ListView` with identities":
            let list = ListView()
            list.setItems(count: 200_000, identifier: { $0 }) { row in
                texts.count += 1
                return StyledText("row \(row)")
            }
            return Desk(list, nil)
        case "`TableView` with columns":
            let source = Rows(texts)
            let table = TableView()
            table.columns = [TableColumn("Name"), TableColumn("Size", width: .fitting)]
            table.dataSource = source
            return Desk(table, source)
        case "`OutlineView`":
            let source = Branches(texts)
            let outline = OutlineView()
            outline.outlineDataSource = source
            return Desk(outline, source)
        default:
            let source = Cells(texts)
            let grid = CellGridView()
            grid.dataSource = source
            return Desk(grid, source)
        }
    }

    /// Returns the texts that each act asked for.
    private func counts(of control: String) async throws -> [Int] {
        let texts = Texts()
        var counts: [Int] = []
        func note() {
            counts.append(texts.count)
            texts.count = 0
        }
        let desk = make(control, texts)
        let application = Application(root: desk) { throw ApplicationError.noTerminal }
        application.tools = [.inspect]
        let pilot = await Pilot(application, columns: 100, rows: 20)
        note()
        desk.content.becomeFirstResponder()
        await pilot.settle()
        note()
        for key: KeyChord in ["f1", "ctrl-p", "shift-f10"] {
            await pilot.press(key, "escape")
            note()
        }
        await pilot.resize(columns: 90, rows: 18)
        await pilot.resize(columns: 100, rows: 20)
        note()
        application.theme = .chalk
        await pilot.settle()
        note()
        await pilot.press("f12", "f12")
        note()
        let folder = "/tmp/seltzer-calls-\(UInt64.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let port = try ControlPort(application, path: "\(folder)/p")
        let client = try ControlClient(path: "\(folder)/p")
        _ = try await client.call("tree", ["format": "text"])
        _ = try await client.call("find", ["label": "row 100"])
        _ = try await client.call("actions")
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            _ = try await client.call("explainKey", ["key": .text(String(letter))])
        }
        client.close()
        port.close()
        await pilot.settle()
        note()
        return counts
    }

    /// The limits of a control in Documentation/Performance.md.
    private func limits(of control: String) throws -> [Int] {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Documentation/Performance.md")
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        let line = try #require(lines.first { $0.hasPrefix("| \(control) |") })
        return line.split(separator: "|").compactMap {
            Int($0.filter { $0 != "," && $0 != " " })
        }
    }

    @Test(arguments: controls)
    func noControlAsksForMoreThanWhatIsShown(control: String) async throws {
        let counts = try await counts(of: control)
        let limits = try limits(of: control)
        try #require(limits.count == Self.acts.count && counts.count == limits.count)
        for (act, (count, limit)) in zip(Self.acts, zip(counts, limits)) {
            #expect(
                count <= limit,
                "\(control) asked for \(count) texts in the act “\(act)”: all counts are \(counts)")
        }
    }
}
