// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Seltzer

/// The row with the totals at the left, and the state of refreshing at the right.
final class TopStatus: View {
    private let tasks = StatusBarItem(priority: 5)
    private let load = StatusBarItem(priority: 4)
    private let cores = StatusBarItem(priority: 2)
    private let swap = StatusBarItem(priority: 3)
    private let uptime = StatusBarItem(priority: 1)
    private let mode = StatusBarItem("read-only", tone: .info, priority: 8)
    private let pause = StatusBarItem(priority: 9, actionIdentifier: "pause")
    private let interval = StatusBarItem(priority: 6, actionIdentifier: "interval")
    private let bar: StatusBar

    init() {
        bar = StatusBar(
            leading: [tasks, load, swap, cores, uptime], trailing: [mode, pause, interval])
        super.init(frame: .zero)
        addSubview(bar)
        for item in [tasks, load, swap, uptime] {
            item.accessibilityTraits = .updatesFrequently
        }
        tasks.toolTip = "All processes, and those that run or wait for a processor"
        load.toolTip = "The processes that wanted to run, on average over 1, 5 and 15 minutes"
        ToolTipInteraction(on: pause, ToolTip(action: "pause"))
        ToolTipInteraction(on: interval, ToolTip(action: "interval"))
    }

    override func layoutSubviews() { bar.frame = bounds }

    /// Shows the totals of a reading; `–` stands for totals that could not be read.
    func show(_ snapshot: ProcessSnapshot) {
        let numbers = NumberFormat()
        let running = snapshot.processes.count { $0.state == .running }
        tasks.text = "\(numbers.string(snapshot.processes.count)) tasks, \(running) running"
        let totals = snapshot.totals
        let format = NumberFormat(decimals: 2)
        load.text =
            totals.load.isEmpty
            ? "load –" : "load \(totals.load.map { format.string($0) }.joined(separator: " "))"
        cores.text = totals.cores == 1 ? "1 core" : "\(totals.cores) cores"
        swap.text = Self.swapText(totals)
        uptime.text = totals.uptime.map { "up \(ProcessText.uptime($0))" } ?? "up –"
    }

    private static func swapText(_ totals: SystemTotals) -> String {
        guard let all = totals.swap else { return "swap –" }
        guard all > 0 else { return "no swap" }
        return "swap \(ProcessText.part(totals.swapUsed ?? 0, of: all))"
    }

    /// Shows the state of refreshing.
    func show(isPaused: Bool, interval seconds: Double, isReadOnly: Bool) {
        pause.text = isPaused ? "paused" : "live"
        pause.tone = isPaused ? .warning : .success
        let text = NumberFormat(decimals: seconds == seconds.rounded() ? 0 : 1).string(seconds)
        interval.text = "every \(text) s"
        mode.text = isReadOnly ? "read-only" : ""
    }
}
