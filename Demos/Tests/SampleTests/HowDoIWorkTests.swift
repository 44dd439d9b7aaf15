// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

struct TextLoaded: RoutedEvent { let text: String }

private func loadText() async -> String { "loaded" }

/// The code of the page "How do I …?", its part about messages, time and tasks.
@MainActor
@Suite struct HowDoIWorkTests {
    @Test func askBeforeSomethingIsDeleted() async {
        var isDeleted = false
        let button = Button("Delete")
        let screen = ViewController(view: button)
        button.addAction(for: .primaryActionTriggered) { _ in
            let question = Alert(
                "Delete 3 files?",
                actions: [
                    AlertAction("Delete", style: .destructive), AlertAction("Keep", style: .cancel),
                ])
            let answer = await screen.present(question, until: AlertAnswered.self)
            isDeleted = answer?.index == 0
        }
        let pilot = await Pilot(screen, columns: 40, rows: 10)
        await pilot.click(on: button)
        await pilot.press("shift-tab", "enter")
        #expect(isDeleted)
    }

    @Test func tellThatSomethingIsDone() async {
        let screen = ViewController(view: Label("x"))
        let pilot = await Pilot(screen, columns: 40, rows: 8)
        Toast("3 files copied", kind: .success).show(from: screen)
        await pilot.advance(by: .milliseconds(300))
        #expect(pilot.screen.contains("3 files copied"))
    }

    @Test func showHowFarSomethingIs() async {
        let bar = ProgressView()
        bar.progress = 0.4
        let pilot = await Pilot(ViewController(view: bar), columns: 30, rows: 2)
        let part = pilot.screen
        bar.progress = 0.9
        await pilot.settle()
        #expect(pilot.screen != part)
    }

    @Test func runWorkWithoutBlockingTheScreen() async {
        let load = Button("Load") { (button: Button) async in
            let text = await loadText()
            button.post(TextLoaded(text: text))
        }
        let pilot = await Pilot(ViewController(view: load), columns: 30, rows: 3)
        await pilot.click(on: load)
        #expect(pilot.events(TextLoaded.self).map(\.text) == ["loaded"])
    }

    @Test func doSomethingEverySecond() async {
        var ticks = 0
        let status = Label("0")
        let pilot = await Pilot(ViewController(view: status), columns: 30, rows: 3)
        status.scheduleTimer(every: .seconds(1)) { ticks += 1 }
        await pilot.advance(by: .seconds(3))
        #expect(ticks == 3)
    }

    @Test func moveAViewSmoothly() async {
        let panel = View(frame: Rect(x: -10, y: 0, width: 10, height: 3))
        let page = View()
        page.addSubview(panel)
        let pilot = await Pilot(ViewController(view: page), columns: 40, rows: 5)
        panel.animate(withDuration: .milliseconds(200)) {
            panel.frame.origin.x = 0
        }
        await pilot.advance(by: .seconds(1))
        #expect(panel.frame.minX == 0)
    }

    @Test func copyToTheClipboard() async {
        let pilot = await Pilot(ViewController(view: Label("x")), columns: 30, rows: 3)
        let application = pilot.application
        application.pasteboard.string = "copied"
        #expect(application.pasteboard.string == "copied")
    }

    /// Needs a terminal.
    func startAnotherProgramSuchAsAnEditor(with application: Application, path: String) async throws
        -> Int32
    {
        let status = try await application.runForeground(["vi", path])
        return status
    }
}
