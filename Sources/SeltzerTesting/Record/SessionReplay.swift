// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// One replay of a record.
///
/// The clock of the program never says which timer comes first: on a terminal, timers are late. So
/// the replay moves the clock until the next recorded screen is there, and times count from that
/// moment. Real time passes only while work outside of the clock is missing.
@MainActor
struct SessionReplay {
    private let pilot: Pilot
    private let record: SessionRecord
    private let comparesScreens: Bool
    /// The time of the clock at which the record begins; moves with each screen.
    private var start: Duration
    private var rows: RecordedRows
    private var events: RecordedEvents
    private var index = 0
    /// The distance of the last press from its recorded place, if its element is elsewhere.
    private var offset = Point.zero

    /// The time before a step in which a timer may be late.
    private static var lateness: Duration { .milliseconds(50) }
    /// The time after a step in which a missing screen may be reached.
    private static var overtime: Duration { .seconds(2) }
    /// The real time that a missing screen gets before the clock moves on.
    private static var briefPatience: Duration { .milliseconds(300) }
    /// The real time that a missing screen gets.
    private static var patience: Duration { .seconds(5) }

    init(_ record: SessionRecord, on pilot: Pilot, comparesScreens: Bool) {
        (self.record, self.pilot, self.comparesScreens) = (record, pilot, comparesScreens)
        start = pilot.clock.now
        rows = RecordedRows(of: record)
        events = RecordedEvents(pilot)
    }

    mutating func run() async throws(ReplayError) {
        while record.steps.indices.contains(index) {
            let step = record.steps[index]
            switch step.content {
            case .external: break
            case .event(let words): events.expect(words, line: line)
            case .look(let look):
                await advance(to: step.time)
                look.apply(to: pilot.application)
                pilot.display.capabilities = look.capabilities
                await pilot.settle()
            case .rows(let changed):
                rows.merge(changed)
                await follow(step.time)
            case .input: try await send(step)
            }
            index += 1
        }
        index -= 1
        try await check(record.steps.last?.time ?? .zero, isOver: true)
    }

    /// The number of the present line of the record.
    private var line: Int { index + 2 }

    private var clock: ManualClock { pilot.clock }

    private var isOver: Bool { pilot.ending != nil || pilot.error != nil }

    // MARK: Time

    /// Moves the clock to a time of the record; timers that are due shortly before it wait, because
    /// they may have been late.
    private mutating func advance(to time: Duration) async {
        await pilot.settle()
        let end = start + time
        while !isOver, let deadline = clock.nextDeadline, deadline <= end - Self.lateness {
            await wakeNext(deadline)
        }
        if clock.now < end { clock.pass(end - clock.now) }
    }

    private func wakeNext(_ deadline: Duration) async {
        clock.advance(by: max(.zero, deadline - clock.now))
        await pilot.settle()
    }

    /// Moves the clock until the screen is the recorded one, or to a time of the record.
    private mutating func follow(_ time: Duration) async {
        await pilot.settle()
        guard comparesScreens, !showsRecord else { return await advance(to: time) }
        let end = start + time
        if await !reach(time, until: end + Self.lateness), clock.now < end {
            clock.pass(end - clock.now)
        }
    }

    /// Wakes timers until the screen is the recorded one.
    ///
    /// That moment then is the recorded time, whatever the clock says.
    ///
    /// - Returns: Whether the screen is the recorded one.
    private mutating func reach(_ time: Duration, until end: Duration) async -> Bool {
        while !isOver, let deadline = clock.nextDeadline, deadline <= end {
            await wakeNext(deadline)
            guard showsRecord else { continue }
            start = clock.now - time
            return true
        }
        return false
    }

    // MARK: Screens

    private var screen: [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private var showsRecord: Bool { rows.differences(from: screen).isEmpty }

    /// Returns the rows that differ, apart from rows that change by themselves at this time.
    private func differences(at time: Duration) -> [RowDifference] {
        let shown = screen
        return rows.differences(from: shown).compactMap { row in
            let text = shown.indices.contains(row) ? shown[row] : nil
            guard !rows.allows(text, inRow: row, at: time) else { return nil }
            return RowDifference(row: row, was: rows.texts[row] ?? "", now: text ?? "")
        }
    }

    /// Waits until the screen and the events are the recorded ones.
    private mutating func check(_ time: Duration, isOver: Bool = false) async throws(ReplayError) {
        guard comparesScreens else { return try await checkEvents(isOver: isOver) }
        var least = differences(at: time)
        if !least.isEmpty {
            least = await wait(Self.briefPatience, for: least, at: time)
        }
        if !least.isEmpty {
            if await reach(time, until: clock.now + Self.overtime) { least = [] }
        }
        if !least.isEmpty { least = await wait(Self.patience, for: least, at: time) }
        guard least.isEmpty else { throw failure(least) }
        try await checkEvents(isOver: isOver)
    }

    /// Waits for real time until no row differs, and returns the fewest differences so far.
    private func wait(
        _ patience: Duration, for differences: [RowDifference], at time: Duration
    ) async -> [RowDifference] {
        var least = differences
        let start = ContinuousClock.now
        while !least.isEmpty, start.duration(to: .now) < patience {
            await pilot.settle()
            let now = self.differences(at: time)
            if now.count < least.count { least = now }
            if !least.isEmpty { try? await Task.sleep(for: .milliseconds(5)) }
        }
        return least
    }

    private func failure(_ differences: [RowDifference]) -> ReplayError {
        let lines = differences.prefix(8).flatMap { $0.lines }
        let count = differences.count == 1 ? "1 row" : "\(differences.count) rows"
        var sentences = [
            "The screen differs from that of line \(line) of the record in \(count):",
            lines.joined(separator: "\n"),
        ]
        if isOver { sentences.append("The program has ended.") }
        if let element = wantedElement { sentences.append(missing(element)) }
        sentences += origin
        return ReplayError(line: line, description: sentences.joined(separator: "\n"))
    }

    /// The element that the present input needs and that is not on the screen; nil if none is
    /// missing.
    private var wantedElement: ElementQuery? {
        guard record.steps.indices.contains(index), case .input = record.steps[index].content,
            let query = record.steps[index].element
        else { return nil }
        return query.matches(in: pilot.application.accessibilityElements).isEmpty ? query : nil
    }

    private func missing(_ query: ElementQuery) -> String {
        let near = query.nearest(in: pilot.application.accessibilityElements).map { " \($0)" } ?? ""
        return "Line \(line) uses the \(query), which is not on the screen.\(near)"
    }

    /// Sentences about where the record was made.
    private var origin: [String] {
        let (module, root) = pilot.application.rootName
        var sentences: [String] = []
        if record.root != root || !record.module.isEmpty && record.module != module {
            let name = [record.module, record.root].filter { !$0.isEmpty }.joined(separator: ".")
            sentences.append("The record is of \(name), and this is \(module).\(root).")
        }
        if !record.arguments.isEmpty {
            let words = record.arguments.joined(separator: " ")
            sentences.append("\(record.program) had the arguments: \(words)")
        }
        sentences.append("If the change is meant, record the session again.")
        return sentences
    }

    // MARK: Input and events

    /// Sends the input of a step, together with input that came before the program was at rest.
    private mutating func send(_ step: SessionRecord.Step) async throws(ReplayError) {
        await advance(to: step.time)
        if !step.isBusy { try await check(step.time) }
        if isOver {
            throw ReplayError(
                line: line,
                description: (["The program ended before line \(line) of the record."] + origin)
                    .joined(separator: "\n"))
        }
        var inputs = [try input(of: step)]
        while let next = followingBusyInput(after: record.steps[index].time) {
            inputs.append(try input(of: next))
        }
        if case .resize(let size)? = inputs.last { rows.cut(toHeight: size.height) }
        await pilot.send(inputs)
    }

    /// Moves on to the next input if it came together with the last one; nil if it did not.
    private mutating func followingBusyInput(after time: Duration) -> SessionRecord.Step? {
        var next = index + 1
        var passed: [(String, Int)] = []
        while record.steps.indices.contains(next) {
            let step = record.steps[next]
            switch step.content {
            case .event(let words): passed.append((words, next + 2))
            case .external: break
            case .input(let event):
                guard step.isBusy, step.time - time <= .milliseconds(20) else { return nil }
                if case .resize = event { return nil }
                for (words, line) in passed { events.expect(words, line: line) }
                index = next
                return step
            case .rows, .look: return nil
            }
            next += 1
        }
        return nil
    }

    /// The input of a step; a press goes to its element if screens are not compared.
    private mutating func input(of step: SessionRecord.Step) throws(ReplayError) -> InputEvent {
        guard case .input(let event) = step.content else { return .focus(true) }
        guard !comparesScreens else { return event }
        if let wantedElement {
            throw ReplayError(
                line: line,
                description: ([missing(wantedElement)] + origin).joined(separator: "\n"))
        }
        guard case .mouse(let input) = event else { return event }
        if case .press = input.action {
            let now = pilot.application.recordedElement(of: event)
            let isThere = step.element == nil || step.element == now
            let place = isThere ? nil : step.element.flatMap(activationPoint)
            offset = place.map { $0 - input.location } ?? .zero
        }
        return .mouse(
            MouseInput(
                input.action, at: input.location.offsetBy(dx: offset.x, dy: offset.y),
                modifiers: input.modifiers))
    }

    private func activationPoint(of query: ElementQuery) -> Point? {
        let application = pilot.application
        return query.matches(in: application.accessibilityElements).first
            .flatMap { application.accessibilityActivationPoint(of: $0) }
    }

    /// Waits until the recorded events have happened, except the newest ones before the end.
    private mutating func checkEvents(isOver: Bool) async throws(ReplayError) {
        guard pilot.recordsRoutes else { return }
        let start = ContinuousClock.now
        while let missing = events.missing(isOver: isOver) {
            guard start.duration(to: .now) < Self.patience else {
                throw ReplayError(
                    line: missing.line,
                    description: ([
                        "The event of line \(missing.line) of the record did not happen: \(missing.words)."
                    ] + origin).joined(separator: "\n"))
            }
            await pilot.settle()
            try? await Task.sleep(for: .milliseconds(5))
        }
        events.didCheck()
    }
}

/// A row that differs from the record.
private struct RowDifference {
    let row: Int
    let was: String
    let now: String

    var lines: [String] { ["  row \(row) was: \(was)", "  row \(row)  is: \(now)"] }
}
