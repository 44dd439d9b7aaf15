// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import MonkeyRandom
import Seltzer

/// Uses every screen of the demos at random, and shrinks what breaks one.
///
/// `Monkey SECONDS [SEED [SCREEN]]`; SCREEN is a part of screens' names. The program starts itself for each round.
/// `Monkey --again SCREEN SEED` shrinks and prints what the seed breaks on the screen.
@main
@MainActor
struct Monkey {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "--round": try await round(Array(arguments.dropFirst()))
        case "--record": try await record(Array(arguments.dropFirst()))
        case "--replay": try await replay(Array(arguments.dropFirst()))
        case "--again" where arguments.count == 3:
            exit(try await Hunt.again(on: arguments[1], useSeed: arguments[2]) == 0 ? 0 : 1)
        default:
            guard let seconds = arguments.first.flatMap(Double.init) else {
                say("Usage: Monkey SECONDS [SEED [SCREEN]]")
                exit(2)
            }
            let seed = arguments.count > 1 ? UInt64(arguments[1]) : nil
            let hunt = Hunt(
                seconds: seconds, seed: seed ?? UInt64.random(in: 1...999_999_999),
                filter: arguments.count > 2 ? arguments[2] : "")
            exit(try await hunt.run() == 0 ? 0 : 1)
        }
    }

    /// Uses screens, by turns, until the time is over or something breaks: SECONDS SEED SCREEN.
    private static func round(_ arguments: [String]) async throws {
        let end = ContinuousClock.now + .milliseconds(Int(arguments[0]) ?? 1_000)
        var random = SeededGenerator(seed: UInt64(arguments[1]) ?? 1)
        let screens = Screen.all.filter { arguments[2].isEmpty || $0.name.contains(arguments[2]) }
        var (eventCount, lifeline) = (0, Lifeline())
        while ContinuousClock.now < end {
            for screen in screens.shuffled(using: &random) where ContinuousClock.now < end {
                let seed = random.next() >> 32
                say("use \(seed) \(screen.name)")
                var actCount = 0
                let use = try await ScreenUse.random(on: screen, seed: seed) { acts in
                    lifeline.sign()
                    if actCount % 1_000 + acts.count >= 1_000 { say("acts \(actCount)") }
                    actCount += acts.count
                }
                eventCount += use.eventCount
                if let fault = use.fault { return say("fault \(fault)") }
                say("events \(eventCount)")
                if let size = residentMegabytes(), size > 1_000 {
                    return say("fault The process has \(size) MB")
                }
            }
        }
    }

    /// Uses a screen and prints each act before it is performed: SCREEN SEED.
    private static func record(_ arguments: [String]) async throws {
        let screen = Screen.all.first { $0.name == arguments[0] }
        guard let screen, let seed = UInt64(arguments[1]) else { exit(2) }
        var (lifeline, slowest) = (Lifeline(), Duration.milliseconds(100))
        let use = try await ScreenUse.random(on: screen, seed: seed) { acts in
            lifeline.sign()
            if lifeline.longestStep > slowest {
                slowest = lifeline.longestStep
                say("slow \(Int(slowest / .milliseconds(1)))")
            }
            say(String(Recording.text(of: [acts]).dropLast()))
        }
        if let fault = use.fault { say("fault \(fault)") }
    }

    /// Performs the acts of a file: SCREEN FILE.
    private static func replay(_ arguments: [String]) async throws {
        let screen = Screen.all.first { $0.name == arguments[0] }
        guard let screen else { exit(2) }
        let text = try String(contentsOfFile: arguments[1], encoding: .utf8)
        let groups = Recording.groups(of: text.split(separator: "\n"))
        var lifeline = Lifeline()
        let fault = try await ScreenUse.replay(groups, on: screen) { _ in lifeline.sign() }
        if let fault { say("fault \(fault)") }
    }

    /// The memory of the process; nil where the system does not tell it this way.
    private static func residentMegabytes() -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
            return nil
        }
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map {
            $0 * 4 / 1024
        }
    }
}
