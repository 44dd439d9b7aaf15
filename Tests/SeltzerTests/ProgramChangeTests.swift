// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerDesktop
import SeltzerDocuments
import SeltzerForms
import SeltzerNavigation
import SeltzerPlots
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerText
import SeltzerViews
import Testing

/// The value of a form.
private struct Order: Sendable, Equatable {
    var name = ""
    var seats = 1
    var city = ""

    static var fields: [FormField<Order>] {
        [
            .text("name", \.name), .stepper("seats", \.seats, in: 1...50),
            .combo("city", \.city, items: ["Basel", "Bern"], allowsOtherText: false),
        ]
    }
}

/// A control, and the changes that a program makes to it.
private struct Changes: Sendable, CustomTestStringConvertible {
    struct Named {
        let name: String
        let change: @MainActor () -> Void

        init(_ name: String, change: @escaping @MainActor () -> Void) {
            (self.name, self.change) = (name, change)
        }
    }

    let testDescription: String
    /// The keys that the user presses first.
    let keys: [KeyChord]
    let make: @MainActor () -> (root: ViewController, changes: [Named])

    /// Describes a view that fills the screen.
    init<Subject: View>(
        _ name: String, _ subject: @escaping @MainActor () -> Subject, after keys: KeyChord...,
        changes: KeyValuePairs<String, @MainActor (Subject) -> Void>
    ) {
        self.init(name, keys, subject, changes) { ViewController(view: $0) }
    }

    /// Describes a controller that fills the screen.
    init<Subject: ViewController>(
        _ name: String, controller: @escaping @MainActor () -> Subject, after keys: KeyChord...,
        changes: KeyValuePairs<String, @MainActor (Subject) -> Void>
    ) {
        self.init(name, keys, controller, changes) { $0 }
    }

    private init<Subject: AnyObject & Sendable>(
        _ name: String, _ keys: [KeyChord], _ subject: @escaping @MainActor () -> Subject,
        _ changes: KeyValuePairs<String, @MainActor (Subject) -> Void>,
        root: @escaping @MainActor (Subject) -> ViewController
    ) {
        testDescription = name
        self.keys = keys
        let changes = changes.map { ($0.key, $0.value) }
        make = {
            let subject = subject()
            return (root(subject), changes.map { entry in Named(entry.0) { entry.1(subject) } })
        }
    }
}

/// Counts the runs of all actions of a control and of those inside it.
@MainActor
private final class ActionRuns {
    private(set) var names: [String] = []
    private var heard: Set<ObjectIdentifier> = []

    func listen(below view: View) {
        if let control = view as? Control, heard.insert(ObjectIdentifier(control)).inserted {
            for event in Control.Event.allCases where !Self.isOfFocus(event) {
                control.addAction(for: event) { [weak self] control in
                    self?.names.append("\(event) of \(type(of: control))")
                }
            }
        }
        for subview in view.subviews { listen(below: subview) }
    }

    func take() -> [String] {
        defer { names = [] }
        return names
    }

    private static func isOfFocus(_ event: Control.Event) -> Bool {
        event == .editingDidBegin || event == .editingDidEnd
    }
}

/// What a program changes by itself is not reported: see "What a control reports" in Documentation/RoutedEvents.md.
@MainActor
@Suite struct ProgramChangeTests {
    /// Whether an event is one that reports a program's change, too.
    private func isException(_ event: any RoutedEvent) -> Bool {
        switch event {
        case is BecameFirstResponder, is ResignedFirstResponder, is EditingBegan, is EditingEnded:
            true
        case is Scrolled, is ScrollEnded: true
        default: false
        }
    }

    @Test(arguments: Self.values + Self.texts + Self.tables + Self.documents + Self.containers)
    private func aChangeByTheProgramIsNotReported(_ row: Changes) async {
        let (root, changes) = row.make()
        let pilot = await Pilot(plain: root, columns: 80, rows: 24)
        for key in row.keys { await pilot.press(key) }
        let runs = ActionRuns()
        var reports: [String] = []
        for entry in changes {
            if let window = root.view.window { runs.listen(below: window) }
            let count = pilot.routes.count
            entry.change()
            await pilot.settle()
            let events = pilot.routes[count...].map(\.event).filter { !isException($0) }
            reports += events.map { "\(entry.name): \(type(of: $0))" }
            reports += runs.take().map { "\(entry.name): \($0)" }
        }
        #expect(reports.isEmpty, "\(row.testDescription) reports \(reports)")
    }

    // MARK: Controls with a value

    private nonisolated static let values = [
        Changes(
            "Checkbox", { Checkbox("Ice") },
            changes: [
                "isOn": { $0.isOn = true }, "checkState": { $0.checkState = .mixed },
            ]),
        Changes("Switch", { Switch("Ice") }, changes: ["isOn": { $0.isOn = true }]),
        Changes(
            "Slider", { Slider(value: 2, in: 0...10) },
            changes: [
                "value": { $0.value = 5 }, "minimumValue": { $0.minimumValue = 6 },
                "maximumValue": { $0.maximumValue = 3 }, "stepValue": { $0.stepValue = 2 },
            ]),
        Changes(
            "Stepper", { Stepper(value: 2, in: 0...10) },
            changes: [
                "value": { $0.value = 5 }, "minimumValue": { $0.minimumValue = 6 },
                "wrong text": { $0.text = "x" }, "validate": { $0.validate() },
                "text": { $0.text = "7" }, "maximumValue": { $0.maximumValue = 3 },
            ]),
        Changes(
            "RadioGroup", { RadioGroup(["a", "b"]) },
            changes: [
                "selectedIndex": { $0.selectedIndex = 1 }, "none": { $0.selectedIndex = nil },
                "options": { $0.options = ["c"] },
            ]),
        Changes(
            "SegmentedControl", { SegmentedControl(items: ["a", "b"]) },
            changes: [
                "selectedSegmentIndex": { $0.selectedSegmentIndex = 1 },
                "options": { $0.options = ["c"] },
            ]),
        Changes(
            "PopUpButton", { PopUpButton(["a", "b"]) },
            changes: [
                "selectedIndex": { $0.selectedIndex = 1 }, "open": { $0.open() },
                "close": { $0.close() }, "items": { $0.items = ["c"] },
            ]),
        Changes(
            "DisclosureGroup", { DisclosureGroup("More", Label("Text")) },
            changes: [
                "isExpanded": { $0.isExpanded = true }, "contentView": { $0.contentView = nil },
                "again": { $0.isExpanded = false },
            ]),
        Changes(
            "Accordion",
            {
                Accordion([
                    DisclosureGroup("One", Label("1"), isExpanded: true),
                    DisclosureGroup("Two", Label("2")),
                ])
            }, changes: ["isExpanded": { $0.groups[1].isExpanded = true }]),
        Changes(
            "Toast", { Label("Text") },
            changes: [
                "show and dismiss": { label in
                    let toast = Toast("Saved.", duration: nil)
                    toast.show(from: label)
                    toast.dismiss()
                }
            ]),
        Changes(
            "ScrollBar", { ScrollBar(.vertical) },
            changes: [
                "values": { $0.values = 0...30 }, "value": { $0.value = 9 },
            ]),
        Changes(
            "LineChart", { LineChart([PlotSeries(values: [1, 2, 3])]) }, after: "end",
            changes: [
                "append": { $0.series[0].append(4) },
                "series": { $0.series = [PlotSeries(values: [5])] },
            ]),
    ]

    // MARK: Texts of one line

    private nonisolated static let texts = [
        Changes(
            "TextField",
            { () -> TextField in
                let field = TextField("one")
                field.validation = TextValidation { $0 == "two" ? nil : "Enter two" }
                return field
            },
            changes: [
                "validate": { $0.validate() }, "text": { $0.text = "two" },
                "wrong text": { $0.text = "three" }, "invalid": { $0.validate() },
                "validation": { $0.validation = TextValidation { _ in nil } },
                "selectAll": { $0.selectAll() },
                "selectedRange": { $0.selectedRange = 0..<0 },
                "isSecureTextEntry": { $0.isSecureTextEntry = true },
                "maximumLength": { $0.maximumLength = 1 },
            ]),
        Changes(
            "ComboBox", { ComboBox(["Basel", "Bern"], text: "Bonn") },
            changes: [
                "validate": { $0.validate() },
                "allowsOtherText": { $0.allowsOtherText = false },
                "invalid": { $0.validate() }, "selectedIndex": { $0.selectedIndex = 1 },
                "open": { $0.open() }, "close": { $0.close() }, "text": { $0.text = "Basel" },
                "items": { $0.items = ["Genève"] },
            ]),
    ]

    // MARK: Tables

    private nonisolated static let tables = [
        Changes(
            "ListView", { ListView((0..<99).map { "row \($0)" }) }, after: "down",
            changes: [
                "allowsMultipleSelection": { $0.allowsMultipleSelection = true },
                "selectedIndex": { $0.selectedIndex = 5 }, "selectAll": { $0.selectAll() },
                "deselectAll": { $0.deselectAll() },
                "scrollToRow": {
                    $0.scrollToRow(at: TableIndexPath(row: 90, section: 0), at: .middle)
                },
                "contentOffset": { $0.contentOffset.y = 3 },
                "columns": { $0.columns = [TableColumn("A", identifier: "a")] },
                "sortOrder": { $0.sortOrder = TableSortOrder(column: "a", isAscending: true) },
                "setWidth": { $0.setWidth(9, ofColumn: 0) },
            ]),
        Changes(
            "CellGridView", { CellGridView(rows: 9, columns: 9) },
            changes: [
                "currentPosition": { $0.currentPosition = GridPosition(row: 2, column: 3) },
                "reloadData": { $0.reloadData() },
            ]),
        Changes(
            "DataGridView", { LevelGrid.make() },
            changes: [
                "currentPosition": { $0.currentPosition = GridPosition(row: 1, column: 1) },
                "selectedRanges": {
                    $0.selectedRanges = [GridRange(rows: 0..<1, columns: 0..<2)]
                },
                "selectAllCells": { $0.selectAllCells() },
                "setWidth": { $0.setWidth(20, ofColumn: 0) },
                "rowHeight": { $0.rowHeight = 2 }, "setHeight": { $0.setHeight(3, ofRow: 0) },
                "frozenColumns": { $0.frozenColumns = 1 }, "frozenRows": { $0.frozenRows = 1 },
                "moveColumn": { $0.moveColumn(0, to: 1) },
                "sortOrder": { $0.sortOrder = [TableSortOrder(column: "Level")] },
                "showsFilters": { $0.showsFilters = true },
                "filters": { $0.filters = ["Level": "7"] },
                "hidden": { $0.setColumn(0, hidden: true) },
                "resetColumns": { $0.resetColumns() },
                "showsRowTitles": { $0.showsRowTitles = false },
                "showsHeader": { $0.showsHeader = false }, "find": { $0.presentFindBar() },
                "reloadData": { $0.reloadData() },
            ]),
        Changes(
            "OutlineView",
            {
                OutlineView(
                    children: { item in
                        guard let item else { return OutlineChildren([1, 2, 3]) }
                        guard let number = item.base as? Int, number < 10 else { return .none }
                        return OutlineChildren([10 * number, 10 * number + 1])
                    }, text: { "\($0)" })
            }, after: "down",
            changes: [
                "expandItem": { $0.expandItem(2) }, "selectItem": { $0.selectItem(21) },
                "collapseItem": { $0.collapseItem(2) },
                "expandedItems": { $0.expandedItems = [1, 3] },
                "select inside": { $0.selectItem(11) }, "fewer": { $0.expandedItems = [3] },
                "all": { $0.expandItem(nil, expandChildren: true) },
                "select in an item": { $0.selectItem(21) },
                "none": { $0.collapseItem(nil, collapseChildren: true) },
            ]),
    ]

    // MARK: Documents

    private nonisolated static let lines = (0..<99).map { "line \($0)" }.joined(separator: "\n")

    private nonisolated static let documents = [
        Changes(
            "TextView", { TextView(lines) }, after: "ctrl-end", "down",
            changes: [
                "selectedRanges": { $0.selectedRanges = [0..<4] },
                "selectAll": { $0.selectAll() }, "scroll": { $0.scroll(toLine: 50) },
                "find": { find("line", in: $0.findInteraction) },
                "findNext": { $0.findInteraction?.findNext() },
                "query": { $0.findInteraction?.searchText = "9" },
                "storage": { $0.storage = TextStorage("line 9") },
                "dismiss": { $0.findInteraction?.dismissFindNavigator() },
                "text": { $0.text = "other" }, "isEditable": { $0.isEditable = false },
                "wrapsLines": { $0.wrapsLines = false },
            ]),
        Changes(
            "LogView",
            { () -> LogView in
                let log = LogView()
                log.appendImmediately(lines)
                return log
            }, after: "up",
            changes: [
                "selectAll": { $0.selectAll() }, "followsEnd": { $0.followsEnd = true },
                "find": { find("line", in: $0.findInteraction) },
                "findPrevious": { $0.findInteraction?.findPrevious() },
                "scrollToEnd": { $0.scrollToEnd() },
                "selectAllFoundText": { $0.findInteraction?.selectAllFoundText() },
                "not followsEnd": { $0.followsEnd = false },
                "append": { $0.appendImmediately("more") },
                "filter": { $0.filter = LogFilter(TextQuery("9")) },
                "deselectAll": { $0.deselectAll() }, "removeAll": { $0.removeAll() },
            ]),
        Changes(
            "MarkdownView",
            { MarkdownView("# One\n\n[here](a)\n\n# Two\n\n\(lines)") }, after: "down",
            changes: [
                "selectAll": { $0.selectAll() }, "deselectAll": { $0.deselectAll() },
                "setFolded": { $0.setFolded(true, $0.headings[0]) },
                "scroll": { $0.scroll(to: $0.headings[1]) },
                "setAllFolded": { $0.setAllFolded(true) },
                "find": { find("line", in: $0.findInteraction) },
                "findNext": { $0.findInteraction?.findNext() },
                "dismiss": { $0.findInteraction?.dismissFindNavigator() },
                "followsEnd": { $0.followsEnd = true }, "append": { $0.append("more") },
                "text": { $0.text = "other" },
            ]),
        Changes(
            "PageView", { PageView(Label(lines)) },
            changes: [
                "find": { find("line", in: $0.findInteraction) },
                "findNext": { $0.findInteraction?.findNext() },
                "dismiss": { $0.findInteraction?.dismissFindNavigator() },
            ]),
    ]

    @MainActor
    private static func find(_ words: String, in interaction: FindInteraction?) {
        interaction?.searchText = words
        interaction?.presentFindNavigator(showingReplace: false)
    }

    // MARK: Containers

    private nonisolated static let containers = [
        Changes(
            "TabView",
            { TabView([Tab("One", view: Button("1")), Tab("Two", view: Button("2"))]) },
            changes: [
                "selectedIndex": { $0.selectedIndex = 1 },
                "addTab": { $0.addTab(Tab("Three", view: Label("3"))) },
                "setTitle": { $0.setTitle("Other", forTabAt: 0) },
                "removeTab": { $0.removeTab(at: 1) },
            ]),
        Changes(
            "SplitView",
            {
                SplitView(
                    .horizontal,
                    items: ["One", "Two"].map { title in
                        SplitViewItem(view: Label(title), canCollapse: true)
                    })
            },
            changes: [
                "setPosition": { $0.setPosition(20, ofDividerAt: 0) },
                "isCollapsed": { $0.items[0].isCollapsed = true },
                "state": {
                    $0.state = SplitViewState(panes: [.init(thickness: 9), .init(thickness: 9)])
                },
                "removeItem": { $0.removeItem(at: 1) },
            ]),
        Changes(
            "DockView",
            {
                DockView(
                    [DockItem(.leading, Label("One"), thickness: 9, canCollapse: true)],
                    center: Label("Two"))
            },
            changes: [
                "minimumThickness": { $0.docks[0].minimumThickness = 12 },
                "isCollapsed": { $0.docks[0].isCollapsed = true },
                "state": { $0.state = DockViewState(docks: [.init(thickness: 7)]) },
            ]),
        Changes(
            "DesktopView",
            {
                DesktopView(
                    (1...3).map { number in
                        DesktopWindow(
                            "\(number)", view: Button("Button \(number)"),
                            frame: Rect(x: 4 * number, y: number, width: 24, height: 6))
                    })
            },
            changes: [
                "activate": { $0.activate($0.windows[0]) },
                "sendToBack": { $0.sendToBack($0.windows[0]) },
                "placement": { $0.windows[1].placement = .maximized },
                "frame": { $0.windows[0].freeFrame = Rect(x: 2, y: 2, width: 20, height: 6) },
                "isMinimized": { $0.windows[1].isMinimized = true },
                "restored": { $0.windows[1].isMinimized = false },
                "arrange": { $0.arrange(.tiled) }, "state": { $0.state = $0.state },
                "addWindow": { $0.addWindow(DesktopWindow("New", view: Button("New"))) },
                "removeWindow": { $0.removeWindow($0.windows[3]) },
            ]),
        Changes(
            "PullDownButton",
            { PullDownButton("More", menu: Menu(children: [MenuCommand("quit")])) },
            changes: ["open": { $0.open() }, "close": { $0.close() }]),
        Changes(
            "MenuBar",
            { MenuBar([Menu("File", children: [Action("a", title: "A") { _ in .stop }])]) },
            changes: ["openMenu": { $0.openMenu(at: 0) }, "close": { $0.close() }]),
        Changes(
            "ContextMenuInteraction", { Button("Press") },
            changes: ["openMenu": { _ = ContextMenuInteraction.openMenu(of: $0) }]),
        Changes(
            "StatusBar", { StatusBar(leading: [StatusBarItem("One")]) },
            changes: ["text": { $0.leadingItems[0].text = "Two" }]),
        Changes(
            "Breadcrumb", { Breadcrumb(["a", "b"]) }, changes: ["items": { $0.items = ["c"] }]),
        Changes(
            "FormController",
            controller: {
                FormController(
                    Form(
                        of: Order(),
                        pages: [
                            FormPage("Who", fields: Array(Order.fields.prefix(1))),
                            FormPage("What", fields: Array(Order.fields.dropFirst())),
                        ]))
            },
            changes: [
                "setText": { form in
                    form.setText("Ada", of: "name")
                    form.setText("7", of: "seats")
                    form.setText("Bern", of: "city")
                },
                "focus": { $0.focus("seats") }, "goBack": { $0.goBack() },
                "on the other page": { $0.focus("city") }, "reset": { $0.reset() },
            ]),
        Changes(
            "TabController",
            controller: {
                TabController(viewControllers: [
                    ViewController(view: Button("1")), ViewController(view: Button("2")),
                ])
            }, changes: ["selectedIndex": { $0.selectedIndex = 1 }]),
    ]
}
