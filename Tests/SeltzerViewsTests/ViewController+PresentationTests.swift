// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ModalPresentationStyle, PresentationTraits.

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import Testing

@testable import SeltzerViews

private struct Chosen: RoutedEvent, Equatable {
    var number: Int
}

private struct Name: RoutedRequest {
    typealias Answer = String
}

/// A controller whose view is focusable, and that notes what reaches it.
@MainActor
private final class Sheet: ViewController {
    let probe: ProbeView

    init(_ name: String, log: Log, _ style: ModalPresentationStyle = .formSheet) {
        probe = ProbeView(name, log: log)
        probe.isFocusable = true
        super.init()
        modalPresentationStyle = style
        preferredContentSize = Size(width: 10, height: 3)
    }

    override func loadView() { view = probe }

    override func handleKey(_ event: KeyEvent) -> Disposition {
        probe.log.note("\(probe.name)Controller \(event.chord)")
        return .ignored
    }
}

@MainActor
private final class PresentationScene {
    let log = Log()
    let main: Sheet
    let sheet: Sheet
    let pilot: Pilot

    init(_ style: ModalPresentationStyle = .formSheet, columns: Int = 40, rows: Int = 12) async {
        main = Sheet("main", log: log)
        sheet = Sheet("sheet", log: log, style)
        pilot = await Pilot(plain: main, columns: columns, rows: rows)
        main.probe.becomeFirstResponder()
    }

    var frame: Rect { sheet.window?.frame ?? .zero }

    /// Awaits the end of the sheet, and notes it.
    func awaitChosen() async -> Task<Void, Never> {
        let task = Task { @MainActor in
            let chosen = await main.present(sheet, until: Chosen.self)
            log.note("got \(chosen.map { "\($0.number)" } ?? "nothing")")
        }
        await pilot.settle()
        return task
    }
}

@MainActor
@Suite struct ViewControllerPresentationTests {
    @Test func presentingShowsInFrontAndDismissingGivesTheKeysBack() async {
        let scene = await PresentationScene()
        #expect(scene.main.present(scene.sheet))
        #expect(scene.main.presentedViewController === scene.sheet)
        #expect(scene.sheet.presentingViewController === scene.main)
        await scene.pilot.press("x")
        #expect(scene.sheet.probe.isFirstResponder)
        #expect(scene.log.entries.suffix(2) == ["sheet x", "sheetController x"])
        scene.main.dismiss()
        #expect(scene.main.presentedViewController == nil)
        #expect(scene.sheet.presentingViewController == nil)
        #expect(scene.sheet.window == nil)
        await scene.pilot.press("y")
        #expect(scene.log.entries.suffix(2) == ["main y", "mainController y"])
        #expect(scene.main.present(scene.sheet))
        scene.sheet.dismiss()
        #expect(scene.main.presentedViewController == nil)
    }

    @Test func routedEventsGoOnToWhoPresentsAndRequestsAreAnsweredThere() async {
        let scene = await PresentationScene()
        scene.main.on { (_: Chosen) in .stop }
        scene.main.answer { (_: Name) in "main" }
        scene.main.present(scene.sheet)
        #expect(scene.sheet.probe.ask(Name()) == "main")
        var route = ""
        let observer = scene.main.observeRoutes { route = $0.description }
        scene.sheet.probe.post(Chosen(number: 2))
        observer.cancel()
        #expect(
            route
                == "Chosen from ProbeView: Sheet -, PresentationWindow -, Sheet stop")
        #expect(scene.sheet.probe.post(Chosen(number: 3), reach: .belowWindow) == .unhandled)
    }

    @Test func keysAndTheMouseStayInThePresentedWindowButReachTheApplication() async {
        let scene = await PresentationScene()
        var quits = 0
        scene.main.bind("q") { Issue.record("the presenting controller got a key") }
        scene.pilot.application.bind("ctrl-q", "Quit") { quits += 1 }
        scene.main.present(scene.sheet)
        await scene.pilot.settle()
        scene.log.clear()
        await scene.pilot.press("q", "ctrl-q", "tab")
        await scene.pilot.paste("text")
        await scene.pilot.wheel(dy: 1, column: 20, row: 6)
        #expect(quits == 1)
        #expect(scene.log.entries.allSatisfy { $0.hasPrefix("sheet") })
        let titles = scene.pilot.application.currentActions.map(\.title)
        #expect(titles.contains("Quit") && titles.contains("Close"))
        #expect(titles.count { $0 == "Next" } == 1)
    }

    @Test("The event that reaches the end of the chain unstopped is what presenting gives")
    func presentUntil() async {
        let scene = await PresentationScene()
        let task = await scene.awaitChosen()
        scene.main.probe.post(Chosen(number: 1))
        await scene.pilot.settle()
        #expect(scene.sheet.window != nil, "an event from elsewhere ends nothing")
        scene.sheet.probe.post(Chosen(number: 2))
        await task.value
        #expect(scene.log.entries.last == "got 2")
        #expect(scene.sheet.window == nil)
    }

    @Test func whoStopsTheEventKeepsThePresentedOneOpen() async {
        let scene = await PresentationScene()
        let veto = scene.main.on { (_: Chosen) in .stop }
        scene.main.intercept(Chosen.self) { event in
            event.number += 100
            return true
        }
        let task = await scene.awaitChosen()
        #expect(scene.sheet.probe.post(Chosen(number: 1)) == .stopped)
        await scene.pilot.settle()
        #expect(scene.sheet.window != nil)
        veto.cancel()
        #expect(scene.sheet.probe.post(Chosen(number: 2)) == .observed)
        await task.value
        #expect(scene.log.entries.last == "got 102")
    }

    @Test(
        "Nothing is what comes of it where it is dismissed otherwise",
        arguments: ["escape", "dismiss", "cancel", "end", "ctrl-c", "hide", "remove"])
    func presentUntilGivesNothing(way: String) async throws {
        let scene = await PresentationScene()
        let task = await scene.awaitChosen()
        switch way {
        case "escape": await scene.pilot.press("escape")
        case "dismiss": scene.main.dismiss()
        case "cancel": task.cancel()
        case "end": scene.pilot.application.end()
        case "ctrl-c": await scene.pilot.press("ctrl-c")
        case "hide": try #require(scene.sheet.window).close()
        default: scene.main.window?.rootViewController = ViewController()
        }
        await task.value
        #expect(scene.log.entries.last == "got nothing")
        #expect(scene.sheet.window == nil)
        #expect(scene.main.presentedViewController == nil)
    }

    @Test func aCancelledTaskPresentsNothing() async {
        let scene = await PresentationScene()
        let task = Task { @MainActor in
            withUnsafeCurrentTask { $0?.cancel() }
            return await scene.main.present(scene.sheet, until: Chosen.self)
        }
        #expect(await task.value == nil)
        #expect(scene.main.presentedViewController == nil)
    }

    @Test func presentedOnesPresentOthersAndGoWithThem() async {
        let scene = await PresentationScene()
        let inner = Sheet("inner", log: scene.log)
        let task = await scene.awaitChosen()
        let window = scene.sheet.window
        #expect(scene.sheet.present(inner))
        inner.probe.post(Chosen(number: 7))
        await task.value
        #expect(scene.log.entries.last == "got 7")
        #expect(inner.window == nil && window?.application == nil)
        #expect(scene.pilot.application.windows.count == 1)
        #expect(scene.main.probe.isFirstResponder && scene.main.window?.isKeyWindow == true)
    }

    @Test func whatCannotBePresentedIsRefusedAndSaid() async {
        let scene = await PresentationScene()
        let other = Sheet("other", log: scene.log)
        #expect(!scene.sheet.present(other))
        #expect(scene.main.present(scene.sheet))
        #expect(!scene.main.present(other))
        #expect(!scene.main.present(scene.sheet))
        #expect(!scene.sheet.present(scene.sheet))
        #expect(!scene.sheet.present(scene.main))
        #expect(
            scene.pilot.application.diagnostics == [
                "Sheet was not presented: the view of Sheet is in no window",
                "Sheet was not presented: Sheet presents Sheet already",
                "Sheet was not presented: it is shown already",
            ])
        #expect(await scene.main.present(other, until: Chosen.self) == nil)
    }

    @Test func nothingIsHeldWhenItIsOver() async {
        weak var weakSheet: Sheet?
        weak var weakWindow: Window?
        let log = Log()
        let main = Sheet("main", log: log)
        let pilot = await Pilot(plain: main, columns: 40, rows: 12)
        do {
            let sheet = Sheet("sheet", log: log, .popover)
            sheet.popoverPresentationController.sourceView = main.view
            weakSheet = sheet
            let task = Task { @MainActor in
                _ = await main.present(sheet, until: Chosen.self)
            }
            await pilot.settle()
            weakWindow = sheet.window
            sheet.probe.post(Chosen(number: 1))
            await task.value
        }
        await pilot.settle()
        #expect(weakSheet == nil)
        #expect(weakWindow == nil)
    }

    @Test func aRefusalToResignDoesNotKeepAWindowOpen() async {
        let scene = await PresentationScene()
        scene.main.present(scene.sheet)
        scene.sheet.probe.refusesToResign = true
        scene.main.dismiss()
        #expect(scene.sheet.window == nil)
        #expect(scene.main.probe.isFirstResponder)
    }

    // MARK: Places

    @Test func aSheetLiesAThirdFromTheTopInItsFrameAndDims() async {
        let scene = await PresentationScene(columns: 40, rows: 12)
        scene.sheet.title = "Choose"
        scene.main.present(scene.sheet)
        await scene.pilot.settle()
        #expect(scene.frame == Rect(x: 14, y: 2, width: 12, height: 5))
        #expect(
            scene.pilot.screen.split(separator: "\n")[2...6].map { $0.dropFirst(14).prefix(12) }
                == [
                    "╭─ Choose ─╮", "│ssssssssss│", "│ssssssssss│", "│ssssssssss│", "╰──────────╯",
                ])
        #expect(scene.pilot.display.buffer[.zero].attributes == .dim)
        await scene.pilot.resize(columns: 80, rows: 24)
        #expect(scene.frame == Rect(x: 34, y: 6, width: 12, height: 5))
        scene.sheet.preferredContentSize = Size(width: 20, height: 1)
        await scene.pilot.settle()
        #expect(scene.frame == Rect(x: 29, y: 7, width: 22, height: 3))
    }

    @Test(arguments: [
        Size.zero, Size(width: 1, height: 1), Size(width: 5, height: 2), Size(width: 10, height: 3),
        Size(width: 40, height: 10), Size(width: 200, height: 60),
    ])
    func itStaysOnAnyScreen(screen: Size) async {
        for style: ModalPresentationStyle in [.formSheet, .popover, .fullScreen] {
            let scene = await PresentationScene(style)
            scene.sheet.popoverPresentationController.sourceView = scene.main.view
            scene.main.present(scene.sheet)
            await scene.pilot.resize(columns: screen.width, rows: screen.height)
            let bounds = Rect(origin: .zero, size: screen)
            #expect(bounds.contains(scene.frame))
            if screen.width >= 10, screen.height >= 3 {
                #expect(scene.sheet.view.bounds.width >= 10 && scene.sheet.view.bounds.height >= 3)
            }
            if style == .fullScreen { #expect(scene.frame == bounds) }
        }
    }

    @Test func aViewWithoutASizeOfItsOwnGetsTwoThirds() async {
        let scene = await PresentationScene()
        scene.sheet.preferredContentSize = .zero
        scene.main.present(scene.sheet)
        await scene.pilot.settle()
        #expect(scene.frame.size == Size(width: 28, height: 10))
        await scene.pilot.resize(columns: 20, rows: 6)
        await scene.pilot.resize(columns: 40, rows: 12)
        #expect(scene.frame.size == Size(width: 28, height: 10))
    }

    @Test func aPopoverFollowsWhatItBelongsTo() async {
        let scene = await PresentationScene(.popover)
        let source = ProbeView("button", Rect(x: 4, y: 2, width: 6, height: 1), log: scene.log)
        scene.main.view.addSubview(source)
        scene.sheet.popoverPresentationController.sourceView = source
        scene.main.present(scene.sheet)
        await scene.pilot.settle()
        #expect(scene.frame == Rect(x: 4, y: 3, width: 12, height: 5))
        #expect(scene.pilot.display.buffer[.zero].attributes.isEmpty)
        source.frame.origin = Point(x: 10, y: 9)
        await scene.pilot.settle()
        #expect(scene.frame == Rect(x: 10, y: 4, width: 12, height: 5))
        source.removeFromSuperview()
        await scene.pilot.resize(columns: 20, rows: 12)
        #expect(scene.frame == Rect(x: 8, y: 4, width: 12, height: 5))
    }

    @Test func aPopoverDoesNotFollowWhatLiesInIt() async {
        let scene = await PresentationScene(.popover)
        let source = ProbeView("button", Rect(x: 4, y: 2, width: 6, height: 1), log: scene.log)
        scene.main.view.addSubview(source)
        scene.sheet.popoverPresentationController.sourceView = source
        scene.main.present(scene.sheet)
        await scene.pilot.settle()
        scene.sheet.view.addSubview(source)
        for _ in 0..<3 {
            scene.pilot.application.repaint()
            await scene.pilot.settle()
            #expect(scene.frame == Rect(x: 4, y: 3, width: 12, height: 5))
        }
    }

    @Test func popoversDoNotFollowEachOther() async {
        let scene = await PresentationScene(.popover)
        let source = ProbeView("button", Rect(x: 1, y: 1, width: 6, height: 1), log: scene.log)
        let second = Sheet("second", log: scene.log, .popover)
        scene.main.view.addSubview(source)
        scene.sheet.popoverPresentationController.sourceView = source
        second.popoverPresentationController.sourceView = scene.sheet.view
        scene.main.present(scene.sheet)
        scene.sheet.present(second)
        await scene.pilot.settle()
        let frames = [scene.frame, second.window?.frame]
        second.view.addSubview(source)
        for _ in 0..<3 {
            scene.pilot.application.repaint()
            await scene.pilot.settle()
            #expect([scene.frame, second.window?.frame] == frames)
        }
    }

    @Test func aPressOutsideDismissesAPopoverAndNothingElse() async {
        for style: ModalPresentationStyle in [.popover, .formSheet] {
            let scene = await PresentationScene(style)
            scene.main.present(scene.sheet)
            await scene.pilot.settle()
            scene.log.clear()
            await scene.pilot.click(column: 0, row: 0)
            #expect((scene.sheet.window == nil) == (style == .popover))
            #expect(!scene.log.entries.contains { $0.hasPrefix("main down") })
        }
    }

    @Test func aPopoverMayStayOpen() async {
        let scene = await PresentationScene(.popover)
        let subscription = scene.sheet.on { (_: OutsidePress) in .stop }
        scene.main.present(scene.sheet)
        await scene.pilot.click(column: 0, row: 0)
        #expect(scene.sheet.window != nil)
        subscription.cancel()
        scene.sheet.isModalInPresentation = true
        await scene.pilot.click(column: 0, row: 0)
        await scene.pilot.press("escape")
        #expect(scene.sheet.window != nil)
        scene.sheet.isModalInPresentation = false
        await scene.pilot.press("escape")
        #expect(scene.sheet.window == nil)
    }

    @Test func whoTakesEscFirstKeepsItFromDismissing() async {
        let scene = await PresentationScene()
        scene.sheet.bind("escape") {}
        scene.main.present(scene.sheet)
        await scene.pilot.press("escape")
        #expect(scene.sheet.window != nil)
    }
}
