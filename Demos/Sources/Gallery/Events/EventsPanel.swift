// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the posted events with their routes, the newest on top; Enter or a click unfolds a route.
final class EventsPanel: View {
    private let heading = Label()
    private let empty = ContentUnavailableView("No events yet")
    private let table = TableView()
    private var records: [EventRecord] = []
    /// The records in the table; the events of one turn are added to it together.
    private var shown: [EventRecord] = []
    /// The heights of records in rows, by their numbers; without them, all chips would be measured
    /// for each event.
    private var heights: [Int: Int] = [:]
    private var count = 0
    private var isStale = false

    /// The maximum number of records to keep.
    private static let limit = 100
    /// The maximum length of a line of the hint.
    private static let hintWidth = 56

    /// How the user gets to see events.
    var hint = "" {
        didSet { setNeedsLayout() }
    }

    /// Whether there are events to clear.
    var hasEvents: Bool { count > 0 }

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        table.accessibilityLabel = "Events"
        backgroundColor = .raised
        // Each key posts events, so a reader must not read each of them at once.
        accessibilityRole = .group
        accessibilityLabel = "Events of the page"
        accessibilityTraits = .updatesFrequently
        table.register(EventCell.self, forCellReuseIdentifier: "event")
        table.rowHeight = TableView.automaticDimension
        table.selectionFollowsFocus = true
        table.activatesOnSingleClick = true
        table.dataSource = self
        table.delegate = self
        on(RowActivated.self, EventsPanel.toggle)
        addSubview(heading)
        addSubview(empty)
        addSubview(table)
        update()
    }

    func append(_ trace: RouteTrace) {
        count += 1
        if records.isEmpty || !records[0].add(trace) {
            records.insert(EventRecord(trace, number: count), at: 0)
            if records.count > Self.limit { heights[records.removeLast().number] = nil }
        } else {
            heights[records[0].number] = nil
        }
        isStale = true
        setNeedsLayout()
    }

    func clear() {
        records = []
        heights = [:]
        count = 0
        update()
    }

    private func update() {
        isStale = false
        shown = records
        let quiet = Style(foreground: .secondaryLabel)
        var text = StyledText("Events", style: Style(attributes: .bold))
        if count > 0 { text += StyledText("  \(count)", style: quiet) }
        heading.styledText = text
        setNeedsDisplay()
        empty.isHidden = count > 0
        table.reloadData()
    }

    private func toggle(_ event: RowActivated) -> Disposition {
        guard shown.indices.contains(event.indexPath.row) else { return .ignored }
        let number = shown[event.indexPath.row].number
        guard let index = records.firstIndex(where: { $0.number == number }) else { return .stop }
        records[index].isUnfolded.toggle()
        heights[number] = nil
        update()
        return .stop
    }

    /// Without colors for levels, a line separates the panel from the page.
    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard !canvas.hasFills else { return }
        let style = Style(foreground: .separator)
        if heading.frame.minY > 0 {
            canvas.drawVerticalLine(at: .zero, length: bounds.height, style: style)
        }
        let start = heading.text.cellWidth + 4
        canvas.drawHorizontalLine(
            at: Point(x: start, y: heading.frame.minY), length: max(0, bounds.width - start - 1),
            style: style)
    }

    override func layoutSubviews() {
        if isStale { update() }
        let isHigh = bounds.height >= 10
        let top = isHigh ? 1 : 0
        heading.frame = Rect(
            x: 2, y: top, width: max(0, bounds.width - 3), height: min(1, bounds.height))
        let start = top + (isHigh ? 2 : 1)
        let frame = Rect(
            x: 0, y: start, width: bounds.width, height: max(0, bounds.height - start))
        let room = frame.inset(by: Insets(left: 2, right: 2))
        let message = EvenLines.text(hint, width: min(room.width, Self.hintWidth))
        if empty.message != message { empty.message = message }
        let height = min(room.height, empty.sizeThatFits(room.size).height)
        empty.frame = Rect(
            x: room.minX, y: room.minY + (room.height - height) / 3, width: room.width,
            height: height)
        let hasNewWidth = frame.width != table.frame.width
        table.frame = frame
        // Chips wrap at the width of the table.
        if hasNewWidth {
            heights = [:]
            table.reloadData()
        }
    }
}

extension EventsPanel: TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: TableIndexPath) -> Int {
        let record = shown[indexPath.row]
        if let height = heights[record.number] { return height }
        // The last column belongs to the scroll bar.
        let height = EventView.height(of: record, width: table.bounds.width - 1)
        heights[record.number] = height
        return height
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "event", for: indexPath)
        (cell as? EventCell)?.eventView.record = shown[indexPath.row]
        return cell
    }

    func tableView(
        _ tableView: TableView, identifierForRowAt indexPath: TableIndexPath
    ) -> AnyHashable? { shown[indexPath.row].number }
}
