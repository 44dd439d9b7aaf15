// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

/// One use of a screen from its start to its end.
@MainActor
struct ScreenUse {
    /// How many events come between two checks at least: the whole screen is painted anew for each.
    private static let checkInterval = 100

    let pilot: Pilot
    private(set) var eventCount = 0
    private let quitKeys: [KeyChord]

    init(_ screen: Screen) async throws {
        pilot = await Pilot(try screen.make(), columns: 80, rows: 24)
        quitKeys = screen.quitKeys
        // They would keep the text of a field for each key that changes it.
        pilot.recordsRoutes = false
    }

    /// Performs acts that arrive together, and returns what is wrong then, if it is asked for.
    mutating func perform(_ acts: [Act]) async {
        eventCount += acts.count
        switch acts.first {
        case .wait(let time)?: return await pilot.advance(by: .milliseconds(time))
        case .lateAnswers(let isLate)?: pilot.display.isBusy = isLate
        case .rows(0)?: pilot.application.presentation = .fullScreen
        case .rows(let count)?: pilot.application.presentation = .inline(rows: count)
        case .log(let count)?:
            for number in 0..<count { pilot.application.log("line \(number) 漢字") }
        default: return await pilot.send(acts.compactMap(\.event))
        }
        await pilot.settle()
    }

    /// Returns what is wrong with the state of the application; nil for nothing.
    ///
    /// A terminal that answers late has answered before: what it missed must be shown then.
    func fault() async -> String? {
        pilot.display.isBusy = false
        return await pilot.faults().first
    }

    /// Ends the application as its user would; returns what is wrong with that.
    func end() async -> String? {
        pilot.display.isBusy = false
        await pilot.send(.focus(true))
        for _ in 0..<4 {
            for key in quitKeys where pilot.ending == nil { await pilot.press(key) }
        }
        guard pilot.ending == nil else { return nil }
        return "\(quitKeys.last.map { "\($0)" } ?? "No key") does not end the application"
    }

    /// Chooses acts for a seed and performs them.
    ///
    /// - Parameter record: Gets the acts before they are performed.
    static func random(
        on screen: Screen, seed: UInt64, record: ([Act]) -> Void = { _ in }
    ) async throws -> (eventCount: Int, fault: String?) {
        var use = try await ScreenUse(screen)
        var chooser = Chooser(seed: seed, size: Size(width: 80, height: 24))
        var (lookCount, checkCount) = (0, checkInterval)
        while use.eventCount < chooser.eventCount, use.pilot.ending == nil {
            if use.eventCount >= lookCount {
                chooser.look(at: use.pilot.application)
                lookCount = use.eventCount + 100
            }
            let acts = chooser.next()
            record(acts)
            await use.perform(acts)
            guard use.eventCount >= checkCount else { continue }
            if let fault = await use.fault() { return (use.eventCount, fault) }
            checkCount = use.eventCount + checkInterval
        }
        if let fault = await use.fault() { return (use.eventCount, fault) }
        return (use.eventCount, await use.end())
    }

    /// Performs acts that were recorded.
    ///
    /// - Parameter record: Gets the acts before they are performed.
    static func replay(
        _ groups: [[Act]], on screen: Screen, record: ([Act]) -> Void = { _ in }
    ) async throws -> String? {
        var use = try await ScreenUse(screen)
        for acts in groups where use.pilot.ending == nil {
            record(acts)
            await use.perform(acts)
        }
        if let fault = await use.fault() { return fault }
        return await use.end()
    }
}
