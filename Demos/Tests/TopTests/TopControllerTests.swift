// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import ProcessReading
import Seltzer
import SeltzerTesting
import Testing

@testable import Top

/// The table of processes, as a user sees and changes it.
@Suite @MainActor struct TopControllerTests {
    private typealias Scene = TopScene

    // MARK: Refreshing

    @Test func aChangedSettingTakesEffectAtOnce() async {
        let scene = await TopScene()
        let store = scene.controller.preferences
        store[TopPreferences.interval] = 5
        store[TopPreferences.tree] = true
        store[TopPreferences.sort] = .memory
        store.setText("off", forKey: "column-user")
        #expect(scene.controller.interval == 5 && scene.controller.isTree)
        #expect(scene.controller.order.column == .memory)
        #expect(!scene.controller.table.wantedColumns.contains(.user))
        await scene.pilot.press("f2")
        #expect(scene.pilot.screen.contains("Search settings"))
    }

    @Test func theCommandLineWinsOverTheSettings() throws {
        let store = SettingsStore(TopPreferences.all, path: nil)
        store[TopPreferences.interval] = 5
        let settings = TopSettings(store)
        #expect(settings.interval == 5 && settings.columns == ProcessColumn.allCases)
        let controller = try ShowTop.screen("--interval", "2", "--sort", "pid")
        #expect(controller.interval == 2 && controller.order.column == .pid)
    }

    @Test func theTableIsSortedByUseAtFirst() async {
        let scene = await Scene()
        #expect(scene.rows == [41, 42, 50, 1, 2, 40, 51])
    }

    @Test func manyProcessesAreInOrderAsWell() async {
        let many = (1...5_000).map { Scene.sample($0, "p\($0)", cpu: Double($0 % 97)) }
        let scene = await Scene(many)
        #expect(scene.rows.prefix(2) == [96, 193])
        #expect(scene.rows.count == 5_000)
        await scene.pilot.press("down")
        #expect(scene.selected == 193 || scene.selected == 96)
    }

    @Test func selectionStaysWithItsProcess() async {
        let scene = await Scene()
        await scene.pilot.press("down", "down")
        #expect(scene.selected == 42)
        var samples = Scene.samples
        samples[4].cpu = 99.9
        samples.insert(Scene.sample(60, "new", cpu: 100), at: 0)
        scene.set(samples)
        await scene.refresh()
        #expect(scene.rows.prefix(3) == [60, 42, 41])
        #expect(scene.selected == 42)
    }

    @Test func theScrollPositionStaysWithItsRows() async {
        let many = (1...300).map { Scene.sample($0, "p\($0)", cpu: 0) }
        let scene = await Scene(many)
        await scene.pilot.press("end")
        #expect(await scene.shows(" 300 "))
        let first = scene.controller.table.indexPathsForVisibleRows?.first?.row
        scene.set((1...300).filter { $0 % 2 == 0 }.map { Scene.sample($0, "p\($0)", cpu: 0) })
        await scene.refresh()
        #expect(scene.selected == 300)
        #expect(scene.pilot.screen.contains(" 300 "))
        #expect(scene.controller.table.indexPathsForVisibleRows?.first?.row ?? 0 < first ?? 0)
    }

    @Test func aSelectionWhoseProcessEndedIsToldAndNoOtherOneTakesItsPlace() async {
        let scene = await Scene()
        await scene.select(42)
        scene.set(Scene.samples.filter { $0.identity.pid != 42 })
        await scene.refresh()
        #expect(scene.selected == nil)
        #expect(await scene.shows("compile (42) has ended"))
        #expect(!scene.rows.contains(42))
    }

    @Test func aNumberThatIsUsedAgainIsNotSelected() async {
        let scene = await Scene()
        await scene.select(42)
        var samples = Scene.samples
        samples[4] = ProcessSample(
            ProcessIdentity(pid: 42, start: 999), name: "other", command: "o")
        scene.set(samples)
        await scene.refresh()
        #expect(scene.selected == nil)
        #expect(scene.rows.contains(42))
    }

    @Test func aPausedTableStays() async {
        let scene = await Scene()
        await scene.pilot.press("p")
        #expect(await scene.shows("paused"))
        let readings = scene.processes.readings
        await scene.refresh(3)
        #expect(scene.processes.readings == readings)
        await scene.pilot.press("r")
        await scene.settle()
        #expect(scene.processes.readings == readings + 1)
        await scene.pilot.press("p")
        await scene.refresh()
        #expect(scene.processes.readings > readings + 1)
    }

    @Test func theIntervalIsChosenFromAList() async {
        let scene = await Scene()
        await scene.refresh()
        await scene.pilot.press("i")
        #expect(await scene.shows("Interval"))
        await scene.pilot.type("10")
        await scene.pilot.press("enter")
        #expect(await scene.shows("every 10 s"))
        let readings = scene.processes.readings
        await scene.pilot.advance(by: .seconds(5))
        #expect(scene.processes.readings == readings)
    }

    @Test func processesThatCannotBeReadAreToldUntilTheyCan() async {
        let error = ProcessError.unreadable(path: "/proc", reason: "Permission denied")
        let scene = await Scene(result: .failure(error))
        #expect(await scene.shows("Processes cannot be read"))
        #expect(scene.pilot.screen.contains("/proc cannot be read: Permission denied."))
        scene.set(Scene.samples)
        await scene.refresh()
        #expect(scene.rows.count == 7)
        #expect(!scene.pilot.screen.contains("cannot be read"))
    }

    @Test func valuesThatAreNotKnownAreDashes() async throws {
        var sample = ProcessSample(ProcessIdentity(pid: 9, start: 1), name: "bare")
        sample.state = .other
        let scene = await Scene([sample], columns: 140)
        let line = try #require(
            scene.pilot.screen.split(separator: "\n").first { $0.contains("bare") })
        #expect(line.count { $0 == "–" } == 6)
        scene.processes.result = .success(ProcessSnapshot([sample]))
        await scene.refresh()
        #expect(scene.pilot.screen.contains("load –"))
        #expect(scene.pilot.screen.contains("swap –"))
        #expect(scene.pilot.screen.contains("up –"))
    }

    @Test func hostileNamesReachTheScreenAsTextOnly() async {
        let names = ["\u{1B}[31mred", "a\nb\tc", "\u{202E}right", "漢字漢字", "\u{FFFD}\u{0}", ""]
        let samples = names.enumerated().map { index, name in
            Scene.sample(Int32(index + 1), name, user: name, command: name)
        }
        let scene = await Scene(samples)
        await scene.pilot.press("d", "down")
        for _ in names { await scene.pilot.press("down") }
        #expect(scene.pilot.screen.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
        #expect(!scene.pilot.screen.unicodeScalars.contains("\u{202E}"))
        #expect(scene.pilot.screen.contains("漢字漢字"))
        #expect(await scene.pilot.faults() == [])
    }

    @Test func tenThousandProcessesAreShown() async {
        let samples = (1...10_000).map {
            Scene.sample($0, "p\($0)", parent: $0 / 3, cpu: Double($0 % 100))
        }
        let scene = await Scene(samples)
        #expect(scene.pilot.screen.contains("10,000 tasks"))
        await scene.pilot.press("t", "end")
        #expect(scene.rows.count == 10_000)
        await scene.refresh()
        #expect(await scene.pilot.faults() == [])
    }

    @Test(arguments: [(60, 20), (40, 12), (20, 6), (12, 4), (6, 3), (1, 1), (200, 60)])
    func everySizeHasTheTable(columns: Int, rows: Int) async {
        let scene = await Scene(columns: columns, rows: rows)
        for keys in ["d", "t", "/", "escape", "d"] as [KeyChord] {
            await scene.pilot.press(keys)
            #expect(scene.controller.table.frame.height >= 1)
            #expect(await scene.pilot.faults() == [])
        }
        await scene.pilot.resize(columns: 80, rows: 24)
        #expect(await scene.shows("compile"))
    }

    // MARK: Order, tree and filter

    @Test(arguments: ProcessColumn.allCases)
    func aClickOnATitleSortsByItAndAnotherOneReverses(column: ProcessColumn) async throws {
        let scene = await Scene(columns: 160)
        scene.controller.order = ProcessOrder(column == .pid ? .cpu : .pid)
        await scene.settle()
        let header = scene.controller.table.frame.minY
        let line = scene.pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)[
            header]
        let title = try #require(line.range(of: column.title))
        let place = line.distance(from: line.startIndex, to: title.lowerBound) + 1
        await scene.pilot.click(column: place, row: header)
        #expect(scene.controller.order == ProcessOrder(column))
        let rows = scene.rows
        await scene.pilot.click(column: place, row: header)
        #expect(scene.controller.order.isAscending != column.isAscendingFirst)
        #expect(scene.rows != rows || column == .nice || column == .threads)
        #expect(scene.controller.table.sortOrder?.column == column.rawValue)
    }

    @Test func theTreeIsUnfoldedAndKeepsWhatTheUserFolds() async {
        let scene = await Scene()
        await scene.select(42)
        await scene.pilot.press("t")
        #expect(scene.selected == 42)
        #expect(scene.rows == [1, 50, 40, 41, 42, 51, 2])
        await scene.select(41)
        await scene.pilot.press("left")
        #expect(!scene.rows.contains(42))
        scene.set(Scene.samples + [Scene.sample(70, "late", parent: 42)])
        await scene.refresh()
        #expect(!scene.rows.contains(70))
        await scene.select(41)
        await scene.pilot.press("right")
        #expect(scene.rows.contains(70))
    }

    /// With a search that reads the filter again for each text, this test took minutes.
    @Test func aLongPasteInTheFilterIsReadOnceAndNotForEachProcess() {
        let processes = (1...1_000).map { Scene.sample($0, "p\($0)", cpu: 0) }
        let filter = String(repeating: "lemon juice ", count: 100_000)
        #expect(ProcessList(processes, filter: filter).top.isEmpty)
        #expect(ProcessList(processes, filter: "p99").top.count == 11)
    }

    @Test func aFilterKeepsWhatMatchesAndInATreeWhatIsAbove() async {
        let scene = await Scene()
        await scene.pilot.press("/")
        await scene.pilot.type("comp")
        await scene.pilot.press("enter")
        #expect(scene.rows == [42])
        #expect(scene.pilot.screen.contains("1 of 7"))
        await scene.pilot.press("t")
        #expect(scene.rows == [1, 40, 41, 42])
        await scene.pilot.press("/", "escape")
        #expect(scene.rows.count == 7)
    }

    @Test(
        arguments: [("bob", [50, 51]), ("Bob", []), ("41", [41]), ("--jobs", [41])]
            as [(String, [Int32])])
    func aFilterLooksAtUserNumberAndCommand(text: String, pids: [Int32]) async {
        let scene = await Scene()
        await scene.pilot.press("f4")
        await scene.pilot.type(text)
        #expect(Set(scene.rows) == Set(pids))
        if pids.isEmpty { #expect(await scene.shows("No process matches")) }
    }

    @Test func aSelectionThatTheFilterHidesIsGone() async {
        let scene = await Scene()
        await scene.select(41)
        await scene.pilot.press("/")
        await scene.pilot.type("wait")
        #expect(scene.selected == nil)
        #expect(!scene.pilot.screen.contains("has ended"))
    }

    @Test func aFollowedProcessStaysInView() async {
        var samples = (1...200).map { Scene.sample($0, "p\($0)", cpu: 0) }
        samples[0].cpu = 90
        let scene = await Scene(samples)
        await scene.pilot.press("down", "f")
        #expect(scene.selected == 1)
        samples[0].cpu = 0
        samples[0].identity = scene.controller.table.selectedProcess ?? samples[0].identity
        scene.set(
            samples.map { sample in
                var sample = sample
                if sample.identity.pid > 1 { sample.cpu = 5 }
                return sample
            })
        await scene.refresh()
        #expect(scene.rows.last == 1)
        #expect(scene.controller.table.indexPathsForVisibleRows?.last?.row == 199)
    }

    // MARK: Details

    @Test func theDetailsHaveTheWholeCommand() async {
        let scene = await Scene()
        let process = Scene.samples[3].identity
        let words = ["/usr/bin/build"] + (1...40).map { "--option-\($0)" }
        scene.processes.details[process] = ProcessDetails(
            arguments: words, executable: "/usr/bin/build")
        await scene.pilot.press("down", "enter")
        #expect(await scene.shows("Folder  not readable"))
        #expect(scene.pilot.screen.contains("Program  /usr/bin/build"))
        #expect(scene.pilot.screen.contains("--option-5"))
        await scene.pilot.press("d")
        #expect(!scene.pilot.screen.contains("Folder"))
    }

    @Test(arguments: [
        ("CPU", "The use of all processors"),
        ("/usr/bin/build --all", "/usr/bin/build --all --jobs 4"),
    ])
    func whatThePointerRestsOnIsExplained(_ text: String, explanation: String) async throws {
        let scene = await TopScene(columns: 90)
        let place = try #require(scene.pilot.location(of: text))
        let before = scene.pilot.screen.ranges(of: explanation).count
        await scene.pilot.move(column: place.x, row: place.y)
        await scene.pilot.advance(by: .milliseconds(700))
        #expect(scene.pilot.events(ToolTipShown.self).isEmpty)
        await scene.pilot.advance(by: .milliseconds(200))
        #expect(scene.pilot.events(ToolTipShown.self).count == 1)
        #expect(scene.pilot.screen.ranges(of: explanation).count > before)
    }

    @Test func aTooltipGoesWithTheRowOfItsProcess() async throws {
        let scene = await TopScene(columns: 90)
        let place = try #require(scene.pilot.location(of: "compile"))
        await scene.pilot.move(column: place.x, row: place.y)
        await scene.pilot.advance(by: .seconds(1))
        #expect(scene.pilot.events(ToolTipShown.self).count == 1)
        let windows = scene.pilot.application.windows.count
        await scene.refresh()
        #expect(scene.pilot.application.windows.count == windows)
        scene.set(Scene.samples.filter { $0.identity.pid != 42 })
        await scene.refresh()
        #expect(scene.pilot.application.windows.count == windows - 1)
    }

    @Test func aKeyExplainsTheCurrentProcess() async {
        let scene = await TopScene(columns: 90)
        await scene.pilot.press("home", "ctrl-f1")
        #expect(scene.pilot.events(ToolTipShown.self).count == 1)
    }

    @Test func copiesGoToThePasteboard() async {
        let scene = await Scene()
        await scene.select(41)
        await scene.pilot.press("y")
        #expect(scene.pilot.application.pasteboard.string == "41")
        await scene.pilot.press("c")
        #expect(
            scene.pilot.application.pasteboard.string
                == "/usr/bin/build --all --jobs 4\t41\tann\trunning\t97.3\t1,300.0\t1:06:40\t2\t0")
    }
}
