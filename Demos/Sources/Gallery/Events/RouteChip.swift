// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A part of a route as the panel of events shows it: one responder, or several that passed the event on.
struct RouteChip: Equatable {
    /// What happened to the event there.
    enum Verdict: Equatable {
        case posted, passed, observed, answered, stopped

        fileprivate init(_ disposition: Disposition?, kind: RouteTrace.Kind) {
            switch disposition {
            case nil, .ignored: self = .passed
            case .observed: self = .observed
            case .stop: self = kind == .ask ? .answered : .stopped
            }
        }

        /// The sign of the verdict; nil for the responder that posted.
        func sign(isUnicode: Bool) -> String? {
            switch self {
            case .posted: nil
            case .passed: isUnicode ? "·" : "."
            case .observed: "~"
            case .answered: isUnicode ? "✓" : "+"
            case .stopped: isUnicode ? "■" : "#"
            }
        }

        /// The word for the verdict; nil where the sign and its colour say enough.
        var word: String? {
            switch self {
            case .posted, .passed: nil
            case .observed: "observed"
            case .answered: "answered"
            case .stopped: "stopped"
            }
        }

        private var tone: Tone? {
            switch self {
            case .posted, .passed: nil
            case .observed: .warning
            case .answered: .success
            case .stopped: .danger
            }
        }

        /// The style of text on the background of a row.
        var textStyle: Style {
            Style(foreground: tone?.text ?? (self == .passed ? .secondaryLabel : .label))
        }

        /// The style of a chip.
        var chipStyle: Style {
            Style(foreground: textStyle.foreground, background: tone?.tint ?? .control)
        }
    }

    let name: String
    let verdict: Verdict

    /// Returns the chip's text, without blanks around it.
    func text(isUnicode: Bool) -> String {
        [verdict.sign(isUnicode: isUnicode), name, verdict.word].compactMap { $0 }
            .joined(separator: " ")
    }

    /// Returns a chip for each responder of a route, the one that posted first.
    static func all(of trace: RouteTrace) -> [RouteChip] {
        let steps = trace.steps.filter {
            $0.id != trace.originID && ($0.phase != .capture || $0.disposition != nil)
        }
        return [RouteChip(name: EventText.name(of: trace.origin), verdict: .posted)]
            + steps.map {
                RouteChip(
                    name: EventText.name(of: $0.responder),
                    verdict: Verdict($0.disposition, kind: trace.kind))
            }
    }

    /// Returns the chips of a route with one for all neighbours that passed the event on: `6 passed`.
    static func folded(_ trace: RouteTrace) -> [RouteChip] {
        var chips: [RouteChip] = []
        var passed: [RouteChip] = []
        func fold() {
            if passed.count > 1 {
                chips.append(RouteChip(name: "\(passed.count) passed", verdict: .passed))
            } else {
                chips += passed
            }
            passed = []
        }
        for chip in all(of: trace) {
            if chip.verdict == .passed {
                passed.append(chip)
            } else {
                fold()
                chips.append(chip)
            }
        }
        fold()
        return chips
    }
}
