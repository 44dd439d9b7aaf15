// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A routed event of the past, with its route.
public struct RouteRecord: Identifiable {
    /// The number of the event since the history was created, from 1.
    public let id: Int
    /// The route.
    public let trace: RouteTrace
    /// The time at which the dispatch had ended, on the clock of the history.
    public let time: Duration
    /// The strongest verdict of the responders on the event.
    public let verdict: RouteVerdict

    /// The number of responders that the event reached, including its origin.
    public var rise: Int { trace.steps.filter { $0.id != trace.originID }.count + 1 }
}

/// The last routed events of a program, and a way to watch them.
///
/// ```swift
/// let history = RouteHistory()
/// history.observe(application)
/// print(history.records.last?.trace ?? "no event yet")
/// ```
///
/// A record keeps its event, and the objects that the event names, until newer events take its
/// place.
@MainActor
public final class RouteHistory {
    /// The maximum number of records; at least 1.
    public let limit: Int
    /// Whether new events are dropped; false by default.
    public var isPaused = false
    /// The number of events since the history was created, including dropped records.
    public private(set) var count = 0

    /// The ring buffer; once it is full, the oldest record is at `start`.
    private var ring: [RouteRecord] = []
    private var start = 0
    private var clock: any ApplicationClock
    private let hasOwnClock: Bool
    private var watchers: [(view: Weak<View>, body: @MainActor () -> Void)] = []
    private var subscriptions: [Subscription] = []

    /// Creates an empty history.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of records; new records replace the oldest ones.
    ///   - clock: The clock of ``RouteRecord/time``; nil for the machine's clock. If a window shows
    ///     the history before the first event, nil stands for the clock of that window's
    ///     application.
    public init(limit: Int = 1_000, clock: (any ApplicationClock)? = nil) {
        self.limit = max(1, limit)
        (self.clock, hasOwnClock) = (clock ?? SystemClock(), clock == nil)
    }

    /// The records, the oldest first.
    public var records: [RouteRecord] { Array(ring[start...] + ring[..<start]) }

    /// The newest record; nil if there is none.
    public var last: RouteRecord? {
        ring.isEmpty ? nil : ring[(start + ring.count - 1) % ring.count]
    }

    /// Keeps each event whose route visits a responder or begins at it, until ``stop()``.
    ///
    /// - Parameters:
    ///   - responder: The responder, such as an application or the view of a window.
    ///   - isWanted: Whether to keep a route; by default every route is kept.
    public func observe(
        _ responder: Responder,
        where isWanted: @escaping @MainActor (RouteTrace) -> Bool = { _ in true }
    ) {
        subscriptions.append(
            responder.observeRoutes { [weak self] trace in
                if isWanted(trace) { self?.append(trace) }
            })
    }

    /// Stops observing; the records stay.
    public func stop() {
        subscriptions.forEach { $0.cancel() }
        subscriptions = []
    }

    /// Adds a route; has no effect while the history is paused.
    public func append(_ trace: RouteTrace) {
        guard !isPaused else { return }
        count += 1
        let record = RouteRecord(
            id: count, trace: trace, time: clock.now, verdict: RouteVerdict(trace))
        if ring.count < limit {
            ring.append(record)
        } else {
            ring[start] = record
            start = (start + 1) % limit
        }
        tell()
    }

    /// Adopts the clock of an application, unless a clock was given or an event has come.
    func adopt(_ clock: any ApplicationClock) {
        if hasOwnClock, count == 0 { self.clock = clock }
    }

    /// Removes all records, with the objects that their events name.
    public func clear() {
        ring = []
        start = 0
        tell()
    }

    /// Calls a closure after each change while a view exists; the view is held weakly.
    func watch(for view: View, _ body: @escaping @MainActor () -> Void) {
        watchers.append((Weak(view), body))
    }

    private func tell() {
        for watcher in watchers where watcher.view.object != nil { watcher.body() }
        watchers.removeAll { $0.view.object == nil }
    }
}
