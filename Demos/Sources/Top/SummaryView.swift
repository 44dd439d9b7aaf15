// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Seltzer

/// The use of processors and memory: two gauges, and below them plots of the last minutes.
final class SummaryView: View {
    /// The number of refreshes that the plots show.
    static let historyCount = 240

    private let cpu = Gauge("CPU", in: 0...100)
    private let memory = Gauge("Memory", in: 0...1)
    private let cpuHistory = PlotSeries("CPU", limit: historyCount)
    private let memoryHistory = PlotSeries("Memory", limit: historyCount)
    private let cpuPlot: Sparkline
    private let memoryPlot: Sparkline
    private var totals = SystemTotals()

    init() {
        cpuPlot = Sparkline(cpuHistory)
        memoryPlot = Sparkline(memoryHistory)
        super.init(frame: .zero)
        cpu.thresholds = [PlotThreshold(80, .warning), PlotThreshold(95, .danger)]
        cpuPlot.thresholds = cpu.thresholds
        cpuPlot.range = 0...100
        cpuPlot.valueText = Self.percent
        memoryPlot.valueText = { Self.percent($0 * 100) }
        memory.thresholds = [PlotThreshold(0.85, .warning), PlotThreshold(0.95, .danger)]
        memoryPlot.range = 0...1
        memoryPlot.thresholds = memory.thresholds
        for view in [cpu, memory, cpuPlot, memoryPlot] as [View] {
            view.accessibilityTraits = .updatesFrequently
            addSubview(view)
        }
        ToolTipInteraction(on: cpu, "The use of all processors since the last refresh")
        ToolTipInteraction(on: memory, "The memory that programs use, and cannot be freed at once")
        cpuPlot.toolTip = "The use of all processors, refresh by refresh"
        memoryPlot.toolTip = "The used memory, refresh by refresh"
    }

    private static func percent(_ value: Double) -> String {
        "\(NumberFormat().string(value.rounded())) %"
    }

    private func memoryText(_ part: Double) -> String {
        guard let all = totals.memory else { return NumberFormat.none }
        return ProcessText.part(UInt64(max(0, part) * Double(all)), of: all)
    }

    /// Shows totals, and adds them to the plots.
    func show(_ totals: SystemTotals) {
        self.totals = totals
        cpu.value = totals.cpu.map { $0 * 100 }
        if let use = totals.cpu { cpuHistory.append(use * 100) }
        guard let all = totals.memory, all > 0, let used = totals.memoryUsed else {
            memory.value = nil
            memory.accessibilityValue = nil
            return
        }
        // The text has the total, so the limits of the gauge would only repeat it.
        memory.accessibilityValue = ProcessText.part(used, of: all)
        memory.value = Double(used) / Double(all)
        memoryHistory.append(Double(used) / Double(all))
    }

    override func layoutSubviews() {
        let gap = 4
        let width = max(0, bounds.width - 4 - gap) / 2
        let left = Rect(x: 2, y: 0, width: width, height: min(1, bounds.height))
        let right = left.offsetBy(dx: width + gap, dy: 0)
        (cpu.frame, memory.frame) = (left, right)
        // The bar is more important than the bytes.
        let hasBytes = width >= 40
        if hasBytes, memory.valueText == nil {
            memory.valueText = { [weak self] in self?.memoryText($0) ?? "" }
        } else if !hasBytes, memory.valueText != nil {
            memory.valueText = nil
        }
        var below = left.offsetBy(dx: 0, dy: 1)
        // The last row of a high summary is the gap before the table.
        below.size.height = max(0, bounds.height - (bounds.height > 3 ? 2 : 1))
        cpuPlot.frame = below
        memoryPlot.frame = below.offsetBy(dx: width + gap, dy: 0)
        for plot in [cpuPlot, memoryPlot] {
            plot.isHidden = below.isEmpty
            plot.numberOfRows = max(1, below.height)
        }
    }
}
