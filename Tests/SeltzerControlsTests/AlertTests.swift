// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ViewController+lastPresented.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerControls

@MainActor
private final class AlertScene {
    let root: ViewController
    let pilot: Pilot
    private(set) var log: [String] = []

    init(columns: Int = 40, rows: Int = 10) async {
        root = ViewController()
        pilot = await Pilot(plain: root, columns: columns, rows: rows)
        root.on { [unowned self] (answered: AlertAnswered) in
            log.append("posted \(answered.index) \(answered.title)")
            return .ignored
        }
    }

    func action(_ title: String, _ style: AlertAction.Style = .default) -> AlertAction {
        AlertAction(title, style: style) { [unowned self] in
            log.append("ran \(title), \(root.presentedViewController == nil ? "gone" : "there")")
        }
    }

    func show(
        _ heading: String = "Delete?", message: String = "", _ actions: [AlertAction]? = nil,
        preferred: Int? = nil
    ) async {
        let actions = actions ?? [action("&Delete"), action("&Keep", .cancel)]
        root.present(
            Alert(heading, message: message, actions: actions, preferred: preferred))
        await pilot.settle()
    }

    var isShown: Bool { root.presentedViewController != nil }

    /// The last line of a handler; the line of the event follows it.
    var lastRun: String? { log.last { $0.hasPrefix("ran") } }
}

@MainActor
@Suite struct AlertTests {
    @Test(
        "The alert goes, the handler of the chosen button runs, and the alert posts",
        arguments: [
            ("enter", "posted 0 Delete", "ran &Delete, gone"),
            ("space", "posted 0 Delete", "ran &Delete, gone"),
            ("escape", "posted 1 Keep", "ran &Keep, gone"),
            ("alt-k", "posted 1 Keep", "ran &Keep, gone"),
        ])
    func keys(key: String, posted: String, ran: String) async throws {
        let scene = await AlertScene()
        await scene.show()
        await scene.pilot.press(try #require(KeyChord(parsing: key)))
        #expect(scene.log == [ran, posted])
        #expect(!scene.isShown)
    }

    @Test func arrowsTabAndMouseChooseToo() async {
        let scene = await AlertScene()
        await scene.show()
        await scene.pilot.press("left", "enter")
        #expect(scene.lastRun == "ran &Keep, gone")
        await scene.show()
        await scene.pilot.press("tab", "right", "tab", "space")
        #expect(scene.lastRun == "ran &Keep, gone")
        await scene.show()
        await scene.pilot.click(on: "Delete  ")
        #expect(scene.lastRun == "ran &Delete, gone")
        #expect(!scene.isShown)
    }

    @Test func itHasToBeAnswered() async {
        let scene = await AlertScene()
        await scene.show("Choose", [scene.action("A"), scene.action("B")])
        await scene.pilot.press("escape")
        await scene.pilot.click(column: 0, row: 0)
        #expect(scene.isShown)
        #expect(scene.log.isEmpty)
    }

    @Test func aLoneButtonIsChosenByEscToo() async {
        let scene = await AlertScene()
        await scene.show("Done", [])
        #expect(scene.pilot.screen.contains(" OK "))
        await scene.pilot.press("escape")
        #expect(scene.log == ["posted 0 OK"])
    }

    @Test func anotherButtonMayBeTheDefaultOne() async {
        let scene = await AlertScene()
        await scene.show("Delete?", [scene.action("Delete"), scene.action("Keep")], preferred: 1)
        await scene.pilot.press("enter")
        #expect(scene.lastRun == "ran Keep, gone")
        await scene.show("Delete?", [scene.action("Delete"), scene.action("Keep")], preferred: 7)
        await scene.pilot.press("enter")
        #expect(scene.lastRun == "ran Delete, gone")
    }

    @Test func theAnswerIsAwaited() async {
        let scene = await AlertScene()
        let task = Task { @MainActor in
            await scene.root.present(
                Alert("Really?", actions: [AlertAction("Yes"), AlertAction("No", style: .cancel)]),
                until: AlertAnswered.self)
        }
        await scene.pilot.settle()
        await scene.pilot.press("escape")
        #expect(await task.value == AlertAnswered(title: "No", index: 1))
        #expect(!scene.isShown)
    }

    // MARK: The picture

    @Test func theHarmlessAnswerIsFocusedBeforeADestructiveOne() async {
        let scene = await AlertScene()
        await scene.show(
            "Delete?", [scene.action("Delete", .destructive), scene.action("Keep", .cancel)])
        await scene.pilot.press("enter")
        #expect(scene.lastRun == "ran Keep, gone")
        await scene.show(
            "Delete?", [scene.action("Delete", .destructive), scene.action("Keep", .cancel)],
            preferred: 0)
        await scene.pilot.press("enter")
        #expect(scene.lastRun == "ran Delete, gone")
        await scene.show("Delete?", [scene.action("Delete", .destructive)])
        await scene.pilot.press("enter")
        #expect(scene.lastRun == "ran Delete, gone")
    }

    @Test func theActionStandsAtTheRightAndCancelBeforeIt() async throws {
        let scene = await AlertScene(columns: 70, rows: 11)
        await scene.show(
            "Save?",
            [scene.action("Save"), scene.action("Cancel", .cancel), scene.action("Throw away")])
        let places = try ["Throw away", "Cancel", "Save"].map {
            try #require(scene.pilot.location(of: " \($0) ")).x
        }
        #expect(places == places.sorted())
        #expect(places[1] - places[0] > 16)
        #expect(places[2] - places[1] == 12)
    }

    @Test func itsPicture() async {
        let scene = await AlertScene(columns: 40, rows: 11)
        await scene.show(
            "Delete 3 files?", message: "They cannot be brought back, not even from the bin.")
        #expect(scene.pilot.difference(fromSnapshot: "alert") == nil)
    }

    @Test func longMessagesAreWrappedAndCutAtLast() async {
        let scene = await AlertScene(columns: 40, rows: 10)
        let message = (1...60).map { "word\($0)" }.joined(separator: " ")
        await scene.show("Read", message: message)
        #expect(scene.pilot.screen.contains("word1 word2"))
        #expect(scene.pilot.screen.contains("…"))
        #expect(scene.pilot.screen.contains("[ Keep ] ▌  Delete  ▐"))
        await scene.pilot.resize(columns: 200, rows: 60)
        #expect(scene.pilot.screen.contains("word60"))
        #expect(!scene.pilot.screen.contains("…"))
    }

    @Test(arguments: [(12, 4), (20, 6), (30, 5), (40, 10), (200, 60)])
    func theButtonsAreNeverLost(columns: Int, rows: Int) async {
        let scene = await AlertScene(columns: columns, rows: rows)
        await scene.show(message: "A message that is rather long for a small terminal.")
        #expect(scene.pilot.location(of: "Delete") != nil)
        #expect(scene.pilot.location(of: "Keep") != nil)
        #expect(await scene.pilot.click(on: "[ Keep ]"))
        #expect(scene.lastRun == "ran &Keep, gone")
    }

    @Test(arguments: [24, 30, 36, 40])
    func inANarrowPaneTheWholeQuestionIsRead(columns: Int) async {
        let scene = await AlertScene(columns: columns, rows: 24)
        await scene.show(
            "Discard the changes in lemonade-with-ice.md?",
            message: "They were not saved since this morning.",
            [
                scene.action("&Save it first"), scene.action("&Cancel", .cancel),
                scene.action("&Discard", .destructive),
            ])
        let words = scene.pilot.screen.split { $0 == " " || $0 == "\n" }
        // A line may end at a hyphen.
        let text = words.joined(separator: " ").replacing("- ", with: "-")
        #expect(text.contains("Discard the changes in lemonade-with-ice.md?"), "\(text)")
        #expect(text.contains("since this morning."), "\(text)")
        #expect(!scene.pilot.screen.contains("…"), "\(scene.pilot.screen)")
        #expect(scene.pilot.screen.contains("Save it first"))
        #expect(await scene.pilot.click(on: "Cancel"))
        #expect(scene.lastRun == "ran &Cancel, gone")
    }

    @Test(arguments: [(0, 0), (1, 1), (5, 2), (8, 1)])
    func tinyScreensAreHarmless(columns: Int, rows: Int) async {
        let scene = await AlertScene(columns: columns, rows: rows)
        await scene.show("\u{1B}[2J漢字", message: "漢字漢字\u{1B}\n\n漢")
        await scene.pilot.press("enter")
        #expect(scene.lastRun == "ran &Delete, gone")
    }

    @Test func ofTwoAlertsOneAfterTheOtherEachIsAnswered() async {
        let root = ViewController()
        let pilot = await Pilot(plain: root, columns: 40, rows: 10)
        #expect(root.present(Alert("First", actions: [AlertAction("&A"), AlertAction("&B")])))
        // One alert at a time: the second one is presented by the first.
        #expect(!root.present(Alert("Second")))
        #expect(root.lastPresented === root.presentedViewController)
        #expect(root.presentedViewController?.present(Alert("Second")) == true)
        #expect(root.lastPresented === root.presentedViewController?.presentedViewController)
        await pilot.press("enter")
        #expect(pilot.events(AlertAnswered.self) == [AlertAnswered(title: "OK", index: 0)])
        await pilot.press("alt-b")
        #expect(pilot.events(AlertAnswered.self).last == AlertAnswered(title: "B", index: 1))
        #expect(root.presentedViewController == nil)
    }

    @Test(arguments: [Size(width: 40, height: 12), Size(width: 60, height: 20)])
    func onASmallScreenItFillsTheScreen(size: Size) async {
        let scene = await AlertScene(columns: size.width, rows: size.height)
        await scene.show(
            "Delete 3 files?", message: "They cannot be brought back, not even from the bin.")
        let name = "alert-\(size.width)x\(size.height)"
        #expect(scene.pilot.difference(fromSnapshot: name) == nil)
    }

    @Test(arguments: [Size(width: 40, height: 12), Size(width: 60, height: 20)])
    func aSheetFillsASmallScreenToo(size: Size) async {
        let root = ViewController()
        let pilot = await Pilot(plain: root, columns: size.width, rows: size.height)
        let rows = (1...12).map { Label("Row \($0) of a sheet that is higher than small screens") }
        let sheet = ViewController(view: StackView(.vertical, rows))
        sheet.title = "Settings"
        root.present(sheet)
        await pilot.settle()
        let name = "sheet-\(size.width)x\(size.height)"
        #expect(pilot.difference(fromSnapshot: name) == nil)
    }

    @Test(arguments: [(40, 10), (30, 6), (100, 12)])
    func allOfALongAlertCanBeRead(columns: Int, rows: Int) async {
        let scene = await AlertScene(columns: columns, rows: rows)
        let message = (1...30).map { "Line \($0) of it" }.joined(separator: "\n")
        await scene.show("Delete all of these?", message: message)
        #expect(scene.pilot.screen.contains("Delete all"))
        var seen: Set<Int> = []
        for _ in 0..<40 {
            seen.formUnion((1...30).filter { scene.pilot.screen.contains("Line \($0) of it") })
            #expect(scene.pilot.screen.contains("[ Keep ]"))
            await scene.pilot.press("down")
        }
        #expect(seen == Set(1...30))
        await scene.pilot.press("home")
        #expect(scene.pilot.screen.contains("Delete all"))
        await scene.pilot.press("end")
        #expect(scene.pilot.screen.contains("Line 30 of it"))
        await scene.pilot.press("enter")
        #expect(scene.lastRun == "ran &Delete, gone")
    }

    @Test func aLongHeadingScrollsToo() async {
        let scene = await AlertScene(columns: 40, rows: 8)
        await scene.show((1...60).map { "word\($0)" }.joined(separator: " "))
        #expect(!scene.pilot.screen.contains("word60"))
        for _ in 0..<10 { await scene.pilot.press("pagedown") }
        #expect(scene.pilot.screen.contains("word60"))
    }
}
