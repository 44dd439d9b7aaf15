// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension Station {
    /// Subscribes to a type of event, according to the station's settings.
    ///
    /// - Parameters:
    ///   - event: The type of the event.
    ///   - phases: The phases of the handler, beside the capture phase.
    ///   - rewrite: Changes the event if the station rewrites.
    ///   - receive: Runs in the handler: gets the disposition from the settings, and returns the
    ///     disposition to use.
    func subscriptions<Event: RoutedEvent>(
        to event: Event.Type,
        phases: [Phase] = [.bubble],
        rewrite: @escaping @MainActor (inout Event) -> Void,
        receive: @escaping @MainActor (Station, Event, Phase, Disposition) -> Disposition
    ) -> [Subscription] {
        var result: [Subscription] = []
        if let capture {
            result.append(responder.on(event, phase: .capture) { _ in capture })
        }
        if let answer {
            result += phases.map { phase in
                responder.on(event, owner: self, phase: phase) { station, event in
                    receive(station, event, phase, answer)
                }
            }
        }
        if let interceptor = interceptor(of: event, rewrite) { result.append(interceptor) }
        return result
    }

    /// Adds an interceptor for a type of event; nil if the station's settings have none.
    func interceptor<Event: RoutedEvent>(
        of event: Event.Type, _ rewrite: @escaping @MainActor (inout Event) -> Void
    ) -> Subscription? {
        guard let interception else { return nil }
        return responder.intercept(event) { event in
            if interception == .rewrite { rewrite(&event) }
            return interception != .block
        }
    }
}
