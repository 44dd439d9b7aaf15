// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// A controller that notes the application in which its code runs.
private final class CurrentController: ViewController {
    private(set) var seen: [String: Application] = [:]

    private func note(_ place: String) { seen[place] = Application.current }

    override func loadView() {
        let view = DrawnView()
        view.didDraw = { [weak self] in self?.note("drawing") }
        self.view = view
        note("loading")
    }

    override func viewDidLoad() {
        task { [weak self] in self?.note("work") }
    }

    override func viewDidLayoutSubviews() { note("layout") }

    override func viewDidAppear(_ animated: Bool) {
        view.scheduleTimer(after: .seconds(1)) { [weak self] in self?.note("timer") }
    }

    override func handleKey(_ event: KeyEvent) -> Disposition {
        note("key")
        Task { [weak self] in self?.note("task") }
        return .stop
    }
}

private final class DrawnView: View {
    var didDraw: () -> Void = {}

    override func draw(_ rect: Rect, in canvas: Canvas) { didDraw() }
}

@MainActor
@Suite struct ApplicationCurrentTests {
    @Test func codeOfAnApplicationKnowsIt() async {
        let controllers = [CurrentController(), CurrentController()]
        var pilots: [Pilot] = []
        for controller in controllers {
            pilots.append(await Pilot(controller, columns: 10, rows: 2))
        }
        for pilot in pilots {
            await pilot.press("x")
            await pilot.advance(by: .seconds(2))
        }
        for (controller, pilot) in zip(controllers, pilots) {
            for place in ["loading", "layout", "drawing", "work", "timer", "key", "task"] {
                #expect(controller.seen[place] === pilot.application, "\(place)")
            }
        }
    }

    @Test func otherCodeHasNoApplication() async {
        let pilot = await Pilot(ViewController(), columns: 10, rows: 2)
        #expect(Application.current == nil)
        #expect(pilot.ending == nil)
    }

    @Test func tasksDoNotRetainTheApplication() {
        var application: Application? = Application(root: ViewController()) {
            throw ApplicationError.noTerminal
        }
        weak let weakApplication = application
        let task = application?.runAsCurrent { Task { try? await Task.sleep(for: .seconds(60)) } }
        application = nil
        #expect(weakApplication == nil)
        task?.cancel()
    }
}
