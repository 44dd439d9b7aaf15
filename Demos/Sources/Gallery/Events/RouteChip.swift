// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A part of a route in the panel of events: one responder, or several that passed the event on.
struct RouteChip: Equatable {
    let name: String
    let verdict: RouteVerdict

    /// Returns the chip's text, without blanks around it.
    func text(isUnicode: Bool) -> String {
        let sign = verdict == .posted ? nil : verdict.symbol.text(isUnicode: isUnicode)
        // A sign and a color are enough for responders that passed the event on.
        let word = verdict == .posted || verdict == .passed ? nil : verdict.word
        return [sign, name, word].compactMap { $0 }.joined(separator: " ")
    }

    /// The style of the text on the background of a row; the text of the origin is plain.
    var textStyle: Style { verdict == .posted ? Style(foreground: .label) : verdict.textStyle }

    /// The style of the chip.
    var chipStyle: Style {
        verdict == .posted ? textStyle.merged(over: Style(background: .control)) : verdict.chipStyle
    }

    /// Returns a chip for each responder of a route, the origin first.
    static func all(of trace: RouteTrace) -> [RouteChip] {
        let steps = trace.steps.filter {
            $0.id != trace.originID && ($0.phase != .capture || $0.disposition != nil)
        }
        return [RouteChip(name: RoutedEventText.name(of: trace.origin), verdict: .posted)]
            + steps.map {
                RouteChip(
                    name: RoutedEventText.name(of: $0.responder),
                    verdict: RouteVerdict($0, of: trace.kind))
            }
    }

    /// Returns the chips of a route, in which one chip stands for all neighbors that passed the
    /// event on: `6 passed`.
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
