// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The model of a page about one article: responders, switches, buttons, and the routes of the last
/// event.
///
/// Subclasses fill it in; the views only read it.
@MainActor
class Page {
    let number: Int
    let title: String
    /// The article's idea, in a sentence.
    let idea: String

    /// The responders from the top of the chain down, each after its superior.
    private(set) final var stations: [Station] = []
    final var choices: [Choice] = []
    final var actions: [PageAction] = []

    /// The station that posts; nil if the page has none.
    final var origin: Station? { didSet { onChange() } }
    /// The dispatches since the last press of a button, the outermost first.
    private(set) final var traces: [RouteTrace] = []
    /// Lines about other things that happened since the last press of a button.
    private(set) final var notes: [String] = []
    /// The number of visible hops while the user steps through them; nil for all.
    private(set) final var shownHops: Int?

    /// Called when a visible property changed.
    final var onChange: @MainActor () -> Void = {}
    /// Called for each dispatch of the page's events.
    final var onTrace: @MainActor (RouteTrace) -> Void = { _ in }

    init(number: Int, title: String, idea: String) {
        self.number = number
        self.title = title
        self.idea = idea
    }

    // MARK: For subclasses

    /// Subscribes a station to the page's events, according to its settings.
    func subscriptions(for station: Station) -> [Subscription] { [] }

    /// Adds a responder below another one.
    final func add(
        _ responder: Responder, below superior: Station? = nil, settings: Station.Settings = .all,
        answer: Disposition? = .ignored
    ) -> Station {
        let station = Station(responder, below: superior, settings: settings) { [weak self] in
            self?.subscriptions(for: $0) ?? []
        }
        station.answer = answer
        stations.append(station)
        responder.observeRoutes { [weak self, weak station] trace in
            if let station { self?.note(trace, at: station) }
        }
        return station
    }

    /// Adds a line to ``notes``.
    final func say(_ line: String) {
        notes.append(line)
        onChange()
    }

    /// Subscribes all stations again.
    final func resubscribe() {
        stations.forEach { $0.settingsDidChange() }
    }

    // MARK: Acting

    final func perform(_ action: PageAction) {
        traces = []
        notes = []
        shownHops = nil
        action.run()
        onChange()
    }

    /// Records a trace once: at the station where it began, or at the top if it began elsewhere.
    private func note(_ trace: RouteTrace, at station: Station) {
        guard !(trace.event is BecameFirstResponder || trace.event is ResignedFirstResponder) else {
            return
        }
        let began = stations.first { $0.id == trace.originID } ?? stations.first
        guard began === station else { return }
        // A dispatch inside of another one ends before it, so the outer dispatch is inserted later
        // and comes first.
        traces.insert(trace, at: 0)
        onTrace(trace)
        onChange()
    }

    // MARK: The route

    /// The visits of all dispatches, in order.
    final var hops: [Hop] {
        traces.enumerated().flatMap { index, trace in
            trace.steps.enumerated().map { Hop(dispatch: index, number: $0 + 1, step: $1) }
        }
    }

    /// Returns the visible visits to a station.
    final func shownHops(of station: Station) -> [Hop] {
        hops.prefix(shownHops ?? .max).filter { $0.step.id == station.id }
    }

    /// The station of the last hop while the user steps through them; nil if all hops are visible.
    final var currentStation: Station? {
        guard let shownHops, let hop = hops.prefix(shownHops).last else { return nil }
        return stations.first { $0.id == hop.step.id }
    }

    /// Shows one more hop; after the last one, starts again.
    final func showNextHop() {
        guard !hops.isEmpty else { return }
        let next = (shownHops ?? 0) + 1
        shownHops = next > hops.count ? nil : next
        onChange()
    }

    /// The outcome of the last event in a word; nil if there was no event.
    final var headline: String? { traces.first?.outcome.rawValue }

    /// The verdict on the last event; nil if there was no event.
    final var verdict: RouteVerdict? {
        traces.first.map { trace in
            switch trace.outcome {
            case .unhandled: .passed
            case .observed: .observed
            case .stopped: trace.kind == .ask || trace.kind == .action ? .answered : .stopped
            }
        }
    }
}
