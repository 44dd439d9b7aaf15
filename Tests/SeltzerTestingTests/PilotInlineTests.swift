// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Pilot, MemoryDisplay, ApplicationWork.

import Dispatch
import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct PilotInlineTests {
    private func application(rows: Int) -> Application {
        let application = Application(root: ViewController(view: View())) {
            throw ApplicationError.noTerminal
        }
        application.presentation = .inline(rows: rows)
        return application
    }

    @Test(arguments: [(3, 3), (1, 1), (0, 1), (10, 10), (40, 10)])
    func inlineApplicationGetsItsRows(wanted: Int, rows: Int) async {
        let pilot = await Pilot(application(rows: wanted), columns: 30, rows: 10)
        #expect(pilot.display.size == Size(width: 30, height: rows))
        #expect(pilot.application.windows.first?.frame.size == Size(width: 30, height: rows))
        #expect(pilot.display.terminalSize == Size(width: 30, height: 10))
    }

    @Test func rowsChangeWithThePresentationAndTheTerminal() async {
        let pilot = await Pilot(application(rows: 3), columns: 30, rows: 10)
        pilot.application.presentation = .inline(rows: 6)
        await pilot.settle()
        #expect(pilot.application.windows.first?.frame.height == 6)
        await pilot.resize(columns: 20, rows: 4)
        #expect(pilot.application.windows.first?.frame.size == Size(width: 20, height: 4))
        pilot.application.presentation = .fullScreen
        await pilot.resize(columns: 20, rows: 12)
        #expect(pilot.application.windows.first?.frame.height == 12)
        #expect(await pilot.faults() == [])
    }

    @Test func linesAboveTheRowsAreTheScrollback() async {
        let pilot = await Pilot(application(rows: 2), columns: 10, rows: 5)
        pilot.application.log("first")
        pilot.application.log("漢字漢字漢字 end")
        await pilot.settle()
        #expect(pilot.scrollback == ["first", "漢字漢字漢", "字 end"])
        pilot.application.presentation = .fullScreen
        #expect(pilot.scrollback.isEmpty)
    }

    /// Loads something on another thread, from the place in its life that a test says.
    private final class Loading: ViewController {
        enum Begin: CaseIterable { case loaded, willAppear, didAppear }

        private(set) var isLoaded = false
        private let begin: Begin

        init(_ begin: Begin) {
            self.begin = begin
            super.init()
        }

        override func loadView() { view = View() }
        override func viewDidLoad() { if begin == .loaded { load() } }
        override func viewWillAppear(_ animated: Bool) { if begin == .willAppear { load() } }
        override func viewDidAppear(_ animated: Bool) { if begin == .didAppear { load() } }

        private func load() {
            task { [weak self] in
                await withCheckedContinuation { done in
                    DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { done.resume() }
                }
                self?.isLoaded = true
            }
        }
    }

    @Test(arguments: [0, 1, 2])
    func tasksAreWaitedForWhereverTheyBegin(number: Int) async {
        let controller = Loading(Loading.Begin.allCases[number])
        let pilot = await Pilot(controller, columns: 20, rows: 3)
        await pilot.settle()
        #expect(controller.isLoaded)
    }
}
