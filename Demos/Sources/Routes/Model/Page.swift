// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// What one article is about, to be tried: responders, switches, buttons, and what the last event did.
///
/// Subclasses build it; the views only read it.
@MainActor
class Page {
    let number: Int
    let title: String
    /// The article's idea, in a sentence.
    let idea: String

    /// The responders, from the top of the chain down, subordinates after their superior.
    private(set) final var stations: [Station] = []
    final var choices: [Choice] = []
    final var actions: [PageAction] = []

    /// The station that posts; nil where the page has none.
    final var origin: Station? { didSet { onChange() } }
    /// The dispatches since the last button, the outermost first.
    private(set) final var traces: [RouteTrace] = []
    /// What else happened since the last button, a line each.
    private(set) final var notes: [String] = []
    /// How many hops are shown while the user steps through them; nil shows all.
    private(set) final var shownHops: Int?

    /// Called when something changed that is shown.
    final var onChange: @MainActor () -> Void = {}
    /// Called for each dispatch of the page's events.
    final var onTrace: @MainActor (RouteTrace) -> Void = { _ in }

    init(number: Int, title: String, idea: String) {
        self.number = number
        self.title = title
        self.idea = idea
    }

    // MARK: For subclasses

    /// Subscribes a station to the page's events as it is set.
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

    /// Adds a line to what happened.
    final func say(_ line: String) {
        notes.append(line)
        onChange()
    }

    /// Subscribes all stations anew.
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

    /// Notes a trace once: where it began, or at the top where it began at no station.
    private func note(_ trace: RouteTrace, at station: Station) {
        guard !(trace.event is BecameFirstResponder || trace.event is ResignedFirstResponder) else {
            return
        }
        let began = stations.first { $0.id == trace.originID } ?? stations.first
        guard began === station else { return }
        // What is posted within a dispatch ends before it.
        traces.insert(trace, at: 0)
        onTrace(trace)
        onChange()
    }

    // MARK: The route

    /// The turns of all dispatches, in order.
    final var hops: [Hop] {
        traces.enumerated().flatMap { index, trace in
            trace.steps.enumerated().map { Hop(dispatch: index, number: $0 + 1, step: $1) }
        }
    }

    /// The turns that are shown of a station.
    final func shownHops(of station: Station) -> [Hop] {
        hops.prefix(shownHops ?? .max).filter { $0.step.id == station.id }
    }

    /// The station that the user has stepped to; nil while all hops are shown.
    final var currentStation: Station? {
        guard let shownHops, let hop = hops.prefix(shownHops).last else { return nil }
        return stations.first { $0.id == hop.step.id }
    }

    /// Shows one hop more, beginning anew after the last.
    final func showNextHop() {
        guard !hops.isEmpty else { return }
        let next = (shownHops ?? 0) + 1
        shownHops = next > hops.count ? nil : next
        onChange()
    }

    /// What became of the last event, in a word; nil where there was none.
    final var headline: String? { traces.first?.outcome.rawValue }
}
