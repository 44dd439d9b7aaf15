// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerScreen

/// The verdict of a responder on an event, with the sign, the word and the color that pictures of
/// routes show.
public enum RouteVerdict: String, Hashable, Sendable, CaseIterable {
    /// The responder sent the event.
    case posted
    /// It has no handler, or its handlers ignored the event.
    case passed
    /// A handler observed the event.
    case observed
    /// The responder answered a request, or an action took the event.
    case answered
    /// A handler consumed the event.
    case stopped
    /// An interceptor or a filter ended the event.
    case blocked
    /// An interceptor changed the event, which then continued.
    case rewritten
    /// An interceptor sent the event on from another responder.
    case redirected
    /// An interceptor holds the event until a decision.
    case held
    /// The event ended before it reached the responder.
    case notAsked

    /// Creates the verdict of a handler's disposition; ``passed`` for nil.
    public init(_ disposition: Disposition?) {
        switch disposition {
        case nil, .ignored: self = .passed
        case .observed: self = .observed
        case .stop: self = .stopped
        }
    }

    /// Creates the verdict of a step on a route.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - kind: The way in which the event was sent.
    public init(_ step: RouteTrace.Step, of kind: RouteTrace.Kind) {
        if step.isBlocked {
            self = .blocked
        } else if step.isHeld {
            self = .held
        } else if step.redirection != nil {
            self = .redirected
        } else {
            self = RouteVerdict(step.disposition)
            if self == .stopped, kind == .ask || kind == .action { self = .answered }
            if self == .passed, step.rewritten != nil { self = .rewritten }
        }
    }

    /// Creates the verdict on a whole route: the verdict of its strongest step.
    public init(_ trace: RouteTrace) {
        let verdicts = trace.steps.map { RouteVerdict($0, of: trace.kind) }
        self = verdicts.max { $0.strength < $1.strength } ?? .passed
    }

    private var strength: Int {
        switch self {
        case .notAsked, .posted, .passed: 0
        case .rewritten: 1
        case .observed: 2
        case .redirected: 3
        case .held: 4
        case .answered, .stopped: 5
        case .blocked: 6
        }
    }

    /// The word, in lower case.
    public var word: String {
        switch self {
        case .posted: "posts"
        case .notAsked: "not asked"
        default: rawValue
        }
    }

    /// The symbol before the word, of one cell; a blank for ``notAsked``.
    public var symbol: Symbol {
        switch self {
        case .posted: .circleFill
        case .passed: .middleDot
        case .observed: Symbol("~", ascii: "~")
        case .answered: .checkmark
        case .stopped: .squareFill
        case .blocked: .xmark
        case .rewritten: Symbol("*", ascii: "*")
        case .redirected: .chevronRight
        case .held: .circle
        case .notAsked: Symbol(" ", ascii: " ")
        }
    }

    /// The meaning of its color; nil for a quiet verdict.
    public var tone: Tone? {
        switch self {
        case .passed, .notAsked: nil
        case .posted: .primary
        case .observed: .warning
        case .answered: .success
        case .stopped, .blocked: .danger
        case .rewritten, .redirected, .held: .info
        }
    }

    /// The style of its sign and word on the ground of a view.
    public var textStyle: Style {
        Style(foreground: tone?.text ?? (self == .notAsked ? .tertiaryLabel : .secondaryLabel))
    }

    /// The style of a chip with its word.
    public var chipStyle: Style {
        Style(foreground: textStyle.foreground, background: tone?.tint ?? .control)
    }

    /// Returns the style of lines and columns: the verdict's fill, or the color of its text in a
    /// theme without fills.
    public func lineStyle(hasFills: Bool) -> Style {
        guard let tone else { return Style(foreground: self == .passed ? .border : .separator) }
        return Style(foreground: hasFills ? tone.fill : tone.text)
    }
}
