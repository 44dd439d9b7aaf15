// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerCurses
import SeltzerTerminal

/// Shows one of a few fixed pages until `q` is pressed, on whichever display the environment asks for.
///
/// The pages contain only what ncurses can show, so all displays must show the same cells.
@main
struct Pages {
    @MainActor
    static func main() async throws {
        let number = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
        let display = try openDisplay()
        var isDone = false
        try display.start(mouse: .off) { event in
            switch event {
            case .input(let events):
                for case .key(let press) in events where press.key == .character("q") {
                    isDone = true
                }
            case .disconnected, .terminated: isDone = true
            case .ready, .contentLost, .capabilitiesChanged, .clipboard: break
            }
        }
        let buffer = CellBuffer(size: display.size)
        if number == Page.clusters {
            while !isDone, (display as? TerminalDisplay)?.isInterviewComplete == false {
                try await Task.sleep(for: .milliseconds(5))
            }
            buffer.clusters.joinedClusters = display.capabilities.joinedClusters
        }
        // Every page but the first is drawn over the one before, so that differences are shown.
        for page in 0...max(0, number) {
            Page.draw(page, into: buffer)
            while !display.show(buffer, damage: Damage(buffer.bounds), cursor: nil) {
                try await Task.sleep(for: .milliseconds(5))
            }
        }
        while !isDone { try await Task.sleep(for: .milliseconds(5)) }
        display.stop()
    }
}
