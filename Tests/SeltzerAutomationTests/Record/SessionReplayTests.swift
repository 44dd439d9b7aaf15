// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Pilot+replay, RecordedEvents, RecordedRows, ReplayError, SessionSurroundings,
// Application+externalValue, Application+recordedElement.

import Dispatch
import SeltzerAutomation
import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct SessionReplayTests {
    /// Records what a user does with a screen.
    private func record(
        _ root: ViewController, _ use: (Pilot) async throws -> Void
    ) async throws -> SessionRecord {
        let pilot = await Pilot(root, columns: 40, rows: 8)
        let recorder = SessionRecorder(pilot.application)
        try await use(pilot)
        return try SessionRecord(parsing: recorder.stop().text)
    }

    private func replay(_ record: SessionRecord, _ root: ViewController) async throws {
        let pilot = await Pilot(root, replaying: record)
        try await pilot.replay(record)
    }

    // MARK: Time

    /// Counts the seconds, and shows them beside the number of presses.
    private final class CountingController: ViewController {
        private let seconds = Label("0 s")
        private var count = 0
        private lazy var button = Button("Press") { [weak self] _ in self?.press() }
        private let presses = Label("not pressed")
        private let unit: String

        init(_ unit: String = "s") {
            self.unit = unit
            super.init()
        }

        override func loadView() { view = StackView(.vertical, [seconds, button, presses]) }

        override func viewDidAppear(_ animated: Bool) {
            scheduleTimer(every: .seconds(1)) { [weak self] in
                guard let self else { return }
                count += 1
                seconds.text = "\(count) \(unit)"
            }
        }

        private func press() { presses.text = "pressed at \(count) s" }
    }

    /// On a terminal a timer is late, and a stopped program misses some of its times.
    @Test(arguments: [0, 30, 90, 1_700])
    func timersMayBeLaterThanInTheRecord(_ milliseconds: Int) async throws {
        var record = try await record(CountingController()) { pilot in
            for _ in 0..<4 {
                await pilot.advance(by: .milliseconds(1_001))
                try await pilot.element(.button, "Press").click()
            }
        }
        var (late, last) = (Duration.zero, Duration.zero)
        for index in record.steps.indices {
            // The time after each second is longer, and then the timers follow.
            let time = record.steps[index].time
            if time - last > .milliseconds(500) { late += .milliseconds(milliseconds) }
            last = time
            record.steps[index].time = time + late
        }
        try await replay(record, CountingController())
    }

    /// Near a change that the program makes by itself, only recorded texts are right.
    @Test(arguments: [1, 100, 290])
    func wrongTextOfATimerIsFound(_ milliseconds: Int) async throws {
        let record = try await record(CountingController()) { pilot in
            for _ in 0..<3 {
                await pilot.advance(by: .milliseconds(1_000 + milliseconds))
                await pilot.press("tab")
            }
        }
        try await replay(record, CountingController())
        let error = await #expect(throws: ReplayError.self) {
            try await replay(record, CountingController("seconds"))
        }
        #expect(error?.description.contains("is: 1 seconds") == true, "\(error as Any)")
    }

    /// Work on another thread, which no test knows of.
    private final class LoadingController: ViewController {
        private let state = Label("Nothing is loaded")
        private lazy var button = Button("Load") { [weak self] button in
            self?.state.text = "Loading"
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(60)) {
                button.postLater(Loaded())
            }
        }

        private struct Loaded: RoutedEvent {}

        override func loadView() {
            on { [weak self] (_: Loaded) in
                self?.state.text = "Loaded"
                return .stop
            }
            view = StackView(.vertical, [button, state, Button("Next")])
        }
    }

    @Test func replayWaitsForWorkOutsideOfTheClock() async throws {
        let record = try await record(LoadingController()) { pilot in
            try await pilot.element(.button, "Load").click()
            for _ in 0..<2_000 where !pilot.screen.contains("Loaded") {
                try await Task.sleep(for: .milliseconds(5))
                await pilot.settle()
            }
            await pilot.press("tab", "tab")
        }
        #expect(record.text.contains("Loaded"))
        for _ in 0..<3 { try await replay(record, LoadingController()) }
    }

    @Test func keysThatCameTogetherAreReplayedTogether() async throws {
        let root = CountingController()
        let record = try await record(root) { pilot in
            await pilot.send([.key(KeyPress(.tab)), .key(KeyPress(.enter)), .key(KeyPress(.enter))])
        }
        let busy = record.steps.filter(\.isBusy)
        #expect(busy.count == 1)
        try await replay(record, CountingController())
    }

    // MARK: What differs

    private final class SavingController: ViewController {
        private struct Saved: RoutedEvent {}
        private let name: String
        private let handles: Bool

        init(_ name: String = "Save", handles: Bool = true) {
            (self.name, self.handles) = (name, handles)
            super.init()
        }

        override func loadView() {
            if handles { on { (_: Saved) in .stop } }
            view = StackView(.vertical, [Button(name) { $0.post(Saved()) }, Button("Close")])
        }
    }

    private func savingRecord() async throws -> SessionRecord {
        try await record(SavingController()) { try await $0.element(.button, "Save").click() }
    }

    @Test(arguments: [true, false])
    func missingElementIsNamed(_ comparesScreens: Bool) async throws {
        let record = try await savingRecord()
        let pilot = await Pilot(SavingController("Store"), replaying: record)
        let error = await #expect(throws: ReplayError.self) {
            try await pilot.replay(record, comparesScreens: comparesScreens)
        }
        let words = try #require(error?.description)
        #expect(words.contains("the button \"Save\", which is not on the screen"), "\(words)")
        #expect(words.contains("record the session again"))
    }

    @Test func missingEventIsNamed() async throws {
        let record = try await savingRecord()
        let pilot = await Pilot(SavingController(handles: false), replaying: record)
        let error = await #expect(throws: ReplayError.self) { try await pilot.replay(record) }
        let words = try #require(error?.description)
        #expect(words.contains("did not happen: Saved from Button"), "\(words)")
    }

    @Test func otherScreenIsNamed() async throws {
        let record = try await savingRecord()
        let pilot = await Pilot(CountingController(), replaying: record)
        let error = await #expect(throws: ReplayError.self) { try await pilot.replay(record) }
        #expect(error?.description.contains("The record is of SeltzerAutomationTests.") == true)
    }

    @Test func pressFindsItsElementElsewhereWithoutScreens() async throws {
        final class TallController: ViewController {
            private struct Saved: RoutedEvent {}
            override func loadView() {
                on { (_: Saved) in .stop }
                view = StackView(
                    .vertical, [Label("one"), Label("two"), Button("Save") { $0.post(Saved()) }])
            }
        }
        let record = try await savingRecord()
        let pilot = await Pilot(TallController(), replaying: record)
        // The event is stopped by another controller, so the press alone is compared.
        _ = try? await pilot.replay(record, comparesScreens: false)
        #expect(pilot.takeHandledEvents().contains { $0.hasPrefix("Saved from Button") })
    }

    // MARK: Where the program runs

    @MainActor
    private final class Station {
        private(set) var degrees = 10

        func read() -> Int {
            degrees += 7
            return degrees
        }
    }

    private final class WeatherController: ViewController {
        private let weather = Label("unknown")
        private let reads: @MainActor () -> Int

        init(_ reads: @escaping @MainActor () -> Int) {
            self.reads = reads
            super.init()
        }

        override func loadView() { view = StackView(.vertical, [weather, Button("Close")]) }

        override func viewDidAppear(_ animated: Bool) {
            scheduleTimer(every: .seconds(1)) { [weak self] in
                self?.task { [weak self] in await self?.read() }
            }
        }

        private func read() async {
            let reads = reads
            guard let application = window?.application else { return }
            let degrees = await application.externalValue("weather") { reads() }
            weather.text = "\(degrees) degrees"
        }
    }

    @Test func valuesFromOutsideAreReplayed() async throws {
        let station = Station()
        let record = try await record(WeatherController(station.read)) { pilot in
            for _ in 0..<3 {
                await pilot.advance(by: .seconds(1))
                await pilot.press("tab")
            }
        }
        #expect(station.degrees == 31)
        #expect(record.text.contains("31 degrees"))
        try await replay(record, WeatherController { -1 })
    }

    @Test func testGivesValuesFromOutside() async {
        let pilot = await Pilot(
            WeatherController { -1 }, columns: 40, rows: 8,
            externalValues: ["weather": ["10", "11"]])
        for degrees in [10, 11, 11] {
            await pilot.advance(by: .seconds(1))
            #expect(pilot.screen.contains("\(degrees) degrees"))
        }
    }

    @Test func argumentsAndEnvironmentAreInTheFirstLine() throws {
        let line = """
            {"seltzer":"record","version":1,"size":[9,3],"arguments":["a b","--x"],"environment":{"TERM":"linux"}}
            """
        let record = try SessionRecord(parsing: line)
        #expect(record.arguments == ["a b", "--x"])
        #expect(record.environment == ["TERM": "linux"])
        #expect(try SessionRecord(parsing: record.text) == record)
        #expect(SessionSurroundings.ofProcess.arguments == Array(CommandLine.arguments.dropFirst()))
    }

    @Test func themeOfTheProgramIsReplayed() async throws {
        let application = Application(root: SavingController()) {
            throw ApplicationError.noTerminal
        }
        application.theme = Theme.builtIn[1]
        let pilot = await Pilot(application, columns: 20, rows: 4)
        let record = try SessionRecord(parsing: SessionRecorder(application).stop().text)
        let other = await Pilot(SavingController(), replaying: record)
        #expect(other.application.theme == Theme.builtIn[1])
        #expect(other.styledScreen == pilot.styledScreen)
    }
}
