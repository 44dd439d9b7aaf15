// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ApplicationLogHandler.

import Logging
import Seltzer
import SeltzerTesting
import Testing

@testable import ApplicationLogging

@MainActor
@Suite struct ApplicationLogTests {
    /// Starts a program, and returns it with a logger whose lines it shows.
    private func start() async -> (pilot: Pilot, logger: Logger) {
        let application = Application(root: ViewController(view: Label("Tides"))) {
            throw ApplicationError.noTerminal
        }
        application.tools = [.inspect]
        let pilot = await Pilot(application, columns: 110, rows: 30)
        let log = ApplicationLog(of: application)
        return (pilot, Logger(label: "tides", factory: log.handler))
    }

    private func lines(_ count: Int, on pilot: Pilot) async -> [String] {
        for _ in 0..<100_000 where pilot.display.loggedLines.count < count { await Task.yield() }
        await pilot.settle()
        return pilot.display.loggedLines.map(\.string)
    }

    @Test func eventsAreLinesWithTheirLevelAndMetadata() async {
        var (pilot, logger) = await start()
        logger[metadataKey: "table"] = "3"
        logger.info("open")
        logger.debug("not wanted")
        logger.warning("low on ice", metadata: ["left": "2 kg", "table": "4"])
        #expect(
            await lines(2, on: pilot) == [
                "info tides: open table=3", "warning tides: low on ice left=2 kg table=4",
            ])
    }

    @Test func anyThreadMayLog() async {
        let (pilot, logger) = await start()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask { logger.notice("event \(number)") }
            }
        }
        #expect(await lines(100, on: pilot).count == 100)
    }

    @Test func theConsoleOfTheInspectorShowsThemWithTheirLevels() async {
        let (pilot, logger) = await start()
        await pilot.press("f12")
        await pilot.click(on: "Console")
        logger.info("open")
        logger.critical("no ice")
        _ = await lines(2, on: pilot)
        #expect(pilot.screen.contains("critical tides: no ice"))
        await pilot.click(on: "Errors")
        #expect(!pilot.screen.contains("info tides: open"))
        #expect(pilot.screen.contains("critical tides: no ice"))
    }
}
