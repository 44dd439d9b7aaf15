// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension RouteTrace: CustomStringConvertible {
    /// The route on one line: `EVENT from ORIGIN: RESPONDER ANSWER, …`, `-` where nothing matched; the
    /// origin is left out where it was asked and had nothing for the event.
    public var description: String {
        let shown = steps.filter { $0.id != originID || $0.disposition != nil }
        let words = notes + shown.map(\.description)
        return "\(eventName) from \(origin): " + words.joined(separator: ", ")
    }

    /// The route with a line for the event, one for each responder, and one for the outcome.
    public var detail: String {
        let head = "\(kind) \(eventName) from \(origin): \(event)"
        let hops = steps.map { step in
            "  \(step.phase) \(step)" + (step.rewritten.map { ", rewritten: \($0)" } ?? "")
        }
        let microseconds = Int(exactly: (duration / .microseconds(1)).rounded()) ?? .max
        return ([head] + notes.map { "  \($0)" } + hops + ["  \(outcome) in \(microseconds) µs"])
            .joined(separator: "\n")
    }

    /// The route as one line of JSON.
    public var json: String {
        """
        {"kind":"\(kind)","event":\(quoted(eventName)),"origin":\(quoted(origin)),\
        "steps":[\(steps.map(\.json).joined(separator: ","))],\
        "notes":[\(notes.map(quoted).joined(separator: ","))],\
        "outcome":"\(outcome)","microseconds":\(duration / .microseconds(1))}
        """
    }

    private var notes: [String] {
        [(isOriginSkipped, "origin skipped"), (isCyclic, "cycle"), (isTooDeep, "too deep")]
            .filter { $0.0 }.map { $0.1 }
    }
}

extension RouteTrace.Step: CustomStringConvertible {
    /// The responder and its answer; `^` before one of the capture pass, `blocked` and `rewritten` behind.
    public var description: String {
        (phase == .capture ? "^" : "") + responder + " " + (disposition.map { "\($0)" } ?? "-")
            + (isBlocked ? " blocked" : "") + (rewritten != nil ? " rewritten" : "")
    }

    fileprivate var json: String {
        let answer = disposition.map { "\"\($0)\"" } ?? "null"
        return #"{"responder":\#(quoted(responder)),"phase":"\#(phase)","answer":\#(answer)"#
            + (rewritten.map { #","rewritten":"# + quoted($0) } ?? "")
            + (isBlocked ? #","blocked":true}"# : "}")
    }
}

/// Returns a text as a string of JSON, control characters as escapes.
private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\": result += "\\\(scalar)"
        case "\u{20}"..."\u{7E}", "\u{A0}"...: result.unicodeScalars.append(scalar)
        default:
            result += (scalar.value < 16 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
        }
    }
    return result + "\""
}
