// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom

/// When the answers of a terminal arrive: late, early, doubled, missing or in another order, as a seed decides.
struct AnswerSchedule {
    /// How many schedules a test tries: the environment's `SELTZER_OPERATIONS`, or fewer.
    static func count(_ usual: Int) -> Int {
        ProcessInfo.processInfo.environment["SELTZER_OPERATIONS"].flatMap { Int($0) } ?? usual
    }

    /// The seed of the first schedule: the environment's `SELTZER_SEED`, or 1.
    static var firstSeed: UInt64 {
        ProcessInfo.processInfo.environment["SELTZER_SEED"].flatMap { UInt64($0) } ?? 1
    }

    var random: SeededGenerator
    /// Whether all answers arrive after the same short time from now on.
    var isRegular = false
    /// The times of the answers that are on their way, in their order.
    private(set) var arrivals: [Double] = []
    /// The usual seconds until an answer.
    private var delay = 0.1
    /// The share of answers that are not as usual.
    private let disorder: Double

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        disorder = [0.02, 0.1, 0.4, 1].randomElement(using: &random) ?? 1
        changeDelay()
    }

    private mutating func changeDelay() {
        delay = [0, 0.0005, 0.004, 0.03, 0.1, 0.25, 1, 3].randomElement(using: &random) ?? 0
    }

    /// Returns a random number below another one.
    mutating func number(below limit: Double) -> Double { .random(in: 0..<limit, using: &random) }

    /// Sends an answer, or none, for a question that the terminal gets now.
    mutating func ask(at now: Double) {
        guard !isRegular else { return insert(now + 0.005) }
        if number(below: 1) < 0.05 { changeDelay() }
        guard number(below: 1) < disorder else { return insert(now + delay) }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: break
        case 1: insert(now + 2.5)
        case 2: insert(now + number(below: 40))
        case 3:
            insert(now + delay)
            insert(now + delay + number(below: 0.5))
        case 4: insert(now)
        default: insert(now + number(below: 3))
        }
        // One that nobody has asked for.
        if number(below: 1) < 0.1 { insert(now + number(below: 2)) }
    }

    private mutating func insert(_ time: Double) {
        arrivals.insert(time, at: arrivals.firstIndex { $0 > time } ?? arrivals.count)
    }

    /// Removes the answers that have arrived by now; returns how many there are.
    mutating func take(at now: Double) -> Int {
        let count = arrivals.prefix { $0 <= now }.count
        arrivals.removeFirst(count)
        return count
    }
}
