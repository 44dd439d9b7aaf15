// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// Finds a short sequence of acts that still breaks a screen, by delta debugging.
struct Shrinker {
    let screen: String
    let outcome: Child.Outcome
    private var triesLeft = 300

    init(screen: String, outcome: Child.Outcome) {
        (self.screen, self.outcome) = (screen, outcome)
    }

    /// Returns the shortest sequence found; nil where the acts do not break the screen again.
    mutating func shrink(_ groups: [[Act]]) throws -> [[Act]]? {
        guard try breaks(groups) else { return nil }
        // Acts one by one are easier to read than those that arrive together.
        let single = groups.flatMap { $0.map { [$0] } }
        var acts = try breaks(single) ? single : groups
        acts = try shortestEnd(of: acts)
        var count = 2
        while acts.count > 1, triesLeft > 0 {
            let length = (acts.count + count - 1) / count
            var isShorter = false
            for start in stride(from: 0, to: acts.count, by: length) {
                var rest = acts
                rest.removeSubrange(start..<min(start + length, acts.count))
                if try breaks(rest) {
                    (acts, count, isShorter) = (rest, max(2, count - 1), true)
                    break
                }
            }
            if isShorter { continue }
            if length == 1 { break }
            count = min(acts.count, count * 2)
        }
        return acts
    }

    /// Keeps only the last acts, where those suffice.
    private mutating func shortestEnd(of acts: [[Act]]) throws -> [[Act]] {
        var length = 4
        while length < acts.count {
            let end = Array(acts.suffix(length))
            if try breaks(end) { return end }
            length *= 4
        }
        return acts
    }

    private mutating func breaks(_ groups: [[Act]]) throws -> Bool {
        guard triesLeft > 0 else { return false }
        triesLeft -= 1
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("seltzer-monkey-acts-\(getpid())")
        try Recording.text(of: groups).write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Child.run(["--replay", screen, file.path]).outcome.isLike(outcome)
    }
}
