// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerScreen
import SeltzerViews

extension Pilot {
    /// Starts an application with a root controller on a display like the display of a record.
    ///
    /// The first frame has the recorded size, colors, theme and settings, and
    /// ``/SeltzerViews/Application/externalValue(_:read:)`` returns the recorded values.
    ///
    /// ```swift
    /// let record = try SessionRecord(parsing: session)
    /// let pilot = await Pilot(Board(), replaying: record)
    /// try await pilot.replay(record)
    /// ```
    public convenience init(_ root: ViewController, replaying record: SessionRecord) async {
        let application = Application(root: root) { throw ApplicationError.noTerminal }
        application.takeProgramLook()
        await self.init(application, replaying: record)
    }

    /// Starts an application that the program under test created on a display like the display of a
    /// record.
    public convenience init(_ application: Application, replaying record: SessionRecord) async {
        let look = record.firstLook
        look?.applyAtStart(to: application)
        application.give(record.externalValues)
        await self.init(
            application, columns: record.size.width, rows: record.size.height,
            capabilities: look?.capabilities ?? DisplayCapabilities())
    }

    /// Starts an application with a root controller, and gives it values from outside of the program.
    ///
    /// ``/SeltzerViews/Application/externalValue(_:read:)`` returns the values of its name in their
    /// order, and then the last one again. It reads a value of any other name. Generated tests begin
    /// so.
    ///
    /// - Parameters:
    ///   - root: The root controller.
    ///   - columns: The width of the screen, in cells.
    ///   - rows: The height of the screen, in cells.
    ///   - capabilities: The abilities of the display.
    ///   - externalValues: The values as texts, by their names.
    public convenience init(
        _ root: ViewController,
        columns: Int = 80,
        rows: Int = 24,
        capabilities: DisplayCapabilities = DisplayCapabilities(),
        externalValues: [String: [String]]
    ) async {
        let application = Application(root: root) { throw ApplicationError.noTerminal }
        application.takeProgramLook()
        application.give(externalValues)
        await self.init(
            application, columns: columns, rows: rows, capabilities: capabilities)
    }

    /// Replays the input of a record, and compares the screen with the recorded screen before each
    /// input and at the end.
    ///
    /// The screen gets the recorded size and look. Rows are compared by their text. The clock
    /// advances by the recorded times, and stops early or late if a recorded screen was reached
    /// then. If the program is at work outside of the clock, the replay waits for its screen for up
    /// to five seconds. An input that came while the program was at work is sent without a
    /// comparison.
    ///
    /// The routed events that a handler took must happen again.
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - comparesScreens: Whether to compare screens; false for a program that shows the time, for
    ///     instance. A press then goes to the recorded element, wherever it is.
    /// - Throws: ``ReplayError`` with the rows that differ, the element that is missing, or the
    ///   event that did not happen.
    public func replay(
        _ record: SessionRecord, comparesScreens: Bool = true
    ) async throws(ReplayError) {
        await settle()
        if display.size != record.size {
            await resize(columns: record.size.width, rows: record.size.height)
        }
        if application.recordedValue == nil { application.give(record.externalValues) }
        var replay = SessionReplay(record, on: self, comparesScreens: comparesScreens)
        try await replay.run()
    }

    /// Returns the handled routed events since the last call, without input, each in words such as
    /// `Saved from Button, stopped by NotesController`.
    ///
    /// A test that was written from a recorded session compares them with the recorded events.
    public func takeHandledEvents() -> [String] {
        let new = routes[takenRoutes...]
        takenRoutes = routes.count
        return new.compactMap(\.summary)
    }
}

extension Application {
    /// Returns the values of a name in their order, and then the last one again.
    fileprivate final func give(_ values: [String: [String]]) {
        var values = values
        recordedValue = { name in
            guard let value = values[name]?.first else { return nil }
            if let count = values[name]?.count, count > 1 { values[name]?.removeFirst() }
            return value
        }
    }
}
