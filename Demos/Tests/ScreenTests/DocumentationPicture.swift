// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesFolders
import Seltzer
import SeltzerTesting
import Testing

@testable import Cells
@testable import DelimitedText
@testable import Gallery
@testable import Layouts
@testable import Notes
@testable import ToDo

/// A picture in the documentation: a program after a few acts of a user.
struct DocumentationPicture: CustomTestStringConvertible, Sendable {
    /// The name of the files, without the light.
    let name: String
    /// The text for readers who do not see the picture.
    let title: String
    /// Draws the program.
    let draw: @MainActor @Sendable (PictureLight, _ title: String) async throws -> String

    var testDescription: String { name }

    /// Returns the picture as SVG.
    @MainActor
    func svg(in light: PictureLight) async throws -> String { try await draw(light, title) }

    static let all = [
        cells, deploy, gallery, inspector, layouts, newProject, notes, pick, toDo, xRay,
    ]

    // MARK: The whole screen

    private static let cells = DocumentationPicture(
        name: "cells", title: "Cells: a grid of the chemical elements; Silicon was clicked"
    ) { light, title in
        let table = try DelimitedText(
            bytes: PackageResources.elements_csv, name: "elements.csv", hasHeader: true)
        let controller = CellsController(table: Table(table), path: "elements.csv")
        let pilot = await pilot(controller, in: light, columns: 100, rows: 24)
        await pilot.click(on: "Silicon")
        await pilot.move(column: 0, row: 0)
        return pilot.svg(title: title, colors: light.colors)
    }

    private static let gallery = DocumentationPicture(
        name: "gallery", title: "Gallery: a table of planets, sorted by their moons"
    ) { light, title in
        let page = GalleryPage.named("table-columns") ?? GalleryPage.all[0]
        let controller = GalleryController(beginningWith: page)
        let pilot = await pilot(controller, in: light, columns: 100, rows: 28)
        await pilot.click(on: "Moons")
        await pilot.click(on: "Saturn")
        await pilot.move(column: 0, row: 0)
        return pilot.svg(title: title, colors: light.colors)
    }

    private static let inspector = DocumentationPicture(
        name: "inspector",
        title: "Inspector: the views of To-do, and one of them picked with the mouse"
    ) { light, title in
        let application = Application(root: ToDoController())
        application.theme = light.theme
        application.tools = [.inspect]
        let pilot = await Pilot(
            application, columns: 120, rows: 30, capabilities: light.capabilities)
        await pilot.press("f12", "f2")
        await pilot.click(column: 8, row: 3)
        return pilot.svg(title: title, colors: light.colors)
    }

    private static let layouts = DocumentationPicture(
        name: "layouts", title: "Layouts: two lines of the Visual Format Language, and three boxes"
    ) { light, title in
        let page = LayoutPage.all.first { $0.name == "constraints" } ?? LayoutPage.all[0]
        let controller = LayoutsController(beginningWith: page)
        let pilot = await pilot(controller, in: light, columns: 84, rows: 22)
        return pilot.svg(title: title, colors: light.colors)
    }

    private static let notes = DocumentationPicture(
        name: "notes", title: "Notes: a folder of recipes, one of them, and its preview"
    ) { light, title in
        let folder = try NotesFolder(recipes)
        defer { folder.remove() }
        let pilot = await pilot(
            NotesController(showing: "lemonade.md", of: folder), in: light, columns: 110, rows: 28)
        await wait(for: "words", on: pilot)
        await pilot.press("f9")
        await wait(for: "[✓] buy", on: pilot)
        return pilot.svg(title: title, colors: light.colors)
    }

    private static let recipes = [
        "lemonade.md": """
        # Lemonade

        Makes *two* liters. Keeps for **three days** in the cold.

        | What   | How much |
        |:-------|---------:|
        | lemons |        6 |
        | sugar  |    150 g |
        | water  |   1.8 l  |

        1. Squeeze the lemons, and strain the juice.
        2. Dissolve the sugar as in `syrup.md`.
        3. Add cold water.

        - [x] buy lemons
        - [ ] buy ice

        > Let it stand for an hour before you serve it.

        """,
        "syrup.md": "# Syrup\n",
        "prices.json": "{ \"lemons\": 0.4 }\n",
        "order.swift": "print(\"six lemons\")\n",
        "summer/iced tea.md": "# Iced tea\n",
        "winter/punch.md": "# Punch\n",
    ]

    /// Waits until the screen shows a text.
    @MainActor
    private static func wait(for text: String, on pilot: Pilot) async {
        for _ in 0..<2_000 {
            await pilot.settle()
            if pilot.screen.contains(text) { break }
            try? await Task.sleep(for: .milliseconds(5))
        }
        await pilot.settle()
    }

    @MainActor
    static func pilot(
        _ controller: ViewController, in light: PictureLight, columns: Int, rows: Int
    ) async -> Pilot {
        let application = Application(root: controller)
        application.theme = light.theme
        return await Pilot(
            application, columns: columns, rows: rows, capabilities: light.capabilities)
    }

    private static let toDo = DocumentationPicture(
        name: "to-do", title: "To-do: a list, and the details of the selected item"
    ) { light, title in
        let pilot = await pilot(ToDoController(), in: light, columns: 60, rows: 10)
        await pilot.press("down", "enter")
        return pilot.svg(title: title, colors: light.colors)
    }

    // MARK: Below the prompt

    private static let pick = DocumentationPicture(
        name: "pick", title: "Pick: files that contain a few letters, below the prompt"
    ) { light, title in
        let (stream, input) = AsyncStream<[UInt8]>.makeStream()
        input.yield(Array(files.map { $0 + "\n" }.joined().utf8))
        input.finish()
        let picker = Picker(.bytes(stream))
        picker.allowsMultipleSelection = true
        picker.header = "Which files?"
        let application = Application(root: picker) { throw ApplicationError.noTerminal }
        let pilot = await Pilot(
            application, columns: 84, rows: 12, capabilities: light.capabilities)
        func settle() async {
            for _ in 0..<20 {
                await pilot.advance(by: .milliseconds(16))
                await picker.search.settle()
            }
            await pilot.settle()
        }
        await settle()
        await pilot.type("scr tex")
        await settle()
        await pilot.press("tab", "tab")
        await settle()
        let line = "$ vim $(git ls-files | Pick -m --header \"Which files?\")"
        return picture(of: pilot, below: [line], title: title, in: light)
    }

    private static let files =
        [
            "CellWidth", "ClusterWidth", "EmojiSequence", "JoinedClusters", "PrintableASCII",
            "ScalarWidth", "TabExpansion", "TextPiece", "TextSanitizer", "TruncatedText",
            "WidthTable",
        ].flatMap { name in
            [
                "Sources/SeltzerScreen/Text/\(name).swift",
                "Tests/SeltzerScreenTests/\(name)Tests.swift",
            ]
        } + ["README.md", "Package.swift", "Sources/SeltzerViews/View/View.swift"]

    /// Returns the picture of a terminal in which a program's rows stand below lines of the shell.
    @MainActor
    static func picture(
        of pilot: Pilot, below lines: [String], title: String, in light: PictureLight
    ) -> String {
        let screen = copy(of: pilot.display.buffer, below: lines.count)
        let canvas = Canvas(buffer: screen)
        for (row, line) in lines.enumerated() { canvas.draw(line, at: Point(x: 0, y: row)) }
        let cursor = pilot.display.cursor.map {
            Cursor(position: $0.position.offsetBy(dx: 0, dy: lines.count))
        }
        return SVGSnapshot(screen, cursor: cursor, title: title, colors: light.colors).text
    }

    /// Returns a copy of a screen, or of a part of it, below some empty rows.
    @MainActor
    static func copy(of shown: CellBuffer, in part: Rect? = nil, below rows: Int = 0) -> CellBuffer
    {
        let part = part ?? shown.bounds
        let screen = CellBuffer(size: Size(width: part.width, height: rows + part.height))
        let canvas = Canvas(buffer: screen)
        for y in 0..<part.height {
            for x in 0..<part.width {
                let cell = shown[Point(x: part.minX + x, y: part.minY + y)]
                if cell.isTrailingHalf { continue }
                canvas.draw(
                    shown.clusters.text(of: cell.glyph), at: Point(x: x, y: rows + y),
                    style: shown.style(of: cell))
            }
        }
        return screen
    }
}
