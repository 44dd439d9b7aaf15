// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Seltzer

/// A column of the table; its raw value is its name on the command line.
enum ProcessColumn: String, CaseIterable, Sendable {
    case command, pid, user, state, cpu, memory, time, threads, nice

    /// The title above the column, with the unit of its numbers.
    var title: String {
        switch self {
        case .command: "Command"
        case .pid: "PID"
        case .user: "User"
        case .state: "State"
        case .cpu: "CPU %"
        case .memory: "Mem MiB"
        case .time: "Time"
        case .threads: "Threads"
        case .nice: "Nice"
        }
    }

    /// The meaning of the column, for the tooltip of its title.
    var explanation: String {
        switch self {
        case .command: "The command line, or the name in brackets if there is none"
        case .pid: "The number of the process"
        case .user: "The user that the process belongs to"
        case .state: "What the process is doing"
        case .cpu: "The use of processors since the last refresh, in percent of one core"
        case .memory: "The memory in use (resident set)"
        case .time: "The processor time since the start"
        case .threads: "The number of threads"
        case .nice: "The nice value: 19 waits for all others"
        }
    }

    /// Whether the column sorts with the smallest value first, until the user reverses it.
    var isAscendingFirst: Bool {
        switch self {
        case .command, .pid, .user, .state, .nice: true
        case .cpu, .memory, .time, .threads: false
        }
    }

    /// The column of the table.
    var tableColumn: TableColumn {
        var column =
            switch self {
            case .command: TableColumn(title, minimumWidth: 12)
            case .user: TableColumn(title, width: .fixed(9))
            case .state: TableColumn(title, width: .fixed(8))
            case .pid: TableColumn(title, width: .fixed(7), alignment: .right)
            case .cpu: TableColumn.numbers(title, Self.decimal, width: .fixed(7))
            case .memory: TableColumn.numbers(title, Self.decimal, width: .fixed(9))
            case .time: TableColumn(title, width: .fixed(9), alignment: .right)
            case .threads: TableColumn(title, width: .fixed(9), alignment: .right)
            case .nice: TableColumn(title, width: .fixed(6), alignment: .right)
            }
        column.identifier = rawValue
        return column.visibilityPriority(priority)
    }

    /// The priority with which the column stays if there is not enough room for all columns.
    private var priority: LayoutPriority {
        switch self {
        case .command: .required
        case .cpu: LayoutPriority(rawValue: 900)
        case .pid: LayoutPriority(rawValue: 800)
        case .memory: LayoutPriority(rawValue: 700)
        case .user: LayoutPriority(rawValue: 600)
        case .state: LayoutPriority(rawValue: 500)
        case .time: LayoutPriority(rawValue: 400)
        case .threads: LayoutPriority(rawValue: 300)
        case .nice: LayoutPriority(rawValue: 200)
        }
    }

    /// Returns the wanted columns that fit into a width.
    static func shown(_ columns: [ProcessColumn], inWidth width: Int) -> [ProcessColumn] {
        var shown = columns
        let optional: [ProcessColumn] = [.nice, .threads, .time, .state]
        var next = optional[...]
        while width < 40 + shown.reduce(0, { $0 + $1.width }), let column = next.popFirst() {
            shown.removeAll { $0 == column }
        }
        return shown
    }

    /// The width of the column, including the gutter after it.
    private var width: Int {
        if case .fixed(let width) = tableColumn.width { width + 2 } else { 0 }
    }

    // MARK: Texts

    private static let decimal = NumberFormat(decimals: 1)

    private static let quiet = Style(foreground: .secondaryLabel)

    /// Returns the text of a process in the column.
    func text(of process: ProcessSample) -> StyledText {
        switch self {
        case .command: commandText(of: process)
        case .pid: StyledText("\(process.identity.pid)")
        case .user: StyledText(process.user.map { TextSanitizer.line($0) } ?? NumberFormat.none)
        case .state: StyledText(process.state.name, style: stateStyle(process.state))
        case .cpu: cpuText(process.cpu)
        case .memory:
            StyledText(Self.decimal.string(process.memory.map { Double($0) / 1_048_576 }))
        case .time: StyledText(process.time.map(ProcessText.clock) ?? NumberFormat.none)
        case .threads: StyledText(NumberFormat().string(process.threads))
        case .nice: StyledText(NumberFormat().string(process.nice))
        }
    }

    private func commandText(of process: ProcessSample) -> StyledText {
        let text = TextSanitizer.line(process.command)
        return process.memory == nil ? StyledText(text, style: Self.quiet) : StyledText(text)
    }

    private func cpuText(_ cpu: Double?) -> StyledText {
        let text = Self.decimal.string(cpu)
        guard let cpu, cpu >= 0.05 else { return StyledText(text, style: Self.quiet) }
        return cpu >= 80
            ? StyledText(text, style: Style(foreground: .warning)) : StyledText(text)
    }

    private func stateStyle(_ state: ProcessState) -> Style {
        switch state {
        case .running: Style(foreground: .success)
        case .waiting, .stopped, .traced: Style(foreground: .warning)
        case .zombie: Style(foreground: .danger)
        case .sleeping, .idle, .other: Self.quiet
        }
    }
}
