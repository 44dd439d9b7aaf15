// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages of small controls.
@MainActor
@Suite struct ControlSamplesTests {
    private func pilot(_ views: [View], rows: Int = 6) async -> Pilot {
        await Pilot(ViewController(view: StackView(.vertical, views)), columns: 40, rows: rows)
    }

    // MARK: Text and buttons

    @Test func aLabelWraps() async {
        let note = Label(
            "The disk is nearly full: only 3 % is left.", style: Style(foreground: .warning))
        note.numberOfLines = 2
        let pilot = await pilot([note])
        #expect(pilot.screen.contains("The disk is nearly full: only 3 % is\nleft."))
    }

    @Test func anImageViewShowsAPicture() async throws {
        let red = Array(repeating: [255, 0, 0, 255] as [UInt8], count: 16 * 16).flatMap { $0 }
        let picture = try #require(
            PixelImage(size: Size(width: 16, height: 16), rgba: red))
        let view = ImageView(pixelImage: picture)
        view.contentMode = .scaleAspectFit
        view.accessibilityLabel = "A map of the harbor"
        let pilot = await pilot([view])
        #expect(pilot.display.buffer[Point(x: 20, y: 0)].background == .rgb(255, 0, 0))
    }

    @Test func aBadgeSaysAState() async {
        let tests = Badge("3 failed", tone: .danger)
        tests.isProminent = true
        let pilot = await pilot([tests])
        #expect(pilot.screen.contains("3 failed"))
    }

    @Test func aButtonRunsItsAction() async {
        let status = Label()
        let mail = Mail()
        let send = Button("&Send") { _ in
            await mail.send()
            status.text = "Sent"
        }
        send.role = .primary
        let pilot = await pilot([send, status])
        await pilot.press("alt-s")
        #expect(status.text == "Sent")
    }

    // MARK: Values and options

    @Test func aCheckboxTurnsAnOption() async {
        let files = DirectoryView(path: "/") { _ in [] }
        let hidden = Checkbox("&Hidden files") { box in files.showsHiddenFiles = box.isOn }
        let pilot = await pilot([hidden, files])
        await pilot.press("alt-h")
        #expect(files.showsHiddenFiles)
    }

    @Test func aSwitchTurnsASetting() async {
        let editor = TextView("Buy lemons.")
        let wraps = Switch("&Wrap lines", isOn: editor.wrapsLines) { lever in
            editor.wrapsLines = lever.isOn
        }
        let wrapped = editor.wrapsLines
        let pilot = await pilot([wraps, editor])
        await pilot.press("alt-w")
        #expect(editor.wrapsLines != wrapped)
    }

    @Test func aSliderChoosesANumber() async {
        let level = ProgressView(progress: 0.3)
        let slider = Slider(value: 30, in: 0...100, step: 5) { slider in
            level.progress = slider.value / 100
        }
        slider.showsValue = true
        slider.numberOfTickMarks = 5
        let pilot = await pilot([slider, level])
        await pilot.press("right")
        #expect(level.progress == 0.35)
    }

    @Test func aRadioGroupChoosesAnOption() async {
        let order = Order()
        let size = RadioGroup(["&Small", "&Medium", "&Large"], selectedIndex: 1) { group in
            order.size = group.selectedOption
        }
        let pilot = await pilot([size])
        await pilot.press("alt-l")
        #expect(order.size == "Large")
    }

    @Test func aSegmentedControlChoosesASegment() async {
        let order = Order()
        let size = SegmentedControl(items: ["Small", "Medium", "Large"], selectedSegmentIndex: 0) {
            order.size = $0.titleForSegment(at: $0.selectedSegmentIndex)
        }
        let pilot = await pilot([size])
        await pilot.press("right")
        #expect(order.size == "Medium")
    }

    @Test func aPopUpButtonChoosesAnItem() async {
        let order = Order()
        let size = PopUpButton(["Small", "Medium", "Large"]) { button in
            order.size = button.selectedItem
        }
        size.placeholder = "Any size"
        let pilot = await pilot([size])
        await pilot.press("space", "down", "down", "enter")
        #expect(order.size == "Medium")
    }

    // MARK: Progress

    @Test func aBarFollowsWork() async {
        let work = WorkProgress(totalUnitCount: 200)
        let bar = ProgressView()
        bar.observedProgress = work
        bar.showsTimeLeft = true
        work.completedUnitCount = 96
        let pilot = await pilot([bar])
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen.contains("48 %"))
    }

    @Test func anIndicatorTurnsWhileWorkGoesOn() async {
        let mail = Mail()
        let busy = ActivityIndicator("Sending", style: .dots)
        busy.startAnimating()
        await mail.send()
        busy.stopAnimating()
        let pilot = await pilot([busy])
        #expect(!pilot.screen.contains("Sending"))
    }

    // MARK: Groups and pages

    @Test func dividersSeparate() async {
        let (header, list, text) = (Label("Notes"), Label("one"), Label("two"))
        let row = StackView(.horizontal, [list, Divider(.vertical), text])
        let page = StackView(.vertical, [header, Divider(), row])
        let pilot = await pilot([page])
        #expect(pilot.screen.contains("one│two"))
    }

    @Test func boxesShareASide() async {
        let (network, options) = (Label("10.0.0.1"), Checkbox("Use a proxy"))
        let boxes = StackView(
            .horizontal, [GroupBox("Network", network), GroupBox("Options", options)], spacing: -1)
        let pilot = await pilot([boxes])
        #expect(pilot.screen.contains("┬"))
    }

    @Test func tabsAreClosedAfterAQuestion() async {
        let (general, letter) = (Label("Nothing to set"), TextView("Dear Ada"))
        let tabs = TabView([
            Tab("&General", view: general), Tab("&Letter", view: letter, isClosable: true),
        ])
        tabs.setEdited(true, forTabAt: 1)
        tabs.answer(ShouldCloseTab.self) { question in question.index != 1 }
        let pilot = await pilot([tabs], rows: 8)
        await pilot.press("alt-l")
        #expect(tabs.selectedIndex == 1)
    }

    // MARK: Messages

    @Test func anAlertAsksBeforeFilesGo() async throws {
        let files = FilesController()
        let pilot = await Pilot(files, columns: 50, rows: 12)
        let task = Task { await files.askToDelete() }
        try await pilot.element(.button, "Delete").click()
        await task.value
        #expect(files.count == 0)
    }

    @Test func aToastOffersTheWayBack() async throws {
        let files = FilesController()
        let pilot = await Pilot(files, columns: 50, rows: 12)
        files.delete()
        try await pilot.element(.button, "Undo").click()
        #expect(files.count == 3)
    }
}

@MainActor
private final class Mail {
    func send() async { await Task.yield() }
}

@MainActor
private final class Order {
    var size: String?
}

private final class FilesController: ViewController {
    var count = 3

    func askToDelete() async {
        let alert = Alert(
            "Delete 3 files?", message: "They cannot be restored.",
            actions: [
                AlertAction("&Keep", style: .cancel), AlertAction("&Delete", style: .destructive),
            ])
        let answer = await present(alert, until: AlertAnswered.self)
        if answer?.index == 1 { delete() }
    }

    func delete() {
        count = 0
        let toast = Toast(
            "Moved to the bin.", detail: "3 files, 1.2 MB", kind: .success,
            action: ToastAction("&Undo") { [weak self] in self?.restore() })
        toast.show(from: self)
    }

    private func restore() { count = 3 }
}
