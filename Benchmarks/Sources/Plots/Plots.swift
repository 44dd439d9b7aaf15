// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What appending to a plot costs, and drawing it on a screen of 200×60.
@main
struct Plots {
    static func main() async {
        exit(await Workload.run(workloads, arguments: CommandLine.arguments))
    }

    @MainActor private static var workloads: [Workload] {
        [
            Workload("plot-append") { appending() },
            Workload("plot-million") { layingOut(LineChart([million()])) },
            Workload("plot-bars") { layingOut(BarChart([], [million()])) },
            Workload("plot-live") { await growing(LineChart([live()])) },
        ]
    }

    /// Returns a number that looks like a measured one.
    private static func value(_ index: Int) -> Double {
        Double((index &* 2_654_435_761) >> 8 & 0xFF) + Double(index % 1000) / 10
    }

    @MainActor private static func million() -> PlotSeries {
        PlotSeries(values: (0..<1_000_000).lazy.map(value))
    }

    @MainActor private static func live() -> PlotSeries {
        PlotSeries(values: (0..<600).lazy.map(value), limit: 600)
    }

    /// Each time a million values are appended to a plot that is shown.
    @MainActor private static func appending() -> (Int) -> Void {
        { count in
            for _ in 0..<count {
                let series = PlotSeries("Load")
                let chart = LineChart([series])
                chart.frame = Rect(x: 0, y: 0, width: 200, height: 60)
                for index in 0..<1_000_000 { series.append(value(index)) }
                chart.layoutIfNeeded()
            }
        }
    }

    /// Draws the whole picture of a plot of a million values each time.
    @MainActor private static func layingOut(_ plot: PlotControl) -> (Int) -> Void {
        { count in
            for number in 0..<count {
                plot.frame = Rect(x: 0, y: 0, width: 200 - number % 2, height: 60)
                plot.layoutIfNeeded()
            }
        }
    }

    /// Each time a value is appended, and the frame is drawn in which the others move on.
    @MainActor private static func growing(_ plot: PlotControl) async -> (Int) -> Void {
        let terminal = SilentTerminal(size: Size(width: 200, height: 60))
        await terminal.show(plot)
        var index = 600
        return { count in
            for _ in 0..<count {
                index += 1
                plot.series[0].append(value(index))
                terminal.send("x")
            }
        }
    }
}
