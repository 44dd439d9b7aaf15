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

/// What moving a window of 60×20 over another one by a cell costs on a screen of 200×60, from the bytes of the mouse
/// to the bytes of the frame.
@main
struct Dragging {
    static func main() async {
        exit(await Workload.run(workloads, arguments: CommandLine.arguments))
    }

    @MainActor private static var workloads: [Workload] {
        [
            Workload("drag-window") { await dragging(columns: 1, rows: 0) },
            Workload("drag-window-down") { await dragging(columns: 0, rows: 1) },
        ]
    }

    /// Holds the title bar of a window, and moves it there and back.
    @MainActor private static func dragging(columns: Int, rows: Int) async -> (Int) -> Void {
        let terminal = SilentTerminal(size: Size(width: 200, height: 60))
        await terminal.show(
            DesktopView([
                window("Letters", Rect(x: 4, y: 2, width: 120, height: 40)),
                window("Clock", Rect(x: 30, y: 10, width: 60, height: 20)),
            ]))
        await terminal.settle()
        let start = Point(x: 41, y: 11)
        terminal.send(Array("\u{1B}[<0;\(start.x);\(start.y)M".utf8))
        var isAway = false
        return { count in
            for _ in 0..<count {
                isAway.toggle()
                let place = isAway ? start.offsetBy(dx: columns, dy: rows) : start
                terminal.send("\u{1B}[<32;\(place.x);\(place.y)M")
            }
        }
    }

    @MainActor private static func window(_ title: String, _ frame: Rect) -> DesktopWindow {
        let lines = (1...40).map { "\($0) Every row of a window has words that a drag uncovers." }
        return DesktopWindow(title, view: ListView(lines), frame: frame)
    }
}
