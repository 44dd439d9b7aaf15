// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The last lines that a program printed, logged or diagnosed, for all clients of its port.
///
/// Nothing is read before a client asks or listens. From then on, lines are read until the port closes, and the last of
/// them are kept.
@MainActor
final class ControlConsole {
    /// The number of lines that are kept.
    nonisolated static var limit: Int { 1_000 }
    /// The number of bytes of a line that are kept.
    private static var longestLine: Int { 4_096 }

    private(set) var lines: [ConsoleEntry] = []
    private var feed: ConsoleFeed?
    private var listeners: [ObjectIdentifier: @MainActor (ConsoleEntry) -> Void] = [:]

    /// Starts reading if nothing is read yet, and waits until all earlier output is read.
    func begin(_ application: Application) async {
        if feed == nil {
            let new = ConsoleFeed { [weak self] in self?.add($0) }
            feed = new
            new.begin(application, on: application.baseDisplay)
        }
        while feed?.isAtEnd == false { await Task.yield() }
    }

    /// Sets the closure that gets each new line for a client; nil for none.
    func setListener(of client: AnyObject, _ listener: (@MainActor (ConsoleEntry) -> Void)?) {
        listeners[ObjectIdentifier(client)] = listener
    }

    /// Ends reading.
    func end() {
        feed?.end()
        feed = nil
        (lines, listeners) = ([], [:])
    }

    private func add(_ entry: ConsoleEntry) {
        var entry = entry
        if entry.text.utf8.count > Self.longestLine {
            entry.text =
                String(decoding: entry.text.utf8.prefix(Self.longestLine), as: UTF8.self) + "…"
        }
        lines.append(entry)
        // Removing many lines at once costs as much as removing one.
        if lines.count >= 2 * Self.limit { lines.removeFirst(lines.count - Self.limit) }
        for listener in listeners.values { listener(entry) }
    }
}
