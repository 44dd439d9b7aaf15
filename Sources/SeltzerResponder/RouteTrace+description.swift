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
        return ([head] + notes.map { "  \($0)" } + hops + ["  \(outcome) in \(duration)"])
            .joined(separator: "\n")
    }

    /// The route as one line of JSON.
    public var json: String {
        let hops = steps.map { step in
            var members = [
                ("responder", JSON.text(step.responder)), ("phase", JSON.text(step.phase.rawValue)),
                ("answer", step.disposition.map { JSON.text("\($0)") } ?? "null"),
            ]
            if let rewritten = step.rewritten {
                members.append(("rewritten", JSON.text(rewritten)))
            }
            if step.isBlocked { members.append(("blocked", "true")) }
            return JSON.object(members)
        }
        return JSON.object([
            ("kind", JSON.text(kind.rawValue)), ("event", JSON.text(eventName)),
            ("origin", JSON.text(origin)), ("steps", "[" + hops.joined(separator: ",") + "]"),
            ("notes", "[" + notes.map(JSON.text).joined(separator: ",") + "]"),
            ("outcome", JSON.text(outcome.rawValue)),
            ("microseconds", "\(duration / .microseconds(1))"),
        ])
    }

    private var notes: [String] {
        [(isOriginSkipped, "origin skipped"), (isCyclic, "cycle"), (isTooDeep, "too deep")]
            .filter { $0.0 }.map { $0.1 }
    }
}

extension RouteTrace.Step: CustomStringConvertible {
    /// The responder and its answer; `^` before one of the capture pass, `blocked` and `rewritten` behind.
    public var description: String {
        var text = (phase == .capture ? "^" : "") + responder
        text += " " + (disposition.map { "\($0)" } ?? "-")
        if isBlocked { text += " blocked" }
        if rewritten != nil { text += " rewritten" }
        return text
    }
}

/// The little of JSON that a trace needs.
private enum JSON {
    static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\(text($0.0)):\($0.1)" }.joined(separator: ",") + "}"
    }

    static func text(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\u{20}"..."\u{7E}", "\u{A0}"...: result.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return result + "\""
    }
}
