// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// What a responder did with an event, or would do, as the page draws it.
enum Verdict: Equatable {
    case passed, ignored, observed, answered, stopped, blocked

    /// The verdict of a setting; nil for a responder without a handler.
    init(_ disposition: Disposition?) {
        switch disposition {
        case nil: self = .passed
        case .ignored: self = .ignored
        case .observed: self = .observed
        case .stop: self = .stopped
        }
    }

    /// The verdict of a step on a route.
    init(_ step: RouteTrace.Step, of kind: RouteTrace.Kind) {
        self = step.isBlocked ? .blocked : Verdict(step.disposition)
        if self == .stopped, kind == .ask || kind == .action { self = .answered }
    }

    /// The sign before the word.
    func sign(isUnicode: Bool) -> String {
        switch self {
        case .passed, .ignored: isUnicode ? "·" : "."
        case .observed: "~"
        case .answered: isUnicode ? "✓" : "+"
        case .stopped: isUnicode ? "■" : "#"
        case .blocked: isUnicode ? "×" : "x"
        }
    }

    private var tone: Tone? {
        switch self {
        case .passed, .ignored: nil
        case .observed: .warning
        case .answered: .success
        case .stopped, .blocked: .danger
        }
    }

    /// The style of text on the background of the screen.
    var textStyle: Style { Style(foreground: tone?.text ?? .secondaryLabel) }

    /// The style of a chip.
    var chipStyle: Style {
        Style(foreground: textStyle.foreground, background: tone?.tint ?? .control)
    }
}
