// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

extension Application {
    /// Returns what happened to an event, in sentences, from its recorded route.
    ///
    ///     The press at (3, 4) came to the button "Save".
    ///     The Page stopped it: its capture handler (Page.swift:12).
    ///     It did not reach the button "Save".
    package func explanation(of trace: RouteTrace) -> [String] {
        RouteSentences(trace, in: self).all
    }

    /// Returns what happened to the last press, in sentences: its route, the gestures, and the
    /// elements in the place of the press that did not get it.
    ///
    /// - Parameter trace: The recorded route of the last press that was routed; nil for none.
    package func explanation(ofLastPress trace: RouteTrace?) -> [String] {
        guard let last = lastPress else { return trace.map(explanation(of:)) ?? [] }
        return LastPressSentences(last, trace, in: self).all
    }

    /// Returns what happened to the last key, in sentences.
    ///
    /// - Parameter trace: The recorded route of the last key that was routed; nil for none.
    package func explanation(ofLastKey trace: RouteTrace?) -> [String] {
        if marksTookLastKey {
            return [
                "No responder got the last key: it copied the marked text or ended the marking."
            ]
        }
        guard let trace else { return [] }
        let names = ElementNames(
            accessibilityElements, naming: refusalsOfLastKey.compactMap(\.asker))
        return explanation(of: trace) + refusalsOfLastKey.compactMap { $0.sentence(names) }
    }

    /// Returns why the handlers of a responder got an event or not, in a sentence.
    package func explanation(of trace: RouteTrace, at responder: Responder) -> String {
        RouteSentences(trace, in: self, at: responder).reason(at: responder)
    }

    /// The responders of the application, from the top down, by their identities.
    var respondersByID: [ObjectIdentifier: Responder] {
        var found: [ObjectIdentifier: Responder] = [:]
        var rest: [Responder] = [self]
        while let responder = rest.popLast() {
            let old = found.updateValue(responder, forKey: ObjectIdentifier(responder))
            if old == nil { responder.forEachSubordinate { rest.append($0) } }
        }
        return found
    }
}
