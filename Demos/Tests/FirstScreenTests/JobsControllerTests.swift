// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import FirstScreen

@MainActor
@Suite struct JobsControllerTests {
    @Test func draggingChangesTheLevelOfTheSelectedJob() async {
        let jobs = JobList()
        let pilot = await Pilot(JobsController(jobs: jobs), columns: 60, rows: 10)
        await pilot.click(on: "Test")
        await pilot.drag(fromColumn: 9, row: 7, toColumn: 13, row: 7)
        #expect(pilot.events(LevelChanged.self).map(\.level) == [2, 3, 4, 5, 6])
        #expect(jobs[1].level == 6)
        #expect(pilot.screen.contains("Test has the level 6."))
    }

    @Test func tableHasTheRoomAndTheFocus() async {
        let pilot = await Pilot(JobsController(jobs: JobList()), columns: 60, rows: 10)
        #expect(pilot.location(of: "Level")?.y == 0)
        #expect(pilot.location(of: "Level  ─")?.y == 7)
        await pilot.press("down")
        #expect(pilot.screen.contains("Build has the level 7."))
    }

    @Test func theLevelIsDrawnInASCIIWhereOnlyThatShows() async {
        let pilot = await Pilot(
            JobsController(jobs: JobList()), columns: 60, rows: 10,
            capabilities: DisplayCapabilities(isUnicode: false))
        await pilot.click(on: "Test")
        #expect(pilot.location(of: "===-------") != nil)
    }

    @Test func formStaysInASmallWindow() async {
        let pilot = await Pilot(JobsController(jobs: JobList()), columns: 60, rows: 4)
        #expect(pilot.location(of: "Level  ─")?.y == 1)
    }

    @Test func arrowsDigitsAndWheelChangeTheLevel() async {
        let jobs = JobList()
        let pilot = await Pilot(JobsController(jobs: jobs), columns: 60, rows: 10)
        await pilot.click(on: "Build")
        await pilot.click(on: "Enter keeps")
        await pilot.press("shift-tab", "9", "right", "right")
        #expect(jobs[0].level == 10)
        await pilot.press("4", "left")
        #expect(jobs[0].level == 3)
        await pilot.wheel(dy: -1, column: 8, row: 7)
        #expect(jobs[0].level == 4)
    }

    @Test func fieldTakesCharactersAndPassesOnKeysOfTheScreen() async {
        let jobs = JobList()
        let pilot = await Pilot(JobsController(jobs: jobs), columns: 60, rows: 10)
        await pilot.click(on: "Build")
        await pilot.click(on: "Enter keeps")
        await pilot.type("q?\n")
        #expect(jobs[0].note == "q?")
        #expect(pilot.ending == nil)
        await pilot.press("ctrl-q")
        #expect(pilot.ending == .ended)
    }

    @Test func failureIsShownAndTriedAgain() async {
        struct Failure: Error, CustomStringConvertible { let description = "no network" }
        var answers: [Result<[Int], Failure>] = [.failure(Failure()), .success([1, 2, 34])]
        let jobs = JobList { try answers.removeFirst().get() }
        let pilot = await Pilot(JobsController(jobs: jobs), columns: 60, rows: 10)
        #expect(pilot.screen.contains("The progress is not known: no network"))
        await pilot.advance(by: .milliseconds(1_500))
        #expect(pilot.screen.contains("34 %"))
    }
}
