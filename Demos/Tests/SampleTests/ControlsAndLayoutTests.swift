// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import SeltzerTesting
import Testing

extension Symbol {
    static let bolt = Symbol("ϟ", ascii: "z")
}

/// The samples of the pages ControlsAndLayout, Button and CellGridView.
@MainActor
@Suite struct ControlsAndLayoutTests {
    @Test func stacksGridsAndConstraintsLayOut() async throws {
        let (nav, article, aside) = (Label("Home"), Label("Article"), Label("Aside"))
        let (name, field) = (Label("Name"), TextField())
        let page = View()
        page.addSubview(name)
        page.addSubview(field)
        let form = GridView(columns: [.fitting, .fraction(1)], columnSpacing: 1)  // two columns
        let cards = GridView(columns: [.adaptive(minimum: 24)], columnSpacing: 2)  // as many as fit
        let boxes = HStack(spacing: -1) {  // neighbors share an edge
            nav
            article
            aside
        }
        LayoutConstraint.activate([
            nav.widthAnchor == 16, aside.widthAnchor <= article.widthAnchor / 2,
        ])
        LayoutConstraint.activate(
            try LayoutConstraint.constraints(
                withVisualFormat: "H:|-[name]-[field(>=8)]-|",
                views: ["name": name, "field": field]
            ))
        let controller = ViewController(
            view: VStack {
                form
                cards
                boxes
                page
            })
        _ = await Pilot(controller, columns: 60, rows: 10)
        #expect(nav.frame.width == 16)
        #expect(name.frame.maxX < field.frame.minX)
    }

    @Test func userChoosesColors() async throws {
        let path = try temporaryFile(
            """
            name = Night
            appearance = dark
            background = #1b1f27
            label = #e3e7ee
            accent = #7ab8ff
            success = #86d992
            warning = #f2c069
            danger = #ff8f85
            # Any role can be set: here the background of selected items.
            selection = palette(24)
            """)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let application = Application(root: Board())
        do {
            application.theme = try Theme(contentsOfFile: path)
        } catch {
            print(error)
        }
        #expect(application.theme?.name == "Night")
        #expect(application.theme?.contrastProblems.isEmpty == true)
    }

    final class Reader: ViewController {
        let status = Label()

        override func loadView() {
            view = StackView(.vertical, [Toolbar([MenuCommand("back")]), status])
        }

        override func viewDidAppear(_ animated: Bool) {
            status.text = "\(Symbol.checkmark.text(in: view)) Saved"
        }

        override var actions: [Action] {
            [
                Action("back", title: "Back", keys: ["alt-left"], Reader.back)
                    .symbol(Symbol.arrowLeft.text(in: view))
            ]
        }

        func back() {}
    }

    @Test func symbolsHaveAFallbackInASCII() async {
        let terminal = await Pilot(Reader(), columns: 30, rows: 3)
        #expect(terminal.screen.contains("✓ Saved"))
        #expect(terminal.screen.contains("←"))
        let console = await Pilot(
            Reader(), columns: 30, rows: 3, capabilities: DisplayCapabilities(isUnicode: false))
        #expect(console.screen.contains("+ Saved"))
        #expect(console.screen.contains("<"))
        #expect(Symbol.bolt.text(in: console.application.windows[0]) == "z")
    }

    @Test func gridReportsItsCells() async {
        let status = Label()
        let grid = CellGridView(rows: 8, columns: 8)
        let screen = ViewController(view: StackView(.vertical, [grid, status]))
        screen.on { (cell: CellClicked) in
            status.text = "\(cell.row), \(cell.column)"
            return .stop
        }
        let pilot = await Pilot(screen, columns: 40, rows: 10)
        await pilot.click(column: 8, row: 2)
        #expect(status.text == "2, 2")
    }
}

/// Writes a file of its own for a text, and returns the path.
func temporaryFile(_ text: String) throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
}
