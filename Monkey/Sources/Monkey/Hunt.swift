// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation

/// Runs children until the time is over, and reports what they found.
@MainActor
struct Hunt {
    let seconds: Double
    let seed: UInt64
    let filter: String

    /// How many different faults are shrunk and printed.
    private static let greatestCount = 10
    /// How long a fault is shrunk; what hangs takes long each time it is tried.
    private static let timeToShrink = Duration.seconds(300)

    /// Returns how many faults were found.
    func run() async throws -> Int {
        var (tally, number) = (Tally(), UInt64(0))
        var found: Set<String> = []
        say("Seed \(seed)")
        while tally.seconds < seconds, found.count < Self.greatestCount {
            let left = min(15, max(1, seconds - tally.seconds))
            let before = ProcessorTime.children
            let (outcome, lines) = try Child.run(
                ["--round", "\(Int(left * 1_000))", "\(seed &+ number)", filter])
            number += 1
            tally.add(lines, ProcessorTime.children - before)
            if let line = tally.dueLine() { say(line) }
            guard outcome != .passed else { continue }
            let use = lines.last { $0.hasPrefix("use ") }?.split(separator: " ", maxSplits: 2)
            guard let use, use.count == 3 else {
                say("A child ended without a use: \(outcome)")
                return 1
            }
            if found.insert("\(use[2]) \(title(of: outcome))").inserted {
                tally.faultCount += 1
                try await report(outcome, screen: String(use[2]), useSeed: String(use[1]))
            }
        }
        say(tally.line)
        return found.count
    }

    /// The first words of what was found, which tell one fault from another.
    private func title(of outcome: Child.Outcome) -> String {
        switch outcome {
        case .passed: "nothing"
        case .hung: "Hangs"
        case .broken(let fault): fault
        case .died(let words):
            words.split(separator: "\n").first { $0.contains("atal error") }.map(String.init)
                ?? words.split(separator: "\n").last.map(String.init) ?? "Dies without a word"
        }
    }

    /// Shrinks and prints what a seed breaks on a screen.
    ///
    /// - Returns: How many faults that were.
    static func again(on screen: String, useSeed: String) async throws -> Int {
        let (outcome, _) = try Child.run(["--record", screen, useSeed])
        if outcome == .passed { return 0 }
        let hunt = Hunt(seconds: 0, seed: 0, filter: screen)
        try await hunt.report(outcome, screen: screen, useSeed: useSeed)
        return 1
    }

    private func report(_ outcome: Child.Outcome, screen: String, useSeed: String) async throws {
        say("\nFound on \(screen), seed \(useSeed): \(title(of: outcome))")
        let (again, lines) = try Child.run(["--record", screen, useSeed])
        guard again.isLike(outcome) else {
            say("The same seed does not do it again: \(again)")
            return
        }
        let groups = Recording.groups(of: lines)
        let patience = outcome == .hung ? Self.patience(after: lines) : Child.patience
        let end = ContinuousClock.now + Self.timeToShrink
        var shrinker = Shrinker(isInTime: { .now < end }) {
            try Self.replay($0, on: screen, patience: patience).isLike(outcome)
        }
        guard let acts = try await shrinker.shrink(groups) else {
            say("The recorded acts, \(groups.count) groups of them, do not do it again.")
            return
        }
        say("\(acts.joined().count) acts, shrunk from \(groups.joined().count):")
        say(Recording.test(of: acts, on: screen))
        say("Again: \(CommandLine.arguments[0]) --again \"\(screen)\" \(useSeed)")
    }

    /// Returns the seconds of processor time after which acts of a recording hang, as its slowest ones took far less.
    static func patience(after lines: [Substring]) -> Int {
        let slowest = lines.last { $0.hasPrefix("slow ") }.flatMap { Int($0.dropFirst(5)) } ?? 0
        return min(Child.patience, 2 + slowest / 100)
    }

    /// Performs acts on a screen, in a child.
    private static func replay(
        _ groups: [[Act]], on screen: String, patience: Int
    ) throws -> Child.Outcome {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("seltzer-monkey-acts-\(getpid())")
        try Recording.text(of: groups).write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return try Child.run(["--replay", screen, file.path], patience: patience).outcome
    }
}
