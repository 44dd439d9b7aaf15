// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import Testing

/// The program Cells in a tmux pane: what is typed and clicked goes in, the screen and the log come out.
final class CellsTerminal {
    /// What puts the program on the terminal, by the name that `SELTZER_DRIVER` has for it.
    enum Driver: String, CaseIterable, Sendable {
        case own = ""
        case ncurses
    }

    private static let before = "before the program"
    /// Much longer than anything takes; only a failure waits for it.
    private static let patience = TmuxServer.patience

    private(set) var size: Size
    private let server: TmuxServer
    /// The terminal that shows the pane, if one does.
    private var client: TmuxServer?

    /// Starts the program on a table of its own.
    init(_ driver: Driver, table: String, size: Size = Size(width: 80, height: 24)) throws {
        self.size = size
        let program = Bundle.main.bundleURL.appendingPathComponent("Cells").path
        server = try TmuxServer(size: size) { directory in
            // The trap keeps the shell when Ctrl-C is a signal; a program it starts gets it as ever.
            let script = """
                trap : INT
                cd '\(directory.path)'
                stty -g > before
                echo '\(Self.before)'
                env -u COLORTERM -u NO_COLOR SELTZER_DRIVER='\(driver.rawValue)' \\
                    '\(program)' --log log table.csv
                code=$?
                stty -g > after
                echo "exit code $code"
                exec cat
                """
            try Data(table.utf8).write(to: directory.appendingPathComponent("table.csv"))
            let file = directory.appendingPathComponent("run.sh")
            try Data(script.utf8).write(to: file)
            return "sh '\(file.path)'"
        }
    }

    // MARK: Input

    /// Types keys by tmux's names for them.
    func type(_ keys: String...) throws {
        try server.tell(["send-keys"] + keys)
    }

    /// Presses and releases the left button.
    func click(at point: Point) throws {
        try report(0, point)
        try report(0, point, isRelease: true)
    }

    /// Clicks a column of a text on the screen; that must be there.
    func click(on text: String, column: Int = 0) throws {
        let point = try wait(for: text) { try self.place(of: text) }
        try click(at: point.offsetBy(dx: column, dy: 0))
    }

    /// Turns the wheel down by one step.
    func scrollDown(at point: Point) throws {
        try report(65, point)
    }

    /// The columns that a mouse report can name, for a terminal in the mode that the program chose.
    func clickableColumns() throws -> Int {
        try flag("mouse_sgr_flag") ? Int.max : 223
    }

    /// Gives the terminal another size.
    func resize(to size: Size) throws -> GridScreen {
        try server.tell("resize-window", "-x", "\(size.width)", "-y", "\(size.height)")
        return try grid(size)
    }

    /// Detaches the terminal that shows the pane, as its user would.
    func detach() throws {
        try server.tell("detach-client", "-s", "=0")
        client = nil
        try waitForClients(0)
    }

    /// Attaches a terminal of a size to the pane.
    func attach(size: Size) throws -> GridScreen {
        client = try server.attachedClient(size: size)
        try waitForClients(1)
        self.size = size
        return try grid(size)
    }

    /// Waits until the attached terminal shows what the pane holds.
    func waitForClient() throws {
        _ = try wait(for: "the same on the attached terminal") {
            let shown = try self.client?.tell("capture-pane", "-p")
            return try shown == self.server.tell("capture-pane", "-p") ? true : nil
        }
    }

    private func waitForClients(_ count: Int) throws {
        _ = try wait(for: "\(count) clients") {
            try self.server.tell("list-clients").split(separator: "\n").count == count ? true : nil
        }
    }

    /// Sends the bytes that a terminal would, in the form that the program asked for.
    private func report(_ button: Int, _ point: Point, isRelease: Bool = false) throws {
        _ = try wait(for: "the mouse") { try self.flag("mouse_any_flag") ? true : nil }
        let column = point.x + 1, row = point.y + 1
        var bytes = Array("\u{1B}[<\(button);\(column);\(row)\(isRelease ? "m" : "M")".utf8)
        if try !flag("mouse_sgr_flag") {
            let numbers = [isRelease ? 3 : button, column, row]
            bytes = Array("\u{1B}[M".utf8) + numbers.map { UInt8($0 + 32) }
        }
        try server.tell(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
    }

    // MARK: Output

    /// The lines of the screen, without the blanks at their ends.
    func lines() throws -> [String] {
        let text = try server.tell("capture-pane", "-p")
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
            String($0)
        }
    }

    /// Waits until a text is on the screen.
    func waitFor(_ text: String) throws {
        _ = try wait(for: text) { try self.place(of: text) }
    }

    /// Waits until a text is not on the screen.
    func waitForNo(_ text: String) throws {
        _ = try wait(for: "no \(text)") { try self.place(of: text) == nil ? true : nil }
    }

    /// Waits until the status bar begins with a text, after the blank of its margin.
    func waitForStatus(_ text: String) throws {
        _ = try wait(for: "\(text) in the status bar") {
            let lines = try self.lines()
            let row = GridScreen.statusRow(of: lines.count)
            return lines.indices.contains(row) && lines[row].hasPrefix(" " + text) ? true : nil
        }
    }

    /// Waits until a whole grid of numbered cells is on the screen, and until two looks see the same: a
    /// look may come in the middle of a repaint.
    func grid(_ size: Size? = nil, from row: ClosedRange<Int> = 0...Int.max) throws -> GridScreen {
        var last: [String] = []
        return try wait(for: "a grid from row \(row)") {
            let lines = try self.lines()
            defer { last = lines }
            guard lines == last else { return nil }
            let grid = GridScreen(lines, size: size ?? self.size)
            return grid.flatMap { row.contains($0.firstRow) ? $0 : nil }
        }
    }

    /// Waits until the screen shows the cells of an earlier grid again.
    func waitForCells(of grid: GridScreen) throws {
        let values = grid.cells.map(\.value)
        _ = try wait(for: "\(values.count) cells as before") {
            try self.grid().cells.map(\.value) == values ? true : nil
        }
    }

    /// The lines of the log.
    func log() throws -> [String] {
        try file("log").split(separator: "\n").map(String.init)
    }

    /// Whether the terminal shows its alternate screen.
    func showsAlternateScreen() throws -> Bool { try flag("alternate_on") }

    /// Waits for the end of the program and checks what it leaves behind.
    func checkEnd(exitCode: Int) throws {
        try waitFor("exit code \(exitCode)")
        let lines = try lines()
        #expect(lines.prefix(2) == [Self.before, "exit code \(exitCode)"])
        #expect(lines.dropFirst(2).allSatisfy { $0.isEmpty })
        #expect(try !flag("alternate_on"))
        #expect(try flag("cursor_flag"))
        #expect(try !flag("mouse_any_flag"))
        #expect(try !flag("keypad_cursor_flag"))
        let (before, after) = (try file("before"), try file("after"))
        #expect(!before.isEmpty)
        #expect(before == after)
    }

    private func flag(_ name: String) throws -> Bool {
        try server.tell("display-message", "-p", "#{\(name)}").hasPrefix("1")
    }

    private func file(_ name: String) throws -> String {
        try String(contentsOf: server.directory.appendingPathComponent(name), encoding: .utf8)
    }

    private func place(of text: String) throws -> Point? {
        for (y, line) in try lines().enumerated() {
            guard let range = line.range(of: text) else { continue }
            return Point(x: String(line[..<range.lowerBound]).cellWidth, y: y)
        }
        return nil
    }

    private func wait<Value>(for what: String, _ look: () throws -> Value?) throws -> Value {
        let end = ContinuousClock.now + Self.patience
        while ContinuousClock.now < end {
            if let value = try look() { return value }
            usleep(5_000)
        }
        let screen = try lines().joined(separator: "\n")
        throw TmuxServer.Failure(description: "no sign of \(what) on the screen:\n\(screen)")
    }
}
