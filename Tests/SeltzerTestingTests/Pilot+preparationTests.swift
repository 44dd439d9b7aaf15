// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

private struct Knocked: RoutedEvent {}

@MainActor
@Suite struct PilotPreparationTests {
    private final class Door: ViewController {
        var knocks = 0

        override func viewDidLoad() {
            on { [weak self] (_: Knocked) in
                self?.knocks += 1
                return .stop
            }
        }
    }

    private func knock() async -> [String] {
        let door = Door()
        let pilot = await Pilot(door, columns: 8, rows: 2)
        door.view.post(Knocked())
        return pilot.takeHandledEvents() + ["\(door.knocks)"]
    }

    @Test func applicationIsChangedBeforeItsStart() async {
        let events = await Pilot.withApplications(
            prepared: { $0.on(Knocked.self, phase: .capture) { _ in .stop } },
            run: { await knock() })
        #expect(events == ["Knocked from View, stopped by Application", "0"])
        #expect(await knock() == ["Knocked from View, stopped by Door", "1"])
    }
}
