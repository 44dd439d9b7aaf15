// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A view of the routes of a program's events: a diagram of one route, a timeline of all events,
/// and a filter.
///
/// ```swift
/// let history = RouteHistory()
/// history.observe(application)
/// let routes = RoutesView(history)
/// ```
///
/// Each new event is shown, until the user selects an earlier event or holds the picture. Left and
/// Right step through the events, Up and Down through the responders of a route. Space holds, Enter
/// chooses a responder, and `f` filters.
public final class RoutesView: View {
    /// The events.
    public let history: RouteHistory
    /// The route of the selected event.
    public let diagram = RouteDiagram()
    /// The timeline of the events that the filter selects.
    public let timeline = RouteTimeline()
    /// The field with the words that select events.
    public let filterField = TextField(placeholder: "Filter")
    private let countLabel = Label(alignment: .right)
    private let legend = RouteLegend()
    /// Whether new events are not shown as they come.
    public private(set) var isHeld = false { didSet { if isHeld != oldValue { refresh() } } }
    private var isStale = true
    /// The number of events shown so far, to find out whether there is a newer one.
    private var shownCount = 0

    /// Creates a view of a history, which it keeps.
    public init(_ history: RouteHistory) {
        self.history = history
        super.init()
        filterField.accessibilityLabel = "Filter of events"
        for view in [diagram, timeline, filterField, countLabel, legend] { addSubview(view) }
        filterField.addAction(for: .editingChanged) { [weak self] _ in self?.refresh() }
        history.watch(for: self) { [weak self] in self?.refresh() }
        timeline.on(RouteRecordSelected.self, owner: self) { view, event in
            view.isHeld = !event.isNewest
            view.showSelected(animated: false)
            return .observed
        }
    }

    /// Adopts the application's clock for the times of the events.
    public override func didMoveToWindow() {
        if let application = window?.application { history.adopt(application.clock) }
    }

    /// Shows the events of one turn together.
    private func refresh() {
        isStale = true
        setNeedsLayout()
    }

    private func update() {
        isStale = false
        let filter = RouteFilter(filterField.text)
        timeline.records = history.records.filter(filter.matches)
        if !isHeld || !timeline.records.contains(where: { $0.id == timeline.selectedRecord }) {
            let newest = timeline.records.last?.id
            if newest != timeline.selectedRecord || newest == nil {
                timeline.selectedRecord = newest
                showSelected(animated: history.count != shownCount)
            }
        }
        shownCount = history.count
        var text = StyledText("")
        if isHeld { text += StyledText("held  ", style: Style(foreground: .warning)) }
        let count = NumberFormat().string(Double(timeline.records.count))
        text += StyledText(
            filter.words.isEmpty ? "\(count) events" : "\(count) chosen",
            style: Style(foreground: .secondaryLabel))
        countLabel.styledText = text
    }

    private func showSelected(animated: Bool) {
        let record = timeline.records.last { $0.id == timeline.selectedRecord }
        guard animated, let record else { return diagram.trace = record?.trace }
        diagram.show(record.trace)
    }

    // MARK: Keys

    /// The actions of the timeline and of the diagram, and `hold-routes` on Space and
    /// `filter-routes` on `f`.
    public override var actions: [Action] {
        RouteTimeline.moves { ($0 as? RoutesView)?.timeline }
            + RouteDiagram.steps { ($0 as? RoutesView)?.diagram } + [
                Action("hold-routes", title: "Hold", keys: ["space"], RoutesView.toggleHold),
                Action("filter-routes", title: "Filter", keys: ["f"], RoutesView.editFilter),
            ]
    }

    private func toggleHold() {
        isHeld.toggle()
        refresh()
    }

    private func editFilter() { filterField.becomeFirstResponder() }

    // MARK: Layout

    public override func layoutSubviews() {
        if isStale { update() }
        let (width, height) = (bounds.width, bounds.height)
        let top = height >= 8 ? 1 : 0
        let times = height >= 26 ? 5 : height >= 16 ? 3 : height >= 9 ? 2 : 0
        let signs = height >= 20 ? RouteLegend.rows(width: width - 1) : 0
        let fieldWidth = min(24, width / 2)
        filterField.frame = Rect(x: 0, y: 0, width: fieldWidth, height: top)
        countLabel.frame = Rect(
            x: fieldWidth + 1, y: 0, width: max(0, width - fieldWidth - 2), height: top)
        let gap = height >= 26 ? 1 : 0
        let room = max(0, height - top - gap - times - signs - gap)
        diagram.frame = Rect(x: 0, y: top + gap, width: width, height: room)
        timeline.frame = Rect(x: 0, y: top + gap + room + gap, width: width, height: times)
        legend.frame = Rect(x: 1, y: height - signs, width: max(0, width - 1), height: signs)
    }
}

/// The signs and the words of verdicts, in one row or in two.
final class RouteLegend: View {
    private static let verdicts: [RouteVerdict] = [
        .passed, .observed, .answered, .stopped, .blocked,
    ]

    /// The width in cells of the widest sign and word, including the gap after it.
    private static var pitch: Int { (verdicts.map(\.word.cellWidth).max() ?? 0) + 5 }

    /// Returns the number of rows that the verdicts take: two if they do not fit in one.
    static func rows(width: Int) -> Int {
        let words = verdicts.reduce(0) { $0 + $1.word.cellWidth + 2 }
        return words + 3 * (verdicts.count - 1) <= width ? 1 : 2
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let isOneRow = Self.rows(width: bounds.width) == 1
        var place = Point.zero
        for verdict in Self.verdicts {
            let text = "\(canvas[verdict.symbol]) \(verdict.word)"
            if place.x + text.cellWidth > bounds.width { place = Point(x: 0, y: place.y + 1) }
            let width = canvas.draw(text, at: place, style: verdict.textStyle)
            place.x += isOneRow ? width + 3 : Self.pitch
        }
    }
}
