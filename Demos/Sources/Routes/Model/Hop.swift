// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The visit of a dispatch to one responder, as the boxes show it.
struct Hop {
    /// The number of the dispatch: 0 for the dispatch that the user started, others for dispatches
    /// inside of it.
    let dispatch: Int
    /// The number of the visit in its dispatch, from 1.
    let number: Int
    let step: RouteTrace.Step

    /// The number and the answer.
    ///
    /// The number has `^` before it in the capture pass, `v` before it on the way down, and `'`
    /// after it in an inner dispatch. The answer has `*` after it if the event was rewritten.
    var mark: String {
        let sign =
            switch step.phase {
            case .capture: "^"
            case .bubble: ""
            case .broadcast: "v"
            }
        let ticks = String(repeating: "'", count: dispatch)
        let answer = step.isBlocked ? "blocked" : step.disposition.map { "\($0)" } ?? "-"
        let star = step.rewritten == nil ? "" : "*"
        return "\(sign)\(number)\(ticks) \(answer)\(star)"
    }
}
