// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// Controls on a display that shows the parts of clusters side by side.
@MainActor
@Suite struct UnjoinedClustersTests {
    /// Two cells where clusters are joined, six where they are not.
    private static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"

    private func show(_ view: View, columns: Int = 30, rows: Int = 4) async -> Pilot {
        await Pilot(
            plain: ViewController(view: view), columns: columns, rows: rows,
            capabilities: DisplayCapabilities(joinedClusters: []))
    }

    /// Returns the columns of a row in which a text stands.
    private func columns(of text: String, row: Int = 0, _ pilot: Pilot) -> [Int] {
        let buffer = pilot.display.buffer
        return (0..<buffer.size.width).filter { x in
            let cell = buffer[Point(x: x, y: row)]
            return !cell.isTrailingHalf && buffer.clusters.text(of: cell.glyph) == text
        }
    }

    @Test func cursorOfAFieldStandsBehindWhatIsShown() async {
        let field = TextField()
        let pilot = await show(StackView(.vertical, [field]))
        await pilot.press("tab")
        await pilot.type(Self.family)
        #expect(pilot.display.cursor?.position == Point(x: 8, y: 0))
        await pilot.type("x")
        #expect(columns(of: "x", pilot) == [8])
        #expect(pilot.display.cursor?.position == Point(x: 9, y: 0))
        await pilot.press("home")
        #expect(pilot.display.cursor?.position == Point(x: 2, y: 0))
        await pilot.click(column: 8, row: 0)
        let start = field.selectedRange.lowerBound
        #expect(start.index(in: field.text) == field.text.firstIndex(of: "x"))
        pilot.display.capabilities.joinedClusters = .all
        await pilot.settle()
        #expect(columns(of: "x", pilot) == [4])
        #expect(pilot.display.cursor?.position == Point(x: 4, y: 0))
    }

    @Test func longTextOfAFieldScrollsByTheCellsThatItTakes() async {
        let field = TextField()
        let pilot = await show(StackView(.vertical, [field]), columns: 12)
        await pilot.press("tab")
        await pilot.type(Self.family + Self.family + "ab")
        #expect(columns(of: "b", pilot) == [9])
        #expect(pilot.display.cursor?.position == Point(x: 10, y: 0))
        #expect(columns(of: "‹", pilot) == [1])
    }

    @Test func maskHasRoomForWhatStandsBetweenItsPlaces() async throws {
        let field = TextField()
        field.mask = try InputMask(parsing: "#\(Self.family)#")
        let pilot = await show(StackView(.horizontal, [field, Label("|")]))
        #expect(field.intrinsicContentSize.width == 12)
        await pilot.press("tab")
        #expect(columns(of: "_", pilot) == [2, 9])
        await pilot.type("12")
        #expect(columns(of: "2", pilot) == [9])
    }

    @Test func columnsOfATableStandBelowEachOther() async {
        let scene = await ColumnsScene(
            columns: [
                TableColumn("Name", identifier: "name", width: .fitting),
                TableColumn("City", identifier: "city", width: .fitting),
            ], capabilities: DisplayCapabilities(joinedClusters: []))
        scene.people.rows = [["Ada", "36", "York"], [Self.family + Self.family, "1", "York"]]
        scene.table.reloadData()
        await scene.pilot.settle()
        let first = columns(of: "Y", row: 1, scene.pilot)
        #expect(first.count == 1)
        #expect(first == columns(of: "Y", row: 2, scene.pilot))
        let header = columns(of: "C", row: 0, scene.pilot)
        #expect(first == header)
        scene.pilot.display.capabilities.joinedClusters = .all
        await scene.pilot.settle()
        let joined = columns(of: "Y", row: 2, scene.pilot)
        #expect(joined == columns(of: "C", row: 0, scene.pilot))
        #expect((joined.first ?? 99) < (first.first ?? 0), "Less room is needed now")
    }

    @Test func listIsAsWideAsItsItems() async {
        let list = ListView([Self.family + "x", "ab"])
        let size = Size(width: 30, height: 5)
        #expect(list.sizeThatFits(size).width == 5)
        let pilot = await show(list)
        #expect(list.sizeThatFits(size).width == 9)
        pilot.display.capabilities.joinedClusters = .all
        await pilot.settle()
        #expect(list.sizeThatFits(size).width == 5)
    }

    @Test func bracketsAndBordersClose() async {
        let button = Button(Self.family)
        let box = BoxView(title: StyledText(Self.family), contentView: Label(""))
        let pilot = await show(
            StackView(.vertical, [StackView(.horizontal, [button, View()]), box]))
        #expect(button.frame.width == 12)
        #expect(box.sizeThatFits(Size(width: 30, height: 3)).width == 10)
        #expect(columns(of: "\u{1F467}", pilot).first.map { $0 + 2 < button.frame.maxX } == true)
    }
}
