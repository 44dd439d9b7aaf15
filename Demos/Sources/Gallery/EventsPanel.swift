// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows the posted events with their routes, the newest on top.
final class EventsPanel: View {
    private let heading = Label("Events", style: Style(attributes: .bold))
    private let label = Label()
    private let scrollView: ScrollView
    private var traces: [RouteTrace] = []

    /// The number of events that are kept.
    private static let limit = 100

    override init(frame: Rect = .zero) {
        scrollView = ScrollView(label)
        super.init(frame: frame)
        label.paragraphStyle.lineBreakMode = .byWordWrapping
        label.paragraphStyle.headIndent = 2
        backgroundColor = .surface
        addSubview(heading)
        addSubview(scrollView)
        update()
    }

    func append(_ trace: RouteTrace) {
        traces.insert(trace, at: 0)
        if traces.count > Self.limit { traces.removeLast() }
        update()
    }

    func clear() {
        traces = []
        update()
    }

    private func update() {
        heading.text = traces.isEmpty ? "Events" : "Events: \(traces.count)"
        var text = StyledText()
        for trace in traces {
            if !text.string.isEmpty { text += StyledText("\n") }
            text += Self.text(of: trace)
        }
        label.styledText =
            traces.isEmpty
            ? StyledText("None yet.", style: Style(foreground: .secondaryLabel)) : text
        scrollView.contentOffset = .zero
    }

    /// The text of an event: its values, and the responders on its route.
    private static func text(of trace: RouteTrace) -> StyledText {
        let content = "\(trace.event)"
        let steps = trace.steps.filter { $0.disposition != nil || $0.id != trace.originID }
        let route = ([trace.origin] + steps.map(\.description)).joined(separator: " > ")
        return StyledText(
            TextSanitizer.line(content), style: Style(foreground: .accent))
            + StyledText(
                "\n  " + TextSanitizer.line(route), style: Style(foreground: .secondaryLabel))
    }

    override func layoutSubviews() {
        let room = bounds.inset(by: Insets(left: 1, right: 0))
        heading.frame = Rect(x: room.minX, y: 0, width: room.width, height: min(1, room.height))
        scrollView.frame = Rect(
            x: room.minX, y: 1, width: room.width, height: max(0, room.height - 1))
    }
}
