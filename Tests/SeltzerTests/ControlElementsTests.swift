// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CellGridView+ReadingOrder, CollectionView+ReadingOrder, TableView+ReadingOrder.

import SeededRandom
import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// The elements of all controls of the library, alone and in random trees.
@MainActor
@Suite struct ControlElementsTests {
    private func start(_ views: [View], rows: Int = 12) async -> Pilot {
        let controller = ViewController(view: StackView(.vertical, views))
        controller.wantsInitialFocus = false
        return await Pilot(controller, columns: 60, rows: rows)
    }

    /// The lines of the elements, without the line of the window.
    private func lines(of name: String) async throws -> [String] {
        let sample = try #require(ElementSample.all.first { $0.name == name })
        let pilot = await start(sample.make("Title"))
        return pilot.elementTree.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
    }

    nonisolated private static let table: [(String, [String])] = [
        ("Button", ["button \"Title\""]),
        ("Checkbox", ["checkbox \"Title\": off"]),
        ("Switch", ["switch \"Title\": on"]),
        ("LinkButton", ["link \"Title\""]),
        ("PullDownButton", ["menu button \"Title\""]),
        ("DisclosureGroup", ["disclosure \"Title\": collapsed"]),
        ("Badge", ["text \"Title\""]),
        ("Gauge", ["level indicator \"Title\": 50 %, from 0 % to 100 %"]),
        ("GroupBox", ["group \"Title\"", "  text field \"Title\": \"one\""]),
        ("Toolbar", ["text \"Title\"", "toolbar", "  button \"Cut\"", "  button \"Copy\""]),
        ("Breadcrumb", ["toolbar", "  button \"Title\"", "  button \"Letters\""]),
        (
            "TabView",
            ["tab group: Title", "  tab \"Title\" selected", "  tab \"Two\"", "text \"First\""]
        ),
        ("TextField", ["text \"Title\"", "text field \"Title\": \"Ada\""]),
        ("ComboBox", ["text \"Title\"", "combo box \"Title\": \"Bern\""]),
        ("PopUpButton", ["text \"Title\"", "pop up button \"Title\": Blue"]),
        ("Slider", ["text \"Title\"", "slider \"Title\": 30"]),
        ("Stepper", ["text \"Title\"", "stepper \"Title\": 3"]),
        ("PageControl", ["text \"Title\"", "slider \"Title\": page 2 of 4"]),
        (
            "RadioGroup",
            [
                "text \"Title\"", "radio group \"Title\": Small",
                "  radio button \"Small\" selected",
                "  radio button \"Large\"",
            ]
        ),
        (
            "SegmentedControl",
            [
                "text \"Title\"", "radio group \"Title\": Week", "  radio button \"Day\"",
                "  radio button \"Week\" selected",
            ]
        ),
        ("ProgressView", ["text \"Title\"", "progress indicator \"Title\": 25 %"]),
        ("LineChart", ["text \"Title\"", "chart \"Title\": 3 values all 0.14, steady"]),
        (
            "ListView",
            [
                "text \"Title\"", "list \"Title\" 3 in all", "  row \"Bell\"", "  row \"Bird\"",
                "  row \"Horn\"",
            ]
        ),
        (
            "TableView",
            [
                "text \"Title\"", "table \"Title\" 2 in all", "  heading \"Hot\"", "  row \"Tea\"",
                "  heading \"Cold\"", "  row \"Ice\"",
            ]
        ),
        (
            "TableView with columns",
            [
                "text \"Title\"", "table \"Title\" 2 in all", "  column header \"Planet\"",
                "  column header \"Moons\"", "  row \"Earth, 1\"",
                "    cell \"Earth\" in the column \"Planet\"",
                "    cell \"1\" in the column \"Moons\"", "  row \"Mars, 2\"",
                "    cell \"Mars\" in the column \"Planet\"",
                "    cell \"2\" in the column \"Moons\"",
            ]
        ),
        (
            "OutlineView",
            [
                "text \"Title\"", "outline \"Title\" 2 in all",
                "  row \"Drinks\": expanded at level 1", "  row \"Tea\" at level 2",
            ]
        ),
        (
            "CellGridView",
            [
                "text \"Title\"", "grid \"Title\" 4 in all", "  column header \"First\"",
                "  column header \"Second\"",
                "  cell \"1a\": row 1, column 1 in the column \"First\" selected",
                "  cell \"1b\": row 1, column 2 in the column \"Second\"",
                "  cell \"2a\": row 2, column 1 in the column \"First\"",
                "  cell \"2b\": row 2, column 2 in the column \"Second\"",
            ]
        ),
        (
            "DataGridView",
            [
                "text \"Title\"", "grid \"Title\" 4 in all", "  column header \"Station\"",
                "  column header \"Level\"",
                "  cell \"Brest\": row 1, column 1 in the column \"Station\" selected",
                "  cell \"7.12\": row 1, column 2 in the column \"Level\"",
                "  cell \"Lorient\": row 2, column 1 in the column \"Station\"",
                "  cell \"NULL\": row 2, column 2 in the column \"Level\"",
            ]
        ),
        ("TextView", ["text \"Title\"", "text area \"Title\": One\\nTwo"]),
        (
            "MarkdownView",
            [
                "text \"Title\"", "document \"Title\": See [tea](tea.md) and [ice](ice.md).",
                "  link \"tea\"", "  link \"ice\"",
            ]
        ),
        ("LogView", ["text \"Title\"", "document \"Title\": 1 line"]),
        (
            "ScrollView",
            ["text \"Title\"", "scroll area \"Title\""]
                + (1...4).map { "  text \"Line \($0)\"" }
                + (5...9).map { "  text \"Line \($0)\" not visible" }
        ),
    ]

    @Test("says its role, name and value", arguments: table)
    func saysItsRoleNameAndValue(name: String, expected: [String]) async throws {
        #expect(try await lines(of: name) == expected)
    }

    @Test func theTableHasEveryControl() {
        #expect(Self.table.map(\.0).sorted() == ElementSample.all.map(\.name).sorted())
    }

    @Test func aStarAtTheLabelMakesAFieldRequired() async {
        let field = TextField("")
        field.validation = TextValidation { $0.isEmpty ? "Enter a name" : nil }
        field.validate()
        let pilot = await start([Label("Name *"), field])
        #expect(
            pilot.elements(.textField).first?.line
                == "text field \"Name\": \"\" required invalid: Enter a name")
    }

    @Test func theCurrentRowOfTheFocusedListIsFocused() async {
        let list = ListView(["Bell", "Bird"])
        let pilot = await start([Label("Sounds"), list])
        #expect(!pilot.elementTree.contains("focused"))
        #expect(list.becomeFirstResponder())
        await pilot.press("down", "down")
        let focused = pilot.elements.flatMap(\.all).filter(\.isFocused)
        #expect(focused.map(\.label) == ["Sounds", "Bird"])
    }

    @Test func theHeaderOfATableSaysItsColumnWhileItHasTheFocus() async {
        let table = PlanetTable.make()
        let pilot = await start([Label("Planets"), table])
        func focused() -> [String] {
            pilot.elements.flatMap(\.all).filter(\.isFocused).map(\.line)
        }
        for _ in 0..<2 where !focused().contains(where: { $0.hasPrefix("column header") }) {
            await pilot.press("tab")
        }
        #expect(focused() == ["column header \"Planet\" focused"])
        await pilot.press("right")
        #expect(focused() == ["column header \"Moons\" focused"])
    }

    // MARK: Random trees

    /// A tree of controls with titles: columns, rows, boxes and tabs.
    @MainActor
    private struct RandomTree {
        var random: SeededGenerator
        var titles = 0

        mutating func views(depth: Int) -> [View] {
            (0..<Int.random(in: 1...3, using: &random)).flatMap { _ in views(below: depth) }
        }

        private mutating func views(below depth: Int) -> [View] {
            titles += 1
            let title = "Title \(titles)"
            switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
            case 0...4:
                let sample = ElementSample.all.randomElement(using: &random)
                return sample?.make(title) ?? []
            case 5:
                let inner = StackView(.vertical, views(depth: depth - 1))
                return [GroupBox(StyledText(title), inner)]
            case 6:
                let inner = StackView(.vertical, views(depth: depth - 1))
                return [TabView([Tab(title, view: inner), Tab("Other", view: Label("Other"))])]
            default:
                return [ScrollView(StackView(.vertical, views(depth: depth - 1)))]
            }
        }
    }

    private func problems(of pilot: Pilot) async -> [String] {
        var problems = await pilot.audit([.unlabeled, .silent]).map { "\($0)" }
        func visit(_ element: AccessibilityElement, in parent: AccessibilityElement?) {
            let seen = element.visibleFrame
            if element.frame.intersection(seen) != seen {
                problems.append("\(element.line) is seen beside its place")
            }
            if let parent, !seen.isEmpty, parent.visibleFrame.intersection(seen) != seen {
                problems.append("\(element.line) is outside of the \(parent.line)")
            }
            if !isOnItsCell(element, pilot) {
                problems.append("\(element.line) is not at \(element.frame)")
            }
            for child in element.children { visit(child, in: element) }
        }
        for window in pilot.elements { visit(window, in: nil) }
        return problems
    }

    /// Whether the screen shows the name of an element of one row in its cells.
    private func isOnItsCell(_ element: AccessibilityElement, _ pilot: Pilot) -> Bool {
        let roles: [AccessibilityRole] = [
            .staticText, .heading, .button, .checkBox, .toggle, .link, .tab, .radioButton, .cell,
            .columnHeader, .disclosure, .menuButton,
        ]
        guard roles.contains(element.role), element.frame == element.visibleFrame,
            element.frame.height == 1, let label = element.label
        else { return true }
        let frame = element.frame
        let text = pilot.display.buffer.text(row: frame.minY, columns: frame.minX..<frame.maxX)
        // A text may be cut at its end.
        let start = label.prefix(max(0, min(label.count, frame.width - 4)))
        return start.isEmpty || text.contains(start)
    }

    @Test(arguments: 0..<60)
    func aRandomTreeHasNamesAndPlaces(seed: UInt64) async {
        var tree = RandomTree(random: SeededGenerator(seed: seed))
        let views = tree.views(depth: 2)
        let rows = Int.random(in: 8...60, using: &tree.random)
        let pilot = await start([ScrollView(StackView(.vertical, views))], rows: rows)
        let problems = await problems(of: pilot)
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))\n\(pilot.elementTree)")
    }
}
