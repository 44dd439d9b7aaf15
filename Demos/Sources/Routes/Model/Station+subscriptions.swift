// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension Station {
    /// Subscribes to a type of event as the station is set.
    ///
    /// - Parameters:
    ///   - event: The type.
    ///   - phases: The passes in which the handler is asked, beside the capture pass.
    ///   - rewrite: What an interceptor changes.
    ///   - receive: Runs when the handler is asked; returns the answer, given the one that is set.
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

    /// Intercepts a type of event as the station is set; nil where it does not.
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
