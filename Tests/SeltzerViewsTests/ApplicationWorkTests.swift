// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ApplicationWork+completions.

import SeltzerTesting
import Testing

@testable import SeltzerViews

@MainActor
@Suite struct ApplicationWorkTests {
    private func application() async -> Application {
        await Pilot(ViewController(), columns: 10, rows: 2).application
    }

    @Test func workCountsFromItsStartToItsEnd() async {
        let application = await application()
        let before = application.activeWorkCount
        var seen: Int?
        let task = ApplicationWork.start(in: application) { seen = application.activeWorkCount }
        #expect(application.activeWorkCount == before + 1)
        await task.value
        #expect(seen == before + 1)
        #expect(application.activeWorkCount == before)
    }

    @Test func completionsRunLaterAndCountAsWork() async {
        let pilot = await Pilot(ViewController(), columns: 10, rows: 2)
        var count = 0
        ApplicationWork.perform({ count += 1 }, laterIn: pilot.application)
        ApplicationWork.perform(nil, laterIn: pilot.application)
        #expect(count == 0)
        await pilot.settle()
        #expect(count == 1)
    }

    @Test func pausedWorkDoesNotCount() async {
        let application = await application()
        let before = application.activeWorkCount
        var counts: [Int] = []
        await ApplicationWork.start(in: application) {
            let work = ApplicationWork.current.get()
            work?.pause()
            work?.pause()
            counts.append(application.activeWorkCount - before)
            work?.resume()
            counts.append(application.activeWorkCount - before)
            work?.resume()
            counts.append(application.activeWorkCount - before)
        }.value
        #expect(counts == [0, 0, 1])
        #expect(application.activeWorkCount == before)
    }

    @Test func workThatEndsWhileItIsPausedIsNotCountedTwice() async {
        let application = await application()
        let before = application.activeWorkCount
        var work: ApplicationWork?
        await ApplicationWork.start(in: application) {
            work = ApplicationWork.current.get()
            work?.pause()
        }.value
        #expect(application.activeWorkCount == before)
        work?.resume()
        #expect(application.activeWorkCount == before)
    }

    @Test func tasksOfWorkBelongToIt() async {
        let application = await application()
        await ApplicationWork.start(in: application) {
            let work = ApplicationWork.current.get()
            #expect(work != nil)
            await Task { #expect(ApplicationWork.current.get() === work) }.value
        }.value
        #expect(ApplicationWork.current.get() == nil)
    }

    @Test func withoutAnApplicationWorkRunsAndCountsFromWhenItJoinsOne() async {
        let application = await application()
        let before = application.activeWorkCount
        var counts: [Int] = []
        await ApplicationWork.start(in: nil) {
            let work = ApplicationWork.current.get()
            counts.append(application.activeWorkCount - before)
            work?.join(application)
            work?.join(application)
            counts.append(application.activeWorkCount - before)
        }.value
        #expect(counts == [0, 1])
        #expect(application.activeWorkCount == before)
    }
}
