// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let diffView = GalleryPage(
        name: "diff-view", title: "Diff view", group: .text,
        summary: "Shows the differences between versions of files.",
        hint: "A click on ▾ folds a file. ] goes on, and S stages.",
        fillsRoom: true, usefulRows: 24
    ) {
        DiffViewPageController()
    }
}

/// The changes of a package, of which the user stages single hunks.
private final class DiffViewPageController: ViewController {
    private let changes = DiffView(HarborChanges.document)
    private let arrangements = SegmentedControl(
        items: ["Automatic", "Unified", "Side by side"], selectedSegmentIndex: 0)
    private let count = Label(style: Style(foreground: .secondaryLabel))
    private var staged: Set<DiffPart> = []

    override func loadView() {
        arrangements.accessibilityLabel = "Arrangement"
        count.textAlignment = .right
        changes.actionsForHunk = { [weak self] part in self?.actions(for: part) ?? [] }
        let top = StackView(.horizontal, [arrangements, count], spacing: 2)
        top.setFlex(1, of: count)
        top.layoutMargins = Insets(right: 1)
        let column = StackView(.vertical, [top, changes], spacing: 1)
        column.compactSpacing = 0
        column.setFlex(1, of: changes)
        view = column
        showCount()
    }

    override func viewDidLoad() {
        on(OptionSelected.self, DiffViewPageController.arrangementSelected)
    }

    override var preferredFocusedView: View? { changes }

    private func arrangementSelected(_ event: OptionSelected) -> Disposition {
        changes.arrangement = [.automatic, .unified, .sideBySide][event.index]
        return .observed
    }

    private func actions(for part: DiffPart) -> [Action] {
        let title = staged.contains(part) ? "Unstage" : "Stage"
        return [
            Action("stage-hunk", title: title, keys: ["s"]) { [weak self] _ in
                self?.toggle(part)
                return .stop
            }
        ]
    }

    private func toggle(_ part: DiffPart) {
        staged.formSymmetricDifference([part])
        changes.setNeedsDisplay()
        showCount()
    }

    private func showCount() {
        let all = changes.document.files.reduce(0) { $0 + $1.hunks.count }
        count.text = "\(staged.count) of \(all) hunks staged"
    }
}

/// A change in a Swift package that shows the tides of harbors.
private enum HarborChanges {
    static var document: DiffDocument {
        let edited = DiffDocument(
            from: oldTable, to: newTable, path: "Sources/Harbor/TideTable.swift", context: 2)
        let added = DiffDocument(
            file: "Tests/Fixtures/tides.json", from: nil,
            to: "{\n  \"station\": \"Brest\",\n  \"heights\": [1.2, 3.9, 6.4]\n}")
        var picture = DiffFile(oldPath: "Docs/harbor.png", newPath: "Docs/harbor.png")
        picture.isBinary = true
        return DiffDocument(edited.files + added.files + [picture])
    }

    private static let highWater = """
            /// The next high water after a time; nil after the last one.
            func highWater(after time: Date) -> Tide? {
                rows.first { $0.isHigh && $0.time > time }
            }

        """

    private static let station = """
            let station: Station

            init(station: Station) {
                self.station = station
            }

        """

    private static let oldTable = """
        /// The tides of a station, one row for each hour.
        final class TideTable {
            var rows: [Tide] { load("tides.json") }
        \(station)
        \(highWater)
            func height(at time: Date) -> Double { search(time) }
        \(rest)
        }

        """

    private static let newTable = """
        /// The tides of a station, one row for each hour.
        final class TideTable {
            static let shared = load("tides.json")
            var rows: [Tide] { Self.shared }
        \(station)
            func height(at time: Date) -> Double { rows.height(at: time) }
        \(rest)

        \(highWater)}

        """

    private static let rest = """

            /// The difference between the highest and the lowest tide of a day.
            func range(on day: Day) -> Double {
                let heights = rows.filter { $0.day == day }.map(\\.height)
                guard let low = heights.min(), let high = heights.max() else { return 0 }
                return high - low
            }
        """
}
