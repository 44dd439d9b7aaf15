// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// A screen with one view, whose controls move.
@MainActor
private func start(
    _ view: View, reducesMotion: Bool = false, animatesControls: Bool = true,
    capabilities: DisplayCapabilities = DisplayCapabilities()
) async -> Pilot {
    let root = View()
    root.addSubview(view)
    view.frame = Rect(origin: .zero, size: view.sizeThatFits(Size(width: 40, height: 6)))
    let pilot = await Pilot(
        ViewController(view: root), columns: 40, rows: 12, capabilities: capabilities)
    pilot.application.theme = .fathom
    pilot.application.animatesControls = animatesControls
    pilot.application.reducesMotion = reducesMotion
    await pilot.settle()
    return pilot
}

extension Pilot {
    /// The text of the first row in each frame of a movement, the present one first.
    fileprivate func firstRows(_ count: Int = 4) async -> [String] {
        var rows = [firstRow]
        for _ in 0..<count {
            await advance(by: .milliseconds(34))
            rows.append(firstRow)
        }
        return rows
    }

    fileprivate var firstRow: String {
        String(screen.prefix { $0 != "\n" })
    }

    fileprivate func background(_ x: Int) -> Color {
        display.buffer[Point(x: x, y: 0)].background
    }
}

@MainActor
@Suite struct ControlMotionTests {
    // MARK: Presses by key

    @Test(arguments: ["enter", "space", "alt-g"])
    func aKeyOnAButtonIsSeenLikeAClick(key: String) async throws {
        let pilot = await start(Button("&Go"))
        let plain = pilot.background(3)
        await pilot.mouseDown(column: 3, row: 0)
        await pilot.move(column: 30, row: 9)
        await pilot.move(column: 3, row: 0)
        let pressed = pilot.background(3)
        await pilot.mouseUp(column: 30, row: 9)
        await pilot.move(column: 30, row: 9)
        #expect(pressed != plain && pilot.background(3) == plain)

        await pilot.press(try #require(KeyChord(parsing: key)))
        #expect(pilot.events(ButtonPressed.self).count == 1)
        #expect(pilot.background(3) == pressed)
        await pilot.advance(by: .milliseconds(67))
        #expect(pilot.background(3) == pressed)
        await pilot.advance(by: .milliseconds(34))
        #expect(pilot.background(3) == plain)
        #expect(pilot.clock.nextDeadline == nil)
    }

    @Test func aPressByKeyTakesTwoFrames() async {
        let pilot = await start(Button("Go"))
        let frames = pilot.display.frameCount
        await pilot.press("enter")
        await pilot.advance(by: .seconds(5))
        #expect(pilot.display.frameCount == frames + 2)
    }

    @Test func aDefaultButtonShowsThatEnterPressesIt() async {
        let button = Button("Save")
        let pilot = await start(button)
        button.window?.defaultButton = button
        await pilot.settle()
        let plain = pilot.background(3)
        await pilot.press("enter")
        #expect(pilot.background(3) != plain)
    }

    @Test func aSecondKeyLengthensThePress() async {
        let pilot = await start(Button("Go"))
        let plain = pilot.background(3)
        await pilot.press("enter")
        await pilot.advance(by: .milliseconds(70))
        await pilot.press("enter")
        await pilot.advance(by: .milliseconds(70))
        #expect(pilot.background(3) != plain)
        await pilot.advance(by: .milliseconds(70))
        #expect(pilot.background(3) == plain)
    }

    @Test(arguments: [(true, true), (false, false)])
    func withoutMotionAPressByKeyDrawsNothing(reduces: Bool, animates: Bool) async {
        let pilot = await start(
            Button("Go"), reducesMotion: reduces, animatesControls: animates)
        let frames = pilot.display.frameCount
        await pilot.press("enter")
        #expect(pilot.events(ButtonPressed.self).count == 1)
        #expect(pilot.display.frameCount == frames)
        #expect(pilot.clock.nextDeadline == nil)
    }

    @Test func aButtonThatLeavesIsNotPressedWhenItComesBack() async {
        let button = Button("Go")
        let pilot = await start(button)
        let root = button.superview
        let plain = pilot.background(3)
        await pilot.press("enter")
        button.removeFromSuperview()
        await pilot.settle()
        root?.addSubview(button)
        button.becomeFirstResponder()
        await pilot.settle()
        #expect(pilot.background(3) == plain)
    }

    // MARK: Switches

    @Test func theThumbOfASwitchRunsInHalfCells() async {
        let lever = Switch("Wrap")
        let pilot = await start(lever)
        pilot.application.preferredFramesPerSecond = 1_000
        var seen: [String] = []
        await pilot.press("space")
        #expect(lever.isOn)
        for _ in 0..<90 {
            let mark = String(pilot.firstRow.dropFirst().prefix(3))
            if seen.last != mark { seen.append(mark) }
            await pilot.advance(by: .milliseconds(1))
        }
        #expect(seen == ["●──", "╺╸─", "━●─", "━╺╸", "━━●"])
    }

    @Test func aSwitchIsAtItsEndWithinThreeFrames() async {
        let pilot = await start(Switch("Wrap", isOn: true))
        await pilot.press("space")
        let rows = await pilot.firstRows().map { $0.dropFirst().prefix(3) }
        #expect(rows[0] == "━━○" && rows[3] == "○──" && rows[4] == "○──")
        #expect(rows[1] != rows[0] && rows[1] != rows[3])
        #expect(pilot.clock.nextDeadline == nil)
    }

    @Test func aThumbTurnsBackWhereItIs() async {
        let lever = Switch("Wrap")
        let pilot = await start(lever)
        pilot.application.preferredFramesPerSecond = 1_000
        await pilot.press("space")
        await pilot.advance(by: .milliseconds(10))
        let half = pilot.firstRow
        await pilot.press("space")
        #expect(!lever.isOn)
        #expect(half.contains("╺╸") && pilot.firstRow.contains("╺╸"))
        await pilot.advance(by: .seconds(1))
        #expect(pilot.firstRow.contains("○──"))
    }

    @Test func aClickTurnsASwitchAtOnce() async {
        let pilot = await start(Switch("Wrap"))
        await pilot.click(column: 2, row: 0)
        #expect(pilot.firstRow.contains("━━●"))
        #expect(pilot.clock.nextDeadline == nil)
    }

    @Test func aValueOfTheProgramEndsTheRun() async {
        let lever = Switch("Wrap")
        let pilot = await start(lever)
        await pilot.press("space")
        lever.isOn = false
        await pilot.settle()
        #expect(pilot.firstRow.contains("○──"))
    }

    @Test(arguments: [false, true])
    func programSetsValuesWithAndWithoutMovement(animated: Bool) async {
        let lever = Switch("Wrap") { _ in Issue.record("reported") }
        let pilot = await start(lever)
        lever.setOn(true, animated: animated)
        #expect(lever.isOn)
        await pilot.settle()
        #expect(pilot.firstRow.contains(animated ? "●──" : "━━●"))
        await pilot.advance(by: .seconds(1))
        #expect(pilot.firstRow.contains("━━●"))

        let slider = Slider(value: 0, in: 0...20, step: 1) { _ in Issue.record("reported") }
        let other = await start(slider)
        slider.setValue(20, animated: animated)
        #expect(slider.value == 20)
        await other.settle()
        let place = { other.firstRow.prefix { $0 != "●" && $0 != "╺" }.count }
        #expect(place() == (animated ? 1 : 20))
        await other.advance(by: .seconds(1))
        #expect(place() == 20)
    }

    @Test func asciiThumbsRunInWholeCells() async {
        let pilot = await start(
            Switch("Wrap"), capabilities: DisplayCapabilities(isUnicode: false))
        pilot.application.preferredFramesPerSecond = 1_000
        var seen: [String] = []
        await pilot.press("space")
        for _ in 0..<90 {
            let mark = String(pilot.firstRow.dropFirst().prefix(3))
            if seen.last != mark { seen.append(mark) }
            await pilot.advance(by: .milliseconds(1))
        }
        #expect(seen == ["*--", "=*-", "==*"])
    }

    // MARK: Sliders

    @Test func theThumbOfASliderRunsToItsPlace() async {
        let slider = Slider(value: 0, in: 0...20, step: 1)
        let pilot = await start(slider)
        #expect(pilot.firstRow.contains("●────"))
        await pilot.press("end")
        #expect(slider.value == 20)
        let rows = await pilot.firstRows()
        let places = rows.map { $0.prefix { $0 != "●" && $0 != "╺" }.count }
        #expect(places[0] == 1 && places == places.sorted())
        #expect(places[1] > 8 && places[1] < 20)
        #expect(places[3] == 20 && rows[3] == rows[4])
        #expect(pilot.clock.nextDeadline == nil)
    }

    @Test(arguments: [Axis.horizontal, .vertical])
    func halfOfAThumbIsInEachOfTwoCells(axis: Axis) async {
        let slider = Slider(value: 0, in: 0...7, step: 1, axis: axis)
        if axis == .horizontal { slider.frame.size.width = 10 }
        let pilot = await start(slider)
        pilot.application.preferredFramesPerSecond = 1_000
        await pilot.press(axis == .horizontal ? "right" : "up")
        var seen: Set<String> = []
        for _ in 0..<90 {
            seen.insert(pilot.screen)
            await pilot.advance(by: .milliseconds(1))
        }
        let halves = axis == .horizontal ? ("╺", "╸") : ("╹", "╻")
        #expect(seen.contains { $0.contains(halves.0) && $0.contains(halves.1) })
        #expect(!pilot.screen.contains(halves.0))
    }

    @Test func pointerAndWheelMoveAThumbAtOnce() async {
        let slider = Slider(value: 0, in: 0...20, step: 1)
        let pilot = await start(slider)
        await pilot.drag(fromColumn: 1, row: 0, toColumn: 11, row: 0)
        #expect(pilot.clock.nextDeadline == nil)
        let row = pilot.firstRow
        await pilot.wheel(dy: -1, column: 11, row: 0)
        #expect(pilot.firstRow != row)
        #expect(pilot.clock.nextDeadline == nil)
    }

    @Test func aPressOfThePointerEndsTheRun() async {
        let slider = Slider(value: 0, in: 0...20, step: 1)
        let pilot = await start(slider)
        await pilot.press("end")
        await pilot.click(column: 6, row: 0)
        #expect(pilot.firstRow.prefix { $0 != "●" }.count == 6)
        #expect(slider.value == scaleValue(6))
    }

    private func scaleValue(_ column: Int) -> Double {
        (Double(column - 1) * 20 / 19).rounded()
    }

    @Test func withReducedMotionAThumbIsThereInOneFrame() async {
        let slider = Slider(value: 0, in: 0...20, step: 1)
        let pilot = await start(slider, reducesMotion: true)
        let frames = pilot.display.frameCount
        await pilot.press("end")
        #expect(pilot.firstRow.prefix { $0 != "●" }.count == 20)
        #expect(pilot.display.frameCount == frames + 1)
        #expect(pilot.clock.nextDeadline == nil)
    }

    // MARK: Toasts

    @Test func aToastSlidesInFromTheBottomAndOutAgain() async throws {
        let button = Button("Go")
        let pilot = await start(button)
        let toast = Toast("Saved", duration: nil)
        toast.show(from: button)
        await pilot.settle()
        #expect(pilot.location(of: "Saved") == nil)
        var rows: [Int] = []
        for _ in 0..<5 {
            await pilot.advance(by: .milliseconds(34))
            if let row = pilot.location(of: "Saved")?.y { rows.append(row) }
        }
        #expect(rows.count >= 4 && rows == rows.sorted(by: >) && rows[0] > rows[4 % rows.count])
        #expect(pilot.clock.nextDeadline == nil)

        toast.dismiss()
        #expect(!toast.isShown && pilot.events(ToastDismissed.self).isEmpty)
        await pilot.settle()
        let last = try #require(pilot.location(of: "Saved")).y
        await pilot.advance(by: .milliseconds(34))
        #expect(pilot.location(of: "Saved").map { $0.y > last } ?? true)
        await pilot.advance(by: .milliseconds(102))
        #expect(pilot.location(of: "Saved") == nil)
        #expect(pilot.clock.nextDeadline == nil)
    }

    @Test func aToastCanBeDismissedWhereItWillBe() async {
        let button = Button("Go")
        let pilot = await start(button)
        let toast = Toast("Saved", duration: nil)
        toast.show(from: button)
        await pilot.settle()
        await pilot.click(column: 35, row: 9)
        #expect(!toast.isShown)
    }

    @Test func aToastAtTheTopComesFromThere() async {
        let button = Button("Go")
        let pilot = await start(button)
        Toast("Saved", duration: nil, edge: .top).show(from: button)
        await pilot.settle()
        #expect(pilot.location(of: "Saved") == nil)
        await pilot.advance(by: .milliseconds(34))
        let row = pilot.location(of: "Saved")?.y ?? -1
        await pilot.advance(by: .seconds(1))
        #expect(pilot.location(of: "Saved").map { $0.y > row } == true)
    }

    @Test func withReducedMotionAToastComesInOneFrame() async {
        let button = Button("Go")
        let pilot = await start(button, reducesMotion: true)
        let frames = pilot.display.frameCount
        Toast("Saved", duration: nil).show(from: button)
        await pilot.settle()
        #expect(pilot.location(of: "Saved") != nil)
        #expect(pilot.display.frameCount == frames + 1)
        #expect(pilot.clock.nextDeadline == nil)
    }

    // MARK: Spinners and progress

    @Test func workThatIsSoonDoneShowsNoSpinner() async {
        let indicator = ActivityIndicator("Loading")
        let pilot = await start(indicator)
        let frames = pilot.display.frameCount
        indicator.startAnimating()
        await pilot.advance(by: .milliseconds(149))
        #expect(pilot.firstRow == "  Loading")
        #expect(pilot.display.frameCount == frames + 1)
        await pilot.advance(by: .milliseconds(2))
        #expect(pilot.firstRow.hasSuffix(" Loading") && pilot.firstRow.first != " ")
        indicator.stopAnimating()
        indicator.startAnimating()
        await pilot.settle()
        #expect(pilot.firstRow == "  Loading")
    }

    @Test func theBubbleOfABusyButtonComesAfterAWhile() async {
        let clock = ManualClock()
        let button = Button("Go") { _ in try? await clock.sleep(for: .seconds(9)) }
        let pilot = await start(button)
        let row = pilot.firstRow
        await pilot.press("enter")
        await pilot.advance(by: .milliseconds(140))
        #expect(pilot.firstRow == row)
        await pilot.advance(by: .milliseconds(20))
        #expect(pilot.firstRow != row)
        clock.advance(by: .seconds(9))
        await pilot.settle()
    }

    @Test func progressIsInTheNextFrameAndNeverOnItsWay() async {
        let bar = ProgressView()
        bar.showsPercentage = false
        let pilot = await start(bar)
        for eighth in [1, 2, 7, 12, 80, 160] {
            bar.progress = Double(eighth) / 160
            await pilot.settle()
            let shown = pilot.firstRow.reduce(0) { sum, sign in
                sum
                    + ("▏▎▍▌▋▊▉█".firstIndex(of: sign).map {
                        "▏▎▍▌▋▊▉█".distance(from: "▏▎▍▌▋▊▉█".startIndex, to: $0) + 1
                    } ?? 0)
            }
            #expect(shown == eighth)
            #expect(pilot.clock.nextDeadline == nil)
        }
    }
}
