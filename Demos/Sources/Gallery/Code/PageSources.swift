// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Written by Scripts/page-sources.sh.
// swift-format-ignore-file

/// The sources of the pages, without the comment at the top of each file.
enum PageSources {
    /// Returns the source of a page; nil if there is none of the name.
    static func source(ofPage name: String) -> String? {
        switch name {
        case "activity-indicator":
return ##"""
import Seltzer

extension GalleryPage {
    static let activityIndicator = GalleryPage(
        name: "activity-indicator", title: "Activity indicator", group: .progress,
        summary: "Shows that work of unknown length continues.",
        hint: "Turn the switch to stop the work."
    ) {
        let styles: [(title: String, style: ActivityIndicator.Style)] = [
            ("Bubble", .bubble), ("Dots", .dots), ("Line", .line), ("Bar", .bar), ("Box", .box),
        ]
        let indicators = styles.map { ActivityIndicator("Reading files", style: $0.style) }
        indicators.forEach { $0.startAnimating() }
        let idle = ActivityIndicator("No files left")
        idle.hidesWhenStopped = false
        let work = Switch("Working", isOn: true) { control in
            for indicator in indicators {
                if control.isOn { indicator.startAnimating() } else { indicator.stopAnimating() }
            }
        }
        let shown = zip(styles, indicators).map { style, indicator in
            Specimen(style.title, "Hides when stopped", indicator)
        }
        return ViewController(
            view: SpecimensView(
                [Specimen("Work", "Starts and stops all", work)] + shown
                    + [Specimen("Stopped", "Stays if asked to", idle)]))
    }
}
"""##
        case "alert":
return ##"""
import Seltzer

extension GalleryPage {
    static let alert = GalleryPage(
        name: "alert", title: "Alert", group: .messages,
        summary: "Asks a question in front of everything else.",
        hint: "Press a button and answer the question."
    ) {
        AlertPageController()
    }
}

/// Presents alerts, and shows the answers.
private final class AlertPageController: ViewController {
    private let answer = Label("No answer yet.")

    override func loadView() {
        let note = Button("Finish") { [weak self] _ in
            await self?.ask(Alert("The copy is complete.", message: "3 files were copied."))
        }
        let question = Button("Delete files…") { [weak self] _ in
            await self?.ask(
                Alert(
                    "Delete 3 files?", message: "They cannot be restored.",
                    actions: [
                        AlertAction("&Keep", style: .cancel),
                        AlertAction("&Delete", style: .destructive),
                    ]))
        }
        let choice = Button("Close…") { [weak self] _ in
            await self?.ask(
                Alert(
                    "Save the changes?",
                    actions: [
                        AlertAction("&Discard", style: .destructive),
                        AlertAction("&Cancel", style: .cancel), AlertAction("&Save"),
                    ]))
        }
        view = SpecimensView([
            Specimen("Note", "One button closes it", note),
            Specimen("Question", "Focuses the safe answer", question),
            Specimen("Three answers", "Alt-D, Alt-C or Alt-S", choice),
            Specimen("Answer", "What the user chose", answer),
        ])
    }

    private func ask(_ alert: Alert) async {
        let answered = await present(alert, until: AlertAnswered.self)
        answer.text = answered.map { "You chose \($0.title)." } ?? "You chose nothing."
    }
}
"""##
        case "badge":
return ##"""
import Seltzer

extension GalleryPage {
    static let badge = GalleryPage(
        name: "badge", title: "Badge", group: .text,
        summary: "Shows a state as a word or a number."
    ) {
        let urgent = Badge("3 failed", tone: .danger)
        urgent.isProminent = true
        return ViewController(
            view: SpecimensView([
                Specimen("Plain", "A number of items", Badge("12")),
                Specimen("Primary", "Something new", Badge("new", tone: .primary)),
                Specimen("Success", "Something succeeded", Badge("passed", tone: .success)),
                Specimen("Warning", "Something to check", Badge("slow", tone: .warning)),
                Specimen("Danger", "Something failed", Badge("failed", tone: .danger)),
                Specimen("Info", "Something to know", Badge("draft", tone: .info)),
                Specimen("Prominent", "Needs attention now", urgent),
                Specimen("Wide", "Words of any script", Badge("漢字", tone: .info)),
            ]))
    }
}
"""##
        case "bar-chart":
return ##"""
import Seltzer

extension GalleryPage {
    static let barChart = GalleryPage(
        name: "bar-chart", title: "Bar chart", group: .plots,
        summary: "Compares named numbers in vertical or horizontal bars.",
        hint: "Point at a bar, or use the arrow keys; Enter selects.", fillsRoom: true,
        neededRows: 16
    ) {
        let days = BarChart(
            ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
            [
                PlotSeries("Lemon", values: [42, 38, 51, 47, 88, 121, 96]),
                PlotSeries("Cassis", values: [18, 24, 22, 31, 54, 77, 49]),
            ])

        let drinks = BarChart(
            ["Lemon", "Cassis", "Ginger", "Rhubarb", "Plain", "Elder"],
            [PlotSeries(values: [1204, 871, 640, 322, 1533, 118])], axis: .horizontal)

        let balance = BarChart(
            ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"],
            [PlotSeries(values: [-12.4, -8.1, -2.5, 3.2, 9.8, 16.4, 21.7, 14.2])])

        let disks = BarChart(
            ["root", "home", "log", "media"], [PlotSeries(values: [41, 78, 94, 12])],
            axis: .horizontal)
        disks.range = 0...100
        disks.thresholds = [PlotThreshold(70, .warning), PlotThreshold(90, .danger)]
        disks.valueText = { "\(Int($0)) %" }

        let empty = BarChart([], [PlotSeries()])
        empty.emptyView = ContentUnavailableView(
            "No sales yet", message: "New glasses show here.")

        let grid = StackView(
            .vertical,
            [
                FillingSpecimensView([
                    Specimen("Two series", "Side by side in groups", days),
                    Specimen("Below zero", "Bars hang from the baseline", balance),
                ]),
                FillingSpecimensView([
                    Specimen("Horizontal", "With values at the end", drinks),
                    Specimen("Thresholds", "Coloured by value", disks),
                    Specimen("Empty", "Says how data comes", empty),
                ]),
            ], spacing: 1)
        grid.distribution = .fillEqually
        return ViewController(view: grid)
    }
}
"""##
        case "bars":
return ##"""
import Seltzer

extension GalleryPage {
    static let bars = GalleryPage(
        name: "bars", title: "Bars", group: .menus,
        summary: "Show actions, a path, and the state in one row each.",
        hint: "Choose an item in one of the bars.", fillsRoom: true, usefulRows: 10
    ) {
        BarsPageController()
    }
}

/// A folder of drinks, with a toolbar and a path above, and a status bar below.
private final class BarsPageController: ViewController {
    private let toolbar = Toolbar([
        MenuCommand("pour", image: "+"), MenuCommand("stir"),
        Menu(options: .displayInline, children: [MenuCommand("ice")]),
        Menu(
            options: .displayInline,
            children: [Menu("Add", children: [MenuCommand("lemon"), MenuCommand("mint")])]),
    ])
    private let path = Breadcrumb(["bar", "drinks", "cold", "with bubbles", "cassis fizz"])
    private let list = ListView(["Cassis", "Lemon", "Soda", "Ice"])
    private let count = StatusBarItem("0 poured", priority: 2)
    private lazy var status = StatusBar(
        leading: [
            StatusBarItem("Glass 1", priority: 3), StatusBarItem("half full", tone: .success),
        ],
        trailing: [count, StatusBarItem("Reset", priority: 1, actionIdentifier: "reset")])
    private var poured = 0
    private var hasIce = true

    override func loadView() {
        // The texts begin in the same column as the texts in the bars.
        let content = StackView(.vertical, [path, list])
        content.layoutMargins = Insets(left: 1, right: 1)
        content.setFlex(1, of: list)
        let stack = StackView(.vertical, [toolbar, content, status])
        stack.setFlex(1, of: content)
        view = stack
    }

    override func viewDidLoad() { count.minimumWidth = 10 }

    override var preferredFocusedView: View? { list }

    override var actions: [Action] {
        [
            Action("pour", title: "Pour", keys: ["ctrl-o"], BarsPageController.pour),
            Action("stir", title: "Stir", keys: ["ctrl-t"], BarsPageController.pour)
                .disabled { (page: BarsPageController) in
                    page.poured > 0 ? nil : "The glass is empty."
                },
            Action("ice", title: "Ice", BarsPageController.switchIce)
                .showing { (page: BarsPageController) in page.hasIce ? .on : .off },
            Action("lemon", title: "Lemon", BarsPageController.pour),
            Action("mint", title: "Mint", BarsPageController.pour),
            Action("reset", title: "Reset", BarsPageController.reset),
        ]
    }

    private func pour() { show(poured + 1) }
    private func reset() { show(0) }
    private func switchIce() { hasIce.toggle() }

    private func show(_ poured: Int) {
        self.poured = poured
        count.text = "\(poured) poured"
    }
}
"""##
        case "button":
return ##"""
import Seltzer

extension GalleryPage {
    static let button = GalleryPage(
        name: "button", title: "Button", group: .buttons,
        summary: "Runs an action when it is pressed.", hint: "Press a button."
    ) {
        let standard = Button("Save")
        let name = TextField(placeholder: "Name")
        let pair = StackView(.horizontal, [name, standard])
        LayoutConstraint.activate([name.width == 12])
        let roles = [
            ("Primary", "What matters most", button("Share", .primary)),
            ("Success", "Completes something", button("Accept", .success)),
            ("Warning", "Needs attention", button("Retry", .warning)),
            ("Destructive", "Cannot be undone", button("Delete", .destructive)),
        ]
        let large = button("Send", .primary)
        large.buttonSize = .large
        let disabled = Button("Disabled")
        disabled.isEnabled = false
        let slow = Button("Takes a second") { button in
            try? await button.window?.application?.clock.sleep(for: .seconds(1))
        }
        let controller = ViewController(
            view: SpecimensView(
                [
                    Specimen("Plain", "One action among others", Button("Press")),
                    Specimen("Default", "Enter in the field", pair),
                ]
                    + roles.map { Specimen($0.0, $0.1, $0.2) } + [
                        Specimen("Mnemonic", "Alt-G presses it", Button("&Greet")),
                        Specimen("Disabled", "Cannot be pressed", disabled),
                        Specimen("Busy", "Waits for its action", slow),
                        Specimen("Wide", "Titles of any script", Button("漢字 🇨🇭")),
                        Specimen("Large", "One action of a page", large),
                    ]))
        controller.defaultButton = standard
        return controller
    }

    @MainActor private static func button(_ title: String, _ role: Button.Role) -> Button {
        let button = Button(title)
        button.role = role
        return button
    }
}
"""##
        case "canvas":
return ##"""
import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension GalleryPage {
    static let canvas = GalleryPage(
        name: "canvas", title: "Canvas", group: .plots,
        summary: "Draws with pixels that are smaller than cells.", hint: "Move the slider."
    ) {
        let globe = PixelPicture("A globe of lines", .braille, PixelPicture.drawGlobe)
        let gear = PixelPicture("A gear", .quadrants, PixelPicture.drawGear)
        let ball = PixelPicture("A ball in the light", .halfBlocks, PixelPicture.drawBall)
        ball.paintWithoutColors = PixelPicture.drawDottedBall
        let slider = Slider(value: 40, in: 0...360, step: 5) { slider in
            for picture in [globe, gear, ball] { picture.degrees = slider.value }
        }
        let pictures = SpecimensView([
            Specimen("Braille", "Lines of 2×4 dots", globe),
            Specimen("Quadrants", "2×2 pixels, filled", gear),
            Specimen("Half blocks", "1×2, with colours", ball),
        ])
        let column = VStack(spacing: 1) {
            SpecimenView(Specimen("Turn", "Turns all pictures", slider))
            pictures
        }
        column.compactSpacing = 0
        column.setFlex(1, of: pictures)
        return ViewController(view: column)
    }
}

/// A picture of pixels that turns.
private final class PixelPicture: View {
    var degrees = 40.0 {
        didSet { setNeedsDisplay() }
    }
    /// Draws the picture on a display without colours; nil if it needs no other drawing there.
    var paintWithoutColors: (@MainActor (inout PixelGrid, Circle, Double) -> Void)?
    private let shape: PixelGrid.Shape
    private let paint: @MainActor (inout PixelGrid, Circle, Double) -> Void

    /// The largest circle in a grid, in pixels that may be higher than wide.
    struct Circle {
        let (x, y, width, height): (Double, Double, Double, Double)

        /// Returns the pixel of a place in the circle, whose radius is 1.
        func pixel(_ x: Double, _ y: Double) -> Point {
            Point(
                x: Int((self.x + x * width).rounded()), y: Int((self.y + y * height).rounded()))
        }

        /// Calls a closure with each pixel and its place in the circle.
        func forEach(in grid: PixelGrid, _ body: (Point, Double, Double) -> Void) {
            for y in 0..<grid.pixelSize.height {
                for x in 0..<grid.pixelSize.width {
                    body(
                        Point(x: x, y: y), (Double(x) - self.x) / width,
                        (Double(y) - self.y) / height)
                }
            }
        }
    }

    init(
        _ label: String, _ shape: PixelGrid.Shape,
        _ paint: @escaping @MainActor (inout PixelGrid, Circle, Double) -> Void
    ) {
        (self.shape, self.paint) = (shape, paint)
        super.init(frame: .zero)
        accessibilityRole = .image
        accessibilityLabel = label
    }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: 22, height: 11) }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let size = Size(width: min(22, bounds.width), height: bounds.height)
        var grid = PixelGrid(size: size, shape: shape)
        let pixels = grid.pixelSize
        // A cell is twice as high as wide.
        let radius = min(Double(size.width), 2 * Double(size.height)) / 2
        guard radius >= 1 else { return }
        let perCell = shape.pixelsPerCell
        let circle = Circle(
            x: Double(pixels.width - 1) / 2, y: Double(pixels.height - 1) / 2,
            width: radius * Double(perCell.width) - 0.5,
            height: radius * Double(perCell.height) / 2 - 0.5)
        let paint = canvas.hasColors ? paint : paintWithoutColors ?? paint
        paint(&grid, circle, degrees * .pi / 180)
        canvas.draw(grid, at: .zero)
    }

    /// Draws circles of latitude and longitude, with dots for their parts on the far side.
    static func drawGlobe(_ grid: inout PixelGrid, in circle: Circle, angle: Double) {
        func point(_ latitude: Double, _ longitude: Double) -> (x: Double, y: Double, z: Double) {
            let (x, z) = (cos(latitude) * sin(longitude), cos(latitude) * cos(longitude))
            let (y, tilt) = (-sin(latitude), 0.4)
            return (x, y * cos(tilt) + z * sin(tilt), z * cos(tilt) - y * sin(tilt))
        }
        func draw(_ isFront: Bool, _ place: (Double) -> (x: Double, y: Double, z: Double)) {
            var last = place(0)
            for step in 1...36 {
                let next = place(Double(step) * .pi / 18)
                if (last.z + next.z > 0) == isFront {
                    grid.drawLine(
                        from: circle.pixel(last.x, last.y), to: circle.pixel(next.x, next.y),
                        color: isFront ? .accent : .tertiaryLabel,
                        pattern: isFront ? .solid : .dotted)
                }
                last = next
            }
        }
        for isFront in [false, true] {
            for latitude in [-0.9, -0.45, 0, 0.45, 0.9] {
                draw(isFront) { point(latitude, $0) }
            }
            for turn in 0..<6 {
                let longitude = angle + Double(turn) * .pi / 6
                draw(isFront) { point($0, longitude) }
            }
        }
    }

    /// Fills a wheel with eight teeth and a hole.
    static func drawGear(_ grid: inout PixelGrid, in circle: Circle, angle: Double) {
        var picture = grid
        circle.forEach(in: grid) { point, x, y in
            let distance = (x * x + y * y).squareRoot()
            let tooth = cos(8 * (atan2(y, x) - angle))
            let edge = 0.86 + 0.14 * min(1, max(-1, 3 * tooth))
            if distance <= edge, distance >= 0.3 { picture[point] = .info }
        }
        grid = picture
    }

    /// Fills a ball, which is brighter towards a light that circles it.
    static func drawBall(_ grid: inout PixelGrid, in circle: Circle, angle: Double) {
        var picture = grid
        circle.forEach(in: grid) { point, x, y in
            guard let part = brightness(x, y, angle) else { return }
            picture[point] = .rgb(
                UInt8(40 + 215 * part * part), UInt8(30 + 170 * part), UInt8(60 + 90 * part))
        }
        grid = picture
    }

    /// Fills a ball with pixels of one colour, which are denser towards the light.
    static func drawDottedBall(_ grid: inout PixelGrid, in circle: Circle, angle: Double) {
        let limits = [[0.2, 0.6], [0.8, 0.4]]
        var picture = grid
        circle.forEach(in: grid) { point, x, y in
            guard let part = brightness(x, y, angle) else { return }
            if part > limits[point.y % 2][point.x % 2] { picture[point] = .label }
        }
        grid = picture
    }

    /// Returns the brightness of a place of the ball, from 0 to 1; nil outside of the ball.
    private static func brightness(_ x: Double, _ y: Double, _ angle: Double) -> Double? {
        let depth = 1 - x * x - y * y
        guard depth >= 0 else { return nil }
        let light = (x * sin(angle) - y * 0.5 + depth.squareRoot() * cos(angle)) / 1.12
        return 0.15 + 0.85 * max(0, light)
    }
}
"""##
        case "cell-grid":
return ##"""
import Seltzer

extension GalleryPage {
    static let cellGrid = GalleryPage(
        name: "cell-grid", title: "Cell grid", group: .lists,
        summary: "Shows any number of clickable cells in rows and columns.",
        hint: "Click a cell, or press Enter on it.", fillsRoom: true, usefulRows: 20
    ) {
        CellGridPageController()
    }
}

/// Shows the product of the row's and the column's number in each cell.
private final class CellGridPageController: ViewController, CellGridViewDataSource {
    private let grid = CellGridView()
    private let rows = 1_000_000

    override func loadView() {
        grid.dataSource = self
        grid.columnSpacing = 2
        view = grid
    }

    override var preferredFocusedView: View? { grid }

    func numberOfRows(in gridView: CellGridView) -> Int { rows }

    func numberOfColumns(in gridView: CellGridView) -> Int { 100 }

    /// The column is as wide as its largest number, which is in the last row.
    func gridView(_ gridView: CellGridView, widthOfColumn column: Int) -> Int {
        NumberFormat().string(rows * (column + 1)).count
    }

    func gridView(_ gridView: CellGridView, textForCellAt position: GridPosition) -> String {
        NumberFormat().string((position.row + 1) * (position.column + 1))
    }

    func gridView(_ gridView: CellGridView, alignmentOfColumn column: Int) -> TextAlignment {
        .right
    }
}
"""##
        case "checkbox":
return ##"""
import Seltzer

extension GalleryPage {
    static let checkbox = GalleryPage(
        name: "checkbox", title: "Checkbox", group: .choices,
        summary: "Turns an option on or off; some show a mixed state.",
        hint: "Press Space on a box, or click it."
    ) {
        let mixed = Checkbox("Three states")
        mixed.checkState = .mixed
        mixed.allowsMixedState = true
        let disabled = Checkbox("Follow links", isOn: true)
        disabled.isEnabled = false
        let invalid = Checkbox("I accept the terms")
        invalid.isInvalid = true
        return ViewController(
            view: SpecimensView([
                Specimen("Off", "Space turns it on", Checkbox("Archived files")),
                Specimen("On", "Space turns it off", Checkbox("Whole tree", isOn: true)),
                Specimen("Mixed", "On for some items", mixed),
                Specimen("Mnemonic", "Alt-H turns it", Checkbox("&Hidden files")),
                Specimen("Disabled", "Keeps its state", disabled),
                Specimen("Error", "Must be on", invalid),
                Specimen("Wide", "Titles of any script", Checkbox("漢字")),
            ]))
    }
}
"""##
        case "combo-box":
return ##"""
import Seltzer

extension GalleryPage {
    static let comboBox = GalleryPage(
        name: "combo-box", title: "Combo box", group: .choices,
        summary: "Edits text, or takes it from a list.",
        hint: "Type a few letters, or press ↓ for all."
    ) {
        let drinks = [
            "Bitter lemon", "Cola", "Ginger ale", "Iced tea", "Lemonade", "Root beer", "Water",
        ]
        let drink = ComboBox(drinks, placeholder: "Any drink")
        let known = ComboBox(drinks, text: "Cola")
        known.allowsOtherText = false
        let many = ComboBox(
            (1...100_000).map { "Row \(NumberFormat().string($0))" }, text: "Row 50,000")
        let completed = ComboBox(drinks, placeholder: "Gi or Le")
        completed.completes = true
        let disabled = ComboBox(drinks, text: "Water")
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                Specimen("Drink", "Takes any other text", drink),
                Specimen("From the list", "Takes nothing else", known),
                Specimen("Completed", "Tab takes the rest", completed),
                Specimen("Many", "100,000 items", many),
                Specimen("Disabled", "Keeps its text", disabled),
            ]))
    }
}
"""##
        case "context-menu":
return ##"""
import Seltzer

extension GalleryPage {
    static let contextMenu = GalleryPage(
        name: "context-menu", title: "Context menu", group: .menus,
        summary: "Opens a menu for the row under the pointer or in focus.",
        hint: "Click a file with the right button, or press Shift-F10.", fillsRoom: true,
        usefulRows: 10
    ) {
        ContextMenuPageController()
    }
}

/// A list of files, with a menu for the selected files.
private final class ContextMenuPageController: ViewController {
    private var files = [
        "Harbour.swift", "Lighthouse.swift", "Tide.swift", "TideTable.swift", "Weather.swift",
        "CHANGELOG.md", "LICENSE", "README.md",
    ]
    private lazy var list = ListView(files)

    override func loadView() { view = list }

    override func viewDidLoad() {
        ContextMenuInteraction(on: self)
        list.allowsMultipleSelection = true
        list.contextMenuProvider = { [weak list] _ in
            guard let count = list?.selectedIndices.count, count > 0 else { return nil }
            return Menu(
                count == 1 ? "" : "\(count) files",
                children: [MenuCommand("duplicate"), MenuCommand("delete")])
        }
        contextMenuProvider = { _ in Menu(children: [MenuCommand("new-file")]) }
    }

    override var actions: [Action] {
        [
            .contextMenu,
            Action("new-file", title: "New file", keys: ["ctrl-n"], ContextMenuPageController.add),
            Action(
                "duplicate", title: "Duplicate", keys: ["ctrl-d"],
                ContextMenuPageController.duplicate),
            Action("delete", title: "Delete", keys: ["delete"], ContextMenuPageController.remove)
                .with(attributes: .destructive),
        ]
    }

    private func add() { show(files + ["New file"]) }

    private func duplicate() {
        show(files + list.selectedIndices.map { "Copy of \(files[$0])" })
    }

    private func remove() {
        let selected = Set(list.selectedIndices)
        show(files.indices.filter { !selected.contains($0) }.map { files[$0] })
    }

    private func show(_ files: [String]) {
        self.files = files
        list.setItems(files)
    }
}
"""##
        case "desktop":
return ##"""
import Seltzer

extension GalleryPage {
    static let desktop = GalleryPage(
        name: "desktop", title: "Desktop", group: .containers,
        summary: "Shows windows that can overlap, each with a title bar.",
        hint: "Drag a title bar, or press Ctrl-F7 and the arrow keys.", fillsRoom: true,
        usefulRows: 12
    ) {
        let orders = ListView(["Lemonade", "Ginger ale", "Cassis fizz", "Tonic", "Soda"])
        let glass = ProgressView(progress: 0.4)
        let level = Slider(value: 0.4, in: 0...1) { glass.progress = $0.value }
        glass.accessibilityLabel = "Glass"
        level.accessibilityLabel = "Level"
        let margin = StackView(.vertical, [glass])
        margin.layoutMargins = Insets(left: 1, right: 1)
        let notes = TextView("Ice is ready.\nThe glass is clean.")
        // The window has a border already.
        notes.drawsBackground = false
        let page = StackView(.vertical, [notes])
        page.layoutMargins = Insets(left: 1, right: 1)
        page.setFlex(1, of: notes)
        let desktop = DesktopView([
            DesktopWindow("Notes", view: page, frame: Rect(x: 27, y: 0, width: 30, height: 7)),
            DesktopWindow("Orders", view: orders, frame: Rect(x: 0, y: 0, width: 26, height: 8)),
            DesktopWindow(
                "Glass", view: StackView(.vertical, [level, margin], spacing: 1),
                frame: Rect(x: 14, y: 3, width: 30, height: 6)),
        ])
        return ViewController(view: desktop)
    }
}
"""##
        case "directory-view":
return ##"""
import Seltzer

extension GalleryPage {
    static let directoryView = GalleryPage(
        name: "directory-view", title: "Directory", group: .lists,
        summary: "Shows the files in a folder, to open, rename and move.",
        hint: "Unfold a folder, rename a file, or drag it.", fillsRoom: true,
        usefulRows: 18
    ) {
        DirectoryViewPageController()
    }
}

/// Shows folders in memory, so that the page is the same on every machine, and changes no file.
private final class DirectoryViewPageController: ViewController {
    private let folders = PageFolders()
    private lazy var files = view(of: "/bar")
    private lazy var names = view(of: "/names")
    private lazy var hidden = Checkbox("&Hidden files") { [weak self] box in
        self?.files.showsHiddenFiles = box.isOn
    }
    private lazy var first = Checkbox("&Folders first", isOn: true) { [weak self] box in
        self?.files.listsFoldersFirst = box.isOn
    }
    private let opened = Label(style: Style(foreground: .secondaryLabel))

    override func loadView() {
        files.expandedPaths = ["/bar/drinks"]
        files.allowsMultipleSelection = true
        files.renameFile = { [weak self] in self?.rename($0, to: $1) }
        files.moveFiles = { [weak self] in self?.move($0, to: $1) }
        files.on { [weak self] (event: FileActivated) in self?.show(event) ?? .ignored }
        opened.lineBreakMode = .byTruncatingMiddle
        let options = StackView(.horizontal, [hidden, first, opened], spacing: 2)
        options.setFlex(1, of: opened)
        let trees = FillingSpecimensView([
            Specimen("Files", "One folder is private, one is slow", files),
            Specimen("Strange names", "Control characters are visible", names),
        ])
        let column = StackView(.vertical, [options, trees], spacing: 1)
        column.compactSpacing = 0
        column.setFlex(1, of: trees)
        view = column
    }

    override var preferredFocusedView: View? { files }

    private func view(of path: BytePath) -> DirectoryView {
        DirectoryView(path: path) { [folders, weak self] folder in
            if folder.lastComponent == "far away" { try await self?.travel() }
            return try await folders.list(folder)
        }
    }

    /// Waits like a network, by the application's clock, which tests advance.
    private func travel() async throws {
        try await window?.application?.clock.sleep(for: .seconds(2))
    }

    private func show(_ event: FileActivated) -> Disposition {
        opened.text = "Opened \(event.path)"
        return .stop
    }

    private func rename(_ path: BytePath, to name: String) {
        folders.rename(path, to: name)
        files.reloadData()
    }

    private func move(_ paths: [BytePath], to folder: BytePath) {
        folders.move(paths, to: folder)
        files.reloadData()
    }
}

/// Folders in memory.
@MainActor
private final class PageFolders {
    private struct Refused: Error, CustomStringConvertible {
        let description = "Permission denied"
    }

    private var entries: [BytePath: [DirectoryEntry]] = [
        "/bar": [
            folder("drinks"), folder("private"), folder("far away"), file("README.md"),
            file("prices 2.csv"), file("prices 10.csv"), file(".hidden"),
            DirectoryEntry(
                name: "today", kind: .symbolicLink, target: "drinks", targetKind: .directory),
            DirectoryEntry(name: "yesterday", kind: .symbolicLink, target: "gone"),
        ],
        "/bar/drinks": [file("Lemonade.txt"), file("Cassis fizz.txt"), folder("teas")],
        "/bar/drinks/teas": [file("Iced mint.txt")],
        "/bar/today": [file("Lemonade.txt")],
        "/bar/far away": [file("Postcard.txt")],
        "/bar/private": [file("Diary.txt")],
        "/names": [
            file("two\nlines"), file("bell\u{7}"), file("red\u{1B}[31m"), file("柚子.txt"),
            file("👩‍👩‍👧 family.png"), file("مرحبا.txt"), file("\u{202E}gpj.exe"),
            DirectoryEntry(
                fileName: BytePath(bytes: Array("caf".utf8) + [0xE9]), kind: .file),
            file("a name that is longer than any pane of this page has room for.txt"),
        ],
    ]
    private var refusals = 1

    private static func file(_ name: String) -> DirectoryEntry {
        DirectoryEntry(name: name, kind: .file)
    }

    private static func folder(_ name: String) -> DirectoryEntry {
        DirectoryEntry(name: name, kind: .directory)
    }

    /// Returns the entries of a folder; the private folder is refused at first.
    func list(_ folder: BytePath) throws -> [DirectoryEntry] {
        if folder.lastComponent == "private", refusals > 0 {
            refusals -= 1
            throw Refused()
        }
        return entries[folder] ?? []
    }

    func rename(_ path: BytePath, to name: String) {
        put(path, in: path.parent ?? "/", as: BytePath(name))
    }

    func move(_ paths: [BytePath], to folder: BytePath) {
        for path in paths { put(path, in: folder, as: path.lastComponent) }
    }

    /// Moves a file to another folder, unless a file with its name is there already.
    private func put(_ path: BytePath, in folder: BytePath, as name: BytePath) {
        let (old, oldName) = (path.parent ?? "/", path.lastComponent)
        guard let entry = entries[old]?.first(where: { $0.fileName == oldName }),
            entries[folder]?.contains(where: { $0.fileName == name }) != true,
            folder != path, folder.relative(to: path) == nil
        else { return }
        entries[old]?.removeAll { $0.fileName == oldName }
        entries[folder, default: []].append(
            DirectoryEntry(
                fileName: name, kind: entry.kind, target: entry.target,
                targetKind: entry.targetKind))
        let new = folder.appending(name)
        for (inner, content) in entries {
            let rest = inner.relative(to: path)
            guard inner == path || rest != nil else { continue }
            entries[inner] = nil
            entries[rest.map(new.appending) ?? new] = content
        }
    }
}
"""##
        case "disclosure":
return ##"""
import Seltzer

extension GalleryPage {
    static let disclosure = GalleryPage(
        name: "disclosure", title: "Disclosure group", group: .containers,
        summary: "Shows and hides content under a title.",
        hint: "Open a group by a click, Space or →."
    ) {
        let disabled = DisclosureGroup("Disabled", Label("Stays open."), isExpanded: true)
        disabled.isEnabled = false
        let nested = DisclosureGroup(
            "Still water",
            DisclosureGroup("With lemon", Checkbox("Ice"), isExpanded: true), isExpanded: true)
        let accordion = Accordion([
            DisclosureGroup(
                "&Sizes", RadioGroup(["Small", "Large"], selectedIndex: 0), isExpanded: true),
            DisclosureGroup(
                "&Glasses", StackView(.vertical, [Checkbox("Clean"), Checkbox("Cold")])),
            DisclosureGroup("N&otes", Label("Nothing yet.")),
        ])
        return ViewController(
            view: SpecimensView([
                Specimen(
                    "Closed", "→ opens it", DisclosureGroup("Recipe", Label("Soda, mint"))),
                Specimen("Accordion", "One is open", accordion),
                Specimen("Nested", "← goes to the parent", nested),
                Specimen("Disabled", "Cannot be closed", disabled),
            ]))
    }
}
"""##
        case "divider":
return ##"""
import Seltzer

extension GalleryPage {
    static let divider = GalleryPage(
        name: "divider", title: "Divider", group: .containers,
        summary: "Draws a line between views; it joins lines it meets.",
        hint: "Turn the stack with the checkbox."
    ) {
        DividerPageController()
    }
}

/// Lays out three texts with lines between them, in a column or in a row.
private final class DividerPageController: ViewController {
    private let dividers = [Divider(), Divider()]
    private lazy var stack = StackView(
        .vertical, [Label("One"), dividers[0], Label("Two"), dividers[1], Label("Three")])

    override func loadView() {
        let turn = Checkbox("In a row") { [weak self] in self?.turn(isRow: $0.isOn) }
        view = SpecimensView(
            [
                Specimen("Axis", "Turns the stack", turn),
                Specimen("Joined", "Meets the border", GroupBox("Joined", stack)),
            ]
                + [("Single", BorderStyle.single), ("Heavy", .heavy), ("Double", .double)].map {
                    let divider = Divider()
                    divider.border = $1
                    return Specimen($0, "A line by itself", divider)
                })
    }

    private func turn(isRow: Bool) {
        stack.axis = isRow ? .horizontal : .vertical
        for divider in dividers { divider.axis = isRow ? .vertical : .horizontal }
    }
}
"""##
        case "dock-view":
return ##"""
import Seltzer

extension GalleryPage {
    static let dockView = GalleryPage(
        name: "dock-view", title: "Dock view", group: .containers,
        summary: "Places views along the edges of one in the middle.",
        hint: "Drag a divider, or use the arrow keys on it.", fillsRoom: true,
        usefulRows: 16
    ) {
        let drinks = ListView(["Cassis fizz", "Ginger ale", "Soda", "Tonic"])
        let log = ListView(["Ice is ready.", "The glass is clean."])
        @MainActor func pane(_ label: Label) -> View {
            let pane = StackView(.vertical, [label])
            pane.layoutMargins = Insets(left: 1, right: 1)
            return pane
        }
        let title = pane(Label("The bar", style: Style(attributes: .bold)))
        let dock = DockView(
            [
                DockItem(.top, title, isResizable: false),
                DockItem(.leading, drinks, thickness: 16, canCollapse: true),
                DockItem(.bottom, log, thickness: 4, canCollapse: true),
                DockItem(.trailing, pane(Label("Notes")), thickness: 10, canCollapse: true),
            ], center: pane(Label("The glass")))
        return ViewController(view: dock)
    }
}
"""##
        case "drag-and-drop":
return ##"""
import Seltzer

extension GalleryPage {
    static let dragAndDrop = GalleryPage(
        name: "drag-and-drop", title: "Drag and drop", group: .lists,
        summary: "Moves or copies rows, and accepts files.",
        hint: "Drag a bottle, or take and drop it with Ctrl-T.", fillsRoom: true,
        usefulRows: 12
    ) {
        DragAndDropPageController()
    }
}

/// Shows two lists, a third list in a group that springs open, and a target for files.
private final class DragAndDropPageController: ViewController {
    private let shelf = BottleList(["Lemon", "Mint", "Raspberry", "柚子", "Cassis", "Peach"])
    private let fridge = BottleList(["Plain"])
    private let cellar = BottleList(["Elderflower"])
    private lazy var group = DisclosureGroup("&Cellar", cellar.list)
    private let files = Label("Drop files here", style: Style(foreground: .secondaryLabel))

    override func loadView() {
        files.numberOfLines = 0
        files.lineBreakMode = .byTruncatingMiddle
        let fileArea = StackView(.vertical, [files])
        // The text begins in the same column as the title of the group.
        fileArea.layoutMargins = Insets(left: 1, right: 1)
        fileArea.setFlex(1, of: files)
        let last = StackView(.vertical, [group, fileArea], spacing: 1)
        last.setFlex(1, of: fileArea)
        view = FillingSpecimensView([
            Specimen("Shelf", "Shift selects more", shelf.list),
            Specimen("Fridge", "Ctrl copies a bottle", fridge.list),
            Specimen("Cellar and files", "The cellar springs open", last),
        ])
    }

    override func viewDidLoad() {
        FileDropInteraction(on: self)
        // The page accepts files at any place of the pointer or the focus.
        DropInteraction(on: self) {
            $0.canLoadItems(.path)
        } performDrop: { [weak self] session in
            session.loadItems(.path) { paths, _ in self?.show(paths) }
        }
    }

    override var actions: [Action] { Action.dragActions(of: self) }

    override var preferredFocusedView: View? { shelf.list }

    private func show(_ paths: [String]) {
        files.text = (["Got \(paths.count):"] + paths).joined(separator: "\n")
    }
}

/// A list of bottles that the user moves and copies to other lists.
@MainActor
private final class BottleList: TableViewDragDelegate, TableViewDropDelegate {
    let list: ListView
    private var names: [String] { didSet { list.setItems(names) } }
    /// Whether the rows of the current drag were moved within the list.
    private var hasMovedRows = false

    init(_ names: [String]) {
        self.names = names
        list = ListView(names)
        list.allowsMultipleSelection = true
        list.emptyText = "Empty"
        list.dragDelegate = self
        list.dropDelegate = self
    }

    func tableView(
        _ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: TableIndexPath
    ) -> [DragItem] {
        session.localContext = self
        return [DragItem(names[indexPath.row], localObject: indexPath.row)]
    }

    func tableView(
        _ tableView: TableView, dragSession session: DragSession,
        didEndWith operation: DropOperation
    ) {
        if operation == .move, !hasMovedRows { remove(session.items) }
        hasMovedRows = false
    }

    func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool {
        session.localDragSession?.localContext is BottleList
    }

    func tableView(
        _ tableView: TableView, dropSessionDidUpdate session: DropSession,
        withDestinationIndexPath destinationIndexPath: TableIndexPath?
    ) -> TableViewDropProposal {
        TableViewDropProposal(
            operation: session.suggestedOperation, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator) {
        var row = coordinator.destinationIndexPath?.row ?? names.count
        let isOwn = coordinator.session.localDragSession?.localContext as? BottleList === self
        if isOwn, coordinator.proposal.operation == .move {
            row -= rows(of: coordinator.items).filter { $0 < row }.count
            remove(coordinator.items)
            hasMovedRows = true
        }
        names.insert(contentsOf: coordinator.items.map(\.title.string), at: row)
    }

    private func rows(of items: [DragItem]) -> Set<Int> {
        Set(items.compactMap { $0.localObject(as: Int.self) })
    }

    private func remove(_ items: [DragItem]) {
        let rows = rows(of: items)
        names = names.enumerated().filter { !rows.contains($0.offset) }.map(\.element)
    }
}
"""##
        case "find":
return ##"""
import Seltzer

extension GalleryPage {
    static let find = GalleryPage(
        name: "find", title: "Find", group: .text,
        summary: "Finds text as you type, in every view by the same keys.",
        hint: "Press / and type; n finds the next match.",
        fillsRoom: true, usefulRows: 26
    ) {
        FindPageController()
    }
}

/// A page with an open search, and an editor in which matches can be replaced.
private final class FindPageController: ViewController {
    private let page: PageView = {
        let label = Label(
            """
            Lemonade is older than sugar: in Cairo, lemon juice was sold with honey.

            Paris had a guild of lemonade sellers in 1676. They carried the tanks on their \
            backs, and poured a cup for whoever stopped them.

            Seltzer comes from Selters, a village whose spring has bubbles of its own. Bottles \
            of it went as far as Batavia.

            To make a glass, press a lemon over ice, add two spoons of syrup, and fill it up \
            with seltzer. Stir once: who stirs twice drinks it still.

            A slice of lemon at the rim is for the eyes only.
            """)
        label.lineBreakMode = .byWordWrapping
        let margin = StackView(.vertical, [label])
        margin.layoutMargins = Insets(left: 1, right: 2)
        return PageView(margin)
    }()
    private let editor = TextView(
        """
        lemonade:
          lemon: 2
          sugar: 40 g
          seltzer: 1 l
        lemon fizz:
          lemon: 1
          syrup: 2 spoons
          seltzer: 300 ml
        iced tea:
          tea: 4 bags
          lemon: 1 slice
        """)

    override func loadView() {
        editor.showsLineNumbers = true
        editor.drawsBackground = false
        // A narrower bar leaves out buttons.
        view = FillingSpecimensView(
            [
                Specimen("Page", "/ finds in this text; n and N go on", page),
                Specimen("Editor", "Ctrl-F finds, Alt-% replaces", editor),
            ], columnWidth: 48)
    }

    override func viewDidAppear() {
        page.findInteraction?.searchText = "lemon"
        page.findInteraction?.findNext()
    }

    /// The page; if it is shown completely, it cannot be focused, and the editor is preferred.
    override var preferredFocusedView: View? { page.canBecomeFirstResponder ? page : editor }
}
"""##
        case "form":
return ##"""
import Seltzer

/// The value of the form.
private struct Order: Sendable, CustomStringConvertible {
    enum Size: CaseIterable, Sendable { case small, medium, large }
    enum Extra: CaseIterable, Sendable { case ice, lemon, straw }

    var name = ""
    var glasses = 1
    var size = Size.medium
    var extras: Set<Extra> = []
    var table = ""
    var isPaid = false

    var description: String { "\(name), \(glasses) \(size)" }
}

extension GalleryPage {
    static let form = GalleryPage(
        name: "form", title: "Form", group: .containers,
        summary: "Edits the fields of a value, and says what is wrong.",
        hint: "Fill in the fields, and press Enter.", fillsRoom: true, usefulRows: 21
    ) {
        var form = Form("New order", of: Order(), fields: fields)
        form.submitTitle = "&Order"
        let controller = FormController(form)
        // A page of the gallery remains when its form is cancelled.
        controller.on { [weak controller] (_: FormCancelled) in
            controller?.reset()
            return .stop
        }
        controller.on { [weak controller] (event: FormSubmitted<Order>) in
            guard let controller else { return .ignored }
            let order = event.value
            let glasses = order.glasses == 1 ? "1 glass" : "\(order.glasses) glasses"
            Toast("Ordered.", detail: "\(glasses) for \(order.name)", kind: .success)
                .show(from: controller)
            return .observed
        }
        return FormPageController(controller)
    }

    private static var fields: [FormField<Order>] {
        [
            .text("name", \.name, placeholder: "Ada").required("Enter a name")
                .validate { $0.name.count > 20 ? "Enter at most 20 characters" : nil },
            .stepper("glasses", \.glasses, in: 1...12)
                .validate { order in
                    order.size == .large && order.glasses > 4 ? "At most 4 large ones" : nil
                },
            .choice("size", \.size),
            .choices("extras", \.extras),
            .combo("table", \.table, items: (1...9).map { "Table \($0)" })
                .help("Empty for the bar")
                .validate(after: .milliseconds(300)) { order in
                    // A real program would ask a server here.
                    order.table == "Table 7" ? "Reserved" : nil
                },
            .toggle("is-paid", \.isPaid, label: "Paid"),
        ]
    }
}

/// Shows a form at the beginning of its room; by itself, a form is in the middle.
private final class FormPageController: ViewController {
    private let form: FormController<Order>

    init(_ form: FormController<Order>) {
        self.form = form
        super.init()
        addChild(form)
    }

    override func loadView() { view = LeadingFormView(form.view) }

    override var preferredFocusedView: View? { form.preferredFocusedView }
}

/// Places a form so that its labels begin in the same column as the title of the page: a form keeps
/// two columns free before them.
private final class LeadingFormView: View {
    private let form: View

    init(_ form: View) {
        self.form = form
        super.init(frame: .zero)
        addSubview(form)
    }

    override func sizeThatFits(_ size: Size) -> Size { form.sizeThatFits(size) }

    override func layoutSubviews() {
        form.frame = Rect(x: -1, y: 0, width: min(bounds.width + 1, 76), height: bounds.height)
    }
}
"""##
        case "gauge":
return ##"""
import Seltzer

extension GalleryPage {
    static let gauge = GalleryPage(
        name: "gauge", title: "Gauge", group: .plots,
        summary: "Shows a number between two limits.", hint: "Move the slider."
    ) {
        let thresholds = [PlotThreshold(70, .warning), PlotThreshold(90, .danger)]

        let pressure = Gauge("Pressure", value: 62, in: 0...100, style: .arc)
        let bar = Gauge("Pressure", value: 62, in: 0...100)
        for gauge in [pressure, bar] { gauge.thresholds = thresholds }
        let slider = Slider(value: 62, in: 0...100, step: 1) { slider in
            pressure.value = slider.value
            bar.value = slider.value
        }

        let lime = Gauge("Lime", value: 94, in: 0...100, style: .arc)
        lime.thresholds = thresholds
        let unknown = Gauge("Cellar", in: 0...30, style: .arc)

        let low = Gauge("Ice", value: 0.34)
        let warm = Gauge("Heat", value: 21.5, in: -10...40)
        warm.valueText = { NumberFormat(decimals: 1).string($0) + " °C" }
        let full = Gauge("Disk", value: 78, in: 0...100)
        let over = Gauge("Load", value: 94, in: 0...100)
        for gauge in [full, over] { gauge.thresholds = thresholds }

        return ViewController(
            view: SpecimensView([
                Specimen("Set it", "Both pressures follow", slider),
                Specimen("Arc", "Half a circle", pressure),
                Specimen("Danger", "A sign and a colour", lime),
                Specimen("Unknown", "No value yet", unknown),
                Specimen("Bar", "Marks the thresholds", bar),
                Specimen("Warning", "From 70", full),
                Specimen("Plain", "A part of the whole", low),
                Specimen("Unit", "From −10 to 40", warm),
                Specimen("Danger", "From 90", over),
            ]))
    }
}
"""##
        case "group-box":
return ##"""
import Seltzer

extension GalleryPage {
    static let groupBox = GalleryPage(
        name: "group-box", title: "Group box", group: .containers,
        summary: "Draws a titled border; borders join where they meet.",
        hint: "Turn a switch or a checkbox in a box."
    ) {
        let lines = StackView(.vertical, [Label("above"), Divider(), Label("below")])
        let columns = StackView(
            .horizontal, [Label("lime "), Divider(.vertical), Label(" 3")])
        let pair = StackView(
            .horizontal, [GroupBox("One", lines), GroupBox("Two", columns)], spacing: -1)
        pair.distribution = .fillEqually
        let form = StackView(.vertical, [Checkbox("Hidden files"), Switch("Wrap lines")])
        let inner = GroupBox("Inner", Label("Any view"))
        return ViewController(
            view: SpecimensView([
                Specimen("Form", "Options under one title", GroupBox("Options", form)),
                Specimen("Joined", "Neighbours share a side", pair),
                Specimen("Nested", "A box in a box", GroupBox("Outer", inner)),
                Specimen("Untitled", "A border alone", GroupBox("", Label("No title"))),
            ]))
    }
}
"""##
        case "interceptor-packs":
return ##"""
import Seltzer

extension GalleryPage {
    static let interceptorPacks = GalleryPage(
        name: "interceptor-packs", title: "Interceptor packs", group: .menus,
        summary: "Add undo, macros, read-only mode and more.",
        hint: "Press a button; then turn on read-only mode."
    ) {
        PacksPageController()
    }
}

/// A shelf of drinks, whose actions do not know the packs.
private final class PacksPageController: ViewController {
    private var drinks = ["Lemonade", "Ginger beer"]
    private let shelf = Label("")
    private let uses = Label("Nothing yet.")
    private let lock = Switch("Read only")
    private let menu = PullDownButton(
        "Shelf",
        menu: Menu(children: [
            MenuCommand("pour"), MenuCommand("take"),
            Menu(options: .displayInline, children: [MenuCommand("undo"), MenuCommand("redo")]),
            Menu(
                options: .displayInline,
                children: [MenuCommand("record-macro"), MenuCommand("replay-macro")]),
            MenuCommand("empty-shelf"),
        ]))
    /// The buttons that change the shelf.
    private var changing: [Button] = []
    private var history: UndoHistory?
    private var macros: MacroRecorder?
    private var usage: UsageCounter?
    private var tutorial: Tutorial?

    override func loadView() {
        let pour = button("P&our", "pour"), empty = button("&Empty", "empty-shelf")
        let buttons = StackView(.horizontal, [pour, empty])
        changing = [pour, empty]
        view = SpecimensView([
            Specimen("Shelf", "Ctrl-_ undoes a change", shelf),
            Specimen("Actions", "Empty asks first", buttons),
            Specimen("Menu", "Ctrl-R records keys, Ctrl-E replays them", menu),
            Specimen("Read-only mode", "Disables the actions", lock),
            Specimen(
                "Tutorial", "Points at the next step",
                Button("&Show me") { [weak self] _ in self?.tutorial?.start() }),
            Specimen("Uses", "Counts each action", uses),
        ])
        tutorial = Tutorial(
            on: self,
            steps: [
                Tutorial.Step(
                    "Pour a drink.", at: { [weak pour] in pour }, until: ActionPerformed.self,
                    where: { $0.action.identifier == "pour" }),
                Tutorial.Step(
                    "Turn on read-only mode.", at: { [weak lock] in lock },
                    until: SwitchToggled.self),
            ])
        show()
    }

    override func viewDidLoad() {
        let readOnly = ReadOnlyMode(on: self, isOn: false)
        on { [weak self] (event: SwitchToggled) in
            readOnly.isOn = event.isOn
            for button in self?.changing ?? [] { button.isEnabled = !event.isOn }
            return .ignored
        }
        DestructiveConfirmation(on: self)
        history = UndoHistory(on: self)
        macros = MacroRecorder(on: self)
        usage = UsageCounter(on: self)
        on(ActionPerformed.self, PacksPageController.count)
    }

    override var actions: [Action] {
        [
            Action("pour", title: "Pour", keys: ["ctrl-n"], undoable: PacksPageController.pour),
            Action("take", title: "Take", keys: ["delete"], undoable: PacksPageController.take),
            Action("empty-shelf", title: "Empty the shelf", PacksPageController.empty)
                .with(attributes: .destructive),
        ] + (history?.actions ?? []) + macroActions
    }

    /// The actions of the recorder, without the keys that the gallery uses otherwise.
    private var macroActions: [Action] {
        let keys: [String: KeySequence] = ["record-macro": "ctrl-r", "replay-macro": "ctrl-e"]
        return (macros?.actions ?? []).map { action in
            var action = action
            action.keys = action.identifier.flatMap { keys[$0] }.map { [$0] } ?? action.keys
            return action
        }
    }

    private func button(_ title: String, _ identifier: String) -> Button {
        Button(title) { [weak self] _ in
            guard let self, let application = window?.application else { return }
            // The focus may be on the list of pages.
            let action = application.currentActions(from: self).first {
                $0.identifier == identifier
            }
            if action.map(application.perform) != true { application.beep() }
        }
    }

    private func pour() -> UndoStep? {
        drinks.append(["Cassis fizz", "Tonic", "Lemonade"][drinks.count % 3])
        show()
        return UndoStep { [weak self] in self?.take() }
    }

    private func take() -> UndoStep? {
        guard let last = drinks.popLast() else { return nil }
        show()
        return UndoStep { [weak self] in
            self?.drinks.append(last)
            self?.show()
            return UndoStep { self?.take() }
        }
    }

    private func empty() {
        drinks = []
        show()
    }

    private func show() { shelf.text = drinks.isEmpty ? "Empty." : drinks.joined(separator: ", ") }

    private func count(_ event: ActionPerformed) -> Disposition {
        uses.text =
            usage?.mostUsed(4).map { "\($0.name) \($0.count)" }.joined(separator: ", ") ?? ""
        return .ignored
    }
}
"""##
        case "key-footer":
return ##"""
import Seltzer

extension GalleryPage {
    static let keyFooter = GalleryPage(
        name: "key-footer", title: "Key footer", group: .menus,
        summary: "Lists the keys of the actions in effect.",
        hint: "Press the button, or click a key in the footer."
    ) {
        KeyFooterPageController()
    }
}

/// Lists some actions, one of which can be disabled.
private final class KeyFooterPageController: ViewController {
    private let done = Label("No action has run yet.")
    private var canSave = false

    override func loadView() {
        let toggle = Button("Enable or disable saving") { [weak self] _ in self?.toggle() }
        let specimens = SpecimensView([
            Specimen("Change", "An action of this page", toggle),
            Specimen("Result", "Of the last action", done),
        ])
        let footer = SpecimenView(
            Specimen("Footer", "Follows the focus; click a key to press it", KeyFooter()))
        let column = VStack(spacing: 1) {
            footer
            specimens
        }
        column.compactSpacing = 0
        column.setFlex(1, of: specimens)
        view = column
    }

    override var actions: [Action] {
        [
            Action("mark", title: "Mark", keys: ["ctrl-k m"], KeyFooterPageController.mark),
            Action(
                "save", title: "Save", keys: ["ctrl-s"], isEnabled: { $0.canSave },
                KeyFooterPageController.save),
        ]
    }

    private func mark() { done.text = "Marked." }

    private func save() { done.text = "Saved." }

    private func toggle() {
        canSave.toggle()
        window?.application?.setNeedsFrame()
    }
}
"""##
        case "label":
return ##"""
import Seltzer

extension GalleryPage {
    static let label = GalleryPage(
        name: "label", title: "Label", group: .text,
        summary: "Shows text in one style or several, on one line or many."
    ) {
        let wrapped = Label(
            "A label can wrap a longer text between words, 漢字 as well as e\u{301}. It uses the width "
                + "that is available.")
        wrapped.lineBreakMode = .byWordWrapping
        let bold = Style(attributes: .bold)
        let styled = Label(
            StyledText("Bold", style: bold) + StyledText(", ")
                + StyledText("accent", style: Style(foreground: .accent)) + StyledText(", ")
                + StyledText("danger", style: Style(foreground: .danger)))
        let link = Label(
            StyledText(
                "example.org",
                style: Style(
                    foreground: .link, underlineStyle: .single, link: Link("https://example.org"))))
        let cut = Label("This text is cut in the middle, which suits paths of files: /a/b/c/d.txt")
        cut.lineBreakMode = .byTruncatingMiddle
        let secondary = Label("Less important", style: Style(foreground: .secondaryLabel))
        return ViewController(
            view: SpecimensView([
                Specimen("Plain", "In the text colour", Label("Hello, world")),
                Specimen("Secondary", "For remarks", secondary),
                Specimen("Styled", "Several styles at once", styled),
                Specimen("Link", "The terminal opens it", link),
                Specimen("Cut", "In the middle", cut),
                Specimen("Wrapped", "Between words", wrapped),
                Specimen(
                    "Sanitized", "Shows control characters",
                    Label("\u{1B}[31mnot red\u{7}")),
            ]))
    }
}
"""##
        case "line-chart":
return ##"""
import Seltzer

extension GalleryPage {
    static let lineChart = GalleryPage(
        name: "line-chart", title: "Line chart", group: .plots,
        summary: "Shows how numbers change, with axes and a legend.",
        hint: "Point at a line, or move with the arrow keys.", fillsRoom: true, neededRows: 20
    ) {
        LineChartPageController()
    }
}

/// Shows charts, one of which grows.
private final class LineChartPageController: ViewController {
    private var samples = SampleValues(seed: 11)
    private let bubbles = PlotSeries("Bubbles", limit: 240)
    private let glasses = PlotSeries("Glasses", limit: 240)
    private let foam = PlotSeries("Foam", limit: 240)
    private lazy var switchView = Switch("&Live") { [weak self] in self?.setLive($0.isOn) }
    private let page = StackView(.vertical)
    private var upperHeight: LayoutConstraint?

    override func loadView() {
        fill(bubbles, samples.walk(240, in: 20...140, step: 0.2))
        fill(glasses, samples.walk(240, in: 0...90))
        fill(foam, samples.walk(240, in: 30...70, step: 0.3))
        let live = LineChart([bubbles, glasses, foam])
        live.accessibilityLabel = "At the bar"
        live.positionText = { Self.time(of: $0) }

        let area = LineChart([
            PlotSeries(values: samples.walk(48, in: 1...8, step: 0.2).map { $0 * $0 })
        ])
        area.fillsArea = true

        var million = (0..<1_000_000).map { Double($0 % 13) }
        million[707_106] = 88
        million[271_828] = -31
        let peak = LineChart([PlotSeries(values: million)])

        let few = LineChart([
            PlotSeries("2025", values: [3, 5, 4, 8, 12, 11]),
            PlotSeries("2026", values: [14, 18, 16, 24, .nan, 27]),
        ])
        few.positionText = { ["Jan", "Feb", "Mar", "Apr", "May", "Jun"][Int($0)] }

        let lower = FillingSpecimensView([
            Specimen("Area", "Filled down to zero", area),
            Specimen("A million values", "Both peaks are visible", peak),
            Specimen("Few values", "With a gap", few),
        ])
        let note = Label(
            StyledText("At the bar", style: Style(attributes: .bold))
                + StyledText(
                    "  Each series has a pattern.", style: Style(foreground: .secondaryLabel)))
        let options = StackView(.horizontal, [note, switchView], spacing: 2)
        options.setFlex(1, of: note)
        options.layoutMargins = Insets(left: 1, right: 1)
        for view in [options, live, lower] as [View] { page.addArrangedSubview(view) }
        page.setCustomSpacing(1, after: live)
        let height = live.height == 8
        height.isActive = true
        upperHeight = height
        page.setFlex(1, of: lower)
        view = page
    }

    /// The lower charts have titles of two rows, so they get more than half of the rows.
    override func viewWillLayoutSubviews() {
        upperHeight?.constant = max(8, view.bounds.height / 2 - 3)
    }

    /// Appends values, one for each second, at positions in minutes, because the axis has steps of
    /// whole minutes.
    private func fill(_ series: PlotSeries, _ values: [Double]) {
        for value in values { append(value, to: series) }
    }

    private func append(_ value: Double, to series: PlotSeries) {
        let last = series.count > 0 ? series.position(of: series.count - 1) * 60 : -1
        series.append(value, at: (last + 1).rounded() / 60)
    }

    private static func time(of minutes: Double) -> String {
        let seconds = Int((minutes * 60).rounded())
        return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }

    private var isLive = false

    private func setLive(_ isLive: Bool) {
        self.isLive = isLive
        guard isLive, let clock = window?.application?.clock else { return }
        task { [weak self] in
            while self?.isLive == true, !Task.isCancelled {
                guard (try? await clock.sleep(for: .milliseconds(250))) != nil else { return }
                self?.append()
            }
        }
    }

    private func append() {
        for series in [bubbles, glasses, foam] {
            let last = series.last ?? 50
            append(min(max(last + (samples.next() - 0.5) * 16, 0), 140), to: series)
        }
    }
}
"""##
        case "link-button":
return ##"""
import Seltzer

extension GalleryPage {
    static let linkButton = GalleryPage(
        name: "link-button", title: "Link button", group: .buttons,
        summary: "Opens a web page or a page of the program.", hint: "Follow a link."
    ) {
        let disabled = LinkButton("Archive", destination: "archive.md")
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                Specimen(
                    "Web", "The terminal opens it",
                    LinkButton("Example", destination: "https://example.org")),
                Specimen(
                    "Page", "The program opens it", LinkButton("&Drinks", destination: "drinks.md")),
                Specimen("Disabled", "Cannot be followed", disabled),
            ]))
    }
}
"""##
        case "list-view":
return ##"""
import Seltzer

extension GalleryPage {
    static let listView = GalleryPage(
        name: "list-view", title: "List", group: .lists,
        summary: "Lists texts, to select one or several.",
        hint: "Select a row, or type its first letters.", fillsRoom: true, usefulRows: 20
    ) {
        ListViewPageController()
    }
}

/// Shows a list with single selection, a list with multiple selection, and an empty list.
private final class ListViewPageController: ViewController {
    private let one = ListView([
        "Amber", "Azure", "Coral", "Crimson", "Indigo", "Ivory", "Jade", "Lilac", "Maroon", "Ochre",
        "Olive", "Scarlet", "Teal", "Umber", "Violet", "朱色", "Zaffre",
    ])
    private let several = ListView([
        "Amaranth", "Barley", "Buckwheat", "Maize", "Millet", "Oats", "Quinoa", "Rice", "Rye",
        "Sorghum", "Spelt", "Teff", "Wheat",
    ])
    private let none = ListView()

    override func loadView() {
        one.selectedIndex = 2
        several.allowsMultipleSelection = true
        for row in [1, 4] { several.selectRow(at: TableIndexPath(row: row, section: 0)) }
        let add = Button("&Add a row") { [weak self] _ in self?.none.setItems(["A new row"]) }
        none.emptyView = ContentUnavailableView(
            "No rows yet", message: "New rows show here.", button: add)
        view = FillingSpecimensView([
            Specimen("One", "One row at a time", one),
            Specimen("Several", "Shift selects more", several),
            Specimen("Empty", "Says how rows come", none),
        ])
    }

    override var preferredFocusedView: View? { one }
}
"""##
        case "log-view":
return ##"""
import Seltzer

extension GalleryPage {
    static let logView = GalleryPage(
        name: "log-view", title: "Log view", group: .text,
        summary: "Follows lines from any thread, to find, filter and copy.",
        hint: "Scroll up, click a line, or press / to find in the log.", fillsRoom: true,
        usefulRows: 24
    ) {
        LogViewPageController()
    }
}

/// The log of a bar, which continues while a switch is on, and the output of a build in its own
/// colours.
private final class LogViewPageController: ViewController {
    private let log = LogView()
    private let output = LogView()
    private let field = TextField(placeholder: "Filter")
    private let levels = SegmentedControl(
        items: ["All", "Warnings", "Errors"], selectedSegmentIndex: 0)
    private lazy var live = Switch("&Live") { [weak self] _ in self?.pour() }
    private let count = Label(style: Style(foreground: .secondaryLabel))
    private let options = StackView(.vertical)
    private var orders = Orders()
    private lazy var build = SpecimenView(
        Specimen("Build", "Colours of a program, wrapped", output), fills: true)

    override func loadView() {
        for _ in 0..<60 {
            let line = orders.next()
            log.appendImmediately(line.text, level: line.level)
        }
        output.wrapsLines = true
        output.appendImmediately(
            """
            $ make lemonade
            [1/4] Press \u{1B}[1m2 lemons\u{1B}[0m
            \u{1B}[33mwarning:\u{1B}[0m a pip is left in the glass
            [2/4] Stir in \u{1B}[1m40 g sugar\u{1B}[0m
            [3/4] Cool
            \u{1B}[31merror:\u{1B}[0m there is \u{1B}[4mno ice\u{1B}[0m: fill the box, and try \
            again in two hours
            \u{1B}[32mnote:\u{1B}[0m snow does as well
            """)
        count.textAlignment = .right
        field.on { [weak self] (_: TextChanged) in self?.filter() ?? .ignored }
        levels.on { [weak self] (_: OptionSelected) in self?.filter() ?? .ignored }
        let burst = Button("Add &10,000") { [weak self] _ in self?.addMany() }
        let first = StackView(.horizontal, [field, levels], spacing: 2)
        first.setFlex(1, of: field)
        let second = StackView(.horizontal, [live, burst, count], spacing: 2)
        second.setFlex(1, of: count)
        second.layoutMargins = Insets(right: 1)
        let logs = FillingSpecimensView([Specimen("Orders", "Follows its end; / finds in it", log)])
        logs.addArrangedSubview(build)
        options.addArrangedSubview(first)
        options.addArrangedSubview(second)
        let column = StackView(.vertical, [options, logs], spacing: 1)
        column.compactSpacing = 0
        column.setFlex(1, of: logs)
        view = column
        showCount()
    }

    override var preferredFocusedView: View? { log }

    override func viewWillLayoutSubviews() {
        build.isHidden = view.bounds.width < 76
        options.spacing = view.bounds.height >= 16 ? 1 : 0
    }

    private func filter() -> Disposition {
        let lowest: [LogLevel?] = [nil, .warning, .error]
        log.filter = LogFilter(
            TextQuery(field.text), minimumLevel: lowest[levels.selectedSegmentIndex ?? 0])
        return .observed
    }

    /// Adds orders while the switch is on.
    private func pour() {
        guard live.isOn else { return }
        log.scheduleTimer(after: .milliseconds(200)) { [weak self] in
            guard let self, live.isOn else { return }
            let line = orders.next()
            log.append(line.text, level: line.level)
            showCount()
            pour()
        }
    }

    /// Appends many lines from another thread.
    private func addMany() {
        let (writer, start) = (log.writer, orders)
        for _ in 0..<10_000 { _ = orders.next() }
        showCount()
        Task.detached {
            var orders = start
            for _ in 0..<10_000 {
                let line = orders.next()
                writer.append(line.text, level: line.level)
            }
        }
    }

    private func showCount() {
        count.text = "\(NumberFormat().string(orders.count)) orders"
    }
}

/// Orders that look like orders of guests, the same in every run.
private struct Orders: Sendable {
    private(set) var count = 0
    private var values = SampleValues(seed: 4)

    private static let drinks = ["lemonade", "cassis fizz", "柚子 soda", "iced tea", "tonic"]

    mutating func next() -> (text: String, level: LogLevel) {
        count += 1
        let drink = Self.drinks[Int(values.next() * 5)]
        let table = 1 + Int(values.next() * 12)
        let seconds = 64_800 + count * 7
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let time = "\(two(seconds / 3_600 % 24)):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
        switch values.next() {
        case ..<0.06: return ("\(time)  no glass left for table \(table)", .error)
        case ..<0.18: return ("\(time)  table \(table) waits for its \(drink)", .warning)
        case ..<0.34: return ("\(time)  ice box at -\(2 + table % 4) °C", .debug)
        default: return ("\(time)  \(drink) for table \(table)", .info)
        }
    }
}
"""##
        case "markdown-view":
return ##"""
import Seltzer

extension GalleryPage {
    static let markdownView = GalleryPage(
        name: "markdown-view", title: "Markdown view", group: .text,
        summary: "Shows Markdown, with links and sections that fold.",
        hint: "Click ▾ to fold a section; Tab goes to the links.",
        fillsRoom: true, usefulRows: 26
    ) {
        let page = MarkdownView(
            """
            # Lemonade

            Two glasses need *fresh* lemons; see the [list of drinks](drinks.md).

            ## Ingredients

            - [x] 2 lemons
            - [ ] 40 g sugar
            - [ ] 1 l seltzer, **cold**

            ## Steps

            1. Press the lemons.
            2. Stir in the sugar.
            3. Pour the seltzer last.

            > It keeps its bubbles if nothing is stirred after it.

            ```swift
            let glasses = 2
            ```

            | Drink    | Sugar |
            |----------|------:|
            | Lemonade |  20 g |
            | Seltzer  |   0 g |
            """)
        return ViewController(view: page)
    }
}
"""##
        case "menu-bar":
return ##"""
import Seltzer

extension GalleryPage {
    static let menuBar = GalleryPage(
        name: "menu-bar", title: "Menu bar", group: .menus,
        summary: "Shows a row of menus, made from the actions in effect.",
        hint: "Open a menu: by a click, F10 or Alt-D.", fillsRoom: true, usefulRows: 8
    ) {
        MenuBarPageController()
    }
}

/// A glass whose actions are in the menus of a bar.
private final class MenuBarPageController: ViewController {
    private let bar = MenuBar([
        Menu(
            "&Drink",
            children: [
                MenuCommand("pour", title: "&Pour"), MenuCommand("stir", title: "&Stir"),
                Menu(
                    "&Add",
                    children: [
                        MenuCommand("lemon", title: "&Lemon"), MenuCommand("mint", title: "&Mint"),
                        Menu("&Syrup", children: [DeferredMenuElement(syrups)]),
                    ]),
                MenuCommand("empty", title: "Pour &away"),
            ]),
        Menu(
            "&Glass",
            children: [
                Menu("Contents", options: .displayInline, children: [MenuCommand("ice")]),
                MenuCommand("wash", title: "&Wash"),
            ]),
    ])
    private let log = ListView(["The glass is empty."])
    private var lines = ["The glass is empty."]
    private var isFull = false
    private var hasIce = true

    override func loadView() {
        // The texts begin in the same column as the titles in the bar.
        let content = StackView(.vertical, [log])
        content.layoutMargins = Insets(left: 1, right: 1)
        content.setFlex(1, of: log)
        let stack = StackView(.vertical, [bar, content])
        stack.setFlex(1, of: content)
        view = stack
    }

    override var preferredFocusedView: View? { log }

    override var actions: [Action] {
        let isEmpty = "The glass is empty."
        return [
            .menuBar,
            Action("pour", title: "Pour", keys: ["ctrl-o"], MenuBarPageController.pour)
                .disabled { (page: MenuBarPageController) in
                    page.isFull ? "The glass is full." : nil
                },
            Action("stir", title: "Stir", keys: ["ctrl-t"], MenuBarPageController.stir)
                .disabled { (page: MenuBarPageController) in page.isFull ? nil : isEmpty },
            Action("lemon", title: "Lemon", MenuBarPageController.addLemon),
            Action("mint", title: "Mint", MenuBarPageController.addMint),
            Action("ice", title: "With ice", MenuBarPageController.switchIce)
                .showing { (page: MenuBarPageController) in page.hasIce ? .on : .off }
                .with(attributes: .keepsMenuPresented),
            Action("empty", title: "Pour away", MenuBarPageController.pourAway)
                .disabled { (page: MenuBarPageController) in page.isFull ? nil : isEmpty }
                .with(attributes: .destructive),
        ]
    }

    private func pour() {
        isFull = true
        note(hasIce ? "A glass, with ice." : "A glass.")
    }

    private func stir() { note("Stirred.") }
    private func addLemon() { note("Lemon.") }
    private func addMint() { note("Mint.") }
    private func switchIce() { hasIce.toggle() }

    private func pourAway() {
        isFull = false
        note("The glass is empty.")
    }

    private func note(_ line: String) {
        lines.append(line)
        log.setItems(lines)
        log.selectedIndex = lines.count - 1
    }

    /// Returns the syrups, after a delay.
    @MainActor private static func syrups() async throws -> [any MenuElement] {
        await Task.yield()
        return ["Cassis", "Ginger", "Elderflower"].map { name in
            Action(name.lowercased(), title: name) { responder in
                guard let page = (responder as? View)?.menuBarPage else { return .ignored }
                page.note("\(name) syrup.")
                return .stop
            }
        }
    }
}

extension View {
    /// The page of the menu bar that contains the view.
    fileprivate var menuBarPage: MenuBarPageController? {
        var responder: Responder? = self
        while let current = responder {
            if let page = current as? MenuBarPageController { return page }
            responder = current.next
        }
        return nil
    }
}
"""##
        case "menu":
return ##"""
import Seltzer

extension GalleryPage {
    static let menu = GalleryPage(
        name: "menu", title: "Menu", group: .menus,
        summary: "Opens a menu of commands from a button.",
        hint: "Open a menu and choose an entry."
    ) {
        MenuPageController()
    }
}

/// Shows menus of several kinds.
private final class MenuPageController: ViewController {
    private let done = Label("Nothing yet.")

    override func loadView() {
        let disabled = PullDownButton("Disabled", menu: add)
        disabled.isEnabled = false
        let many = Menu(children: (1...200).map { entry("Entry \($0)") })
        view = SpecimensView([
            Specimen(
                "A few", "Groups, a submenu, keys", PullDownButton("&Add", menu: add)),
            Specimen(
                "Many", "Scrolls", PullDownButton("&Many", menu: many)),
            Specimen("Disabled", "Opens nothing", disabled),
            Specimen("Result", "Of the last entry", done),
        ])
    }

    private var add: Menu {
        Menu(children: [
            MenuCommand("add-file", title: "&File", image: "+"),
            MenuCommand("add-folder", title: "F&older", image: "+"),
            Menu("&From a template", children: ["Letter", "List", "漢字"].map { entry($0) }),
            Menu(options: .displayInline, children: [MenuCommand("add-link", title: "&Link")]),
            entry("Clear everything").with(attributes: .destructive),
        ])
    }

    private func entry(_ title: String) -> Action {
        Action(nil, title: title) { [weak self] _ in
            self?.done.text = title
            return .stop
        }
    }

    override var actions: [Action] {
        [
            Action("add-file", title: "File", keys: ["ctrl-n"], MenuPageController.addFile),
            Action("add-folder", title: "Folder", MenuPageController.addFolder),
            Action("add-link", title: "Link", MenuPageController.addFile)
                .disabled { (_: MenuPageController) in "There is nothing to link to." },
        ]
    }

    private func addFile() { done.text = "A file." }
    private func addFolder() { done.text = "A folder." }
}
"""##
        case "navigation":
return ##"""
import Seltzer

extension GalleryPage {
    static let navigation = GalleryPage(
        name: "navigation", title: "Navigation", group: .containers,
        summary: "Opens screens on top of one another, with a way back.",
        hint: "Open a drink; Esc or the bar goes back.", fillsRoom: true,
        usefulRows: 10
    ) {
        NavigationController(
            rootViewController: ShelfController(
                "Drinks", ["Lemonades", "Teas", "Everything else, with a long name"]))
    }
}

/// A list whose rows open lists of their own.
private final class ShelfController: ViewController {
    private let rows: [String]

    init(_ title: String, _ rows: [String]) {
        self.rows = rows
        super.init()
        self.title = title
    }

    override func loadView() { view = ListView(rows) }

    override func viewDidLoad() { on(RowActivated.self, ShelfController.open) }

    private func open(_ event: RowActivated) -> Disposition {
        let title = rows[event.indexPath.row]
        let below = ["Sweet", "Sour", "With ice"].map { "\($0), from \(title.lowercased())" }
        navigationController?.pushViewController(ShelfController(title, below))
        return .observed
    }
}
"""##
        case "outline-view":
return ##"""
import Seltzer

extension GalleryPage {
    static let outlineView = GalleryPage(
        name: "outline-view", title: "Outline", group: .lists,
        summary: "Shows a tree of items, to unfold, rename and move.",
        hint: "Click a sign to unfold a row, rename a row, or drag it.", fillsRoom: true,
        usefulRows: 16
    ) {
        OutlineViewPageController()
    }
}

/// A menu of drinks that the user can change.
private final class OutlineViewPageController: ViewController, OutlineViewDataSource {
    private struct Entry {
        var name: String
        /// The price of a glass in cents; nil for a group.
        var price: Int?
        var children: [Int] = []
    }

    private let outline = OutlineView()
    private let field = TextField(placeholder: "Filter")
    /// The text that visible drinks must contain.
    private var filteredPart = ""
    /// The entries by their identities, which are the items of the outline; entry 0 is above the
    /// top entries.
    private var entries = [
        Entry(name: "", children: [1, 5, 9]),
        Entry(name: "Lemonades", children: [2, 3, 4]),
        Entry(name: "Lemon", price: 320),
        Entry(name: "Raspberry", price: 350),
        Entry(name: "柚子", price: 380),
        Entry(name: "Seltzers", children: [6, 7]),
        Entry(name: "Plain", price: 150),
        Entry(name: "With syrup", children: [8]),
        Entry(name: "Elderflower", price: 240),
        Entry(name: "Teas", children: [10, 11]),
        Entry(name: "Iced mint", price: 290),
        Entry(name: "Iced peach", price: 310),
    ]

    override func loadView() {
        outline.columns = [
            TableColumn("Drink", width: .flexible(weight: 2), minimumWidth: 12),
            .numbers("Price", NumberFormat(decimals: 2), width: .fixed(8)),
        ]
        outline.outlineDataSource = self
        outline.canRenameItem = { _ in true }
        outline.renameValidation = { _, name in name.isEmpty ? "A name is needed" : nil }
        outline.canMoveItems = { [weak self] in self?.canMove($0) ?? false }
        outline.expandItem(1)
        on(OutlineItemRenamed.self, OutlineViewPageController.rename)
        on(OutlineItemsMoved.self, OutlineViewPageController.move)
        field.on { [weak self] (event: TextChanged) in self?.filter(event.text) ?? .ignored }
        let stack = StackView(.vertical, [field, outline], spacing: 1)
        stack.compactSpacing = 0
        stack.setFlex(1, of: outline)
        view = stack
    }

    override var preferredFocusedView: View? { outline }

    private func number(of item: AnyHashable?) -> Int { item?.base as? Int ?? 0 }

    // MARK: Items

    func outlineView(_ outlineView: OutlineView, childrenOf item: AnyHashable?) -> OutlineChildren {
        OutlineChildren(entries[number(of: item)].children)
    }

    func outlineView(
        _ outlineView: OutlineView, textOf item: AnyHashable, in column: TableColumn?
    ) -> StyledText {
        let entry = entries[number(of: item)]
        guard let format = column?.numberFormat else { return StyledText(entry.name) }
        return StyledText(entry.price.map { format.string(Double($0) / 100) } ?? "")
    }

    // MARK: Changes

    private func rename(_ event: OutlineItemRenamed) -> Disposition {
        entries[number(of: event.item)].name = event.newName
        outline.reloadItem(event.item)
        return .observed
    }

    /// Drinks have no children, and the places in a filtered outline differ from the places among
    /// all drinks.
    private func canMove(_ move: OutlineMove) -> Bool {
        outline.filter == nil && entries[number(of: move.parent)].price == nil
    }

    private func move(_ event: OutlineItemsMoved) -> Disposition {
        let move = event.move
        let items = move.items.map { number(of: $0) }
        let parent = number(of: move.parent)
        let siblings = entries[parent].children
        let next = siblings.dropFirst(move.index ?? siblings.count)
            .first { !items.contains($0) }
        for index in entries.indices { entries[index].children.removeAll(where: items.contains) }
        let place = next.flatMap { entries[parent].children.firstIndex(of: $0) }
        entries[parent].children.insert(
            contentsOf: items, at: place ?? entries[parent].children.count)
        outline.reloadData()
        return .observed
    }

    private func filter(_ text: String) -> Disposition {
        let part = text.lowercased()
        let isMatch: @MainActor (AnyHashable) -> Bool = { [weak self] item in
            guard let self else { return false }
            return entries[number(of: item)].name.lowercased().contains(part)
        }
        if part.isEmpty {
            outline.filter = nil
        } else if part.hasPrefix(filteredPart) {
            outline.narrowFilter(to: isMatch)
        } else {
            outline.filter = isMatch
        }
        filteredPart = part
        return .observed
    }
}
"""##
        case "palette":
return ##"""
import Seltzer

extension GalleryPage {
    static let palette = GalleryPage(
        name: "palette", title: "Command palette", group: .menus,
        summary: "Finds any action by a part of its name.",
        hint: "Press the button, and type a part of a command."
    ) {
        PalettePageController()
    }
}

/// A page with commands, one of which asks for values.
private final class PalettePageController: ViewController {
    private let done = Label("Nothing yet.")
    private let palette = CommandPalette(providers: [
        CommandProvider("Drinks", prefix: "@") { query in
            ["Lemonade", "Cassis fizz", "Ginger beer"]
                .filter { $0.lowercased().contains(query.lowercased()) }
                .map { CommandItem($0, detail: "on the menu") {} }
        }
    ])

    override func loadView() {
        let open = Button("&Open the palette") { [weak self] button in
            self?.palette.present(from: button)
        }
        view = SpecimensView([
            Specimen("Commands", "Or Ctrl-P; @ finds drinks", open),
            Specimen("Result", "Of the last command", done),
        ])
    }

    override func viewDidLoad() { palette.askForArguments(of: self) }

    override var actions: [Action] {
        [
            palette.action,
            Action("stir", title: "Stir gently", keys: ["ctrl-t"], PalettePageController.stir),
            Action("serve", title: "Serve", PalettePageController.stir)
                .disabled { (_: PalettePageController) in "No drink is ready." },
            Action(
                "order", title: "Order a drink",
                parameters: [
                    Action.Parameter("Name of the guest"),
                    Action.Parameter("Size", .choice(["Small", "Medium", "Large"])),
                ], PalettePageController.order),
        ]
    }

    private func stir() { done.text = "Stirred." }

    private func order(_ values: [String]) {
        done.text = "\(values[1]), for \(values[0])."
    }
}
"""##
        case "pop-up-button":
return ##"""
import Seltzer

extension GalleryPage {
    static let popUpButton = GalleryPage(
        name: "pop-up-button", title: "Pop-up button", group: .choices,
        summary: "Chooses one of many options from a list.",
        hint: "Open a list and choose an option."
    ) {
        let empty = PopUpButton(["Small", "Medium", "Large"])
        empty.placeholder = "Any size"
        let many = PopUpButton(numbers, selectedIndex: 49_999)
        let disabled = PopUpButton(["Monthly", "Weekly"], selectedIndex: 0)
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                Specimen(
                    "A few", "Space opens the list",
                    PopUpButton(["Red", "Green", "Blue"], selectedIndex: 0)),
                Specimen("No choice yet", "Shows a placeholder", empty),
                Specimen("100,000 options", "Typing finds one", many),
                Specimen("Disabled", "Keeps its choice", disabled),
                Specimen("No options", "Nothing to open", PopUpButton([])),
                Specimen(
                    "Wide", "Options of any script",
                    PopUpButton(["漢字", "かな"], selectedIndex: 0)),
            ]))
    }

    private static let numbers = (1...100_000).map { "Number \(NumberFormat().string($0))" }
}
"""##
        case "progress":
return ##"""
import Seltzer

extension GalleryPage {
    static let progress = GalleryPage(
        name: "progress", title: "Progress bar", group: .progress,
        summary: "Shows how much of a task is done.", hint: "Press Begin."
    ) {
        ProgressPageController()
    }
}

/// Pretends to work for a while, and shows the progress.
private final class ProgressPageController: ViewController {
    private let bar = ProgressView()
    private let work = WorkProgress(totalUnitCount: 200)

    override func loadView() {
        bar.observedProgress = work
        bar.showsTimeLeft = true
        bar.rateText = { "\(Int($0.rounded()))/s" }
        let unknown = ProgressView()
        unknown.isIndeterminate = true
        let done = ProgressView(progress: 1)
        let failed = ProgressView(progress: 0.7)
        failed.failureText = "Disk full"
        let bare = ProgressView(progress: 0.25)
        bare.showsPercentage = false
        view = SpecimensView([
            Specimen(
                "Work", "Takes ten seconds", Button("&Begin") { [weak self] _ in self?.begin() }),
            Specimen("Running", "With rate and time left", bar),
            Specimen("Known", "A part of the whole", ProgressView(progress: 0.42)),
            Specimen("Unknown", "The length is not known", unknown),
            Specimen("Done", "Says so in a word", done),
            Specimen("Failed", "Stops, and says why", failed),
            Specimen("Without a number", "The bar alone", bare),
        ])
    }

    private func begin() {
        guard let clock = window?.application?.clock else { return }
        work.completedUnitCount = 0
        let work = work
        task {
            while !work.isFinished, !Task.isCancelled {
                guard (try? await clock.sleep(for: .milliseconds(50))) != nil else { return }
                work.completedUnitCount += 1
            }
        }
    }
}
"""##
        case "prompts":
return ##"""
import Seltzer
import SeltzerPrompts

extension GalleryPage {
    static let prompts = GalleryPage(
        name: "prompts", title: "Prompts", group: .tools,
        summary: "Ask questions and show progress in command-line tools.",
        hint: "Answer a question."
    ) {
        PromptsController()
    }
}

/// Shows questions and progress as command-line tools show them; each tool starts again when it has
/// ended.
private final class PromptsController: ViewController {
    private enum Kind: String, CaseIterable {
        case program = "Program"
        case library = "Library"
        case both = "Both"
    }

    private let ask = ToolStage("Ask", rows: 3) {
        _ = try await PromptGroup().ask(
            "Name of the package", default: "tide-clock", help: "Small letters and dashes")
    }
    private let choose = ToolStage("Choose", rows: 5) {
        _ = try await PromptGroup().choose("What is it?", Kind.self)
    }
    private let mark = ToolStage("Choose several", rows: 5) {
        let parts = ["Tests", "Documentation", "Licence"].map { PromptChoice($0) }
        _ = try await PromptGroup().chooseMany(
            "What should be in it?", from: parts, default: ["Tests"])
    }
    private let confirm = ToolStage("Confirm", rows: 2) {
        _ = try await PromptGroup().confirm("Create 14 files?", yes: "Create", no: "Not yet")
    }
    private let work = Work()
    private var isTicking = false
    private lazy var progress = ToolStage("Progress", rows: 4) { [work] in try await work.run() }

    override func loadView() {
        let stages = [ask, choose, mark, confirm, progress]
        for stage in stages {
            stage.perform = { [weak self] work in self?.task(work) }
        }
        progress.hasBegun = { [work] in work.hasBegun }
        progress.didStart = { [weak self] in self?.tick() }
        view = SpecimensView(
            [
                Specimen("Ask", "Enter takes the default", ask),
                Specimen("Confirm", "y or n answers", confirm),
                Specimen("Choose", "One of a few", choose),
                Specimen("Choose several", "Space marks, Enter accepts", mark),
                Specimen("Progress", "A bar for each part", progress),
            ], columnWidth: 33)
    }

    override var preferredFocusedView: View? { ask }

    override func viewDidAppear() {
        for stage in [ask, choose, mark, confirm, progress] { stage.start() }
    }

    /// Lets the work continue, about as fast as on a terminal.
    private func tick() {
        guard !isTicking, let clock = window?.application?.clock else { return }
        isTicking = true
        task { [weak self, work] in
            defer { self?.isTicking = false }
            while self?.progress.isRunning == true {
                try await clock.sleep(for: .milliseconds(100))
                work.advance()
                self?.progress.advance(by: .milliseconds(100))
            }
        }
    }
}

/// Pretended work in three parts.
@MainActor
private final class Work {
    private var parts: [(step: ProgressTask, ticks: AsyncStream<Void>.Continuation)] = []
    private nonisolated static let regions = ["fra", "nyc", "sin"]
    private nonisolated static let total = 40

    /// Whether all parts are running.
    private(set) var hasBegun = false

    func run() async throws {
        (parts, hasBegun) = ([], false)
        try await withProgress("Deploy") { progress in
            await withTaskGroup(of: Void.self) { group in
                for (number, region) in Self.regions.enumerated() {
                    group.addTask {
                        await progress.step(region, total: Self.total) { await self.wait(for: $0) }
                    }
                    // Starts the parts in order, so that the bars have the order of the regions.
                    while await self.parts.count <= number { await Task.yield() }
                }
            }
        }
    }

    /// Waits until a part is done or the task is cancelled.
    private func wait(for step: ProgressTask) async {
        let (stream, ticks) = AsyncStream.makeStream(of: Void.self)
        parts.append((step, ticks))
        hasBegun = parts.count == Self.regions.count
        for await _ in stream {}
    }

    /// Continues each part a little.
    func advance() {
        for (number, part) in parts.enumerated() { part.step.advance(by: number + 1) }
        for part in parts where part.step.completed >= Self.total { part.ticks.finish() }
        parts.removeAll { $0.step.completed >= Self.total }
    }
}
"""##
        case "radio-group":
return ##"""
import Seltzer

extension GalleryPage {
    static let radioGroup = GalleryPage(
        name: "radio-group", title: "Radio group", group: .choices,
        summary: "Chooses one of a few options.", hint: "Choose another option."
    ) {
        let size = RadioGroup(["&Small", "&Medium", "&Large"], selectedIndex: 1)
        let some = RadioGroup(["Left", "Middle", "Right"])
        some.setEnabled(false, forOptionAt: 1)
        let disabled = RadioGroup(["Yes", "No"], selectedIndex: 0, axis: .horizontal)
        disabled.isEnabled = false
        let invalid = RadioGroup(["Card", "Cash"], axis: .horizontal)
        invalid.isInvalid = true
        return ViewController(
            view: SpecimensView([
                Specimen("Column", "Alt-S, Alt-M or Alt-L", size),
                Specimen("No choice yet", "One option is disabled", some),
                Specimen(
                    "Row", "Options of any script",
                    RadioGroup(["漢字", "かな"], selectedIndex: 0, axis: .horizontal)),
                Specimen("Disabled", "Keeps its choice", disabled),
                Specimen("Error", "Needs a choice", invalid),
            ]))
    }
}
"""##
        case "scroll-bar":
return ##"""
import Seltzer

extension GalleryPage {
    static let scrollBar = GalleryPage(
        name: "scroll-bar", title: "Scroll bar", group: .containers,
        summary: "Shows and moves the visible part of something.",
        hint: "Press the button; scroll bars post no event."
    ) {
        ScrollBarPageController()
    }
}

/// Shows the position of a scroll bar without a scroll view.
private final class ScrollBarPageController: ViewController {
    private let bar = ScrollBar(.horizontal)
    private let place = Label("From 0 to 20 of 100")

    override func loadView() {
        bar.values = 0...80
        bar.visibleLength = 20
        bar.pageLength = 20
        bar.addAction(for: .valueChanged) { [weak self] bar in self?.show(bar.value) }
        let onwards = Button("&Onwards") { [weak self] _ in
            guard let self else { return }
            bar.value = min(bar.values.upperBound, bar.value + 10)
            show(bar.value)
        }
        bar.setContentHuggingPriority(.defaultLow, for: .horizontal)
        view = SpecimensView([
            Specimen("Bar", "Drag or click it", bar),
            Specimen("Visible part", "As the bar reports it", place),
            Specimen("Program", "Moves the bar by 10", onwards),
        ])
    }

    private func show(_ value: Int) {
        place.text = "From \(value) to \(value + bar.visibleLength) of 100"
    }
}
"""##
        case "scroll-view":
return ##"""
import Seltzer

extension GalleryPage {
    static let scrollView = GalleryPage(
        name: "scroll-view", title: "Scroll view", group: .containers,
        summary: "Shows a part of larger content; wheel or keys move it.",
        hint: "Scroll with the wheel or the arrows.", fillsRoom: true, usefulRows: 20
    ) {
        let lines = (1...200).map { line in
            "\(line)  " + String(repeating: "wide and long ", count: 12)
        }
        let words = Label(String(repeating: "Words that wrap at the width. ", count: 60))
        words.lineBreakMode = .byWordWrapping
        return ViewController(
            view: FillingSpecimensView([
                Specimen(
                    "Both ways", "Content larger than the view",
                    inset(Label(lines.joined(separator: "\n")))),
                Specimen("Down", "Text as wide as the view", inset(words)),
            ]))
    }

    /// Returns a scroll view whose content begins in the same column as the titles of specimens.
    @MainActor
    private static func inset(_ content: View) -> ScrollView {
        let view = ScrollView(content)
        view.contentInset = Insets(left: 1)
        return view
    }
}
"""##
        case "segmented-control":
return ##"""
import Seltzer

extension GalleryPage {
    static let segmentedControl = GalleryPage(
        name: "segmented-control", title: "Segmented control", group: .choices,
        summary: "Chooses one of a few options that are all visible.",
        hint: "Choose another segment."
    ) {
        let some = SegmentedControl(items: ["Cut", "Copy", "Paste"], selectedSegmentIndex: 0)
        some.setEnabled(false, forOptionAt: 2)
        let disabled = SegmentedControl(items: ["Left", "Right"], selectedSegmentIndex: 0)
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                Specimen(
                    "Plain", "Arrows choose",
                    SegmentedControl(items: ["Day", "Week", "Month"], selectedSegmentIndex: 1)),
                Specimen("One disabled", "Arrows skip it", some),
                Specimen("Disabled", "Keeps its choice", disabled),
                Specimen(
                    "Wide", "Titles of any script",
                    SegmentedControl(items: ["漢字", "かな"], selectedSegmentIndex: 0)),
            ]))
    }
}
"""##
        case "slider":
return ##"""
import Seltzer

extension GalleryPage {
    static let slider = GalleryPage(
        name: "slider", title: "Slider", group: .choices, summary: "Chooses a number in a range.",
        hint: "Move a thumb with the arrows, or drag it."
    ) {
        let plain = Slider(value: 30, in: 0...100)
        plain.showsValue = true
        let stepped = Slider(value: 5, in: -10...10, step: 5)
        stepped.showsValue = true
        stepped.numberOfTickMarks = 5
        LayoutConstraint.activate([stepped.width == 24])
        let percent = Slider(value: 0.25)
        percent.showsValue = true
        percent.valueText = { "\(Int(($0 * 100).rounded())) %" }
        percent.isContinuous = false
        let disabled = Slider(value: 0.5)
        disabled.isEnabled = false
        let standing = Slider(value: 3, in: 0...5, step: 1, axis: .vertical)
        standing.showsValue = true
        LayoutConstraint.activate([standing.height == 6])
        return ViewController(
            view: SpecimensView([
                Specimen("Any value", "One event per move", plain),
                Specimen("Steps", "With marks", stepped),
                Specimen("Percent", "One event at the end", percent),
                Specimen("Disabled", "Keeps its value", disabled),
                Specimen("Vertical", "Up is more", standing),
            ]))
    }
}
"""##
        case "sparkline":
return ##"""
import Seltzer

extension GalleryPage {
    static let sparkline = GalleryPage(
        name: "sparkline", title: "Sparkline", group: .plots,
        summary: "Shows the trend of some numbers in a row or two.",
        hint: "Point at the first plot, or use the arrow keys on it."
    ) {
        var samples = SampleValues(seed: 5)
        let busy = samples.walk(80, in: 0...100, step: 0.3)

        let columns = Sparkline(PlotSeries(values: busy))
        let line = Sparkline(PlotSeries(values: busy), style: .line)

        let cpu = Sparkline(PlotSeries("CPU", values: busy.prefix(24)))
        cpu.title = "CPU"
        cpu.showsValue = true
        cpu.valueText = { "\(Int($0)) %" }

        let slow = Sparkline(PlotSeries(values: busy.map { $0 * 2.5 }))
        slow.thresholds = [PlotThreshold(150, .warning), PlotThreshold(200, .danger)]

        let balance = Sparkline(PlotSeries(values: samples.walk(80, in: -40...40, step: 0.4)))

        let peak = PlotSeries(values: (0..<100_000).map { $0 == 61_803 ? 97 : 4 + Double($0 % 7) })
        let gaps = Sparkline(
            PlotSeries(values: busy.enumerated().map { $0.offset % 17 < 13 ? $0.element : .nan }))

        let memory = Sparkline(PlotSeries(values: samples.walk(24, in: 20...90)), style: .line)
        memory.title = "Mem"
        memory.showsValue = true
        memory.valueText = cpu.valueText

        let chosen = Sparkline(PlotSeries("Glasses", values: busy))
        chosen.allowsSelection = true
        chosen.showsValue = true

        return ViewController(
            view: SpecimensView([
                Specimen("Selectable", "Point at a value", chosen),
                Specimen("Columns", "In eighths of a cell", tall(columns)),
                Specimen("Line", "Eight dots in a cell", tall(line)),
                Specimen("Thresholds", "At 150 and 200", tall(slow)),
                Specimen("Below zero", "Hangs from the baseline", tall(balance)),
                Specimen("Gaps", "Values are missing", tall(gaps)),
                Specimen("A row of text", "With a title and value", cpu),
                Specimen("A line of text", "With a title and value", memory),
                Specimen("A peak", "1 of 100,000 values", Sparkline(peak)),
            ]))
    }

    /// Gives a sparkline two rows.
    @MainActor
    private static func tall(_ sparkline: Sparkline) -> Sparkline {
        sparkline.numberOfRows = 2
        return sparkline
    }
}
"""##
        case "split-view-controller":
return ##"""
import Seltzer

extension GalleryPage {
    static let splitViewController = GalleryPage(
        name: "split-view-controller", title: "Split controller", group: .containers,
        summary: "Shows a list and the chosen item, or one of them.",
        hint: "Choose a drink; in a narrow window, Esc goes back.", fillsRoom: true, usefulRows: 10
    ) {
        let drinks = DrinksController()
        let pane = StackView(.vertical, [Label("Choose a drink.")])
        pane.layoutMargins = Insets(left: 1, right: 1)
        let recipe = ViewController(view: pane)
        recipe.title = "Recipe"
        let split = SplitViewController(primary: drinks, secondary: recipe)
        split.minimumExpandedWidth = 48
        split.preferredPrimaryColumnWidth = 20
        return split
    }
}

/// A list that shows its choice in the other column.
private final class DrinksController: ViewController {
    private let drinks = ["Lemonade", "Cassis fizz", "Ginger beer"]

    private lazy var list = ListView(drinks)

    override func loadView() { view = list }

    override func viewDidLoad() {
        title = "Drinks"
        on { [weak self] (_: SelectionChanged) in self?.selected() ?? .ignored }
        on(RowActivated.self, DrinksController.open)
    }

    /// Shows the recipe beside the list; on a narrow screen Enter or a double click opens it.
    private func selected() -> Disposition {
        if let row = list.selectedIndex, splitViewController?.isCollapsed == false {
            showRecipe(of: drinks[row])
        }
        return .observed
    }

    private func open(_ event: RowActivated) -> Disposition {
        showRecipe(of: drinks[event.indexPath.row])
        splitViewController?.show(.secondary)
        return .observed
    }

    private func showRecipe(of name: String) {
        guard splitViewController?.viewController(for: .secondary)?.title != name else { return }
        let recipe = ViewController(
            view: ListView(["\(name):", "stir gently", "serve with ice"]))
        recipe.title = name
        splitViewController?.setViewController(recipe, for: .secondary)
    }
}
"""##
        case "split-view":
return ##"""
import Seltzer

extension GalleryPage {
    static let splitView = GalleryPage(
        name: "split-view", title: "Split view", group: .containers,
        summary: "Shows panes with dividers that the user moves.",
        hint: "Drag a divider; a double-click hides the recipes.", fillsRoom: true,
        usefulRows: 14
    ) {
        let recipes = ListView([
            "Lemonade", "Cassis fizz", "Ginger beer", "Rhubarb spritz", "Elderflower",
        ])
        let recipe = Label(
            """
            2 lemons
            40 g sugar
            1 l seltzer
            8 leaves of mint
            """)
        let notes = Label("Stir gently: bubbles leave through the top.")
        let shopping = Label("Lemons, mint and ice.")
        for label in [notes, shopping] { label.lineBreakMode = .byWordWrapping }
        let right = SplitView(
            .vertical,
            [paddedPane(notes), paddedPane(shopping)])
        return ViewController(
            view: SplitView(items: [
                SplitViewItem(view: recipes, preferredThickness: 20, canCollapse: true),
                SplitViewItem(view: paddedPane(recipe)), SplitViewItem(view: right),
            ]))
    }

    /// Returns a view with an empty column at both sides of its content.
    @MainActor
    private static func paddedPane(_ content: View) -> View {
        let pane = StackView(.vertical, [content])
        pane.layoutMargins = Insets(left: 1, right: 1)
        return pane
    }
}
"""##
        case "stepper":
return ##"""
import Seltzer

extension GalleryPage {
    static let stepper = GalleryPage(
        name: "stepper", title: "Stepper", group: .choices,
        summary: "Makes a number smaller or larger, and takes a typed one.",
        hint: "Press ↑ or ↓, hold a button, or type a number."
    ) {
        let plain = Stepper(value: 12)
        let fine = Stepper(value: 0.25, in: -1...1, step: 0.25)
        let round = Stepper(value: 59, in: 0...59)
        round.wraps = true
        let single = Stepper(value: 4, in: 2...12, step: 2)
        single.autorepeat = false
        let wrong = Stepper(value: 7, in: 1...10)
        wrong.text = "77"
        wrong.validate()
        // The message is in the row below the stepper, and as wide as the column.
        LayoutConstraint.activate([wrong.height == 2])
        wrong.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let disabled = Stepper(value: 3)
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                Specimen("Copies", "From 0 to 100", plain),
                Specimen("Decimals", "As many as the step has", fine),
                Specimen("Minutes", "After 59 comes 0", round),
                Specimen("Even", "One step per press", single),
                Specimen("Rating", "Says what is wrong", wrong),
                Specimen("Disabled", "Keeps its value", disabled),
            ]))
    }
}
"""##
        case "switch":
return ##"""
import Seltzer

extension GalleryPage {
    static let `switch` = GalleryPage(
        name: "switch", title: "Switch", group: .choices,
        summary: "Turns on a setting that takes effect at once.",
        hint: "Press Space on a switch, or click it."
    ) {
        let disabled = Switch("Automatic", isOn: true)
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                Specimen("Off", "Space turns it on", Switch("Wrap lines")),
                Specimen("On", "Space turns it off", Switch("Line numbers", isOn: true)),
                Specimen("Mnemonic", "Alt-S turns it", Switch("&Sounds")),
                Specimen("Untitled", "Beside a label of a form", Switch()),
                Specimen("Disabled", "Keeps its state", disabled),
                Specimen("Wide", "Titles of any script", Switch("漢字")),
            ]))
    }
}
"""##
        case "tab-controller":
return ##"""
import Seltzer

extension GalleryPage {
    static let tabController = GalleryPage(
        name: "tab-controller", title: "Tab controller", group: .containers,
        summary: "Shows one of several view controllers, each under a tab.",
        hint: "Choose another tab; each keeps its focus.", fillsRoom: true, usefulRows: 8
    ) {
        let titles = ["&Orders", "&Shelf", "&Accounts of the bar"] + (4...12).map { "Room \($0)" }
        return TabController(
            viewControllers: titles.map { title in
                let words = MnemonicTitle(title).text.lowercased()
                let page = ViewController(
                    view: ListView(["First of \(words)", "Second of \(words)"]))
                page.title = title
                return page
            })
    }
}
"""##
        case "tab-view":
return ##"""
import Seltzer

extension GalleryPage {
    static let tabView = GalleryPage(
        name: "tab-view", title: "Tabs", group: .containers, summary: "Shows one of several pages.",
        hint: "Choose another tab.", fillsRoom: true, usefulRows: 8
    ) {
        let general = StackView(.vertical, [Checkbox("Start at login"), Checkbox("Show tips")])
        general.alignment = .leading
        @MainActor func words(_ text: String) -> View {
            let pane = StackView(.vertical, [Label(text)])
            pane.layoutMargins = Insets(left: 1, right: 1)
            return pane
        }
        var tabs = [
            Tab("&General", view: general),
            Tab("Networ&k", view: words("No network is needed.")),
            Tab("Closable", view: words("Click the cross."), isClosable: true),
        ]
        for number in 4...12 { tabs.append(Tab("Page \(number)", view: words("Page \(number)"))) }
        return ViewController(view: TabView(tabs))
    }
}
"""##
        case "table-columns":
return ##"""
import Seltzer

extension GalleryPage {
    static let tableColumns = GalleryPage(
        name: "table-columns", title: "Table columns", group: .lists,
        summary: "Shows a row's data in columns; a title sorts its column.",
        hint: "Click a title to sort, or drag the end of a column.", fillsRoom: true,
        usefulRows: 9
    ) {
        TableColumnsPageController()
    }
}

/// The planets and their data, in the order that the user chooses in the header.
private final class TableColumnsPageController: ViewController, TableViewDataSource {
    private struct Planet {
        let name: String
        let hanzi: String
        let diameter: Int
        let moons: Int
        let year: Double
    }

    private let table = TableView()
    private var planets = [
        Planet(name: "Mercury", hanzi: "水星", diameter: 4_879, moons: 0, year: 0.24),
        Planet(name: "Venus", hanzi: "金星", diameter: 12_104, moons: 0, year: 0.62),
        Planet(name: "Earth", hanzi: "地球", diameter: 12_756, moons: 1, year: 1),
        Planet(name: "Mars", hanzi: "火星", diameter: 6_792, moons: 2, year: 1.88),
        Planet(name: "Jupiter", hanzi: "木星", diameter: 142_984, moons: 95, year: 11.86),
        Planet(name: "Saturn", hanzi: "土星", diameter: 120_536, moons: 146, year: 29.45),
        Planet(name: "Uranus", hanzi: "天王星", diameter: 51_118, moons: 28, year: 84.02),
        Planet(name: "Neptune", hanzi: "海王星", diameter: 49_528, moons: 16, year: 164.79),
    ]

    override func loadView() {
        table.columns = [
            TableColumn("Planet", width: .flexible(weight: 2), minimumWidth: 8),
            TableColumn("汉字", minimumWidth: 6),
            .numbers("Diameter (km)"),
            .numbers("Moons", width: .fixed(7)),
            .numbers("Year", NumberFormat(decimals: 2), width: .fixed(8)),
        ]
        table.dataSource = self
        on(SortOrderChanged.self, TableColumnsPageController.sort)
        view = table
    }

    override var preferredFocusedView: View? { table }

    private func sort(_ event: SortOrderChanged) -> Disposition {
        let order = event.sortOrder
        let sorted = planets.sorted { first, second in
            switch order.column {
            case "Planet": first.name < second.name
            case "汉字": first.hanzi < second.hanzi
            case "Moons": first.moons < second.moons
            case "Year": first.year < second.year
            default: first.diameter < second.diameter
            }
        }
        planets = order.isAscending ? sorted : sorted.reversed()
        table.reloadData()
        return .observed
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        planets.count
    }

    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText {
        let planet = planets[indexPath.row]
        let format = column.numberFormat ?? NumberFormat()
        return switch column.identifier {
        case "Planet": StyledText(planet.name)
        case "汉字": StyledText(planet.hanzi)
        case "Moons": StyledText(format.string(planet.moons))
        case "Year": StyledText(format.string(planet.year))
        default: StyledText(format.string(planet.diameter))
        }
    }
}
"""##
        case "table-sections":
return ##"""
import Seltzer

extension GalleryPage {
    static let tableSections = GalleryPage(
        name: "table-sections", title: "Table sections", group: .lists,
        summary: "Groups rows; headers and footers stay in sight.",
        hint: "Select a river, or press its button.", fillsRoom: true, usefulRows: 25
    ) {
        TableSectionsPageController()
    }
}

/// Rivers, grouped by the sea that they flow into.
///
/// A row has one line or two, and a button. Only the last row of a section has one line, so that
/// buttons never touch.
private final class TableSectionsPageController: ViewController {
    private struct River {
        let name: String
        let length: Int
        var note: String?
    }

    private let table = TableView()
    private let seas: [(name: String, rivers: [River])] = [
        (
            "Atlantic",
            [
                River(name: "Amazon", length: 6_400, note: "carries more water than any other"),
                River(name: "Congo", length: 4_700, note: "the deepest"),
                River(name: "Loire", length: 1_006, note: "the longest in France"),
                River(name: "Tajo", length: 1_007),
            ]
        ),
        (
            "Black Sea",
            [
                River(name: "Danube", length: 2_850, note: "flows through ten countries"),
                River(name: "Dnipro", length: 2_201, note: "passes Kyiv"),
                River(name: "Dniester", length: 1_362),
            ]
        ),
        (
            "Mediterranean",
            [
                River(name: "Nile", length: 6_650, note: "long thought to be the longest"),
                River(name: "Rhône", length: 813, note: "begins at a glacier"),
                River(name: "Ebro", length: 930, note: "gave Iberia its name"),
                River(name: "Po", length: 652),
            ]
        ),
    ]

    override func loadView() {
        table.register(RiverCell.self, forCellReuseIdentifier: "river")
        table.rowHeight = TableView.automaticDimension
        table.dataSource = self
        table.delegate = self
        view = table
    }

    override var preferredFocusedView: View? { table }

    /// A cell with a name, an optional note below it, and a button.
    private final class RiverCell: TableViewCell {
        let note = Label("", style: Style(foreground: .secondaryLabel))
        let button = Button("Follow")

        required init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            for view in [note, button] as [View] { contentView.addSubview(view) }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let width = contentView.bounds.width
            textLabel.frame = Rect(x: 1, y: 0, width: max(0, width - 12), height: 1)
            note.frame = Rect(x: 3, y: 1, width: max(0, width - 4), height: 1)
            note.isHidden = contentView.bounds.height < 2
            button.frame = Rect(x: max(0, width - 11), y: 0, width: 10, height: 1)
        }
    }
}

extension TableSectionsPageController: TableViewDataSource, TableViewDelegate {
    func numberOfSections(in tableView: TableView) -> Int { seas.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        seas[section].rivers.count
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        seas[section].name
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        "\(NumberFormat().string(seas[section].rivers.reduce(0) { $0 + $1.length })) km in all"
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: TableIndexPath) -> Int {
        seas[indexPath.section].rivers[indexPath.row].note == nil ? 1 : 2
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell
    {
        let river = seas[indexPath.section].rivers[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "river", for: indexPath)
        cell.textLabel.text = "\(river.name), \(NumberFormat().string(river.length)) km"
        (cell as? RiverCell)?.note.text = river.note ?? ""
        return cell
    }

    func tableView(
        _ tableView: TableView, typeSelectStringForRowAt indexPath: TableIndexPath
    ) -> String? { seas[indexPath.section].rivers[indexPath.row].name }
}
"""##
        case "table-view":
return ##"""
import Seltzer

extension GalleryPage {
    static let tableView = GalleryPage(
        name: "table-view", title: "Table", group: .lists,
        summary: "Shows any number of rows, made of any views.",
        hint: "Select rows with the mouse or the arrows.", fillsRoom: true, usefulRows: 20
    ) {
        TableViewPageController()
    }
}

/// Two tables of a million rows each.
private final class TableViewPageController: ViewController, TableViewDataSource {
    private let table = TableView()
    private let other = TableView()

    override func loadView() {
        table.allowsMultipleSelection = true
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        other.register(TableViewCell.self, forCellReuseIdentifier: "row")
        other.allowsSelection = false
        other.dataSource = self
        view = FillingSpecimensView([
            Specimen("A million rows", "Shift selects several", table),
            Specimen("To read", "Nothing to select; keys scroll", other),
        ])
    }

    override var preferredFocusedView: View? { table }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel.text = "Row \(NumberFormat().string(indexPath.row))"
        return cell
    }
}
"""##
        case "text-field":
return ##"""
import Seltzer

extension GalleryPage {
    static let textField = GalleryPage(
        name: "text-field", title: "Text field", group: .text, summary: "Edits one line of text.",
        hint: "Type into a field, and press Enter."
    ) {
        ViewController(
            view: SpecimensView([
                Specimen("Plain", "Text of any script", TextField("Ada Lovelace 漢字")),
                Specimen(
                    "Placeholder", "Shown until you type", TextField(placeholder: "Your name")),
                Specimen("Secret", "Shows no text", secret),
                Specimen("Phone", "A mask adds the rest", masked),
                Specimen("Number", "Says what is wrong", validated),
                Specimen("Length", "At most 8 characters", short),
                Specimen("City", "Suggests what matches", suggesting),
                Specimen("Disabled", "Cannot be changed", disabled),
            ]))
    }

    @MainActor private static var secret: TextField {
        let field = TextField("open sesame")
        field.isSecureTextEntry = true
        return field
    }

    @MainActor private static var masked: TextField {
        let field = TextField()
        field.mask = try? InputMask(parsing: "(###) ###-####")
        return field
    }

    @MainActor private static var validated: TextField {
        let field = TextField("twelve")
        field.validation = TextValidation(at: .change) { Int($0) == nil ? "Not a number" : nil }
        field.validate()
        return field
    }

    @MainActor private static var short: TextField {
        let field = TextField()
        field.maximumLength = 8
        return field
    }

    @MainActor private static var suggesting: TextField {
        let field = TextField(placeholder: "Be, Ge or Zu")
        field.suggestions = .fuzzy([
            "Basel", "Bellinzona", "Bern", "Biel/Bienne", "Chur", "Fribourg", "Genève", "Lausanne",
            "Lugano", "Luzern", "Neuchâtel", "Schaffhausen", "Sion", "St. Gallen", "Thun", "Uster",
            "Winterthur", "Zug", "Zürich",
        ])
        return field
    }

    @MainActor private static var disabled: TextField {
        let field = TextField("read only")
        field.isEnabled = false
        return field
    }
}
"""##
        case "text-view":
return ##"""
import Seltzer

extension GalleryPage {
    static let textView = GalleryPage(
        name: "text-view", title: "Text view", group: .text,
        summary: "Edits text of any length, with syntax highlighting.",
        hint: "Type, or drag with Alt to select a block.", fillsRoom: true, usefulRows: 18
    ) {
        let editor = TextView(
            #"""
            import Seltzer

            /// A glass of lemonade.
            struct Lemonade {
                let lemons = 2
                var sugar = 40

                /* Stir until it is clear,
                   and pour the seltzer last. */
                func recipe(for guests: Int) -> String {
                    guard guests > 0 else { return "Nobody is thirsty." }
                    return "\(guests * lemons) lemons, \(guests * sugar) g of sugar"
                }
            }
            """#)
        editor.highlighter = SyntaxLanguage(fileName: "Lemonade.swift")?.highlighter
        editor.showsLineNumbers = true
        editor.highlightsCurrentLine = true
        editor.drawsBackground = false
        let field = TextView(placeholder: "A note for the kitchen")
        field.preferredSize = Size(width: 30, height: 3)
        let stack = StackView(.vertical, [editor, field], spacing: 1)
        stack.setFlex(1, of: editor)
        return ViewController(view: stack)
    }
}
"""##
        case "toast":
return ##"""
import Seltzer

extension GalleryPage {
    static let toast = GalleryPage(
        name: "toast", title: "Toast", group: .messages,
        summary: "Shows a short message that disappears by itself.",
        hint: "Press a button, then close the message."
    ) {
        ToastPageController()
    }
}

/// Shows each kind of message.
private final class ToastPageController: ViewController {
    override func loadView() {
        view = SpecimensView([
            Specimen(
                "Plain", "Something worth knowing",
                button("Show") { Toast("You have three new messages.") }),
            Specimen(
                "Success", "Something is done",
                button("Save") { Toast("All changes are saved.", kind: .success) }),
            Specimen(
                "Warning", "Needs attention",
                button("Fill") { Toast("The disk is nearly full.", kind: .warning) }),
            Specimen(
                "Error", "Stays, with an action",
                button("Fail") {
                    Toast(
                        "The message was not sent.", kind: .error,
                        action: ToastAction("Try &again") {}, duration: nil)
                }),
            Specimen(
                "At the top", "Covers no status bar",
                button("At the top") { Toast("This message is at the top.", edge: .top) }),
        ])
    }

    private func button(
        _ title: String, _ toast: @escaping @MainActor () -> Toast
    ) -> Button {
        Button(title) { [weak self] _ in
            if let self { toast().show(from: self) }
        }
    }
}
"""##
        case "tool-tip":
return ##"""
import Seltzer

extension GalleryPage {
    static let toolTip = GalleryPage(
        name: "tool-tip", title: "Tooltip", group: .messages,
        summary: "Explains the view under the pointer in a short text.",
        hint: "Rest the pointer on a view, or press Ctrl-F1."
    ) {
        ToolTipPageController()
    }
}

/// Shows views with tooltips.
private final class ToolTipPageController: ViewController {
    override func loadView() {
        let pour = Button("Pour") { [weak self] _ in self?.pour() }
        ToolTipInteraction(on: pour, ToolTip("Fills the glass", action: "pour"))
        let stir = Button("Stir")
        stir.isEnabled = false
        ToolTipInteraction(on: stir, ToolTip(action: "stir"))
        let long = Switch("Sparkling")
        long.toolTip =
            "Sparkling water has bubbles of carbon dioxide, which still water has not. 漢字"
        let label = Label("Any view")
        ToolTipInteraction(on: label) { ToolTip("Column \($0.x + 1)") }
        view = SpecimensView([
            Specimen("Action", "With the action's keys", pour),
            Specimen("Disabled action", "Says why", stir),
            Specimen("Long", "Wraps between words", long),
            Specimen("Place", "Depends on the pointer", label),
        ])
    }

    override var actions: [Action] {
        [
            .toolTip,
            Action("pour", title: "Pour", keys: ["ctrl-o"], ToolTipPageController.pour),
            Action("stir", title: "Stir", keys: ["ctrl-t"], ToolTipPageController.pour)
                .disabled { (_: ToolTipPageController) in "The glass is empty." },
        ]
    }

    private func pour() {}
}
"""##
        case "welcome":
return ##"""
import Seltzer

extension GalleryPage {
    static let welcome = GalleryPage(
        name: "welcome", title: "Welcome", group: nil,
        summary: "A terminal UI toolkit for Swift.",
        hint: "Press Pour, move the slider, or choose a drink.",
        sizeWithRoutes: Size(width: 100, height: 34)
    ) {
        WelcomeController()
    }
}

/// Introduces the gallery, with three controls to try, the routes of their events, and the keys.
private final class WelcomeController: ViewController {
    private let glasses = Label("No glass yet", style: Style(foreground: .secondaryLabel))
    private var count = 0
    private let level = ProgressView(progress: 0.6)
    private let drinks = ListView(["Lime", "Grapefruit", "Cassis", "Plain"])
    /// The title of the list, followed by the choice.
    private let drink = Label("Choose", style: Style(attributes: .bold))
    private let keyHints = KeyHintsLabel()
    private let xRay = LiveXRayView(hint: "Press Pour: the event climbs.")
    private let rest = Spacer()
    /// The stacks with spaced rows in a high window, each with the rows that have empty rows after
    /// them.
    private var airy: [(stack: StackView, rows: [View])] = []

    override func loadView() {
        let about = ParagraphLabel(
            "Views post events, which bubble up the responder chain until somebody handles "
                + "them. Each page shows a control, its source, and the routes of its events.")
        about.lineBreakMode = .byWordWrapping
        let cards = GridView(
            columns: [.adaptive(minimum: 17)], columnSpacing: 2, rowSpacing: 1)
        cards.addArrangedSubview(card(Self.title("Press"), [pour, glasses]))
        level.accessibilityLabel = "Glass"
        cards.addArrangedSubview(card(Self.title("Set"), [slider, level], hasAirBetween: true))
        cards.addArrangedSubview(card(drink, [drinks]))
        cards.layoutMargins = Insets(left: 1, right: 1)
        let margin = StackView(.vertical, [about])
        margin.layoutMargins = Insets(left: 1, right: 1)
        margin.alignment = .leading
        let column = VStack(spacing: 1) {
            banner
            margin
            cards
            xRay
            keys
            rest
        }
        column.compactSpacing = 0
        column.setCustomSpacing(0, after: keys)
        column.setFlex(1, of: rest)
        column.setFlex(1, of: xRay)
        view = column
    }

    private lazy var banner: View = {
        let row = StackView(.vertical, [Wordmark()])
        row.alignment = .leading
        row.layoutMargins = Insets(left: 1)
        return row
    }()

    /// Shows the controls in a low window; a higher window also shows the routes of their events.
    override func viewWillLayoutSubviews() {
        let size = view.window?.bounds.size ?? .zero
        let height = size.height
        banner.isHidden = height < 30
        xRay.isHidden = !GalleryPage.welcome.showsRoutes(in: size)
        // The footer already shows most of the keys.
        keys.isHidden = !xRay.isHidden && height < 44
        rest.isHidden = !xRay.isHidden
        let isUnicode = view.window?.application?.capabilities.isUnicode ?? true
        keyHints.hints = [
            (isUnicode ? "↑↓" : "Up/Down", "Choose a page"), ("Enter", "Try the page"),
            ("/", "Find a page"), ("F5", "Show its code"), ("F2", "Theme"), ("?", "All keys"),
            ("^Q", "Quit"),
        ]
        let isHigh = height >= 34
        pour.buttonSize = isHigh ? .large : .regular
        for (stack, rows) in airy {
            for row in rows { stack.setCustomSpacing(isHigh ? 1 : nil, after: row) }
        }
    }

    override func viewDidLoad() {
        xRay.observe(self)
        on { [weak self] (event: SliderMoved) in
            self?.level.progress = event.value
            return .observed
        }
        on { [weak self] (event: SelectionChanged) in
            guard let self, let item = drinks.selectedIndex.flatMap(drinks.item) else {
                return .ignored
            }
            drink.styledText =
                StyledText("Choose", style: Style(attributes: .bold))
                + StyledText("  \(item)", style: Style(foreground: .secondaryLabel))
            return .stop
        }
    }

    private lazy var pour: Button = {
        let button = Button("P&our") { [weak self] _ in
            guard let self else { return }
            count += 1
            glasses.text = count == 1 ? "1 glass" : "\(count) glasses"
        }
        button.role = .primary
        return button
    }()

    private var slider: Slider {
        let slider = Slider(value: 0.6)
        slider.showsValue = true
        slider.accessibilityLabel = "Level of the glass"
        slider.valueText = { "\(Int(($0 * 100).rounded())) %" }
        return slider
    }

    private static func title(_ text: String) -> Label {
        Label(text, style: Style(attributes: .bold))
    }

    /// Returns controls under a title on the level of cards.
    private func card(_ title: Label, _ views: [View], hasAirBetween: Bool = false) -> View {
        let rows = ([title] + views).map { view in
            let row = StackView(.vertical, [view])
            // A list keeps its outer cells free, and a slider the cell before it.
            if !(view is TableView) {
                row.layoutMargins = Insets(left: view is Control ? 0 : 1, right: 1)
            }
            if view is Button { row.alignment = .leading }
            return row
        }
        let stack = Card(.vertical, rows)
        stack.layoutMargins = Insets(top: 1, left: 1, bottom: 1, right: 1)
        stack.backgroundColor = .raised
        airy.append((stack, Array(hasAirBetween ? rows.dropLast() : rows.prefix(1))))
        return stack
    }

    private lazy var keys: View = {
        let rest = Spacer()
        let column = StackView(.vertical, [keyHints, rest])
        column.setFlex(1, of: rest)
        column.layoutMargins = Insets(left: 1, right: 1)
        return column
    }()
}

/// A text whose lines are short enough to read easily.
private final class ParagraphLabel: Label {
    override func sizeThatFits(_ size: Size) -> Size {
        super.sizeThatFits(
            Size(width: size.width > 0 ? min(size.width, 78) : 78, height: size.height))
    }
}
"""##
        case "x-ray":
return ##"""
import Seltzer

extension GalleryPage {
    static let xRay = GalleryPage(
        name: "x-ray", title: "X-ray", group: .events,
        summary: "Shows each event on its way from responder to responder.",
        fillsRoom: true
    ) {
        XRayController()
    }
}

/// Shows a kiosk, and the routes of its events beside it.
private final class XRayController: ViewController {
    private let kiosk = KioskController()
    private let history = RouteHistory()
    private lazy var routes = RoutesView(history)
    private let burst = Button("&Burst")
    private let result = Label("100,000 posts", style: Style(foreground: .secondaryLabel))
    private let meter = BurstMeter()

    override func loadView() {
        addChild(kiosk)
        let halfPrice = toggle("&Half price", "An interceptor changes the price") {
            $0.isHalfPrice = $1
        }
        let card = toggle("&Loyalty card", "The list is mounted on a card, too") { $0.hasCard = $1 }
        let tellsRows = toggle("&Tell the rows", "A broadcast after each sale") {
            $0.tellsRows = $1
        }
        result.lineBreakMode = .byWordWrapping
        burst.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.beginBurst() }
        let line = StackView(.vertical, [result])
        line.layoutMargins = Insets(left: 1)
        let panel = StackView(.vertical, [halfPrice, card, tellsRows, burst, line])
        panel.alignment = .leading
        panel.setCustomSpacing(1, after: tellsRows)
        routes.diagram.hint = "Press Add: the event climbs."
        view = XRayView(kiosk: kiosk.view, panel: panel, routes: routes)
        kiosk.next = kiosk.till
        kiosk.till.next = view
    }

    override var preferredFocusedView: View? { kiosk.preferredFocusedView }

    override func viewDidLoad() {
        history.observe(kiosk.till) { $0.event is any KioskEvent }
        history.observe(kiosk) { $0.event is any KioskEvent && $0.kind == .broadcast }
        routes.diagram.on(RouteBoxChosen.self, owner: self) { page, event in
            page.kiosk.turnAnswer(of: event.id)
            return .observed
        }
    }

    private func toggle(
        _ title: String, _ hint: String, _ set: @escaping @MainActor (KioskController, Bool) -> Void
    ) -> Checkbox {
        let box = Checkbox(title)
        box.accessibilityHint = hint
        box.addAction(for: .valueChanged) { [weak self] box in
            if let self { set(kiosk, box.isOn) }
        }
        return box
    }

    // MARK: Burst

    private func beginBurst() {
        guard !meter.isRunning else { return }
        let responders = kiosk.makeSilentCopy()
        result.text = "Posting…"
        meter.run(on: view, from: responders) { [weak self] summary in self?.result.text = summary }
    }
}
"""##
        default: return nil
        }
    }
}
