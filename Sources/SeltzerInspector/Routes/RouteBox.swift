// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerScreen

/// One box in the picture of a route: a responder, or neighbors that passed the event on.
struct RouteBox: Hashable {
    /// The place of its responder on the route, from the origin up; for several responders, the
    /// place of the first.
    var place: Int
    /// The number of responders.
    var count = 1
    var name: String
    var verdict: RouteVerdict
    /// The identity of its responder; nil for several.
    var id: ObjectIdentifier?
    var handler: HandlerLocation?
    /// The effects of interceptors and capture handlers, in words; empty for none.
    var note = ""
    /// The time of its handlers; nil if the responder was not asked.
    var duration: Duration?

    /// Returns the boxes of a route, the origin first.
    static func all(of trace: RouteTrace) -> [RouteBox] {
        var captures: [ObjectIdentifier: RouteTrace.Step] = [:]
        for step in trace.steps where step.phase == .capture { captures[step.id] = step }
        let visits = trace.steps.filter { $0.phase != .capture }
        var boxes = [
            RouteBox(
                place: 0, name: plainName(trace.origin), verdict: .posted, id: trace.originID)
        ]
        if let own = visits.first(where: { $0.id == trace.originID && $0.disposition != nil }) {
            boxes[0].take(own, of: trace.kind)
        }
        for step in visits where step.id != trace.originID {
            var box = RouteBox(
                place: boxes.count, name: plainName(step.responder), verdict: .passed, id: step.id)
            box.take(step, of: trace.kind)
            boxes.append(box)
        }
        for responder in trace.unreached where responder.id != trace.originID {
            boxes.append(
                RouteBox(
                    place: boxes.count, name: plainName(responder.responder), verdict: .notAsked,
                    id: responder.id))
        }
        for index in boxes.indices {
            if let step = boxes[index].id.flatMap({ captures[$0] }) { boxes[index].add(step) }
        }
        return boxes
    }

    /// Returns a name without generic arguments, and without characters that could control a
    /// terminal.
    private static func plainName(_ name: String) -> String {
        TextSanitizer.line(RoutedEventText.name(of: name))
    }

    private mutating func take(_ step: RouteTrace.Step, of kind: RouteTrace.Kind) {
        verdict = RouteVerdict(step, of: kind)
        handler = step.handler
        duration = step.duration
        var notes: [String] = []
        if let target = step.redirection { notes.append("to \(Self.plainName(target))") }
        if let rewritten = step.rewritten {
            notes.append("rewritten: \(TextSanitizer.line(rewritten.prefix(200)))")
        }
        note = notes.joined(separator: ", ")
    }

    /// Adds the effect of a handler of the capture pass.
    private mutating func add(_ step: RouteTrace.Step) {
        let verdict = RouteVerdict(step.disposition)
        note = ["\(verdict.word) on the way down", note].filter { !$0.isEmpty }
            .joined(separator: ", ")
        if self.verdict == .notAsked { self.verdict = verdict }
        handler = handler ?? step.handler
        duration = (duration ?? .zero) + step.duration
    }

    /// Returns at most a given number of boxes, if folding inactive neighbors is enough.
    ///
    /// Boxes that were not asked are folded first; in each run, the boxes farthest from the origin
    /// are folded first.
    static func folded(_ boxes: [RouteBox], toFit limit: Int) -> [RouteBox] {
        var result = boxes
        for verdict in [RouteVerdict.notAsked, .passed] {
            while result.count > limit, let run = longestRun(of: verdict, in: result) {
                let count = min(run.count, result.count - max(1, limit) + 1)
                let range = run.upperBound - count..<run.upperBound
                result.replaceSubrange(range, with: [folded(result[range], verdict)])
            }
        }
        return result
    }

    /// The longest run of boxes that can be folded into one; nil if there are no two such
    /// neighbors.
    private static func longestRun(
        of verdict: RouteVerdict, in boxes: [RouteBox]
    ) -> Range<Int>? {
        var longest = 0..<1
        var start = 0
        for (index, box) in boxes.enumerated() {
            guard box.verdict == verdict, box.count == 1, box.note.isEmpty else {
                start = index + 1
                continue
            }
            if index + 1 - start > longest.count { longest = start..<index + 1 }
        }
        return longest.count > 1 ? longest : nil
    }

    private static func folded(_ boxes: ArraySlice<RouteBox>, _ verdict: RouteVerdict) -> RouteBox {
        let times = boxes.compactMap(\.duration)
        return RouteBox(
            place: boxes[boxes.startIndex].place, count: boxes.count,
            name: "\(boxes.count) \(verdict.word)", verdict: verdict,
            duration: times.isEmpty ? nil : times.reduce(.zero, +))
    }
}
