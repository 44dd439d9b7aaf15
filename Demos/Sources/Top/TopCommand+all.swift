// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Seltzer

/// All commands of the program.
extension TopCommand {
    /// The commands, in the order of the footer and of the menus.
    static let all = processCommands + signalCommands + sortCommands + viewCommands

    private static let processCommands = [
        TopCommand(
            identifier: "details", title: "&Details", keys: ["d", "f3"], category: .process,
            placement: .footer, state: { $0.showsDetails },
            effect: .plain { $0.showsDetails.toggle() }),
        TopCommand(
            identifier: "follow", title: "&Follow", keys: ["f"], category: .process,
            needsProcess: true, state: { $0.follows }, effect: .plain { $0.toggleFollowing() }),
        TopCommand(
            identifier: "copy-line", title: "&Copy line", keys: ["c"], category: .process,
            needsProcess: true, effect: .plain { $0.copyLine() }),
        TopCommand(
            identifier: "copy-pid", title: "Copy &PID", keys: ["y"], category: .process,
            needsProcess: true, effect: .plain { $0.copyPID() }),
        TopCommand(
            identifier: "renice", title: "&Renice…", keys: ["n"], category: .process,
            needsProcess: true, attributes: .changesContent,
            effect: .asking([niceParameter]) { $0.renice($1) }),
        TopCommand(
            identifier: "renice-pid", title: "Renice by PI&D…", keys: ["shift-n"],
            category: .process, attributes: .changesContent,
            effect: .asking([pidParameter, niceParameter]) { $0.renice(byPid: $1) }),
    ]

    private static let niceParameter = Action.Parameter("Nice", .text)
    private static let pidParameter = Action.Parameter("PID", .text)
    private static let signalParameter = Action.Parameter(
        "Signal", .choice(ProcessSignal.allCases.map(\.rawValue)))

    private static let signalCommands =
        [
            TopCommand(
                identifier: "send-signal", title: "&Send signal…", keys: ["k", "f9"],
                category: .signal, placement: .footer, needsProcess: true,
                attributes: .changesContent,
                effect: .asking([signalParameter]) { $0.sendSignal($1) })
        ]
        + ProcessSignal.allCases.map { signal in
            TopCommand(
                identifier: identifier(of: signal), title: title(of: signal),
                keys: [keys(of: signal)], category: .signal, needsProcess: true,
                attributes: signal.isDestructive ? .destructive : .changesContent,
                effect: .plain { $0.send(signal) })
        } + [
            TopCommand(
                identifier: "signal-pid", title: "Signal by P&ID…", keys: ["shift-k"],
                category: .signal, attributes: .changesContent,
                effect: .asking([pidParameter, signalParameter]) { $0.sendSignal(byPid: $1) })
        ]

    /// The identifier of the command that sends a signal to the selected process.
    static func identifier(of signal: ProcessSignal) -> String {
        "signal-\(signal.rawValue.lowercased())"
    }

    private static func title(of signal: ProcessSignal) -> String {
        switch signal {
        case .terminate: "&Terminate"
        case .kill: "&Kill"
        case .interrupt: "&Interrupt"
        case .hangUp: "&Hang up"
        case .quit: "&Quit with core dump"
        case .stop: "St&op"
        case .resume: "&Continue"
        case .user1: "Send SIGUSR&1"
        case .user2: "Send SIGUSR&2"
        }
    }

    private static func keys(of signal: ProcessSignal) -> KeySequence {
        switch signal {
        case .terminate: "s t"
        case .kill: "s k"
        case .interrupt: "s i"
        case .hangUp: "s h"
        case .quit: "s q"
        case .stop: "s s"
        case .resume: "s c"
        case .user1: "s 1"
        case .user2: "s 2"
        }
    }

    private static let sortKeys: [(column: ProcessColumn, title: String, key: KeySequence)] = [
        (.cpu, "Sort by C&PU", "shift-p"), (.memory, "Sort by &memory", "shift-m"),
        (.time, "Sort by &time", "shift-t"), (.pid, "Sort by P&ID", "shift-i"),
        (.command, "Sort by &command", "shift-c"), (.user, "Sort by &user", "shift-u"),
        (.state, "Sort by &state", "shift-s"), (.threads, "Sort by t&hreads", "shift-h"),
        (.nice, "Sort by &nice value", "shift-e"),
    ]

    private static let sortCommands =
        sortKeys.map { entry in
            TopCommand(
                identifier: "sort-\(entry.column.rawValue)", title: entry.title,
                keys: [entry.key], category: .sort,
                state: { $0.order.column == entry.column },
                effect: .plain { $0.order = ProcessOrder(entry.column) })
        } + [
            TopCommand(
                identifier: "reverse", title: "&Reverse", keys: ["shift-r"], category: .sort,
                state: { $0.order.isAscending != $0.order.column.isAscendingFirst },
                effect: .plain { $0.order.isAscending.toggle() })
        ]

    private static let viewCommands = [
        TopCommand(
            identifier: "tree", title: "&Tree", keys: ["t", "f6"], category: .view,
            placement: .footer, state: { $0.isTree }, effect: .plain { $0.isTree.toggle() }),
        TopCommand(
            identifier: "filter", title: "&Filter", keys: ["/", "f4"], category: .view,
            placement: .footer, state: { !$0.filter.isEmpty },
            effect: .plain { $0.beginFilter() }),
        TopCommand(
            identifier: "pause", title: "&Pause", keys: ["p"], category: .view,
            placement: .footer, state: { $0.isPaused }, effect: .plain { $0.isPaused.toggle() }),
        TopCommand(
            identifier: "refresh", title: "&Refresh", keys: ["r", "f5"], category: .view,
            effect: .reading { try await $0.refresh() }),
        TopCommand(
            identifier: "interval", title: "&Interval…", keys: ["i"], category: .view,
            effect: .asking([.init("Interval", .choice(TopSettings.intervals))]) {
                $0.setInterval($1)
            }),
        TopCommand(
            identifier: "settings", title: "&Settings…", keys: ["f2", "ctrl-,"], category: .view,
            effect: .plain { $0.showPreferences() }),
    ]
}
